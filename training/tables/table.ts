import type { Align } from './content.ts'

export interface Cell {
  r: number
  c: number
  rs: number
  cs: number
  /** What the truth says. */
  text: string
  /** Dots that lead to the next column, printed behind the text. */
  leader?: string
  align: Align
  valign: 'top' | 'middle' | 'bottom'
  bold?: boolean
  /** Grey of the ground, 0 to 1. */
  fill?: number
  /** White on dark ground. */
  inverse?: boolean
  /** From bottom to top. */
  rotated?: boolean
  /** Lines it is expected to take. */
  lines: number
}

/** A rule along the grid: r1 = r2 lies above that row, c1 = c2 left of that column. */
export interface Rule {
  r1: number
  c1: number
  r2: number
  c2: number
  width: number
}

/** What a table is called, and how that is set. */
export interface Title {
  text: string
  below: boolean
  /** Points. */
  size: number
  bold: boolean
  italic: boolean
  align: Align
  /** White below it, in points. */
  after: number
  /** It stands in a row of its own over all columns: on a shade, or within the table's frame. */
  row?: { fill?: number; inverse: boolean; framed: boolean }
}

/** A table on one page. Lengths are points. */
export interface Table {
  columns: readonly { width: number; align: Align; wrap: boolean }[]
  rows: number
  /** Rows of the head; none where it is missing. */
  heads: number
  cells: readonly Cell[]
  rules: readonly Rule[]
  ruleGrey: number
  family: string
  size: number
  leading: number
  /** Beside and above the text of a cell. */
  padding: readonly [number, number]
  place: 'left' | 'center'
  title?: Title
  notes: readonly string[]
  kinds: readonly ('head' | 'data' | 'section' | 'subtotal' | 'total')[]
}

/** The text as it is printed. */
export const printed = (cell: Cell): string => cell.text + (cell.leader ?? '')

/** The cell at each place of the grid, spans included. */
export function gridOf(table: Pick<Table, 'cells' | 'rows' | 'columns'>): Cell[][] {
  const grid: Cell[][] = Array.from({ length: table.rows }, () => Array(table.columns.length))
  for (const cell of table.cells)
    for (let r = cell.r; r < cell.r + cell.rs; r++)
      for (let c = cell.c; c < cell.c + cell.cs; c++) grid[r]![c] = cell
  return grid
}

export const tableWidth = (table: Pick<Table, 'columns'>): number =>
  table.columns.reduce((sum, { width }) => sum + width, 0)

/** About how high it is without title and notes. */
export function tableHeight(table: Table): number {
  const rows = Array(table.rows).fill(table.leading + 2 * table.padding[1]) as number[]
  for (const cell of [...table.cells].sort((a, b) => a.rs - b.rs)) {
    const need = cell.rotated
      ? 6 + cell.text.length * table.size * 0.56
      : cell.lines * table.leading + 2 * table.padding[1]
    const own = rows.slice(cell.r, cell.r + cell.rs).reduce((sum, height) => sum + height, 0)
    if (need > own) rows[cell.r + cell.rs - 1]! += need - own
  }
  return rows.reduce((sum, height) => sum + height + 1, 0)
}
