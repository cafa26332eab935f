import { median } from '../text/units.ts'
import type { Fragment } from './cut-line.ts'
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

/** The texts of a grid, top to bottom. */
export const textsOf = ({ rows }: Pick<Grid, 'rows'>): Fragment[] =>
  rows.flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))

/** Of some texts, the share that lie over several columns. */
export const shareAcross = (texts: readonly Fragment[]): number =>
  texts.filter(({ first, last }) => last > first).length / texts.length

/** Of the texts of columns, the share with an edge, of some, where most of their column have it. */
export const shareInLine = (
  columns: Iterable<readonly Fragment[]>,
  edges: readonly ((text: Fragment) => number)[],
  near: number,
): number =>
  shareCounted(columns, (texts) =>
    Math.max(
      ...edges.map((edge) => {
        const place = median(texts.map(edge))
        return texts.filter((text) => Math.abs(edge(text) - place) <= near).length
      }),
    ),
  )

/** Of the texts of columns, the share that is counted; 0 without any. */
export function shareCounted(
  columns: Iterable<readonly Fragment[]>,
  count: (texts: readonly Fragment[]) => number,
): number {
  let [counted, all] = [0, 0]
  for (const texts of columns) {
    if (texts.length === 0) continue
    counted += count(texts)
    all += texts.length
  }
  return all === 0 ? 0 : counted / all
}
