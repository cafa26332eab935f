import type { RoleWeights, Tree } from './weights.ts'

/** The numbers of one candidate, in the order of its role's features. */
export type Features = ArrayLike<number>

/**
 * How much speaks for each candidate: the mean of a linear model and a forest, both in natural
 * logarithms of odds against the other candidates of the document.
 */
export function scoresOf(weights: RoleWeights, candidates: readonly Features[]): number[] {
  const scores = firstScoresOf(weights, candidates)
  const { further } = laidOut(weights)
  if (further.features.length > 0) {
    const places = likeliest(scores)
    const grown = Float64Array.from(places, (i) => scores[i]!)
    grow(further, columnsOf(places.map((i) => candidates[i]!)), grown)
    for (const [k, i] of places.entries()) scores[i] = grown[k]!
  }
  return scores
}

/** The same without the trees that were grown last. */
export function firstScoresOf(weights: RoleWeights, candidates: readonly Features[]): number[] {
  const { linear, forest } = laidOut(weights)
  const columns = candidates.length === 1 ? columnsOf(candidates) : knownColumns(candidates)
  const scores = new Float64Array(candidates.length)
  const grown = new Float64Array(candidates.length)
  add(linear, columns, scores)
  grow(forest, columns, grown)
  return Array.from(scores, (score, i) => (score + grown[i]!) / 2)
}

/** The numbers of all candidates, feature by feature. */
const columnsOf = (candidates: readonly Features[]): Float64Array => {
  const count = candidates.length
  const columns = new Float64Array(count * (candidates[0]?.length ?? 0))
  for (let c = 0; c < count; c++) {
    const own = candidates[c]!
    for (let i = 0, at = c; i < own.length; i++, at += count) columns[at] = own[i]!
  }
  return columns
}

const known = new WeakMap<readonly Features[], Float64Array>()

/** Several roles ask for the same candidates. */
function knownColumns(candidates: readonly Features[]): Float64Array {
  const columns = known.get(candidates) ?? columnsOf(candidates)
  known.set(candidates, columns)
  return columns
}

/** Candidates of a document that further trees are asked about. */
const MOST_LIKELY = 20

/** The places of the highest scores, the highest first. */
export function likeliest(scores: readonly number[]): number[] {
  const places = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  return places.slice(0, MOST_LIKELY)
}

/** Trees one behind the other, so that a candidate is asked without going from object to object. */
interface Forest {
  readonly features: Uint16Array
  readonly thresholds: Float64Array
  readonly leaves: Float64Array
}

interface Model {
  readonly linear: Float64Array
  readonly forest: Forest
  readonly further: Forest
}

const models = new WeakMap<RoleWeights, Model>()

function laidOut(weights: RoleWeights): Model {
  let model = models.get(weights)
  if (!model) {
    const { linear, trees, further = [] } = weights
    model = {
      linear: Float64Array.from(linear),
      forest: forestOf(trees),
      further: forestOf(further),
    }
    models.set(weights, model)
  }
  return model
}

/** Levels that a tree has at most: what has fewer is asked questions that are never answered with yes. */
const LEVELS = 4
const LEAVES = 1 << LEVELS

function forestOf(trees: readonly Tree[]): Forest {
  const forest = {
    features: new Uint16Array(trees.length * LEVELS),
    thresholds: new Float64Array(trees.length * LEVELS).fill(Number.POSITIVE_INFINITY),
    leaves: new Float64Array(trees.length * LEAVES),
  }
  trees.forEach(({ features, thresholds, leaves }, i) => {
    if (features.length > LEVELS) throw new RangeError(`a tree of ${features.length} levels`)
    forest.features.set(features, i * LEVELS)
    forest.thresholds.set(thresholds, i * LEVELS)
    forest.leaves.set(leaves, i * LEAVES)
  })
  return forest
}

/** Adds what the linear model gives each candidate. */
function add(linear: Float64Array, columns: Float64Array, scores: Float64Array): void {
  const count = scores.length
  for (let i = 0, at = 0; at < columns.length; i++)
    for (let c = 0; c < count; c++, at++) scores[c]! += linear[i]! * columns[at]!
}

/** Adds what all trees give each candidate. Tree by tree: what one asks is looked up once for all candidates. */
function grow(forest: Forest, columns: Float64Array, scores: Float64Array): void {
  const { features, thresholds, leaves } = forest
  const count = scores.length
  if (count === 1) {
    scores[0] = grownOf(forest, columns, scores[0]!)
    return
  }
  for (let at = 0, first = 0; at < features.length; at += LEVELS, first += LEAVES) {
    const a = features[at]! * count
    const b = features[at + 1]! * count
    const c = features[at + 2]! * count
    const d = features[at + 3]! * count
    const aboveA = thresholds[at]!
    const aboveB = thresholds[at + 1]!
    const aboveC = thresholds[at + 2]!
    const aboveD = thresholds[at + 3]!
    for (let i = 0; i < count; i++) {
      // No branch, which a processor would guess wrong as often as right.
      const leaf =
        Number(columns[a + i]! > aboveA) |
        (Number(columns[b + i]! > aboveB) << 1) |
        (Number(columns[c + i]! > aboveC) << 2) |
        (Number(columns[d + i]! > aboveD) << 3)
      scores[i]! += leaves[first + leaf]!
    }
  }
}

/** The same of one candidate: a score, and what all trees give it. */
function grownOf(
  { features, thresholds, leaves }: Forest,
  numbers: Float64Array,
  score: number,
): number {
  let grown = score
  for (let at = 0, first = 0; at < features.length; at += LEVELS, first += LEAVES) {
    const leaf =
      Number(numbers[features[at]!]! > thresholds[at]!) |
      (Number(numbers[features[at + 1]!]! > thresholds[at + 1]!) << 1) |
      (Number(numbers[features[at + 2]!]! > thresholds[at + 2]!) << 2) |
      (Number(numbers[features[at + 3]!]! > thresholds[at + 3]!) << 3)
    grown += leaves[first + leaf]!
  }
  return grown
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
