import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Rulings } from '../marks/rulings.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { cutCandidates } from './cut-candidates.ts'
import { CUT_WEIGHTS } from './cut-weights.ts'
import { bestParting, type LookAt, type Looked, lookedAt, type Parted } from './look.ts'

/** Regions of more lines, which no printed page has, are not looked into: each look costs as much as the whole. */
const MOST_LINES = 300
/** What has fewer lines is a title, or a note. */
const LEAST_LINES = 2
/** Lines of a title between two tables. */
const MOST_TITLE = 3
/** A wall that is so far from the sides of a region, in ems, stands between its columns. */
const WITHIN = 1

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
  hear?: (places: readonly Looked[]) => void,
): (Parted & { readonly title: readonly Word[] }) | null {
  const lines = textLines(words, units.em)
  if (lines.length > MOST_LINES) return null
  const [left, , right] = region.box
  const walls = rulings.vertical.filter(
    ({ at }) => at > left + WITHIN * units.em && at < right - WITHIN * units.em,
  )
  const isPossible = (at: number) =>
    at >= LEAST_LINES &&
    at <= lines.length - LEAST_LINES &&
    !walls.some((wall) => wall.from < middleOf(lines[at - 1]!) && wall.to > middleOf(lines[at]!))
  const candidates = cutCandidates(lines, rulings, units, hear ? undefined : isPossible)
  const places = lookedAt(candidates, region, words, CUT_WEIGHTS, units, lookAt)
  hear?.(places)
  const best = bestParting(
    places.filter(({ at }) => isPossible(at)),
    CUT_WEIGHTS,
  )
  if (!best) return null
  const [from, to] = titleAround(best.place.at, lines)
  return {
    odds: best.odds,
    parts: [wordsIn(lines.slice(0, from)), wordsIn(lines.slice(to))],
    title: wordsIn(lines.slice(from, to)),
  }
}

const middleOf = ({ box }: TextLine): number => (box[1] + box[3]) / 2

const wordsIn = (lines: readonly TextLine[]): Word[] => lines.flatMap(({ words }) => words)

/** The lines of one text on both sides of a place: from the first of them, up to the next one. */
function titleAround(at: number, lines: readonly TextLine[]): [from: number, to: number] {
  const isLone = (i: number) => lines[i]!.chunks.length === 1
  let [from, to] = [at, at]
  while (from > LEAST_LINES && at - from < MOST_TITLE && isLone(from - 1)) from--
  while (to < lines.length - LEAST_LINES && to - from < MOST_TITLE && isLone(to)) to++
  return [from, to]
}
