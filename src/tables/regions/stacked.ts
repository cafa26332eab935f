import type { Word } from '../../document/page.ts'
import { PARTINGS } from '../../scoring/fitted.ts'
import type { Region } from '../grid/region.ts'
import type { Rulings } from '../marks/rulings.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { cutCandidates } from './cut-candidates.ts'
import { bestParting, type Hear, type LookAt, lookedAt, type Parted } from './look.ts'

/** Regions of more lines, which no printed page has, are not looked into: each look costs as much as the whole. */
const MOST_LINES = 300
/** What has fewer lines is a title, or a note. */
export const LEAST_LINES = 2
/** Lines of a title between two tables. */
const MOST_TITLE = 3

/**
 * The likeliest two things that a region holds below each other: tables, or a table and what stands above or below
 * it. Lines of one text between them are a title of what is below, and in neither.
 *
 * @param hear of all places, also those where nothing is parted; they are weighed for it alone
 */
export function likeliestCut(
  region: Region,
  words: readonly Word[],
  rulings: Rulings,
  units: Units,
  lookAt: LookAt,
  hear?: Hear,
): (Parted & { readonly title: readonly Word[] }) | null {
  const lines = textLines(words, units.em)
  if (lines.length > MOST_LINES) return null
  const isPossible = (at: number) => at >= LEAST_LINES && at <= lines.length - LEAST_LINES
  const candidates = cutCandidates(lines, rulings, units, hear ? undefined : isPossible)
  const places = lookedAt(candidates, region, words, PARTINGS.cut, units, lookAt)
  hear?.(places)
  const best = bestParting(
    places.filter(({ at }) => isPossible(at)),
    PARTINGS.cut,
  )
  if (!best) return null
  const [from, to] = titleAround(best.place.at, lines)
  return {
    odds: best.odds,
    parts: [wordsIn(lines.slice(0, from)), wordsIn(lines.slice(to))],
    title: wordsIn(lines.slice(from, to)),
  }
}

const wordsIn = (lines: readonly TextLine[]): Word[] => lines.flatMap(({ words }) => words)

/** The lines of one text on both sides of a place: from the first of them, up to the next one. */
function titleAround(at: number, lines: readonly TextLine[]): [from: number, to: number] {
  const isLone = (i: number) => lines[i]!.chunks.length === 1
  let [from, to] = [at, at]
  while (from > LEAST_LINES && at - from < MOST_TITLE && isLone(from - 1)) from--
  while (to < lines.length - LEAST_LINES && to - from < MOST_TITLE && isLone(to)) to++
  return [from, to]
}
