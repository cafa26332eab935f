import type { Box } from '../../document/box.ts'
import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { labelsIn } from '../../fields/label.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { DocumentText, Label, Piece, Row } from './document-text.ts'

/** A column by its printed head. */
export interface Column {
  /** What the head may mean, likeliest first; none for a head that is not known. */
  readonly names: readonly LabelName[]
  readonly text: string
  readonly box: Box
  /** x of its borders. */
  readonly left: number
  readonly right: number
}

/** Column heads found on a page, and the rows they stand on. */
export interface Head {
  readonly page: number
  /** Rows of the document: `first` to `last`, both heads. */
  readonly first: number
  readonly last: number
  readonly columns: readonly Column[]
}

/** What stands in one column of a row. */
export interface ColumnCell {
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
}

interface HeadCell {
  names: LabelName[]
  words: Word[]
}

const isColumnName = (name: LabelName): boolean => name.startsWith('column_')

/** Rows of heads lie this near each other, in ems. */
const HEAD_PITCH = 1.9
const HALF_LINE = 1
/** Lines of a head below the one that tells most, at most. */
const MOST_BELOW = 2

/**
 * Rows that are the head of a table.
 *
 * @param accepts says whether the names of a row's columns make the head that is looked for
 */
export function findHeads(
  document: DocumentText,
  accepts: (columns: readonly (readonly LabelName[])[]) => boolean,
): Head[] {
  const heads: Head[] = []
  for (const row of document.rows) {
    const previous = heads.at(-1)
    if (previous && row.index <= previous.last) continue
    const cells = cellsOfHead(row)
    if (cells === null) continue
    const alone = accepts(cells.map((cell) => cell.names))
    let first = row.index
    let last = row.index
    const joins = (other: Row | undefined, beside: Row): other is Row =>
      other !== undefined && other.page === row.page && isHeadPart(other, beside, cells)
    const above = document.rows[row.index - 1]
    if (joins(above, row)) {
      joinHead(cells, above, true)
      first = above.index
    }
    for (let i = 0; i < MOST_BELOW; i++) {
      const below = document.rows[last + 1]
      if (!joins(below, document.rows[last]!)) break
      joinHead(cells, below, false)
      last = below.index
    }
    for (const cell of cells) cell.names = namesOf(cell, row.recognised)
    // A head may say in its second line alone what it is: `Trans` over `Date`.
    if (!alone && !accepts(cells.map((cell) => cell.names))) continue
    heads.push({ page: row.page, first, last, columns: columnsOf(cells, document, row, last) })
  }
  return heads
}

