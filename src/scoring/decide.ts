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
  const roles = Object.entries(options)
  let scores: Float64Array = Float64Array.of(0)
  const steps: Step[] = []
  for (const [, own] of roles) {
    const step = likeliest(scores, own)
    steps.push(step)
    scores = step.scores
  }
  const judged = assignmentsOf(roles, steps)
    .map((chosen, i) => ({ chosen, score: scores[i]! + agreement(chosen) }))
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

/** Assignments that were kept when a role was added, the likeliest first: which one each goes on from, and with what. */
interface Step {
  readonly before: Uint16Array
  readonly option: Uint16Array
  readonly scores: Float64Array
}

/**
 * The likeliest assignments with one more option each. Assignments are in the order of their scores, so that with
 * each option the next likeliest is known: the best of these is taken until there are enough.
 *
 * @param beam scores of the assignments so far
 */
function likeliest(beam: Float64Array, options: readonly Option[]): Step {
  const own = Float64Array.from(options, ({ score }) => score)
  const count = Math.min(BEAM, beam.length * own.length)
  const step = {
    before: new Uint16Array(count),
    option: new Uint16Array(count),
    scores: new Float64Array(count),
  }
  const next = new Uint16Array(own.length)
  for (let i = 0; i < count; i++) {
    let best = -1
    let most = 0
    for (let k = 0; k < own.length; k++) {
      if (next[k] === beam.length) continue
      const score = beam[next[k]!]! + own[k]!
      // Of those alike the one that goes on from the likelier assignment.
      if (best < 0 || score > most || (score === most && next[k]! < next[best]!)) {
        best = k
        most = score
      }
    }
    step.before[i] = next[best]!++
    step.option[i] = best
    step.scores[i] = most
  }
  return step
}

/** Assignments as objects: only those that are left in the end are worth one. */
function assignmentsOf(
  roles: readonly (readonly [string, readonly Option[]])[],
  steps: readonly Step[],
): Assignment[] {
  const last = steps.at(-1)
  if (!last) return [{}]
  const taken = new Uint16Array(steps.length)
  return Array.from(last.scores, (_, i) => {
    for (let role = steps.length - 1, at = i; role >= 0; role--) {
      taken[role] = steps[role]!.option[at]!
      at = steps[role]!.before[at]!
    }
    const chosen: Record<string, Option> = {}
    for (let role = 0; role < roles.length; role++)
      chosen[roles[role]![0]] = roles[role]![1][taken[role]!]!
    return chosen
  })
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
    if (known) known.share += weights[i]!
    else by.set(option.value, { option, share: weights[i]! })
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
