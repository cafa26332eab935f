import type { DocumentText } from '../../reading/document-text.ts'
import { calibrated } from '../../scoring/calibrate.ts'
import {
  type Agreement,
  type Assignment,
  type Decided,
  decide,
  type Option,
  optionsOf,
} from '../../scoring/decide.ts'
import { FIRST_LOOKS } from '../../scoring/fitted.ts'
import { scoresOf } from '../../scoring/score.ts'
import type { FieldWeights } from '../../scoring/weights.ts'
import { type CandidateSet, candidateSet } from './candidate-set.ts'
import { KINDS, type KindName } from './kinds.ts'
import type { Candidate } from './place.ts'

/** The candidates of a document by kind. */
export type CandidateSets = Partial<Record<KindName, CandidateSet<Candidate>>>

export type Options = Readonly<Record<string, readonly Option[]>>

/** Fields that are decided together. */
export interface Joint {
  readonly fields: readonly string[]
  /** Fields that were decided before and tell something of these. */
  readonly given?: readonly string[]
  /** Adds values that are printed nowhere. */
  derived?(options: Options, bonuses: Readonly<Record<string, number>>): Options
  /** Whether values that were decided cannot all be right. */
  contradicts?(chosen: Assignment, sets: CandidateSets, document: DocumentText): boolean
  agreement(
    sets: CandidateSets,
    document: DocumentText,
    bonuses: Readonly<Record<string, number>>,
    /** What was decided before. */
    given: Readonly<Record<string, Decided>>,
  ): Agreement
}

/** The fields of a model that are found among candidates: a field is a row. */
export interface FieldSet {
  readonly name: string
  /** The document as its candidates are made of it. */
  prepared?(document: DocumentText): DocumentText
  readonly fields: Readonly<Record<string, KindName>>
  readonly joint: readonly Joint[]
  /** A document that holds none of these holds none of the others either. */
  readonly anchors: readonly string[]
}

/** What was decided for a field. */
export interface Decision {
  readonly value: string
  /** 0..1: how often such an answer is right. */
  readonly probability: number
  /** Where it is printed; null for what was derived. */
  readonly candidate: Candidate | null
  readonly derivedFrom: readonly string[] | null
  readonly alternatives: readonly { readonly value: string; readonly probability: number }[]
}

/** @param looks what tells of its fields at first sight which candidates are worth all features; all are without */
export function candidateSets(
  set: FieldSet,
  document: DocumentText,
  looks = FIRST_LOOKS[set.name] ?? {},
): CandidateSets {
  const byKind = Map.groupBy(Object.keys(set.fields), (field) => set.fields[field]!)
  return Object.fromEntries(
    [...byKind].map(([kind, fields]) => [
      kind,
      candidateSet(
        KINDS[kind],
        document,
        fields.flatMap((field) => looks[field] ?? []),
      ),
    ]),
  )
}

/** The values of one field with what speaks for each. */
export function fieldOptions(
  field: string,
  set: FieldSet,
  sets: CandidateSets,
  weights: FieldWeights,
): Option[] {
  const { candidates, features } = sets[set.fields[field]!]!
  const own = weights.roles[field]!
  return optionsOf(
    candidates.map((candidate) => candidate.value),
    scoresOf(own, features),
    own.nothing,
  )
}

/** Decides fields, those that belong together as one. */
export function decideAll(
  set: FieldSet,
  sets: CandidateSets,
  document: DocumentText,
  options: Options,
  bonuses: Readonly<Record<string, number>>,
): Record<string, Decided> {
  const decided: Record<string, Decided> = {}
  const joined = new Set(set.joint.flatMap((joint) => joint.fields))
  const parts = [
    ...Object.keys(set.fields)
      .filter((field) => !joined.has(field))
      .map((field): Joint => ({ fields: [field], agreement: () => () => 0 })),
    ...set.joint,
  ]
  for (const { fields, derived, agreement, contradicts } of parts) {
    const own = Object.fromEntries(
      fields.filter((field) => options[field]).map((field) => [field, options[field]!]),
    )
    if (Object.keys(own).length === 0) continue
    const all = derived ? derived(own, bonuses) : own
    const { best, decided: found } = decide(all, agreement(sets, document, bonuses, decided))
    const contradicted = contradicts?.(best, sets, document) ?? false
    for (const [field, one] of Object.entries(found)) decided[field] = { ...one, contradicted }
  }
  return decided
}

