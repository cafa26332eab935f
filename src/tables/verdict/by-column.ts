import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import { textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { textOf } from '../text/text-lines.ts'
import { ascending } from '../text/units.ts'

/** The texts of one column each, by columns. */
export function byColumn({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): Fragment[][] {
  const own = columns.map((): Fragment[] => [])
  for (const row of rows)
    for (const text of textsIn(row)) if (text.first === text.last) own[text.first]!.push(text)
  return own
}

/** The texts of a grid, and what each says: many look at all of them. */
export interface Texts {
  readonly all: readonly Fragment[]
  readonly said: readonly string[]
  /** Which of them are figures. */
  readonly figures: ReadonlySet<Fragment>
}

export function textsWithin(grid: Grid): Texts {
  const all = textsOf(grid)
  return { all, said: all.map(saidIn), figures: new Set(all.filter(isNumeric)) }
}

export const saidIn = ({ words }: Fragment): string => textOf(words)

export const textsIn = ({ lines }: Row): Fragment[] => lines.flatMap(({ fragments }) => fragments)

/** Share of some that are so; 0 of none. */
export const shareOf = <T>(all: readonly T[], is: (one: T, i: number) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length

/** The value that a share of all are below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
