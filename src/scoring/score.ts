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
  if (further.levels.length > 0)
    for (const i of likeliest(scores)) {
      asked.set(candidates[i]!)
      scores[i] = grownOf(further, scores[i]!)
    }
  return scores
}

/** The same without the trees that were grown last. */
export function firstScoresOf(weights: RoleWeights, candidates: readonly Features[]): number[] {
  const { linear, forest } = laidOut(weights)
  const numbers = asked
  if (candidates.length === 1) {
    numbers.set(candidates[0]!)
    return [(linearOf(linear, candidates[0]!.length) + grownOf(forest, 0)) / 2]
  }
  const { places, ends } = heldBy(candidates)
  let at = 0
  return candidates.map((own, c) => {
    // All candidates by way of one place, whatever list their numbers are in.
    numbers.set(own)
    let score = 0
    for (const end = ends[c]!; at < end; at++) {
      const place = places[at]!
      score += linear[place]! * numbers[place]!
    }
    return (score + grownOf(forest, 0)) / 2
  })
}

/** What is asked about by the linear model, also what is 0: to know that first costs more, of one candidate. */
function linearOf(linear: Float64Array, count: number): number {
  let score = 0
  for (let place = 0; place < count; place++) score += linear[place]! * asked[place]!
  return score
}

const known = new WeakMap<readonly Features[], Held>()

/** Places of the numbers that are not 0, those of one candidate behind the other's, and where those of each end. */
interface Held {
  readonly places: Uint16Array
  readonly ends: Uint32Array
}

/** Which numbers of each candidate are not 0: most are, and several roles ask for the same candidates. */
function heldBy(candidates: readonly Features[]): Held {
  const before = known.get(candidates)
  if (before) return before
  const places = new Uint16Array(candidates.length * (candidates[0]?.length ?? 0))
  const ends = new Uint32Array(candidates.length)
  let count = 0
  candidates.forEach((own, c) => {
    // No branch, which a processor would guess wrong: a place stays where its number is not 0.
    for (let i = 0; i < own.length; i++) {
      places[count] = i
      count += Number(own[i] !== 0)
    }
    ends[c] = count
  })
  const held = { places, ends }
  known.set(candidates, held)
  return held
}

/** Candidates of a document that further trees are asked about. */
const MOST_LIKELY = 20

/** The places of the highest scores, the highest first. */
export function likeliest(scores: readonly number[]): number[] {
  const places = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  return places.slice(0, MOST_LIKELY)
}

/** Numbers of the candidate that is scored. */
let asked = new Float64Array(0)

/** Trees one behind the other, so that a candidate is asked without going from object to object. */
interface Forest {
  /** Levels of each tree. */
  readonly levels: Uint8Array
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
    if (asked.length < linear.length) asked = new Float64Array(linear.length)
  }
  return model
}

const forestOf = (trees: readonly Tree[]): Forest => ({
  levels: Uint8Array.from(trees, ({ features }) => features.length),
  features: Uint16Array.from(trees.flatMap(({ features }) => features)),
  thresholds: Float64Array.from(trees.flatMap(({ thresholds }) => thresholds)),
  leaves: Float64Array.from(trees.flatMap(({ leaves }) => leaves)),
})

/** A score, and what all trees give a candidate. */
function grownOf({ levels, features, thresholds, leaves }: Forest, start: number): number {
  const numbers = asked
  let grown = start
  let at = 0
  let first = 0
  for (let tree = 0; tree < levels.length; tree++) {
    const count = levels[tree]!
    let leaf = 0
    // No branch, which a processor would guess wrong as often as right.
    for (let level = 0; level < count; level++, at++)
      leaf |= Number(numbers[features[at]!]! > thresholds[at]!) << level
    grown += leaves[first + leaf]!
    first += 1 << count
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
