import { shares } from './score.ts'

/** A value a role can have: null where the document does not hold it. */
export interface Option {
  readonly value: string | null
  /** Natural logarithm of its share, looked at alone. */
  readonly score: number
  /** Its candidates by index, the likeliest first; empty for null and for what was derived. */
  readonly candidates: readonly number[]
  /** Roles it follows from, where it is printed nowhere. */
  readonly derivedFrom?: readonly string[]
}

/** One value for every role. */
export type Assignment = Readonly<Record<string, Option>>

/** What speaks for, or against, values that go together; 0 for what is indifferent. */
export type Agreement = (chosen: Assignment) => number

export interface Decided {
  readonly option: Option
  /** Share of all that can be, 0..1: not yet calibrated. */
  readonly share: number
  /** The values of roles decided together do not fit each other. */
  readonly contradicted?: boolean
  /** The others, the likeliest first. */
  readonly alternatives: readonly { readonly option: Option; readonly share: number }[]
}

/** Assignments that are kept while roles are added. */
const BEAM = 400

/**
 * The set of values that goes together best, and how likely each of them is.
 *
 * @param options of each role, the likeliest first
 * @param agreement of complete assignments
 */
export function decide(
  options: Readonly<Record<string, readonly Option[]>>,
  agreement: Agreement,
): { best: Assignment; decided: Readonly<Record<string, Decided>> } {
  let beam: { chosen: Record<string, Option>; score: number }[] = [{ chosen: {}, score: 0 }]
  for (const [role, own] of Object.entries(options))
    beam = likeliest(beam, own).map(({ before, option, score }) => ({
      chosen: { ...before.chosen, [role]: option },
      score,
    }))
  const judged = beam
    .map(({ chosen, score }) => ({ chosen, score: score + agreement(chosen) }))
    .sort((a, b) => b.score - a.score)
  const weights = shares(judged.map(({ score }) => score))
  const marginal = Object.fromEntries(
    Object.keys(options).map((role) => [role, marginalOf(role, judged, weights)]),
  )
  // Whether there is a value comes before which: many that are alike may share what speaks for one.
  const isHeld = (role: string) => (marginal[role]!.get(null)?.share ?? 0) <= 0.5
  const held = judged.find(({ chosen }) =>
    Object.keys(options).every((role) => (chosen[role]!.value !== null) === isHeld(role)),
  )
  const best = (held ?? judged[0]!).chosen
  const decided = Object.fromEntries(
    Object.keys(options).map((role) => {
      const ranked = [...marginal[role]!.values()].sort((a, b) => b.share - a.share)
      const own = ranked.find(({ option }) => option.value === best[role]!.value)!
      return [role, { ...own, alternatives: ranked.filter((other) => other !== own) }]
    }),
  )
  return { best, decided }
}

/** The likeliest assignments with one more option each; only these are worth an object of their own. */
function likeliest<B extends { readonly score: number }>(
  beam: readonly B[],
  options: readonly Option[],
): { before: B; option: Option; score: number }[] {
  // Whoever stands behind so many in the beam, with an option that so many are not below, is behind all their pairs.
  const reach = options.map(({ score }) => BEAM / options.filter((o) => o.score >= score).length)
  return beam
    .flatMap((before, i) =>
      options.flatMap((option, k) =>
        i < reach[k]! ? [{ before, option, score: before.score + option.score }] : [],
      ),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, BEAM)
}

interface Judged {
  readonly chosen: Assignment
}

/** The values of one role with their shares over all assignments. */
function marginalOf(
  role: string,
  judged: readonly Judged[],
  weights: readonly number[],
): Map<string | null, { option: Option; share: number }> {
  const by = new Map<string | null, { option: Option; share: number }>()
  judged.forEach(({ chosen }, i) => {
    const option = chosen[role]!
    const known = by.get(option.value)
    by.set(option.value, {
      option: known?.option ?? option,
      share: (known?.share ?? 0) + weights[i]!,
    })
  })
  return by
}

/** Options of a role at most, null apart. */
const MOST = 12

/** Values with the scores of all their candidates together, the likeliest first, and null. */
export function optionsOf(
  values: readonly string[],
  scores: readonly number[],
  nothing: number,
): Option[] {
  const weights = shares([...scores, nothing])
  const by = new Map<string, { share: number; candidates: number[] }>()
  values.forEach((value, i) => {
    const known = by.get(value)
    if (known) {
      known.share += weights[i]!
      known.candidates.push(i)
    } else by.set(value, { share: weights[i]!, candidates: [i] })
  })
  const found = [...by]
    .map(([value, { share, candidates }]) => ({
      value,
      score: Math.log(share + 1e-9),
      candidates: candidates.sort((a, b) => weights[b]! - weights[a]!),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
  const none: Option = { value: null, score: Math.log(weights.at(-1)! + 1e-9), candidates: [] }
  return [...found, none].sort((a, b) => b.score - a.score)
}
