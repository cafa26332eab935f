import { weighted } from '../../scoring/weighted.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { centredIn } from '../grid/headings-across.ts'
import { SECTION_WEIGHTS } from './section-weights.ts'
import { placeOf } from './shaded-spans.ts'

/** Fewer columns leave open whether a value is lacking. */
const LEAST_COLUMNS = 3

/** What is asked of the rows of a table that hold one text, at their beginning, in the order of the weights. */
export const SECTION_FEATURES = [
  'one',
  'shaded, where other rows are not',
  'rules above and below, and no wall',
  'a wall beside the text',
  'over a gutter',
  'in the middle',
  'in capitals, where other rows are not',
  'bold, where other rows are not',
] as const

/**
 * A heading of the rows below it, alone in its row, reaches over all columns. How they are drawn tells headings
 * from labels whose values are lacking: where walls close all of them in, they reach no further.
 */
export function withSectionRows(grid: Grid, cells: readonly GridCell[]): GridCell[] {
  const sections = sectionsIn(grid, cells)
  if (sections.every(({ row }) => isWalledIn(grid, row))) return [...cells]
  if (weighted(SECTION_WEIGHTS, sectionFeatures(grid, cells, sections)) <= 0) return [...cells]
  const all = new Set(sections)
  return cells.map((cell) => (all.has(cell) ? { ...cell, columnSpan: grid.columns.length } : cell))
}

/** Cells alone in their rows, below the head and above other rows. */
export function sectionsIn(grid: Grid, cells: readonly GridCell[]): GridCell[] {
  if (grid.columns.length < LEAST_COLUMNS) return []
  const reached = new Map<number, number>()
  for (const { row, rowSpan } of cells)
    for (let r = row; r < row + rowSpan; r++) reached.set(r, (reached.get(r) ?? 0) + 1)
  return cells.filter(
    ({ row, column, rowSpan, words }) =>
      row >= grid.headRows &&
      row + 1 < grid.rows.length &&
      column === 0 &&
      rowSpan === 1 &&
      reached.get(row) === 1 &&
      words.some(({ text }) => /\p{L}/u.test(text)),
  )
}

/** SECTION_FEATURES of all such rows of a table together, each 0..1. */
export function sectionFeatures(
  grid: Grid,
  cells: readonly GridCell[],
  sections: readonly GridCell[],
): number[] {
  const own = new Set(sections.map(({ row }) => row))
  const others = grid.rows.flatMap((_, r) => (r < grid.headRows || own.has(r) ? [] : [r]))
  const share = (is: (row: number) => boolean) => shareOf([...own], is)
  const more = (is: (row: number) => boolean) => Math.max(0, share(is) - shareOf(others, is))
  const texts = Map.groupBy(cells, ({ row }) => row)
  const isCapital = (r: number) =>
    (texts.get(r) ?? []).some(({ words }) => words.some(({ text }) => /\p{Lu}/u.test(text))) &&
    (texts.get(r) ?? []).every(({ words }) => words.every(({ text }) => !/\p{Ll}/u.test(text)))
  const shaded = shadedRows(grid)
  const textsIn = (r: number) => grid.rows[r]!.lines.flatMap(({ fragments }) => fragments)
  const isCentred = centredIn(
    grid.rows.flatMap(({ lines }) => lines),
    grid.seen.em,
  )
  const ends = new Map(sections.map(({ row, columnSpan }) => [row, columnSpan - 1]))
  const isWalled = (r: number) => hasWall(grid, r, ends.get(r)!)
  const isBold = (r: number) => {
    const words = textsIn(r).flatMap((text) => text.words)
    return words.length > 0 && words.every(({ font }) => font?.bold)
  }
  return [
    1,
    more((r) => shaded.has(r)),
    share((r) => isRuled(grid, r) && !isWalled(r)),
    share(isWalled),
    sections.some(({ columnSpan }) => columnSpan > 1) ? 1 : 0,
    share((r) => textsIn(r).every(isCentred)),
    more(isCapital),
    more(isBold),
  ]
}

const shareOf = (rows: readonly number[], is: (row: number) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(is).length / rows.length

/** Rows that a shade of their own lies under, over most columns. */
const shadedRows = (grid: Grid): ReadonlySet<number> =>
  new Set(
    grid.shades.flatMap((shade) => {
      const place = placeOf(grid, shade)
      const isRow = place?.rowSpan === 1 && place.columnSpan > grid.columns.length / 2
      return isRow ? [place.row] : []
    }),
  )

const isRuled = ({ rows }: Grid, r: number): boolean =>
  rows[r - 1]?.band !== rows[r]!.band && rows[r + 1]?.band !== rows[r]!.band

/** Are walls drawn beside all columns of a row? Then nothing reaches over them. */
const isWalledIn = (grid: Grid, r: number): boolean =>
  grid.separators.every((_, column) => hasWall(grid, r, column))

/** Is a wall drawn on the right of a column beside a row? */
function hasWall({ rows, separators }: Grid, r: number, column: number): boolean {
  const middle = (rows[r]!.top + rows[r]!.bottom) / 2
  return separators[column]?.walls.some(({ from, to }) => from < middle && to > middle) ?? false
}
