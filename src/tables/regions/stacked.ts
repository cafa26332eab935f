import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { type CutCandidate, cutCandidates } from './cut-candidates.ts'
import { CUT_WEIGHTS } from './cut-weights.ts'
import { bestParting, type LookAt, type Looked, lookedAt } from './look.ts'

/** Regions of more lines, which no printed page has, are not looked into: each look costs as much as the whole. */
const MOST_LINES = 300
/** What has fewer lines is a title, or a note. */
const LEAST_LINES = 2
/** Lines of a title between two tables. */
const MOST_TITLE = 3

/**
 * What a region holds below each other, top to bottom: tables, or a table and what stands above or below it;
 * mostly one. It is parted at the likeliest place, and each part is looked at again. Lines of one text there are a
 * title of what is below them, and in neither.
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
  if (words.length === 0) return [region]
  const lines = textLines(words, units.em)
  if (lines.length > MOST_LINES) return [region]
  const candidates = cutCandidates(lines, horizontal, units)
  const places = lookedAt(candidates, region, words, CUT_WEIGHTS, units, lookAt)
  hear?.(places)
  const isWhole = ({ at }: CutCandidate) => at >= LEAST_LINES && at <= lines.length - LEAST_LINES
  const best = bestParting(places.filter(isWhole), CUT_WEIGHTS)
  if (!best) return [region]
  const [from, to] = titleAround(best.at, lines)
  for (const { words: own } of lines.slice(from, to)) for (const word of own) titles.add(word)
  return [lines.slice(0, from), lines.slice(to)].flatMap((part) => {
    const own = part.flatMap((line) => line.words)
    const box = unionOf(part.map((line) => line.box))
    return stackedParts({ kind: region.kind, box }, own, horizontal, units, lookAt, titles, hear)
  })
}

/** The lines of one text on both sides of a place: from the first of them, up to the next one. */
function titleAround(at: number, lines: readonly TextLine[]): [from: number, to: number] {
  const isLone = (i: number) => lines[i]!.chunks.length === 1
  let [from, to] = [at, at]
  while (from > LEAST_LINES && at - from < MOST_TITLE && isLone(from - 1)) from--
  while (to < lines.length - LEAST_LINES && to - from < MOST_TITLE && isLone(to)) to++
  return [from, to]
}
