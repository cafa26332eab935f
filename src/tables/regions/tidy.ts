import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { density, shareAcross, shareCounted, shareInLine, textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'

/** Edges this near each other, in ems, are in line. */
const IN_LINE = 0.2

/** What a grid has more of that has one table in it, and not two; each from 0 to 1. */
export const TIDY: readonly ((grid: Grid) => number)[] = [
  density,
  (grid) => shareAcross(textsOf(grid)),
  shareInColumns,
  shareOfKind,
]

/** Of the texts in one column alone, the share that are in line with most of it. */
export function shareInColumns(grid: Grid): number {
  return shareInLine(columnsOf(textsOf(grid)), EDGES, IN_LINE * grid.seen.em)
}

const EDGES: readonly ((text: Fragment) => number)[] = [
  ({ x0 }) => x0,
  ({ x1 }) => x1,
  ({ x0, x1 }) => (x0 + x1) / 2,
]

/** Of the texts below heads, the share that are figures in columns of figures, or words in columns of words. */
export function shareOfKind({ rows, headRows }: Grid): number {
  return shareCounted(columnsOf(textsOf({ rows: rows.slice(headRows) })), (texts) => {
    const figures = texts.filter(isNumeric).length
    return Math.max(figures, texts.length - figures)
  })
}

/** Texts in one column alone, by it. */
const columnsOf = (texts: readonly Fragment[]): Iterable<readonly Fragment[]> =>
  Map.groupBy(
    texts.filter(({ first, last }) => first === last),
    ({ first }) => first,
  ).values()
