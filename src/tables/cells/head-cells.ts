import type { Grid, GridCell } from '../grid/grid.ts'
import { textOf } from '../text/text-lines.ts'

/** Share of a column that a rule runs along to part what stands above it from what is below. */
const PARTED = 0.5
/** So many numbers one after another are those of columns. */
const NUMBERED = 3
const NUMBER = /^\(?(?:(\d{1,2})|([a-z]))\)?$/iu

/**
 * Heads that are set beside heads of several rows: a column's own texts in the head are one cell
 * where no rule parts them, and it reaches over the rows that leave the column free. Numbers of the columns are no rest
 * of what stands over them.
 */
export function withTallHeads(grid: Grid, cells: readonly GridCell[]): GridCell[] {
  if (grid.headRows < 2) return [...cells]
  const tall = tallHeads(grid, cells)
  const begun = new Set(tall.map(({ row }) => row))
  // Rows of which nothing would be left are no lines of the heads above: those stay as they are.
  return Array.from({ length: grid.headRows }, (_, r) => r).every((r) => begun.has(r))
    ? tall
    : [...cells]
}

function tallHeads(grid: Grid, cells: readonly GridCell[]): GridCell[] {
  const isHead = (cell: GridCell) => cell.row + cell.rowSpan <= grid.headRows
  const result = cells.filter((cell) => !isHead(cell) || cell.columnSpan > 1)
  const taken = new Set(
    result.flatMap((cell) =>
      Array.from({ length: cell.rowSpan }, (_, r) =>
        Array.from({ length: cell.columnSpan }, (_, c) => `${cell.row + r} ${cell.column + c}`),
      ).flat(),
    ),
  )
  const numbering = Array.from({ length: grid.headRows }, (_, r) =>
    areNumbers(cells.filter(({ row }) => row === r)),
  )
  const single = cells.filter((cell) => isHead(cell) && cell.columnSpan === 1)
  for (const [column, own] of Map.groupBy(single, (cell) => cell.column)) {
    const isOpen = (row: number) =>
      !numbering[row] &&
      !numbering[row + 1] &&
      !taken.has(`${row} ${column}`) &&
      !taken.has(`${row + 1} ${column}`) &&
      !isPartedBelow(grid, row, column)
    let top = 0
    for (const cell of own.toSorted((a, b) => a.row - b.row)) {
      let { row } = cell
      while (row > top && isOpen(row - 1)) row--
      const rowSpan = cell.row + cell.rowSpan - row
      const above = result.at(-1)
      if (above && row > 0 && row === top && isOpen(row - 1))
        result[result.length - 1] = {
          ...above,
          rowSpan: above.rowSpan + rowSpan,
          words: [...above.words, ...cell.words],
        }
      else result.push({ ...cell, row, rowSpan })
      top = row + rowSpan
    }
    const bottom = result.length - 1
    while (top < grid.headRows && isOpen(top - 1)) top++
    result[bottom] = { ...result[bottom]!, rowSpan: top - result[bottom]!.row }
  }
  return result
}

/** Are the texts of a row the numbers of its columns, or their letters: `1`, `2`, `3`? */
function areNumbers(cells: readonly GridCell[]): boolean {
  const own = cells
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.column - b.column)
    .map(({ words }) => numberIn(textOf(words)))
  return own.length >= NUMBERED && own.every((number, i) => number === own[0]! + i)
}

function numberIn(text: string): number {
  const [, digits, letter] = NUMBER.exec(text) ?? []
  return digits ? Number(digits) : (letter?.toLowerCase().codePointAt(0) ?? Number.NaN)
}

/** Is a rule drawn below a row in a column? */
function isPartedBelow(grid: Grid, r: number, c: number): boolean {
  const { left, right } = grid.columns[c]!
  return grid.levels.slice(grid.rows[r]!.band, grid.rows[r + 1]!.band).some((level) => {
    const drawn = level.pieces.reduce(
      (sum, piece) => sum + Math.max(0, Math.min(right, piece.to) - Math.max(left, piece.from)),
      0,
    )
    return drawn >= PARTED * (right - left)
  })
}
