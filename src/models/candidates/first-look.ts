import type { DocumentText } from '../../reading/document-text.ts'
import { scoresOf, shares } from '../../scoring/score.ts'
import type { FirstLookWeights } from '../../scoring/weights.ts'
import type { Candidate } from './place.ts'

/** Numbers of candidates that cost little: by them most are told to be none of a role, before all others are asked for. */
export interface FirstLook<C> {
  readonly names: readonly string[]
  /** Fills in those of a candidate, by its place among all. */
  of(
    candidates: readonly C[],
    document: DocumentText,
  ): (index: number, numbers: Float32Array) => void
}

/** The numbers of all candidates: in one piece of memory, for one of each costs more than to fill it. */
export function looksOf<C>(
  look: FirstLook<C>,
  candidates: readonly C[],
  document: DocumentText,
): Float32Array[] {
  const width = look.names.length
  const room = new Float32Array(candidates.length * width)
  const fill = look.of(candidates, document)
  return candidates.map((_, i) => {
    const numbers = room.subarray(i * width, (i + 1) * width)
    fill(i, numbers)
    return numbers
  })
}

/** The places of candidates that may be what any role is, and of all with the same value. */
export function likelyOnes<C extends Candidate>(
  look: FirstLook<C>,
  roles: readonly FirstLookWeights[],
  candidates: readonly C[],
  document: DocumentText,
): number[] {
  const rows = looksOf(look, candidates, document)
  const values = new Set<string>()
  for (const role of roles) {
    const likely = shares([...scoresOf(role, rows), role.nothing])
    for (const [i, { value }] of candidates.entries())
      if (likely[i]! >= role.least) values.add(value)
  }
  return [...candidates.keys()].filter((i) => values.has(candidates[i]!.value))
}
