/** Options of one document, of which some are right. */
export interface Choice {
  /** Where it is from: each source counts alike, however many documents it has. */
  readonly source: string
  /** Documents of one layout have the same name. */
  readonly group: string
  readonly options: readonly (readonly number[])[]
  readonly right: readonly boolean[]
}

const STEPS = 600
const RATE = 0.3
/** How much large weights cost, in documents. */
const PENALTY = 0.0005
const FOLDS = 5

/**
 * Weights of features by which the right options of all choices are likeliest (a conditional logit with an
 * L2 penalty), by gradient steps that shrink with what each weight has moved so far (Adagrad).
 *
 * @param signs 1 for features that can only speak for an option, -1 for those that can only speak against it:
 * features that go together would share a weight with opposite signs, and fail on other documents
 */
export function fittedChoice(choices: readonly Choice[], signs: readonly number[]): number[] {
  const size = choices[0]!.options[0]!.length
  const weights = Array.from({ length: size }, () => 0)
  const moved = Array.from({ length: size }, () => 1e-8)
  const sources = Map.groupBy(choices, ({ source }) => source)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => PENALTY * weight)
    for (const { source, options, right } of choices) {
      const share = 1 / sources.size / sources.get(source)!.length
      const scores = options.map((features) => dot(weights, features))
      const all = shares(scores)
      const wanted = shares(scores.map((score, i) => (right[i] ? score : -Infinity)))
      options.forEach((features, i) => {
        const change = share * (all[i]! - wanted[i]!)
        if (change !== 0) for (let f = 0; f < size; f++) slope[f]! += change * features[f]!
      })
    }
    for (let f = 0; f < size; f++) {
      moved[f]! += slope[f]! ** 2
      const moving = weights[f]! - (RATE * slope[f]!) / Math.sqrt(moved[f]!)
      weights[f] = moving * signs[f]! < 0 ? 0 : moving
    }
  }
  return weights
}

/** Choices in which the likeliest option is right, of all. */
export const rightIn = (choices: readonly Choice[], weights: readonly number[]): number =>
  choices.filter(({ options, right }) => {
    const scores = options.map((features) => dot(weights, features))
    return right[scores.indexOf(Math.max(...scores))]
  }).length

/** The same with weights that were fitted on documents of other groups. */
export function rightHeldOut(choices: readonly Choice[], signs: readonly number[]): number {
  const names = [...new Set(choices.map(({ group }) => group))]
  const foldOf = new Map(names.map((name, i) => [name, i % FOLDS]))
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = choices.filter(({ group }) => foldOf.get(group) === fold)
    const others = choices.filter(({ group }) => foldOf.get(group) !== fold)
    right += rightIn(own, fittedChoice(others, signs))
  }
  return right
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0)

function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const weights = scores.map((score) => Math.exp(score - most))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}
