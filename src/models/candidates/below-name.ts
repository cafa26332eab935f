import type { DocumentText } from '../../reading/document-text.ts'
import { type AddressCandidate, linesAbove } from './address-candidate.ts'
import { isBetween } from './addresses.ts'
import type { NameCandidate } from './name-candidate.ts'
import { isAligned } from './name-lines.ts'

/** How an address stands to a name. */
export type Position = 'under' | 'near' | 'apart'

/** Farthest that a name stands over the first line of its address, in ems: a person or a register between. */
const NEAR = 5.5

/**
 * Whether an address begins under a name, or behind it on its line.
 *
 * @param own wherever the name is printed; nowhere where there is none
 */
export function positionOf(
  address: AddressCandidate,
  own: readonly NameCandidate[],
  document: DocumentText,
): Position {
  if (own.some((other) => isUnder(address, other, document))) return 'under'
  return own.some((other) => isNear(address, other)) ? 'near' : 'apart'
}

function isUnder(
  { row, piece, words, front }: AddressCandidate,
  name: NameCandidate,
  document: DocumentText,
): boolean {
  const [last] = name.words.slice(-1)
  if (front !== '' && row === name.row && last!.box[2] <= words[0]!.box[0] + 1) return true
  for (const line of linesAbove(row, piece, document)) {
    if (line.words.includes(last!)) return true
    // What is no part of an address is not left out of it.
    if (!isBetween(line)) return false
  }
  return false
}

function isNear({ row, piece }: AddressCandidate, name: NameCandidate): boolean {
  const step = row.baseline - name.row.baseline
  return (
    name.row.page === row.page &&
    step > 0 &&
    step < NEAR * row.em &&
    isAligned(name.piece, piece, row.em)
  )
}
