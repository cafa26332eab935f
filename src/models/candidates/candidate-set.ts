import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { FirstLookWeights } from '../../scoring/weights.ts'
import { type FirstLook, likelyOnes } from './first-look.ts'
import { GEOMETRY, geometryOf } from './geometry.ts'
import { LABEL_AT } from './label-scores.ts'
import type { Candidate } from './place.ts'
import { SIDES, type Side, surroundingsOf } from './surroundings.ts'

/** All readings of one kind in a document, each with its numbers. */
export interface CandidateSet<C extends Candidate = Candidate> {
  readonly candidates: readonly C[]
  /** Numbers of each candidate, in the order of the kind's features. */
  readonly features: readonly Float32Array[]
}

/** What candidates of a kind are, and what is known of each. */
export interface CandidateKind<C extends Candidate> {
  readonly name: string
  /** Labels whose likeness on every side is a feature. */
  readonly labels: readonly LabelName[]
  readonly sides: readonly Side[]
  /** Names of the kind's own features. */
  readonly own: readonly string[]
  candidatesOf(document: DocumentText): C[]
  /** What tells which of them are worth all features. */
  readonly firstLook?: FirstLook<C>
  /** The kind's own features, a list a candidate, worked out where they are asked for. */
  ownFeatures(candidates: readonly C[], document: DocumentText): FeaturesOf
}

/** The numbers of a candidate, by its place among all of its kind. */
export type FeaturesOf = (index: number) => number[]

export const ALL_SIDES = SIDES

/** Names of the features of a kind, in their order. */
export const featureNames = (
  kind: Pick<CandidateKind<Candidate>, 'own' | 'sides' | 'labels'>,
): string[] => [
  ...kind.own,
  ...GEOMETRY,
  ...kind.sides.flatMap((side) => kind.labels.map((label) => `${side}:${label}`)),
]

/**
 * Makes the candidates of a kind and their features.
 *
 * @param roles those that are wanted, by which most candidates are left out; all stay where there are none
 */
export function candidateSet<C extends Candidate>(
  kind: CandidateKind<C>,
  document: DocumentText,
  roles: readonly FirstLookWeights[] = [],
): CandidateSet<C> {
  const all = kind.candidatesOf(document)
  const asked =
    kind.firstLook && roles.length > 0
      ? likelyOnes(kind.firstLook, roles, all, document)
      : [...all.keys()]
  const candidates = asked.map((i) => all[i]!)
  const ownOf = kind.ownFeatures(all, document)
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const at = kind.labels.map((label) => LABEL_AT.get(label)!)
  const width = kind.own.length + GEOMETRY.length + kind.sides.length * at.length
  const room = new Float32Array(candidates.length * width)
  const features = candidates.map((place, i) => {
    const around = surroundingsOf(place, document)
    const own = ownOf(asked[i]!)
    const geometry = geometryOf(place, around, document, pages)
    const first = own.length + geometry.length
    const numbers = room.subarray(i * width, (i + 1) * width)
    numbers.set(own)
    numbers.set(geometry, own.length)
    kind.sides.forEach((side, s) => {
      const scores = around.labelScoresOf(side)
      for (let k = 0; k < at.length; k++) numbers[first + s * at.length + k] = scores[at[k]!]!
    })
    return numbers
  })
  return { candidates, features }
}
