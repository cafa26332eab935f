import { foldedPhrase } from '../../fields/lexicon.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { type Candidate, pieceOf } from './place.ts'

/** Farthest that a party's number stands under its name, in ems: lines of an address between. */
const FAR = 11
/** Letters of a name that no other text holds by chance. */
const LEAST_NAME = 6

/** How far a number stands under a name in its column, in points; infinite where it does not. */
export function stepUnder(own: Candidate, name: Candidate): number {
  const { row, box } = own
  const step = row.baseline - name.row.baseline
  // A label stands at the left of its number, in line with the name.
  const left = Math.min(box[0], pieceOf(own).box[0])
  const shared = Math.min(box[2], name.box[2]) - Math.max(left, name.box[0])
  const isUnder = name.row.page === row.page && step >= 0 && step < FAR * row.em && shared > 0
  return isUnder ? step : Number.POSITIVE_INFINITY
}

/** Whether the text in front of a number is a name, wherever that stands as well. */
export function isBehind({ row, box }: Candidate, name: Candidate): boolean {
  const folded = foldedPhrase(name.text)
  const before = row.words.filter((word) => word.box[2] <= box[0])
  return folded.length >= LEAST_NAME && foldedPhrase(textOf(before)).includes(folded)
}
