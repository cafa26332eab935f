import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { GEOMETRY, geometryOf } from './geometry.ts'
import { LABEL_AT } from './label-scores.ts'
import type { Candidate } from './place.ts'
import { SIDES, type Side, type Surroundings, surroundingsOf } from './surroundings.ts'

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
  /** The kind's own features, a list a candidate. */
  ownFeatures(
    candidates: readonly C[],
    around: readonly Surroundings[],
    document: DocumentText,
  ): number[][]
}

export const ALL_SIDES = SIDES

/** Names of the features of a kind, in their order. */
export const featureNames = (
  kind: Pick<CandidateKind<Candidate>, 'own' | 'sides' | 'labels'>,
): string[] => [
  ...kind.own,
  ...GEOMETRY,
  ...kind.sides.flatMap((side) => kind.labels.map((label) => `${side}:${label}`)),
]

/** Makes the candidates of a kind and their features. */
export function candidateSet<C extends Candidate>(
  kind: CandidateKind<C>,
  document: DocumentText,
): CandidateSet<C> {
  const candidates = kind.candidatesOf(document)
  const around = candidates.map((place) => surroundingsOf(place, document))
  const own = kind.ownFeatures(candidates, around, document)
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const at = kind.labels.map((label) => LABEL_AT.get(label)!)
  const width = kind.own.length + GEOMETRY.length + kind.sides.length * at.length
  const all = new Float32Array(candidates.length * width)
  const features = candidates.map((place, i) => {
    const geometry = geometryOf(place, around[i]!, document, pages)
    const first = own[i]!.length + geometry.length
    const numbers = all.subarray(i * width, (i + 1) * width)
    numbers.set(own[i]!)
    numbers.set(geometry, own[i]!.length)
    kind.sides.forEach((side, s) => {
      const scores = around[i]!.labelScoresOf(side)
      for (let k = 0; k < at.length; k++) numbers[first + s * at.length + k] = scores[at[k]!]!
    })
    return numbers
  })
  return { candidates, features }
}
