import type { CutLine } from '../cut-line.ts'
import type { Neighbours } from './neighbours.ts'

/** How the texts of a row stand to each other. */
export type Alignment = 'top' | 'middle' | 'bottom'

/** One way in which all rows of a table may be set. */
export interface Regime {
  /** From baseline to baseline within a cell, in points. */
  readonly leading: number
  /** From the last line of a row to the first of the next, in points; null when rows follow as lines do. */
  readonly step: number | null
  readonly alignment: Alignment
  /** A rule parts every row from the next. */
  readonly ruled: boolean
  /** Log odds against it before anything is seen. */
  readonly cost: number
}

/** Steps this near each other, as a share, are the same. */
export const SAME_STEP = 0.1
/** A step between rows is wider than the leading by this at least, and at most. */
const LEAST_WIDER = 1.12
const MOST_WIDER = 4
const MOST_STEPS = 3
/** Leadings are so many ems. */
const LEAST_LEADING = 0.75
const MOST_LEADING = 2.2

const COST = { step: 1, middle: 0.7, bottom: 0.7, ruled: 0.5 } as const

/**
 * Regimes worth a try.
 *
 * @param rules whether rules may part all rows: either way, or one of them
 */
export function regimesOf(
  lines: readonly CutLine[],
  neighbours: readonly (readonly Neighbours[])[],
  rules: readonly boolean[],
  em: number,
): Regime[] {
  const within = neighbours.flat().map(({ step }) => step)
  const leading = clusters(within).find((step) => step >= LEAST_LEADING * em)
  if (leading === undefined || leading > MOST_LEADING * em) return []
  const between = lines
    .slice(1)
    .map(({ line }, i) => line.baseline - lines[i]!.line.baseline)
    .filter((step) => step >= LEAST_WIDER * leading && step <= MOST_WIDER * leading)
  const steps: (number | null)[] = [null, ...clusters(between).slice(0, MOST_STEPS)]
  return steps.flatMap((step) =>
    (['top', 'middle', 'bottom'] as const).flatMap((alignment) =>
      rules.map((isRuled) => ({
        leading,
        step,
        alignment,
        ruled: isRuled,
        cost:
          (step === null ? 0 : COST.step) +
          (alignment === 'top' ? 0 : COST[alignment]) +
          (isRuled ? COST.ruled : 0),
      })),
    ),
  )
}

/** Steps that come more than once, each the middle of its like, ascending; all where none does. */
function clusters(steps: readonly number[]): number[] {
  const groups: number[][] = []
  for (const step of steps.toSorted((a, b) => a - b)) {
    const last = groups.at(-1)
    if (last && step <= last[0]! * (1 + SAME_STEP)) last.push(step)
    else groups.push([step])
  }
  const middle = (group: readonly number[]) => group[group.length >> 1]!
  const least = Math.max(2, 0.03 * steps.length)
  const often = groups.filter((group) => group.length >= least)
  return (often.length > 0 ? often : groups).map(middle)
}
