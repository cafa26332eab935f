import type { FieldSet } from '../../src/models/candidates/field-set.ts'
import type { Option } from '../../src/scoring/decide.ts'
import { answersFrom, MADE, type Sample } from './cross-validation.ts'

export type Bonuses = Readonly<Record<string, number>>

/** Log-odds that are tried for each. */
const TRIED = [-6, -4, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3]
const MOST_ROUNDS = 3
/** More right answers that are worth another number: fewer are chance. */
const LEAST_GAIN = 2

/**
 * What values that agree, or contradict each other, are worth: one after another, the number with which
 * most answers are right whose scores were fitted on other groups.
 *
 * @param options of every field of every sample, held out
 * @param kept numbers that stay as they are
 */
export function fittedBonuses(
  set: FieldSet,
  samples: readonly Sample[],
  options: readonly Record<string, Option[]>[],
  start: Bonuses,
  kept: Bonuses = {},
): Bonuses {
  // Fields that are decided alone answer the same, whatever these numbers are.
  const joined = new Set(set.joint.flatMap(({ fields, given }) => [...fields, ...(given ?? [])]))
  const fields = Object.fromEntries(Object.entries(set.fields).filter(([name]) => joined.has(name)))
  const own = { ...set, fields }
  const open = openSamples(own, samples, options, start)
  const asked = samples.filter((_, i) => open[i])
  const held = options.filter((_, i) => open[i])
  // A made paper counts as it does in the fit of scores: there are many of them.
  const right = (bonuses: Bonuses): number =>
    answersFrom(own, asked, held, bonuses).reduce(
      (sum, answer) => sum + (answer.right ? (answer.paper.complete ? MADE : 1) : 0),
      0,
    )
  let best = { bonuses: start, right: right(start) }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = best.bonuses
    for (const name of Object.keys(start).filter((own) => !(own in kept)))
      for (const value of TRIED) {
        if (value === best.bonuses[name]) continue
        const bonuses = { ...best.bonuses, [name]: value }
        const count = right(bonuses)
        if (count >= best.right + LEAST_GAIN) best = { bonuses, right: count }
      }
    if (best.bonuses === before) break
  }
  return best.bonuses
}

/** Samples whose answers these numbers can change: none, and the farthest ones, give other answers. */
function openSamples(
  set: FieldSet,
  samples: readonly Sample[],
  options: readonly Record<string, Option[]>[],
  start: Bonuses,
): boolean[] {
  const [least, most] = [Math.min(...TRIED), Math.max(...TRIED)]
  const far = (value: number) => (value < 0 ? least : most)
  const answers = [() => 0, (value: number) => value, far].map((of) => {
    const all = Object.fromEntries(Object.entries(start).map(([name, own]) => [name, of(own)]))
    return samples.map((sample, i) =>
      answersFrom(set, [sample], [options[i]!], all)
        .map((answer) => answer.value)
        .join('\n'),
    )
  })
  return samples.map((_, i) => answers.some((own) => own[i] !== answers[0]![i]))
}
