import type { RoleWeights, Tree } from './weights.ts'

/** The numbers of one candidate, in the order of its role's features. */
export type Features = ArrayLike<number>

/**
 * How much speaks for each candidate: the mean of a linear model and a forest, both in natural
 * logarithms of odds against the other candidates of the document.
 */
export function scoresOf(weights: RoleWeights, candidates: readonly Features[]): number[] {
  const { linear, trees } = weights
  return candidates.map((own) => {
    let score = 0
    for (let i = 0; i < linear.length; i++) score += linear[i]! * own[i]!
    let grown = 0
    for (const tree of trees) grown += leafOf(tree, own)
    return (score + grown) / 2
  })
}

/** What a tree gives a candidate. */
export function leafOf(tree: Tree, own: Features): number {
  let leaf = 0
  // No branch, which a processor would guess wrong as often as right.
  for (let level = 0; level < tree.features.length; level++)
    leaf |= Number(own[tree.features[level]!]! > tree.thresholds[level]!) << level
  return tree.leaves[leaf]!
}

/** Scores as shares of 1: e to the power of each, over the sum of all. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