/** Alternatives that are reported, and how likely they are at least. */
const MOST_ALTERNATIVES = 3
const LEAST_LIKELY = 0.01

/** Of answers that are less likely, more are wrong than right. */
const LEAST_PROBABLE = 0.3

/** All that was weighed for the fields of a document. */
export interface FieldsSeen {
  readonly set: FieldSet
  readonly sets: CandidateSets
  readonly document: DocumentText
  readonly weights: FieldWeights
  /** Of each field, with their scores looked at alone, the likeliest first. */
  readonly options: Options
  /** With shares after what belongs together was decided at once. */
  readonly decided: Readonly<Record<string, Decided>>
  readonly found: Readonly<Record<string, Decision | null>>
}

/** What something else than the page's words says of fields, a code for machines for one. */
export type Stated = Readonly<Record<string, (value: string) => boolean>>

/** How much that speaks for a value, in natural logarithms of odds. */
const STATED = 5

/**
 * The fields of a document: null where it most likely holds none.
 *
 * @param stated tells the values that something else says as well
 * @param hear is told what was weighed
 */
export function decideFields(
  set: FieldSet,
  document: DocumentText,
  weights: FieldWeights,
  stated: Stated = {},
  hear?: (seen: FieldsSeen) => void,
): Record<string, Decision | null> {
  const sets = candidateSets(set, document)
  const options = Object.fromEntries(
    Object.keys(set.fields).map((field) => [
      field,
      withStated(fieldOptions(field, set, sets, weights), stated[field]),
    ]),
  )
  const decided = decideAll(set, sets, document, options, weights.bonuses)
  const found = Object.fromEntries(
    Object.entries(decided).map(([field, own]) => [
      field,
      decisionOf(field, own, set, sets, weights),
    ]),
  )
  hear?.({ set, sets, document, weights, options, decided, found })
  const { anchors } = set
  const empty = anchors.length > 0 && anchors.every((field) => found[field] === null)
  return empty ? Object.fromEntries(Object.keys(found).map((field) => [field, null])) : found
}

function withStated(options: readonly Option[], says: Stated[string] | undefined): Option[] {
  if (!says) return [...options]
  return options
    .map((option) =>
      option.value !== null && says(option.value)
        ? { ...option, score: option.score + STATED }
        : option,
    )
    .sort((a, b) => b.score - a.score)
}

function decisionOf(
  field: string,
  { option, share, alternatives, contradicted }: Decided,
  set: FieldSet,
  sets: CandidateSets,
  weights: FieldWeights,
): Decision | null {
  if (option.value === null) return null
  const { calibration } = weights.roles[field]!
  // Where values contradict each other one of them is wrong, but all are printed: that is told, with how sure each is.
  if (calibrated(share, calibration) < LEAST_PROBABLE) return null
  const [first] = option.candidates
  const candidate = first === undefined ? null : sets[set.fields[field]!]!.candidates[first]!
  return {
    value: option.value,
    probability: calibrated(share, calibration, contradicted),
    candidate,
    derivedFrom: option.derivedFrom ?? candidate?.workedOut ?? null,
    alternatives: alternatives
      .flatMap((other) =>
        other.option.value === null || other.share < LEAST_LIKELY
          ? []
          : [{ value: other.option.value, probability: calibrated(other.share, calibration) }],
      )
      .slice(0, MOST_ALTERNATIVES),
  }
}