/** A sum and nothing else stands in no head: the row is a total. */
const SUM = /^[\p{Sc}\s]*\d[\d.,' ]*[.,]\d{2}[\p{Sc}\s]*$/u

/** The cells of a row in which every piece could be a head; null when one could not. */
function cellsOfHead(row: Row): HeadCell[] | null {
  const cells: HeadCell[] = []
  let known = 0
  for (const piece of row.pieces) {
    const labels = piece.labels.filter((label) => label.names.some(isColumnName))
    const both = labels.length === 0 ? namesInTwoLanguages(piece.text) : []
    if (both.length > 0) {
      known++
      cells.push({ names: both, words: [...piece.words] })
      continue
    }
    if (labels.length === 0) {
      if (!/[\p{L}\d%#\p{Sc}]/u.test(piece.text)) continue
      if (SUM.test(piece.text)) return null
      cells.push({ names: [], words: [...piece.words] })
      continue
    }
    known += labels.length
    cells.push(...splitByLabels(piece, labels))
  }
  return known >= 2 && known * 2 >= cells.length ? cells : null
}

/** `Qté/Qty`: what either side of the stroke says. */
function namesInTwoLanguages(text: string): LabelName[] {
  const parts = text.split('/')
  if (parts.length !== 2 || parts.some((part) => !/^\p{L}{2,}\.?$/u.test(part))) return []
  const names = parts.flatMap((part) => labelsIn([part], false).flatMap((label) => label.names))
  return [...new Set(names.filter(isColumnName))]
}

/** One cell a label; words between two labels go to the one before. */
function splitByLabels(piece: Piece, all: readonly Label[]): HeadCell[] {
  const labels = all.filter((label, i) => i === 0 || !goesOn(all[i - 1]!, label, piece))
  return labels.map((label, i) => ({
    names: label.names.filter(isColumnName),
    words: piece.words.slice(i === 0 ? 0 : label.from, labels[i + 1]?.from),
  }))
}

/** `Details of Transactions`: two names for what was booked, with a short word between, are one head. */
const goesOn = (before: Label, label: Label, piece: Piece): boolean =>
  [before, label].every((own) => own.names.includes('column_description')) &&
  label.from === before.to + 1 &&
  /^\p{L}{1,3}$/u.test(piece.words[before.to]!.text)

/** A line of head words above or below: no figures, nothing that begins the body. */
function isHeadPart(other: Row, row: Row, cells: readonly HeadCell[]): boolean {
  const step = Math.abs(other.baseline - row.baseline)
  if (step > HEAD_PITCH * row.em || /\d/.test(other.text)) return false
  // Heads centred beside two-line ones are half a line off: these may be columns of their own.
  const halfLine = step < HALF_LINE * row.em
  return (
    other.pieces.every((piece) => {
      const over = cells.filter((cell) => overlaps(piece.box, boxOf(cell)))
      if (piece.words.length > 3 || over.length > 1) return false
      const [cell] = over
      if (!cell) return halfLine
      return halfLine || isHeadWord(piece) || !cell.names.includes('column_description')
    }) &&
    (halfLine || other.pieces.some(isHeadWord))
  )
}

const isHeadWord = (piece: Piece): boolean =>
  piece.labels.some((label) => label.names.some((name) => isColumnName(name) || name === 'tax')) ||
  /^(?:\p{L}{1,6}\.?%?|%)$/u.test(piece.text)

const boxOf = (cell: HeadCell): Box => unionOf(cell.words.map((word) => word.box))

const overlaps = (a: Box, b: Box): boolean => Math.min(a[2], b[2]) > Math.max(a[0], b[0])

function joinHead(cells: HeadCell[], other: Row, above: boolean): void {
  for (const piece of other.pieces) {
    const cell = cells.find((candidate) => overlaps(piece.box, boxOf(candidate)))
    if (!cell) cells.push({ names: [], words: [...piece.words] })
    else {
      cell.words = above ? [...piece.words, ...cell.words] : [...cell.words, ...piece.words]
    }
  }
}

/** What the words of a head say together, or else what its parts do. */
function namesOf(cell: HeadCell, tolerant: boolean): LabelName[] {
  const words = cell.words.map((word) => word.text)
  const names = labelsIn(words, tolerant).flatMap((label) => label.names.filter(isColumnName))
  return [...new Set([...names, ...cell.names])]
}

/** Rows looked at to find the borders. */
const MOST_ROWS = 80
/** A gap this wide ends what is under a head, in ems. */
const GAP = 4

/** Cuts between neighbouring heads where the rows below have the widest free strip. */
function columnsOf(
  cells: readonly HeadCell[],
  document: DocumentText,
  row: Row,
  last: number,
): Column[] {
  const sorted = cells
    .map((cell) => ({ ...cell, box: unionOf(cell.words.map((word) => word.box)) }))
    .sort((a, b) => a.box[0] - b.box[0])
  const under = rowsUnder(document, row, last).filter((other) => other.pieces.length > 1)
  // Rows with sums are surely the table's; a foot below it may have columns of its own.
  const summed = under.filter((other) => /\d[.,]\d{2}(?!\d)/.test(other.text))
  const total = summed.findIndex(isTotal)
  const body = total > 0 ? summed.slice(0, total) : summed.length >= 1 ? summed : under
  const cuts = sorted.slice(1).map((cell, i) => cutBetween(sorted[i]!.box, cell.box, body))
  return sorted.map((cell, i) => ({
    names: cell.names,
    text: textOf(cell.words),
    box: cell.box,
    left: cuts[i - 1] ?? Number.NEGATIVE_INFINITY,
    right: cuts[i] ?? Number.POSITIVE_INFINITY,
  }))
}

const TOTALS: readonly LabelName[] = [
  'net',
  'subtotal',
  'tax_total',
  'grand_total',
  'total',
  'amount_due',
]

/** Totals keep to columns of their own. */
const isTotal = (row: Row): boolean =>
  row.pieces.some((piece) =>
    piece.labels.some(
      (label) => label.from === 0 && label.names.some((name) => TOTALS.includes(name)),
    ),
  )

/** The rows under a head up to a wide gap. */
function rowsUnder(document: DocumentText, row: Row, last: number): Row[] {
  const under: Row[] = []
  let before = document.rows[last]!
  for (const other of document.rows.slice(last + 1, last + 1 + MOST_ROWS)) {
    if (other.page !== row.page || other.baseline - before.baseline > GAP * row.em) break
    under.push(other)
    before = other
  }
  return under
}

function cutBetween(a: Box, b: Box, body: readonly Row[]): number {
  const from = (a[0] + a[2]) / 2
  const to = Math.max(from + 1, (b[0] + b[2]) / 2)
  const words = body
    .flatMap((row) => row.words)
    .filter((word) => word.box[2] > from && word.box[0] < to)
  const edges = [from, to, a[2], b[0], ...words.flatMap((word) => [word.box[0], word.box[2]])]
    .filter((x) => x >= from && x <= to)
    .sort((x, y) => x - y)
  let best = { x: (a[2] + b[0]) / 2, cover: Number.POSITIVE_INFINITY, width: 0 }
  for (let i = 1; i < edges.length; i++) {
    const [left, right] = [edges[i - 1]!, edges[i]!]
    if (right - left < 0.01) continue
    const x = (left + right) / 2
    const cover = words.filter((word) => word.box[0] < x && word.box[2] > x).length
    // The heads themselves are not to be cut where it can be helped.
    const head = (x < a[2] ? 0.5 : 0) + (x > b[0] ? 0.5 : 0)
    const cost = cover + head
    if (cost < best.cover || (cost === best.cover && right - left > best.width))
      best = { x, cover: cost, width: right - left }
  }
  return best.x
}

/** A row's words by the columns of a head; missing where a column is empty. */
export function cellsOf(row: Row, columns: readonly Column[]): (ColumnCell | undefined)[] {
  const words = columns.map((): Word[] => [])
  for (const word of row.words) {
    const middle = (word.box[0] + word.box[2]) / 2
    const at = columns.findIndex((column) => middle < column.right)
    words[at < 0 ? columns.length - 1 : at]!.push(word)
  }
  return words.map((own) =>
    own.length === 0
      ? undefined
      : { words: own, text: textOf(own), box: unionOf(own.map((word) => word.box)) },
  )
}

type Cells = readonly (ColumnCell | undefined)[]

/** Rows of a document by the columns of a head. */
export interface CellTable {
  readonly body: readonly Row[]
  /** As `body`, one for each column. */
  readonly rows: readonly Cells[]
  /** The same by columns, one for each row. */
  readonly columns: readonly Cells[]
}

export function tableOf(body: readonly Row[], columns: readonly Column[]): CellTable {
  const rows = body.map((row) => cellsOf(row, columns))
  return { body, rows, columns: columns.map((_, c) => rows.map((cells) => cells[c])) }
}
