import { type Evidence, endOf, GrowingRow } from '../../src/tables/grid/rows/growing-row.ts'
import {
  countPlaces,
  type Edge,
  eachEdge,
  either,
  type Habits,
  habitsOf,
  likelihoods,
  oddsOfHabits,
  stepOdds,
} from '../../src/tables/grid/rows/partition.ts'
import { oddsOfRegime, type Regime } from '../../src/tables/grid/rows/regimes.ts'
import { ROW_WEIGHTS, type TableWeights } from '../../src/tables/grid/rows/row-weights.ts'
import { bestPartition, evidenceOf, pairOdds, regimesFor } from '../../src/tables/grid/rows/rows.ts'
import { isTrueRow, type RowLesson } from './row-lessons.ts'
import { ROW_PRIORS } from './row-priors.ts'

const EPOCHS = 8
const RATE = 0.15
/** Few tables tell of few weights. */
const RATE_OF_FEW = 1
const EPOCHS_OF_FEW = 32
/** How much leaving a weight costs, for each lesson. */
const PENALTY = 0.001
/** What is less usual than something else, or cannot speak for a row: chance may not make it. */
const AGAINST: ReadonlySet<string> = new Set([
  ...['middle', 'bottom', 'stepped', 'misaligned', 'apart'],
  ...['ruleInside', 'ruleThroughText', 'parts', 'stacked'],
])
/** Rows less likely than this say nothing. */
const UNLIKELY = 1e-3
const STEP = 1e-4
/** Made pages are many and much alike. */
const MADE = 0.5
/** Tables between two steps. */
const BATCH = 16
/** No table counts for more. */
const MOST = 3

export const PARTS = ['body', 'head', 'heads', 'setting'] as const
export type Numbers = Record<(typeof PARTS)[number], Record<string, number>>
export const WERE = structuredClone(ROW_PRIORS) as unknown as Numbers
export const NAMES = Object.fromEntries(
  PARTS.map((part) => [part, Object.keys(WERE[part])]),
) as Record<(typeof PARTS)[number], string[]>

/** The best true partition's score under a regime, for choosing one. */
function bestTrue(lesson: RowLesson, evidence: Evidence, regime: Regime, habits: Habits): number {
  const places = countPlaces(evidence)
  const score = new Float64Array(places).fill(Number.NEGATIVE_INFINITY)
  score[0] = 0
  eachEdge(evidence, regime, habits, ({ from, to, start, end, odds }) => {
    if (isTrueRow(lesson, start, end)) score[to] = Math.max(score[to]!, score[from]! + odds)
  })
  return score[places - 1]! + regime.odds
}

const startsOfTruth = ({ rowOf }: RowLesson): number[] =>
  rowOf.flatMap((row, i) => (i === 0 || row !== rowOf[i - 1] ? [i] : []))

const zero = (): Numbers =>
  Object.fromEntries(
    PARTS.map((part) => [part, Object.fromEntries(NAMES[part].map((name) => [name, 0]))]),
  ) as Numbers

/** Adds to a gradient what one table says; returns its log likelihood. */
function learn(
  lesson: RowLesson,
  weights: TableWeights,
  gradient: Numbers,
): { odds: number; right: boolean } | null {
  const evidence = evidenceOf(lesson.seen, weights)
  const regimes = regimesFor(evidence, lesson.seen.em)
  const best = bestPartition(evidence, regimes)
  if (!best) return null
  const right = best.starts.every((start, i) =>
    isTrueRow(lesson, start, best.starts[i + 1] ?? evidence.lines.length),
  )
  const trueHabits = habitsOf(evidence, { starts: startsOfTruth(lesson), heads: best.heads })
  let chosen = best.regime
  let most = Number.NEGATIVE_INFINITY
  if (right) most = 0
  else
    for (const regime of regimes) {
      const score = bestTrue(lesson, evidence, regime, trueHabits)
      if (score > most) [most, chosen] = [score, regime]
    }
  if (most === Number.NEGATIVE_INFINITY) return { odds: 0, right }
  const habits = habitsOf(evidence, best)
  const ways = [...new Set([best.regime, chosen])].map((regime) => {
    const rows: Edge[] = []
    eachEdge(evidence, regime, habits, (edge) => rows.push(edge))
    const isSo = rows.map(({ start, end }) => isTrueRow(lesson, start, end))
    const places = countPlaces(evidence)
    const free = likelihoods(rows, places)
    const bound = likelihoods(
      rows.filter((_, i) => isSo[i]),
      places,
    )
    return { regime, rows, isSo, free, bound }
  })
  const all = ways.reduce(
    (sum, { regime, free }) => either(sum, free.all + regime.odds),
    Number.NEGATIVE_INFINITY,
  )
  const told = ways.reduce(
    (sum, { regime, bound }) => either(sum, bound.all + regime.odds),
    Number.NEGATIVE_INFINITY,
  )
  if (!Number.isFinite(told)) return { odds: 0, right }
  for (const { regime, rows, isSo, free, bound } of ways) {
    const [p, q] = [
      Math.exp(free.all + regime.odds - all),
      Math.exp(bound.all + regime.odds - told),
    ]
    const changes: Change[] = []
    let b = 0
    rows.forEach((edge, i) => {
      const change = (isSo[i] ? q * bound.shares[b++]! : 0) - p * free.shares[i]!
      if (Math.abs(change) > UNLIKELY) changes.push({ ...edge, change })
    })
    addChanges(evidence, regime, habits, changes, gradient)
    for (const name of NAMES.setting) {
      const { setting } = changed(weights, 'setting', name)
      gradient.setting[name]! +=
        ((q - p) * (oddsOfRegime(regime, setting) - oddsOfRegime(regime, weights.setting))) / STEP
    }
  }
  return { odds: told - all, right }
}

