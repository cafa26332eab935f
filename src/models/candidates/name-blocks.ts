import { isAddressLine, readTown } from '../../fields/address.ts'
import { digits } from '../../fields/counts.ts'
import { isAddressee } from '../../fields/east-asian-words.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { LABEL_AT, labelScores } from './label-scores.ts'
import { SEPARATOR } from './name-candidate.ts'
import { isAligned } from './name-lines.ts'

const NAMED: readonly LabelName[] = [
  'vendor',
  'customer',
  'billing_address',
  'shipping_address',
  'bank',
  'account_holder',
  'contact',
]

/** A block of lines that a name may stand in. */
export interface Block {
  readonly label: LabelName | null
  readonly rows: number
  readonly lines: number
  readonly first: boolean
}

/** What stands behind the last sign that parts a line. */
export const lastPart = (text: string): string => text.split(/\s[·•|●∙■–—-]\s/).at(-1) ?? ''

/** Lines under a piece that go on in its column; each of its names asks for them. */
export const linesBelow = (row: Row, piece: Piece, document: DocumentText): readonly Piece[] =>
  belowIn(document)(row)(piece)

const belowIn = once((document: DocumentText) =>
  once((row: Row) => once((piece: Piece) => lookedBelow(row, piece, document))),
)

function lookedBelow(row: Row, piece: Piece, document: DocumentText): Piece[] {
  const found: Piece[] = []
  let last = row
  for (const other of document.rows.slice(row.index + 1, row.index + 12)) {
    if (other.page !== row.page || other.baseline - last.baseline > 2.6 * row.em) break
    const own = other.pieces.find((line) => isAligned(line, piece, row.em))
    if (!own) continue
    found.push(own)
    last = other
    if (found.length >= 6) break
  }
  return found
}

/** Rows under a name in which its tax number may stand. */
const TAX_ID_ROWS = 14

/** Whether a tax number stands in the column under a piece, before another party begins there. */
export function hasTaxIdUnder(row: Row, piece: Piece, document: DocumentText): boolean {
  let last = row
  for (const other of document.rows.slice(row.index + 1, row.index + 1 + TAX_ID_ROWS)) {
    if (other.page !== row.page || other.baseline - last.baseline > 3.6 * row.em) return false
    const own = other.pieces.find((line) => isAligned(line, piece, row.em))
    if (!own) continue
    if (partyOf(own)) return false
    if (isTaxId(own)) return true
    last = other
  }
  return false
}

const isTaxId = once(
  (line: Piece): boolean =>
    digits(line.text) >= 7 &&
    (vatIdsIn(line.text).length > 0 ||
      line.labels.some(({ names }) => names.includes('tax_id') || names.includes('registration'))),
)

/** Heads of columns in a row of items, at least. */
const HEADS = 2

/** Whether a row is the head of a table of items. */
export const isHead = (row: Row): boolean =>
  row.pieces.filter((piece) =>
    piece.labels.some((label) => label.names.some((name) => name.startsWith('column_'))),
  ).length >= HEADS

/** Whether the next line or the one after it is one of an address. */
export const addressUnder = (row: Row, piece: Piece, document: DocumentText): boolean =>
  !lineMarks(piece).address &&
  linesBelow(row, piece, document)
    .slice(0, 2)
    .some((line) => lineMarks(line).address)

/** Widest step from line to line of a block, and from its head, which may have a cell of its own, in ems. */
const STEP = 3.2
const HEAD_STEP = 4.5

/** The block a piece stands in: how many lines are over it, and the label they begin with. */
export function blockOf(row: Row, piece: Piece, document: DocumentText): Block {
  let lines = 0
  let last = row
  let steps = 0
  for (let i = row.index - 1; i >= Math.max(0, row.index - 14); i--) {
    const other = document.rows[i]!
    const step = last.baseline - other.baseline
    if (other.page !== row.page || step > HEAD_STEP * row.em) break
    const own = other.pieces.find(
      (line) =>
        isAligned(line, piece, row.em) ||
        (line.box[0] <= piece.box[0] + row.em && line.box[2] > piece.box[0]),
    )
    if (!own) continue
    const label = partyOf(own)
    if (step > STEP * row.em && !label) break
    steps++
    if (label) return { label, rows: steps, lines, first: lines === 0 }
    lines++
    last = other
  }
  const at = row.pieces.indexOf(piece)
  const beside = row.pieces[at - 1]
  const behind = row.pieces[at + 1]
  const label =
    partyOf(piece) ??
    // A name with how it is written to is itself, and names nothing beside it.
    (beside && !isAddressee(beside.text) ? partyOf(beside) : null) ??
    (behind && isAddressee(behind.text) ? 'customer' : null)
  return { label, rows: label ? 0 : 12, lines, first: lines === 0 }
}

/** Likeness to a party's label from which a line is taken for its head. */
const PARTY = 0.55

const parties = new WeakMap<Piece, LabelName | null>()

/** Whose block a piece heads; the lines of a block are asked for each of its names. */
function partyOf(piece: Piece): LabelName | null {
  let own = parties.get(piece)
  if (own === undefined) {
    own = partyIn(piece)
    parties.set(piece, own)
  }
  return own
}

function partyIn(piece: Piece): LabelName | null {
  if (piece.words.length > 6) return null
  if (isAddressee(piece.text)) return 'customer'
  const scores = labelScores(piece.text)
  let best: LabelName | null = null
  for (const name of NAMED)
    if (scores[LABEL_AT.get(name)!]! > (best ? scores[LABEL_AT.get(best)!]! : PARTY)) best = name
  return best
}

interface LineMarks {
  readonly town: boolean
  readonly address: boolean
  readonly contact: boolean
}

const lines = new WeakMap<Piece, LineMarks>()

export function lineMarks(line: Piece): LineMarks {
  let own = lines.get(line)
  if (!own) {
    own = {
      town: readTown(line.text) !== null,
      address: isAddressLine(line.text),
      contact: /@|www\.|\+?\d[\d\s()/-]{7,}/.test(line.text),
    }
    lines.set(line, own)
  }
  return own
}

/** What rows hold, which many candidates ask for. */
const marked = new WeakMap<Row, { vat: boolean; iban: boolean; senders: readonly Piece[] }>()

export function marksOf(row: Row): { vat: boolean; iban: boolean; senders: readonly Piece[] } {
  let own = marked.get(row)
  if (!own) {
    const figures = digits(row.text)
    own = {
      vat: figures >= 7 && vatIdsIn(row.text).length > 0,
      iban: figures >= 10 && ibanLikeIn(row.text) !== null,
      senders: row.pieces.filter(
        (line) =>
          line.words.findIndex((word) => SEPARATOR.test(word.text)) > 0 &&
          isAddressLine(lastPart(line.text)),
      ),
    }
    marked.set(row, own)
  }
  return own
}

/** The receiver's address stands under the sender's line of a window envelope. */
export const isUnderSender = (row: Row, piece: Piece, document: DocumentText): boolean =>
  document.rows
    .slice(Math.max(0, row.index - 6), row.index)
    .some(
      (other) =>
        other.page === row.page &&
        row.baseline - other.baseline < 9 * row.em &&
        marksOf(other).senders.some((line) => Math.abs(line.box[0] - piece.box[0]) < 3 * row.em),
    )
