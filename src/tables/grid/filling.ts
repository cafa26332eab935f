import type { Grid } from './grid.ts'

/** Rows with texts in two columns, or more. */
export const filledRows = ({ rows }: Grid): number =>
  rows.filter(
    ({ lines }) =>
      new Set(lines.flatMap(({ fragments }) => fragments.map(({ first }) => first))).size > 1,
  ).length

/** Share of the grid's places that texts lie in. */
export function density(grid: Grid): number {
  const filled = grid.rows.reduce((sum, row) => {
    const columns = new Set<number>()
    for (const { fragments } of row.lines)
      for (const { first, last } of fragments) for (let c = first; c <= last; c++) columns.add(c)
    return sum + columns.size
  }, 0)
  return filled / (grid.rows.length * grid.columns.length)
}
