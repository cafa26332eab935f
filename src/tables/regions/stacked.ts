import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { type CutCandidate, cutCandidates } from './cut-candidates.ts'
import { CUT_WEIGHTS } from './cut-weights.ts'
import { bestParting, type LookAt, type Looked, lookedAt } from './look.ts'

/** Regions of more lines, which no printed page has, are not looked into: each look costs as much as the whole. */
const MOST_LINES = 300
/** What has fewer lines is a title, or a note. */
const LEAST_LINES = 2

/**
 * What a region holds below each other, top to bottom: tables, or a table and what stands above or below it;
 * mostly one. It is parted at the likeliest place, and each part is looked at again. A line of one text there is a
 * title of what is below it.
 *
 * @param titles is given the words of such lines
 * @param hear of all places that were weighed
 */
export function stackedParts(
  region: Region,
  words: readonly Word[],
  horizontal: readonly Ruling[],
  units: Units,
  lookAt: LookAt,
  titles: Set<Word>,
  hear?: (places: readonly Looked[]) => void,
): Region[] {
  if (region.kind !== 'aligned' || words.length === 0) return [region]
  const lines = textLines(words, units.em)
  if (lines.length > MOST_LINES) return [region]
  const candidates = cutCandidates(lines, horizontal, units)
  const places = lookedAt(candidates, region, words, CUT_WEIGHTS, units, lookAt)
  hear?.(places)
  const isWhole = ({ at }: CutCandidate) => at >= LEAST_LINES && at <= lines.length - LEAST_LINES
  const best = bestParting(places.filter(isWhole), CUT_WEIGHTS)
  if (!best) return [region]
  const isBelowTitle = best.at > LEAST_LINES && lines[best.at - 1]!.chunks.length === 1
  const { at, parts } = isBelowTitle ? places[best.at - 2]! : best
  if (lines[at]!.chunks.length === 1) for (const word of lines[at]!.words) titles.add(word)
  return parts().flatMap((own) => {
    const part = { kind: region.kind, box: unionOf(own.map(({ box }) => box)) }
    return stackedParts(part, own, horizontal, units, lookAt, titles, hear)
  })
}
