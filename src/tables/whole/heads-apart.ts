import { unionOf } from '../../document/box.ts'
import type { Cell, Table } from '../../document/table.ts'
import { type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { hasOwnHead, isFigureText, isYearText } from './own-head.ts'

/** Rows of a head at most. */
const MOST_ROWS = 3
/** How far below a head its body begins, in line pitches, and their sides lie apart, in ems. */
const NEXT_LINE = 1.8
const BESIDE = 2.5

/**
 * Tables whose heads, or first rows, have walls or shades of their own while the other rows have
 * none: found as two, one right under the other with the same columns, they are one. A heading of rows that
 * stands between them is a row of it.
 *
 * @param tables of a page, top to bottom
 * @param lines of the page that are in none
 * @param wereParted were two tables found in one region, and parted?
 */
export function withHeadsApart(
  tables: readonly Table[],
  lines: readonly TextLine[],
  units: Units,
  wereParted: (a: Table, b: Table) => boolean = () => false,
): Table[] {
  const joined = new Set<Table>()
  return tables.flatMap((head) => {
    if (joined.has(head)) return []
    const body = tables.find((table) => table !== head && isUnder(table, head, units))
    if (!body || !sharesColumns(head, body)) return [head]
    if (!isHead(head) && (hasOwnHead(body) || wereParted(head, body))) return [head]
    joined.add(body)
    return [joinedTable(head, body, headingsBetween(head, body, lines))]
  })
}

const isUnder = (body: Table, head: Table, { em, pitch }: Units): boolean => {
  const step = body.box[1] - head.box[3]
  return (
    step > -0.3 * em &&
    step < NEXT_LINE * pitch &&
    Math.min(body.box[2], head.box[2]) - Math.max(body.box[0], head.box[0]) >
      0.75 * (head.box[2] - head.box[0]) - BESIDE * em
  )
}

const isHead = ({ rowCount, cells }: Table): boolean =>
  rowCount <= MOST_ROWS && !cells.some(({ text }) => isFigureText(text))

/** Are all of its rows heads, of years perhaps? */
const areHeads = ({ rowCount, cells }: Table): boolean =>
  rowCount <= MOST_ROWS && !cells.some(({ text }) => isFigureText(text) && !isYearText(text))

/** As many columns, and what stands in each of the body stands under its head. */
function sharesColumns(head: Table, body: Table): boolean {
  if (head.columnCount !== body.columnCount) return false
  const places = columnsOf(head)
  return columnsOf(body).every((own, column) => {
    const above = places[column]
    return !own || !above || (own[0] < above[1] && own[1] > above[0])
  })
}

/** Where each column's text lies, from cells of one column; null without any. */
function columnsOf({ columnCount, cells }: Table): (readonly [from: number, to: number] | null)[] {
  return Array.from({ length: columnCount }, (_, column) => {
    const own = cells.filter(
      (cell) => cell.column === column && cell.columnSpan === 1 && cell.text !== '',
    )
    if (own.length === 0) return null
    const box = unionOf(own.map((cell) => cell.box))
    return [box[0], box[2]] as const
  })
}

/** Lines of one text, all of them within the table's sides. */
function headingsBetween(head: Table, body: Table, lines: readonly TextLine[]): TextLine[] {
  const [x0, , x1] = unionOf([head.box, body.box])
  const between = lines.filter(({ box }) => {
    const y = (box[1] + box[3]) / 2
    return y > head.box[3] && y < body.box[1] && box[0] < x1 && box[2] > x0
  })
  return between.every(({ chunks, box }) => chunks.length === 1 && box[0] >= x0 && box[2] <= x1)
    ? between
    : []
}

function joinedTable(head: Table, body: Table, between: readonly TextLine[]): Table {
  const confidence = Math.min(head.confidence, body.confidence)
  // What stands below rows is the rest of one of their texts.
  const isAbove = areHeads(head)
  const headings = isAbove ? between : []
  const rest = isAbove ? [] : between
  const upper = rest.reduce(withRest, head.cells)
  const middle = headings.map(
    ({ words, box }, i): Cell => ({
      row: head.rowCount + i,
      column: 0,
      rowSpan: 1,
      columnSpan: head.columnCount,
      text: textOf(words),
      value: null,
      page: head.pages[0]!,
      box,
      confidence: words.reduce((least, word) => Math.min(least, word.confidence), confidence),
    }),
  )
  const from = head.rowCount + headings.length
  const lower = body.cells.map((cell): Cell => ({ ...cell, row: cell.row + from }))
  return {
    ...head,
    notes: [...head.notes, ...body.notes],
    box: unionOf([head.box, body.box]),
    rowCount: from + body.rowCount,
    headerRows: isHead(head) ? head.rowCount : head.headerRows,
    cells: [...upper, ...middle, ...lower],
    confidence,
  }
}

/** Cells with a line below them as the rest of the text above it. */
function withRest(cells: readonly Cell[], { words, box }: TextLine): Cell[] {
  const last = Math.max(...cells.map(({ row, rowSpan }) => row + rowSpan))
  const own = cells.find((cell) => cell.row + cell.rowSpan === last && cell.box[2] > box[0])
  return cells.map((cell) =>
    cell === own
      ? { ...cell, text: `${cell.text} ${textOf(words)}`.trim(), box: unionOf([cell.box, box]) }
      : cell,
  )
}
