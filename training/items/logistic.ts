/** One thing that is, or is not; features from 0 to 1, the first of them 1. */
interface Example {
  readonly features: readonly number[]
  readonly item: boolean
}

/** How much large weights cost, but for the first one. */
const PENALTY = 2
const STEPS = 30
/** A step is halved no further. */
const LEAST_STEP = 1e-4

export const logOdds = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, f) => sum + value * weights[f]!, 0)

/**
 * Weights of the likeliest logistic model with an L2 penalty, by Newton's method.
 *
 * @param expected what weights are before anything is seen, 0 unless it says so; what is away from it costs
 * @param stays which of them are so whatever is seen
 */
export function fitted(
  examples: readonly Example[],
  expected: readonly number[] = [],
  stays: (f: number) => boolean = () => false,
): number[] {
  const prior = examples[0]!.features.map((_, f) => expected[f] ?? 0)
  let weights = [...prior]
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, f) => (f === 0 ? 0 : PENALTY * (weight - prior[f]!)))
    const curvature: number[][] = weights.map((_, f) =>
      weights.map((_, g) => (f === g ? PENALTY : 0)),
    )
    for (const { features, item } of examples) {
      const p = 1 / (1 + Math.exp(-logOdds(weights, features)))
      const spread = p * (1 - p)
      features.forEach((value, f) => {
        if (value === 0) return
        gradient[f]! += (p - (item ? 1 : 0)) * value
        features.forEach((other, g) => {
          curvature[f]![g]! += spread * value * other
        })
      })
    }
    for (const f of prior.keys()) {
      if (!stays(f)) continue
      gradient[f] = 0
      curvature[f] = prior.map((_, g) => (f === g ? 1 : 0))
    }
    const change = solved(curvature, gradient)
    const least = lossOf(weights, prior, examples)
    let size = 1
    // Far from the best weights, whole steps may lead further away.
    const next = () => weights.map((weight, f) => weight - size * change[f]!)
    while (size > LEAST_STEP && lossOf(next(), prior, examples) > least) size /= 2
    weights = next()
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return weights
}

/** What is made least: how unlikely the examples are, and what weights cost that leave what they were. */
function lossOf(
  weights: readonly number[],
  prior: readonly number[],
  examples: readonly Example[],
): number {
  const cost = weights.reduce((sum, w, f) => sum + (f === 0 ? 0 : (w - prior[f]!) ** 2), 0)
  return examples.reduce(
    (sum, { features, item }) => {
      const odds = logOdds(weights, features) * (item ? -1 : 1)
      return sum + Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds)))
    },
    (PENALTY / 2) * cost,
  )
}

/** Solves a system of linear equations by elimination. */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i]!])
  const size = rows.length
  for (let c = 0; c < size; c++) {
    let pivot = c
    for (let r = c + 1; r < size; r++)
      if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r
    ;[rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!]
    for (let r = 0; r < size; r++) {
      if (r === c) continue
      const factor = rows[r]![c]! / rows[c]![c]!
      for (let k = c; k <= size; k++) rows[r]![k]! -= factor * rows[c]![k]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}
