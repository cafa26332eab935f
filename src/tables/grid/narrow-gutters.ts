import type { Word } from '../../document/page.ts'
import { weighted } from '../../scoring/weighted.ts'
import { splitChunk } from '../text/split-chunk.ts'
import { isFigure, type TextLine } from '../text/text-lines.ts'
import { ascending } from '../text/units.ts'
import type { Separator } from './columns.ts'
import { type Drawn, type GutterCandidate, GutterPlaces } from './gutter-candidates.ts'
import { GUTTER_WEIGHTS } from './gutter-weights.ts'

/** Gaps that speak for a usual space, in ems, before any are seen, and how many they count as. */
const SPACE = 0.26
const ASSUMED = 4
/** The same in widths of a character where all are as wide: a space has the room beside its neighbours as well. */
const TYPED_SPACE = 1.15
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
 * @param drawn what is drawn there; its `known` is where columns end for certain
 */
export function narrowGutters(
  lines: readonly TextLine[],
  drawn: Drawn & { readonly known: readonly Separator[] },
  em: number,
): Separator[] {
  const places = new GutterPlaces(lines, drawn, spaceOf(lines, em), em)
  const found: Separator[] = []
  while (found.length < MOST) {
    const [best] = places
      .candidates()
      .map((candidate) => ({ candidate, odds: gutterOdds(candidate) }))
      .sort((a, b) => b.odds - a.odds)
    if (!best || best.odds <= 0) break
    const { from, to } = best.candidate
    found.push({ x: (from + to) / 2, from, to, walls: [] })
    places.add({ from, to })
  }
  return found
}

/** A column is one of figures from this share of its texts on. */
const MOSTLY = 0.8

/**
 * Lines whose texts end where gutters run between their words. A line of one text that a column of figures
 * would cut before a word is a heading of rows, and stays whole.
 */
export function partedAt(lines: readonly TextLine[], gutters: readonly Separator[]): TextLine[] {
  if (gutters.length === 0) return [...lines]
  const figures = gutters.map(({ x }) => {
    const behind = lines.flatMap(({ words }) => {
      const at = words.findIndex(({ box }) => box[0] >= x)
      return at > 0 && words[at - 1]!.box[2] <= x ? [words[at]!] : []
    })
    return behind.filter(isFigure).length >= MOSTLY * behind.length
  })
  return lines.map((line) => {
    const isHeading = (word: Word, g: number) =>
      line.chunks.length === 1 && figures[g]! && !isFigure(word)
    return {
      ...line,
      chunks: line.chunks.flatMap((chunk) =>
        splitChunk(chunk, (before, word) =>
          gutters.some(({ x }, g) => before.box[2] <= x && word.box[0] >= x && !isHeading(word, g)),
        ),
      ),
    }
  })
}

/** The usual space between words, in points. */
export function spaceOf(lines: readonly TextLine[], em: number): number {
  const { advance } = lines[0]?.words[0] ?? {}
  const all = Array.from({ length: ASSUMED }, () => (advance ? TYPED_SPACE * advance : SPACE * em))
  for (const { chunks } of lines)
    for (const { words } of chunks)
      for (let i = 1; i < words.length; i++) {
        const gap = words[i]!.box[0] - words[i - 1]!.box[2]
        if (gap > 0) all.push(gap)
      }
  return ascending(all)[Math.floor(QUANTILE * all.length)]!
}
