import { unionOf } from '../../document/box.ts'
import type { Cell, Table } from '../../document/table.ts'
import { median } from '../text/units.ts'

/** Of the heads so many are the same again, at least. */
const LEAST_SAME = 2
const SAME_SHARE = 0.6
/** Rows below a head, at least; fewer are no table. */
const LEAST_BODY = 2
/** Words of one text are no farther apart, in heights of its letters. */
const SPACE = 1

/** Gaps between columns are so many times as wide as a space, at least. */
const WIDER = 2

/** A table whose head comes again is several, each under its own; a row of one text above is its title. */
export function partedAtHeads(table: Table): Table[] {
  const { headerRows, rowCount } = table
  const byRow = Map.groupBy(table.cells, (cell) => cell.row)
  const rows = Array.from({ length: rowCount }, (_, r) => byRow.get(r) ?? [])
  const head = rows.slice(0, headerRows)
  if (headerRows === 0 || !head.flat().some(({ text }) => /\p{L}/u.test(text))) return [table]
  const starts: number[] = []
  for (let r = headerRows + LEAST_BODY; r + headerRows + LEAST_BODY <= rowCount; r++)
    if (isAgain(head, rows.slice(r, r + headerRows)) && !isCrossed(table, r)) starts.push(r)
  if (starts.length === 0) return [table]
  return [0, ...starts].map((from, i) => {
    const next = starts[i] ?? rowCount
    const titled = next < rowCount && isTitle(rows[next - 1]!, table)
    const title = i === 0 ? table.title : titleAbove(rows[from - 1]!, table)
    return partOf(table, from, titled ? next - 1 : next, title)
  })
}

/** Are the same texts over the same columns? That over the first one may be another: it may tell the part. */
function isAgain(head: readonly Cell[][], rows: readonly Cell[][]): boolean {
  let all = 0
  let same = 0
  for (const [r, cells] of head.entries())
    for (const { column, text } of cells) {
      if (text === '') continue
      const isSame = rows[r]!.some((cell) => cell.column === column && cell.text === text)
      if (isSame) same++
      if (isSame || column > 0) all++
    }
  return same >= LEAST_SAME && same >= SAME_SHARE * all
}

const isCrossed = ({ cells }: Table, row: number): boolean =>
  cells.some((cell) => cell.row < row && cell.row + cell.rowSpan > row)

/** One text, which may run on over columns of figures, or where other rows leave a wide gap between columns. */
function isTitle(cells: readonly Cell[], table: Table): boolean {
  const own = printedOf(cells)
  if (table.columnCount < 2 || own.length === 0) return false
  const runsOn = own.slice(1).every(({ box }, i) => {
    const before = own[i]!.box
    return box[0] - before[2] <= SPACE * (before[3] - before[1])
  })
  const isOfFigures = (column: number): boolean => {
    const texts = table.cells.filter((cell) => cell.column === column && /\d/.test(cell.text))
    return texts.length > 0 && texts.filter(({ text }) => hasLetter(text)).length * 2 < texts.length
  }
  const gaps = table.cells.flatMap((cell) => {
    const next = table.cells.find(
      ({ row, column, text }) => text !== '' && row === cell.row && column === own[1]?.column,
    )
    return next && cell.column === own[0]!.column && cell.text !== '' ? [gapOf(cell, next)] : []
  })
  const isWithin = (i: number) => i === 0 && gapOf(own[0]!, own[1]!) * WIDER < median(gaps)
  const beside = own
    .slice(1)
    .filter(({ text, column }, i) => isWithin(i) || (hasLetter(text) && isOfFigures(column)))
  return runsOn && beside.length * 2 >= own.length - 1
}

const gapOf = (cell: Cell, next: Cell): number => next.box[0] - cell.box[2]

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Those with a text, left to right. */
const printedOf = (cells: readonly Cell[]): Cell[] =>
  cells.filter(({ text }) => text !== '').sort((a, b) => a.column - b.column)

const titleAbove = (cells: readonly Cell[], table: Table): string | null =>
  isTitle(cells, table)
    ? printedOf(cells)
        .map(({ text }) => text)
        .join(' ')
    : null

/** Rows `from` to `to` as a table of their own. */
function partOf(table: Table, from: number, to: number, title: string | null): Table {
  const cells = table.cells
    .filter((cell) => cell.row >= from && cell.row < to)
    .map((cell) => ({ ...cell, row: cell.row - from }))
  const notes = to === table.rowCount ? table.notes : []
  return {
    ...table,
    title,
    notes,
    box: unionOf(cells.map(({ box }) => box)),
    rowCount: to - from,
    cells,
  }
}
