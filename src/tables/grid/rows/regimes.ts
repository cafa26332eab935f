import type { CutLine } from '../cut-line.ts'
import type { Neighbours } from './neighbours.ts'
import type { SettingWeights } from './row-weights.ts'

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
  /** Lines of its cells are of kinds of their own, in all rows alike. */
  readonly mixed: boolean
  /** What speaks for it before anything is seen: log odds. */
  readonly odds: number
}

/** Steps this near each other, as a share, are the same. */
export const SAME_STEP = 0.1
/** A step between rows is wider than the leading by this at least, and at most. */
export const LEAST_WIDER = 1.12
const MOST_WIDER = 4
const MOST_STEPS = 3
const MOST_LEADINGS = 3
/** Leadings are so many ems. */
const LEAST_LEADING = 0.75
const MOST_LEADING = 2.2
const USUAL_LEADING = 1.2

/**
 * Regimes worth a try.
 *
 * @param rules whether rules may part all rows: either way, or one of them
 */
export function regimesOf(
  lines: readonly CutLine[],
  neighbours: readonly (readonly Neighbours[])[],
  rules: readonly boolean[],
  weights: SettingWeights,
  em: number,
): Regime[] {
  const within = neighbours
    .flat()
    .map(({ step }) => step)
    .filter((step) => step >= LEAST_LEADING * em && step <= MOST_LEADING * em)
  const seen = clusters(within).slice(0, MOST_LEADINGS)
  // Where rows are set wide and no text goes on, texts may still stand between lines.
  return (seen.length > 0 ? seen : [{ step: USUAL_LEADING * em }]).flatMap(({ step: leading }) => {
    const between = lines
      .slice(1)
      .map(({ line }, i) => line.baseline - lines[i]!.line.baseline)
      .filter((step) => step >= LEAST_WIDER * leading && step <= MOST_WIDER * leading)
    const often = clusters(between).filter(({ count }) => count > 1)
    const steps = [null, ...often.slice(0, MOST_STEPS).map((cluster) => cluster.step)]
    return steps.flatMap((step) =>
      (['top', 'middle', 'bottom'] as const).flatMap((alignment) =>
        rules.map((ruled) => ({
          leading,
          step,
          alignment,
          ruled,
          mixed: false,
          odds: oddsOfRegime({ step, alignment, ruled }, weights),
        })),
      ),
    )
  })
}

/** What speaks for a regime before anything is seen: log odds. */
export const oddsOfRegime = (
  { step, alignment, ruled }: Pick<Regime, 'step' | 'alignment' | 'ruled'>,
  weights: SettingWeights,
): number =>
  (alignment === 'top' ? 0 : weights[alignment]) +
  (step === null ? 0 : weights.stepped) +
  (ruled ? weights.ruled : 0)

/** Steps that are about the same, and how many there are. */
interface Cluster {
  readonly step: number
  readonly count: number
}

/** Ascending. */
function clusters(steps: readonly number[]): Cluster[] {
  const groups: number[][] = []
  for (const step of steps.toSorted((a, b) => a - b)) {
    const last = groups.at(-1)
    if (last && step <= last[0]! * (1 + SAME_STEP)) last.push(step)
    else groups.push([step])
  }
  return groups.map((group) => ({ step: group[group.length >> 1]!, count: group.length }))
}
