import type { Word } from '../../document/page.ts'
import { PARTINGS } from '../../scoring/fitted.ts'
import type { Region } from '../grid/region.ts'
import type { Units } from '../text/units.ts'
import { bestParting, type Hear, type LookAt, lookedAt, type Parted } from './look.ts'
import type { PageText } from './page-columns.ts'
import { beginsWithNumber, type Side, sideCandidates } from './side-candidates.ts'

/**
 * The likeliest two things that a region holds beside each other, left and right: tables, or a table and a text.
 *
 * @param hear of all places that were weighed
 */
export function likeliestSides(
  region: Region,
  words: readonly Word[],
  page: PageText,
  units: Units,
  lookAt: LookAt,
  hear?: Hear,
): Parted | null {
  const candidates = sideCandidates(words, page, units)
  const places = lookedAt(candidates, region, words, PARTINGS.side, units, lookAt)
  hear?.(places)
  const best = bestParting(places, PARTINGS.side)
  if (!best) return null
  const sides = [best.place.left, best.place.right]
  const areNumbered = sides.every(beginsWithNumber)
  const parts = sides.map((side) => (areNumbered ? withoutFirstLine(side) : side.words))
  return { odds: best.odds, parts }
}

/** A side's words but for the line that numbers it: that stands over the table. */
function withoutFirstLine({ words, lines: [first] }: Side): readonly Word[] {
  const number = new Set(first!.words)
  return words.filter((word) => !number.has(word))
}
