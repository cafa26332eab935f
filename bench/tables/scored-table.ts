import type { Table } from '../../src/document/table.ts'

/** A cell as a truth or a found table has it; rows and columns from 0, spans at least 1. */
export interface ScoredCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly text: string
}

/** A table on one page, without empty rows and columns around it. */
export interface ScoredTable {
  /** 1-based. */
  readonly page: number
  readonly rowCount: number
  readonly columnCount: number
  /** Those with text. */
  readonly cells: readonly ScoredCell[]
}

/** A table of these cells; empty ones are left out, and so are empty rows and columns at its sides. */
export function scoredTable(page: number, all: readonly ScoredCell[]): ScoredTable {
  const cells = all
    .map((cell) => ({ ...cell, text: plainText(cell.text) }))
    .filter(({ text }) => text !== '')
  const top = Math.min(...cells.map(({ row }) => row))
  const left = Math.min(...cells.map(({ column }) => column))
  return {
    page,
    rowCount: Math.max(0, ...cells.map(({ row, rowSpan }) => row + rowSpan - top)),
    columnCount: Math.max(0, ...cells.map(({ column, columnSpan }) => column + columnSpan - left)),
    cells: cells.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left })),
  }
}

/** Of an answer's table the part on each page; a head that it gives once is repeated when asked for. */
export function partsOf(table: Table, withHeads: boolean): ScoredTable[] {
  const head = table.cells.filter((cell) => cell.row < table.headerRows)
  return table.pages.flatMap((page, i) => {
    const own = table.cells.filter((cell) => cell.page === page)
    if (own.length === 0) return []
    if (i === 0 || !withHeads || own.some((cell) => cell.row < table.headerRows))
      return [scoredTable(page, own)]
    const first = Math.min(...own.map((cell) => cell.row))
    const below = own.map((cell) => ({ ...cell, row: cell.row - first + table.headerRows }))
    return [scoredTable(page, [...head, ...below])]
  })
}

/** One kind of quotes and dashes, no soft hyphens, single spaces. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/­/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A text as the competition compares them: no spaces or case, signs of one kind. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '_')

/** The index of the cell over each place of the grid; -1 where none is. Row by row. */
export function placesOf({ rowCount, columnCount, cells }: ScoredTable): Int32Array {
  const places = new Int32Array(rowCount * columnCount).fill(-1)
  for (const [i, { row, column, rowSpan, columnSpan }] of cells.entries())
    for (let r = row; r < row + rowSpan; r++)
      for (let c = column; c < column + columnSpan; c++)
        if (places[r * columnCount + c] === -1) places[r * columnCount + c] = i
  return places
}
