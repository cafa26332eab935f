import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import {
  type CandidateSets,
  decideAll,
  type FieldSet,
} from '../../src/models/candidates/field-set.ts'
import { KINDS, type KindName } from '../../src/models/candidates/kinds.ts'
import { type Option, optionsOf } from '../../src/scoring/decide.ts'
import { scoresOf } from '../../src/scoring/score.ts'
import type { RoleWeights } from '../../src/scoring/weights.ts'
import { type Comparison, isSame, keyOf } from './compare.ts'
import { fitRole, type Group } from './listwise.ts'
import { type Paper, truthOf, unsaidOf } from './papers.ts'

/** A paper with its candidates. */
export interface Sample {
  readonly paper: Paper
  readonly sets: CandidateSets
}

/** What was answered for a field of a paper that the numbers were not fitted on. */
export interface Answer {
  readonly field: string
  readonly paper: Paper
  readonly value: string | null
  /** Of all that can be, 0..1. */
  readonly share: number
  readonly truth: readonly string[] | null
  readonly right: boolean
  /** Fields that were decided with it do not fit it. */
  readonly contradicted: boolean
  /** The truth is among the candidates, or there is none. */
  readonly possible: boolean
}

export const COMPARISONS: Readonly<Record<KindName, Comparison>> = {
  amounts: 'amount',
  till_amounts: 'amount',
  dates: 'day',
  till_dates: 'day',
  identifiers: 'number',
  tax_numbers: 'number',
  ibans: 'number',
  terms: 'number',
  names: 'name',
  shop_names: 'name',
  card_names: 'name',
  statement_addresses: 'name',
  statement_names: 'name',
  statement_identifiers: 'number',
  addresses: 'name',
}

/** What is taken off may be printed with a sign. */
export const comparisonOf = (field: string, kind: KindName): Comparison =>
  field === 'discount' ? 'size' : COMPARISONS[kind]

/** The candidates of a field with the right ones marked; null where nobody knows, or none is right. */
export function groupOf(
  field: string,
  kind: KindName,
  { paper, sets }: Sample,
  all: readonly Sample[],
): Learnt | null {
  const truth = truthOf(paper, field)
  const unsaid = truth === undefined ? unsaidOf(paper, field) : null
  if (truth === undefined && unsaid === null) return null
  // Moved papers have candidates only of what is told wherever it stands.
  if (!sets[kind]) return null
  const comparison = comparisonOf(field, kind)
  // What nobody knows of is left out; none of the others is right.
  const known = [...sets[kind].candidates.keys()].filter(
    (i) => !unsaid?.some((own) => isSame(sets[kind]!.candidates[i]!.value, own, comparison)),
  )
  const candidates = known.map((i) => sets[kind]!.candidates[i]!)
  const features = known.map((i) => sets[kind]!.features[i]!)
  const right = rightOnes(
    candidates.map((own) => own.value),
    truth ?? null,
    comparison,
  )
  if (truth != null && !right.some(Boolean)) return null
  const same = all.filter(
    (other) => other.paper.group === paper.group && other.paper.about.source !== 'moved',
  ).length
  const keys = candidates.map((own) => keyOf(own.value))
  const { source } = paper.about
  const weight =
    source === 'lesson'
      ? (LESSON[paper.task] ?? 1)
      : ((paper.complete ? MADE : 1) * (source === 'moved' ? MOVED : 1)) / Math.sqrt(same)
  return { name: paper.group, rows: features, right, weight, keys }
}

/** The candidates of a document, and their values folded. */
export interface Learnt extends Group {
  readonly keys: readonly string[]
}

/**
 * How much a lesson counts, by what it teaches, and a made paper, beside a real one of an issuer of
 * its own. There are few real cards.
 */
const LESSON: Readonly<Record<string, number>> = { invoice: 2, receipt: 2, business_card: 5 }
export const MADE = 0.5

/** How much a paper counts once more whose parts stand in another order. */
const MOVED = 0.5

