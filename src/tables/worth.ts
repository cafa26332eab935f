import type { Grid } from './grid.ts'
import { isNumeric } from './rows.ts'

/** Cells of an aligned table have this many words at most, in the middle. */
const MOST_WORDS = 8

/** Of a frame's places this share is filled; drawings with a few words in them have less. */
const LEAST_DENSITY = 0.4
const WALLED_ROWS = 0.8

/** Is a grid a table, or did some lines only happen to stand so? */
export function isTable(grid: Grid): boolean {
  const fragments = grid.rows.flatMap((row) => row.lines.flatMap((line) => line.fragments))
  const filledRows = grid.rows.filter(
    (row) => new Set(row.lines.flatMap((line) => line.fragments.map((f) => f.first))).size > 1,
  )
  if (filledRows.length < 2) return false
  if (grid.region.kind === 'ruled') return isWalled(grid) || density(grid) >= LEAST_DENSITY
  if (filledRows.length < 3 && grid.columns.length < 3) return false
  if (filledRows.length < 0.4 * grid.rows.length) return false
  const words = fragments.reduce((sum, fragment) => sum + fragment.words.length, 0)
  const numeric = fragments.filter(isNumeric).length
  return (
    words / fragments.length <= MOST_WORDS &&
    (numeric > 0.1 * fragments.length || filledRows.length > 3)
  )
}

/** Share of the grid's places that texts lie in. */
function density(grid: Grid): number {
  const filled = grid.rows.reduce((sum, row) => {
    const columns = new Set<number>()
    for (const { fragments } of row.lines)
      for (const { first, last } of fragments) for (let c = first; c <= last; c++) columns.add(c)
    return sum + columns.size
  }, 0)
  return filled / (grid.rows.length * grid.columns.length)
}

/** Are all columns, and most rows, parted by drawn walls? Then emptiness is meant. */
function isWalled(grid: Grid): boolean {
  const bands = new Set(grid.rows.map((row) => row.band)).size
  return (
    grid.separators.every((separator) => separator.walls.length > 0) &&
    bands >= WALLED_ROWS * grid.rows.length
  )
}
