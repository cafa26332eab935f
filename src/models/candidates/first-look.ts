import type { DocumentText } from '../../reading/document-text.ts'
import { scoresOf, shares } from '../../scoring/score.ts'
import type { FirstLookWeights } from '../../scoring/weights.ts'
import type { Candidate } from './place.ts'

/** Numbers of candidates that cost little: by them most are told to be none of a role, before all others are asked for. */
export interface FirstLook<C> {
  readonly names: readonly string[]
  of(candidates: readonly C[], document: DocumentText): Float32Array[]
}

/** The places of candidates that may be what any role is, and of all with the same value. */
export function likelyOnes<C extends Candidate>(
  look: FirstLook<C>,
  roles: readonly FirstLookWeights[],
  candidates: readonly C[],
  document: DocumentText,
): number[] {
  const rows = look.of(candidates, document)
  const values = new Set<string>()
  for (const role of roles) {
    const likely = shares([...scoresOf(role, rows), role.nothing])
    for (const [i, { value }] of candidates.entries())
      if (likely[i]! >= role.least) values.add(value)
  }
  return [...candidates.keys()].filter((i) => values.has(candidates[i]!.value))
}
