import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Units } from '../text/units.ts'
import { bestParting, type LookAt, type Looked, lookedAt } from './look.ts'
import type { PageText } from './page-columns.ts'
import { beginsWithNumber, type Side, sideCandidates } from './side-candidates.ts'
import { SIDE_WEIGHTS } from './side-weights.ts'

/**
 * What a region holds beside each other, left to right: tables, or a table and a text; mostly one. It is parted at
 * the likeliest place, and each side is looked at again.
 *
 * @param hear of all places that were weighed
 */
export function sideBySide(
  region: Region,
  words: readonly Word[],
  page: PageText,
  units: Units,
  lookAt: LookAt,
  hear?: (places: readonly Looked[]) => void,
): Region[] {
  const candidates = sideCandidates(words, page, units)
  const places = lookedAt(candidates, region, words, SIDE_WEIGHTS, units, lookAt)
  hear?.(places)
  const best = bestParting(places, SIDE_WEIGHTS)
  if (!best) return [region]
  const areNumbered = [best.left, best.right].every(beginsWithNumber)
  return [best.left, best.right].flatMap((side) => {
    const own = areNumbered ? withoutFirstLine(side) : side.words
    const box = unionOf(own.map((word) => word.box))
    return sideBySide({ kind: region.kind, box }, own, page, units, lookAt, hear)
  })
}

/** A side's words but for the line that numbers it: that stands over the table. */
function withoutFirstLine({ words, lines: [first] }: Side): readonly Word[] {
  const number = new Set(first!.words)
  return words.filter((word) => !number.has(word))
}
