/** One thing that is, or is not; features from 0 to 1, the first of them 1. */
interface Example {
  readonly features: readonly number[]
  readonly item: boolean
  /** What is known of it beside its features: log odds. Then all weights cost. */
  readonly known?: number
}

/** How much large weights cost; and a few that are fitted beside others, which tell most. */
const PENALTY = 2
const PENALTY_OF_LAST = 0.6
const STEPS = 30

export const logOdds = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, f) => sum + value * weights[f]!, 0)

/**
 * Weights of the likeliest logistic model with an L2 penalty, by Newton's method.
 *
 * @param expected what weights are before anything is seen, 0 unless it says so; what is away from it costs
 */
export function fitted(examples: readonly Example[], expected: readonly number[] = []): number[] {
  const size = examples[0]!.features.length
  const prior = Array.from({ length: size }, (_, f) => expected[f] ?? 0)
  let weights = [...prior]
  const isLast = examples[0]!.known !== undefined
  const penalty = isLast ? PENALTY_OF_LAST : PENALTY
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, f) =>
      f === 0 && !isLast ? 0 : penalty * (weight - prior[f]!),
    )
    const curvature = weights.map((_, f) => weights.map((_, g) => (f === g ? penalty : 0)))
    for (const { features, item, known = 0 } of examples) {
      const p = 1 / (1 + Math.exp(-known - logOdds(weights, features)))
      const spread = p * (1 - p)
      features.forEach((value, f) => {
        if (value === 0) return
        gradient[f]! += (p - (item ? 1 : 0)) * value
        features.forEach((other, g) => {
          curvature[f]![g]! += spread * value * other
        })
      })
    }
    const change = solved(curvature, gradient)
    weights = weights.map((weight, f) => weight - change[f]!)
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return weights
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

/**
 * Weights whose last ones are fitted, and the others left as they are: where evidence is new, and what the others were
 * fitted on is gone.
 *
 * @param count of the last ones
 */
export function fittedLast(
  examples: readonly Example[],
  weights: readonly number[],
  count: number,
): number[] {
  const old = weights.slice(0, -count)
  const parted = examples.map(({ features, item }) => ({
    features: features.slice(-count),
    item,
    known: logOdds(old, features.slice(0, -count)),
  }))
  return [...old, ...fitted(parted)]
}
