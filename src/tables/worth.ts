import type { Grid } from './grid.ts'
import { isNumeric } from './rows.ts'

/** Cells of an aligned table have this many words at most, in the middle. */
const MOST_WORDS = 8

/** Is a grid a table, or did some lines only happen to stand so? */
export function isTable(grid: Grid): boolean {
  const fragments = grid.rows.flatMap((row) => row.lines.flatMap((line) => line.fragments))
  const filledRows = grid.rows.filter(
    (row) => new Set(row.lines.flatMap((line) => line.fragments.map((f) => f.first))).size > 1,
  )
  if (filledRows.length < 2) return false
  if (grid.region.kind === 'ruled') return true
  if (filledRows.length < 3 && grid.columns.length < 3) return false
  if (filledRows.length < 0.4 * grid.rows.length) return false
  const words = fragments.reduce((sum, fragment) => sum + fragment.words.length, 0)
  const numeric = fragments.filter(isNumeric).length
  return (
    words / fragments.length <= MOST_WORDS &&
    (numeric > 0.1 * fragments.length || filledRows.length > 3)
  )
}
