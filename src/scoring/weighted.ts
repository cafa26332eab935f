/** Features times their weights, added up: log odds, where a logistic model made the weights. */
export function weighted(weights: readonly number[], features: readonly number[]): number {
  let sum = 0
  for (let f = 0; f < features.length; f++) sum += features[f]! * weights[f]!
  return sum
}