interface Change extends Edge {
  readonly change: number
}

/** How rows' odds change with each weight: they are linear in all of them. */
function addChanges(
  evidence: Evidence,
  regime: Regime,
  habits: Habits,
  changes: readonly Change[],
  gradient: Numbers,
): void {
  const habitOdds = oddsOfHabits(evidence, habits)
  const sum = (own: Evidence, part: (typeof PARTS)[number]) => {
    const row = new GrowingRow(own, regime, habitOdds)
    let all = 0
    for (const edge of changes) {
      const { start, end, change } = edge
      if (end === start) all += change * stepOdds(own, regime, start)
      else if (edge.part === part) {
        row.begin(start, part)
        let last = 0
        for (let line = start; line < end; line++) last = row.add(line)
        all += change * (last + (start > 0 ? endOf(own, regime, start - 1, part) : 0))
      }
    }
    return all
  }
  for (const part of ['body', 'head', 'heads'] as const) {
    if (part !== 'body' && evidence.heads === 0) continue
    const before = sum(evidence, part)
    for (const name of NAMES[part]) {
      const weights = changed(evidence.weights, part, name)
      const odds =
        part === 'heads'
          ? evidence.odds
          : {
              ...evidence.odds,
              [part]: pairOdds(
                evidence.neighbours.slice(0, part === 'head' ? evidence.heads : undefined),
                weights[part],
              ),
            }
      gradient[part][name]! += (sum({ ...evidence, weights, odds }, part) - before) / STEP
    }
  }
}

const changed = (
  weights: TableWeights,
  part: (typeof PARTS)[number],
  name: string,
): TableWeights => ({
  ...weights,
  [part]: { ...weights[part], [name]: (weights[part] as Record<string, number>)[name]! + STEP },
})

/**
 * The weights under which the true rows of tables are likeliest, less what leaving the priors costs: stochastic
 * gradient steps whose sizes shrink with what a weight has moved (AdaGrad), the mean of the later half.
 *
 * @param only names of the weights that are fitted, where all others stay as they are
 */
export function fitted(own: readonly RowLesson[], only?: ReadonlySet<string>): TableWeights {
  const weights = structuredClone(only ? (ROW_WEIGHTS as unknown as Numbers) : WERE)
  const square = zero()
  const order = own.toSorted((a, b) => hash(a.id) - hash(b.id))
  const mean = zero()
  const epochs = only ? EPOCHS_OF_FEW : EPOCHS
  for (let epoch = 0; epoch < epochs; epoch++) {
    let odds = 0
    let right = 0
    for (let at = 0; at < order.length; at += BATCH) {
      const gradient = zero()
      const part = order.slice(at, at + BATCH)
      for (const lesson of part) {
        const one = zero()
        const told = learn(lesson, weights as unknown as TableWeights, one)
        if (!told) continue
        odds += told.odds
        if (told.right) right++
        const weight = lesson.source.includes('made') ? MADE : 1
        // A table that is nothing like what is thought of it may not outvote all others.
        const norm = Math.sqrt(
          PARTS.flatMap((p) => NAMES[p].map((n) => one[p][n]! ** 2)).reduce((a, b) => a + b, 0),
        )
        const scale = weight * Math.min(1, MOST / (norm || 1))
        for (const p of PARTS) for (const n of NAMES[p]) gradient[p][n]! += scale * one[p][n]!
      }
      for (const p of PARTS)
        for (const n of NAMES[p]) {
          if (only && !only.has(n)) continue
          const g = gradient[p][n]! - PENALTY * part.length * (weights[p][n]! - WERE[p][n]!)
          square[p][n]! += g * g
          weights[p][n]! += ((only ? RATE_OF_FEW : RATE) * g) / Math.sqrt(square[p][n]! + 1)
          if (AGAINST.has(n)) weights[p][n] = Math.min(0, weights[p][n]!)
        }
    }
    if (epoch >= epochs / 2)
      for (const p of PARTS)
        for (const n of NAMES[p]) mean[p][n]! += weights[p][n]! / (epochs - Math.ceil(epochs / 2))
    console.log(
      `  epoch ${epoch + 1}: log likelihood ${(odds / own.length).toFixed(3)} a table, ${right} of ${own.length} right`,
    )
  }
  return mean as unknown as TableWeights
}

/** The same number for the same text, to put lessons in an order that has nothing to do with their names. */
export const hash = (text: string): number => {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1000003
  return sum
}

/** Are all rows of a table right under these weights? */
export const isRight = (lesson: RowLesson, weights: TableWeights): boolean => {
  const evidence = evidenceOf(lesson.seen, weights)
  const best = bestPartition(evidence, regimesFor(evidence, lesson.seen.em))
  const starts = best?.starts ?? [...evidence.lines.keys()]
  return starts.every((start, i) =>
    isTrueRow(lesson, start, starts[i + 1] ?? evidence.lines.length),
  )
}