/** How much a document counts whose right candidates were taken out, beside the whole one. */
const ERASED = 0.02
/** Documents known to hold none, from which none have to be made. */
const ENOUGH = 20

/** What is learnt from: each document, and again as if the field were not printed on it. */
export function learnt(kind: KindName, groups: readonly (Learnt | null)[]): Group[] {
  const absent = groups.filter((group) => group && !group.right.some(Boolean)).length
  return groups.flatMap((group) => {
    if (group === null) return []
    if (absent >= ENOUGH) return [group]
    const right = group.keys.filter((_, i) => group.right[i])
    // Of a name its parts go, too, and what it is a part of.
    const isOf = (key: string) =>
      COMPARISONS[kind] === 'name'
        ? right.some((own) => own.includes(key) || key.includes(own))
        : right.includes(key)
    const rows = group.rows.filter((_, i) => !isOf(group.keys[i]!))
    if (rows.length === group.rows.length) return [group]
    return [group, { ...group, rows, right: rows.map(() => false), weight: ERASED * group.weight }]
  })
}

/** Of names those that are the same to the letter, where there are such. */
function rightOnes(
  values: readonly string[],
  truth: readonly string[] | null,
  comparison: Comparison,
): boolean[] {
  if (truth === null) return values.map(() => false)
  const exact = values.map((value) => truth.some((own) => keyOf(own) === keyOf(value)))
  if (comparison === 'name' && exact.some(Boolean)) return exact
  return values.map((value) => truth.some((own) => isSame(value, own, comparison)))
}

/** Which part of as many a group belongs to. */
export function foldsOf(samples: readonly Sample[], count: number): Map<string, number> {
  const names = [...new Set(samples.map(({ paper }) => paper.group))].sort()
  return new Map(names.map((name, i) => [name, i % count]))
}

/** The options of every field of every sample, scored by numbers fitted on other groups. */
export function heldOutOptions(
  set: FieldSet,
  samples: readonly Sample[],
  count: number,
): Record<string, Option[]>[] {
  const folds = foldsOf(samples, count)
  const options: Record<string, Option[]>[] = samples.map(() => ({}))
  for (const [field, kind] of Object.entries(set.fields)) {
    const groups = samples.map((sample) => groupOf(field, kind, sample, samples))
    for (let fold = 0; fold < count; fold++) {
      const held = (i: number) => folds.get(samples[i]!.paper.group) === fold
      const weights = fitRole(
        featureNames(KINDS[kind]),
        learnt(
          kind,
          groups.filter((_, i) => !held(i)),
        ),
      )
      samples.forEach(({ sets }, i) => {
        if (held(i) && sets[kind]) options[i]![field] = scored(weights, sets, kind)
      })
    }
  }
  return options
}

function scored(weights: RoleWeights, sets: CandidateSets, kind: KindName): Option[] {
  const { candidates, features } = sets[kind]!
  return optionsOf(
    candidates.map((own) => own.value),
    scoresOf(weights, features),
    weights.nothing,
  )
}

/** Answers for every field, from scores of its options. */
export function answersFrom(
  set: FieldSet,
  samples: readonly Sample[],
  options: readonly Record<string, Option[]>[],
  bonuses: Readonly<Record<string, number>>,
): Answer[] {
  return samples.flatMap(({ paper, sets }, i) => {
    const decided = decideAll(set, sets, paper.document, options[i]!, bonuses)
    return Object.entries(set.fields).flatMap(([field, kind]): Answer[] => {
      const truth = truthOf(paper, field)
      if (truth === undefined) return []
      const { option, share, contradicted = false } = decided[field]!
      const same = (value: string) =>
        truth?.some((own) => isSame(value, own, comparisonOf(field, kind))) ?? false
      const right =
        truth === null ? option.value === null : option.value !== null && same(option.value)
      const possible = truth === null || sets[kind]!.candidates.some((own) => same(own.value))
      return [{ field, paper, value: option.value, share, truth, right, contradicted, possible }]
    })
  })
}
