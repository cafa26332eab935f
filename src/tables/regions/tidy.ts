import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { density } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import { median } from '../text/units.ts'

/** Edges this near each other, in ems, are in line. */
const IN_LINE = 0.2

/** What a grid has more of that has one table in it, and not two; each from 0 to 1. */
export const TIDY: readonly ((grid: Grid) => number)[] = [
  density,
  acrossShare,
  lineShare,
  kindShare,
]

const textsOf = ({ rows }: Grid): Fragment[] =>
  rows.flatMap(({ lines }) => lines.flatMap(({ fragments }) => fragments))

/** Of the texts, the share that lie over several columns. */
function acrossShare(grid: Grid): number {
  const texts = textsOf(grid)
  return texts.filter(({ first, last }) => last > first).length / texts.length
}

/** Of the texts, the share whose left edge, right edge or middle is where most of their column's are. */
function lineShare(grid: Grid): number {
  const near = IN_LINE * grid.seen.em
  return shareInColumns(grid, (texts) =>
    Math.max(
      ...EDGES.map((edge) => {
        const place = median(texts.map(edge))
        return texts.filter((text) => Math.abs(edge(text) - place) <= near).length
      }),
    ),
  )
}

const EDGES: readonly ((text: Fragment) => number)[] = [
  ({ x0 }) => x0,
  ({ x1 }) => x1,
  ({ x0, x1 }) => (x0 + x1) / 2,
]

/** Of the texts below heads, the share that are figures in columns of figures, or words in columns of words. */
function kindShare(grid: Grid): number {
  return shareInColumns({ ...grid, rows: grid.rows.slice(grid.headRows) }, (texts) => {
    const figures = texts.filter(isNumeric).length
    return Math.max(figures, texts.length - figures)
  })
}

/** Of the texts in one column, the share that is counted. */
function shareInColumns(grid: Grid, count: (texts: readonly Fragment[]) => number): number {
  const byColumn = Map.groupBy(
    textsOf(grid).filter(({ first, last }) => first === last),
    ({ first }) => first,
  )
  let [counted, all] = [0, 0]
  for (const texts of byColumn.values()) {
    counted += count(texts)
    all += texts.length
  }
  return all === 0 ? 0 : counted / all
}
