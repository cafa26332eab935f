import { shares } from '../../src/scoring/score.ts'

/** A document's candidates: what is known of each, and its new features. */
export interface Known {
  readonly name: string
  readonly scores: readonly number[]
  readonly last: readonly (readonly number[])[]
  readonly right: readonly boolean[]
  readonly weight: number
}

const STEPS = 400
const RATE = 0.5
/** What a weight costs, a document. */
const PENALTY = 0.004

const sharesOf = ({ scores, last }: Known, weights: readonly number[], nothing: number): number[] =>
  shares([
    ...scores.map((score, i) => last[i]!.reduce((sum, own, f) => sum + own * weights[f]!, score)),
    nothing,
  ])

/** Weights with which the right candidates are likeliest, of the documents that they concern. */
export function fitted(groups: readonly Known[], count: number, nothing: number): number[] {
  let weights = Array.from({ length: count }, () => 0)
  const concerned = groups.filter(({ last }) => last.some((own) => own.some((one) => one !== 0)))
  const total = concerned.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => PENALTY * weight)
    for (const group of concerned) {
      const all = sharesOf(group, weights, nothing)
      const held = group.right.some(Boolean)
      const isWanted = (i: number) => (i < group.right.length ? group.right[i]! : !held)
      const sum = all.reduce((own, share, i) => own + (isWanted(i) ? share : 0), 0)
      group.last.forEach((own, i) => {
        const size = all[i]! - (isWanted(i) ? all[i]! / Math.max(1e-9, sum) : 0)
        for (let f = 0; f < count; f++) slope[f]! += (size * own[f]! * group.weight) / total
      })
    }
    weights = weights.map((weight, f) => weight - RATE * slope[f]!)
  }
  return weights
}

/** How much documents weigh whose likeliest candidate is right. */
export const rightOf = (
  groups: readonly Known[],
  weights: readonly number[],
  nothing: number,
): number =>
  groups.reduce((sum, group) => {
    const all = sharesOf(group, weights, nothing)
    const best = all.indexOf(Math.max(...all))
    const isRight = best < group.right.length ? group.right[best] : !group.right.some(Boolean)
    return sum + (isRight ? group.weight : 0)
  }, 0)
