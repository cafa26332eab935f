import { once } from '../../fields/once.ts'
import type { Candidate } from './row-features.ts'
import { FEATURES } from './row-features.ts'

/** What a table costs that begins anew, in log-odds. */
const BEGIN = 0.8

/** What it says of a row, in log-odds, that it is a printed share of what is above it or beside it. */
const SHARE = -4

/** Weights in the order of the features. */
const inOrder = once((weights: Readonly<Record<string, number>>) =>
  FEATURES.map((name) => weights[name] ?? 0),
)

/** Log-odds that a candidate is an item. */
export function oddsOf(candidate: Candidate, weights: Readonly<Record<string, number>>): number {
  const own = inOrder(weights)
  const odds = candidate.features.reduce((sum, value, f) => sum + value * own[f]!, 0)
  return odds + (candidate.isShare ? SHARE : 0)
}

/** Which candidates are items. */
export interface Choice {
  /** As the candidates. */
  readonly taken: readonly boolean[]
  readonly odds: readonly number[]
  /** Log-odds of all that is taken, less what beginnings cost. */
  readonly score: number
}

/** The likeliest rows of a column, by dynamic programming: items stand one below another. */
export function choiceOf(
  candidates: readonly Candidate[],
  weights: Readonly<Record<string, number>>,
): Choice {
  const odds = candidates.map((candidate) => oddsOf(candidate, weights))
  // Best scores up to a row that is none, and to one that is an item.
  let [outside, inside] = [0, Number.NEGATIVE_INFINITY]
  const steps = odds.map((own) => {
    const fromInside = inside > outside
    const goesOn = inside >= outside - BEGIN
    const next: [number, number] = [
      Math.max(outside, inside),
      own + Math.max(inside, outside - BEGIN),
    ]
    ;[outside, inside] = next
    return { fromInside, goesOn }
  })
  const taken = odds.map(() => false)
  let isInside = inside > outside
  for (let i = odds.length - 1; i >= 0; i--) {
    taken[i] = isInside
    isInside = isInside ? steps[i]!.goesOn : steps[i]!.fromInside
  }
  return { taken, odds, score: Math.max(outside, inside) }
}
