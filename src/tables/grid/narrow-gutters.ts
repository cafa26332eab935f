import { weighted } from '../../scoring/weighted.ts'
import { splitChunk } from '../text/split-chunk.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Separator } from './columns.ts'
import { type GutterCandidate, gutterCandidates, withLeaders } from './gutter-candidates.ts'
import { GUTTER_WEIGHTS } from './gutter-weights.ts'

/** Gaps that speak for a usual space, in ems, before any are seen, and how many they count as. */
const SPACE = 0.26
const ASSUMED = 4
/** Most gaps are wider than a usual space where columns stand near each other. */
const QUANTILE = 0.25
/** A table has no more of them. */
const MOST = 24

/** Log odds that columns end at a candidate. */
export const gutterOdds = ({ features }: GutterCandidate): number =>
  weighted(GUTTER_WEIGHTS, features)

/**
 * Gutters that all lines together speak for, though some of their gaps are as narrow as spaces or words lie
 * across: the likeliest first, in whose light others are seen again.
 *
 * @param lines of one region, top to bottom
 * @param known where columns end for certain
 */
export function narrowGutters(
  lines: readonly TextLine[],
  known: readonly Separator[],
  em: number,
): Separator[] {
  const space = spaceOf(lines, em)
  const own = withLeaders(lines)
  const found: Separator[] = []
  while (found.length < MOST) {
    const [best] = gutterCandidates(own, [...known, ...found], space, em)
      .map((candidate) => ({ candidate, odds: gutterOdds(candidate) }))
      .sort((a, b) => b.odds - a.odds)
    if (!best || best.odds <= 0) break
    const { from, to } = best.candidate
    found.push({ x: (from + to) / 2, from, to, walls: [] })
  }
  return found
}

/** Lines whose texts end where gutters run between their words. */
export function partedAt(lines: readonly TextLine[], gutters: readonly Separator[]): TextLine[] {
  if (gutters.length === 0) return [...lines]
  return lines.map((line) => ({
    ...line,
    chunks: line.chunks.flatMap((chunk) =>
      splitChunk(chunk, (before, word) =>
        gutters.some(({ x }) => before.box[2] <= x && word.box[0] >= x),
      ),
    ),
  }))
}

/** The usual space between words, in points. */
export function spaceOf(lines: readonly TextLine[], em: number): number {
  const gaps = lines.flatMap(({ chunks }) =>
    chunks.flatMap(({ words }) => words.slice(1).map(({ box }, i) => box[0] - words[i]!.box[2])),
  )
  const all = [
    ...gaps.filter((gap) => gap > 0),
    ...Array.from({ length: ASSUMED }, () => SPACE * em),
  ]
  return all.sort((a, b) => a - b)[Math.floor(QUANTILE * all.length)]!
}
