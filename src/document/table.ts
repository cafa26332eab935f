import type { Box } from './box.ts'

/** What a cell's text says: a number, an ISO date, or null for anything else. */
export type CellValue = number | string | null

export interface Cell {
  /** 0-based place of the cell's top left corner. */
  readonly row: number
  readonly column: number
  /** At least 1. */
  readonly rowSpan: number
  readonly columnSpan: number
  readonly text: string
  readonly value: CellValue
  /** 1-based page the cell stands on. */
  readonly page: number
  readonly box: Box
  /** That the text is right and at its place: 0..1. */
  readonly confidence: number
}

export interface Table {
  /** 1-based pages the table stands on, ascending. */
  readonly pages: readonly number[]
  /** On the first of its pages. */
  readonly box: Box
  readonly title: string | null
  /** What stands in or right below its frame and is no cell: sources, footnotes. */
  readonly notes: readonly string[]
  readonly rowCount: number
  readonly columnCount: number
  /** How many of the first rows are heads. */
  readonly headerRows: number
  /** Row by row, left to right; every grid place is covered by exactly one cell. */
  readonly cells: readonly Cell[]
  /** That rows and columns are right: 0..1. */
  readonly confidence: number
}

/** Row-major texts; a spanning cell's text stands at its top left place, `''` elsewhere. */
export function rowsOf(table: Table): string[][] {
  const rows = Array.from({ length: table.rowCount }, () =>
    new Array<string>(table.columnCount).fill(''),
  )
  for (const cell of table.cells) rows[cell.row]![cell.column] = cell.text
  return rows
}
