import type { Fragment } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { isYear } from '../grid/head.ts'
import type { Texts } from './by-column.ts'

/** So many figures that fall by one step are an axis. */
const LEAST_TICKS = 4
/** How far a step may differ from the one before, as a share of it: labels are rounded. */
const SAME_STEP = 0.01

/**
 * Share of its figures that are the labels of upright axes: they fall by one step from top to bottom, and
 * have no words beside them.
 */
export function shareOfTicks(grid: Grid, { figures }: Texts): number {
  const columns = new Map<number, number[]>()
  for (const { fragments } of grid.rows.flatMap(({ lines }) => lines)) {
    const isBare = fragments.every((fragment) => figures.has(fragment))
    for (const fragment of fragments) {
      if (!figures.has(fragment)) continue
      const values = columns.get(fragment.first) ?? []
      columns.set(fragment.first, values)
      values.push(isBare ? figureOf(fragment) : Number.NaN)
    }
  }
  const axes = [...columns.values()].flatMap(runsOf).filter((run) => run.length >= LEAST_TICKS)
  const ticks = axes.reduce((sum, run) => sum + run.length, 0)
  return figures.size === 0 ? 0 : ticks / figures.size
}

/** A figure; NaN for any other text, and for years, which lists fall by, too. */
function figureOf({ words }: Fragment): number {
  const text = words.map((word) => word.text).join('')
  if (isYear(text)) return Number.NaN
  return Number(text.replace(/^[−–]/u, '-').replace(/[,%\s]/g, ''))
}

/** Values in runs that fall by one step each. */
function runsOf(values: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    const last = run?.at(-1) ?? Number.NaN
    const step = run && run.length > 1 ? run.at(-2)! - last : last - value
    const falls = value < last && Math.abs(last - value - step) <= SAME_STEP * step
    if (run && falls) run.push(value)
    else runs.push([value])
  }
  return runs
}
