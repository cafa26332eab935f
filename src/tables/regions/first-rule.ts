import { isYear } from '../grid/head.ts'
import type { Region } from '../grid/region.ts'
import { FULL_LEVEL, levelsOf } from '../marks/bands.ts'
import type { Ruling } from '../marks/rulings.ts'
import { type Chunk, isFigure, type TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** A table with a rule above its head, one below it and one at its end has at most so many. */
const MOST_LEVELS = 3
/** A head between two rules has at most this many lines. */
const MOST_HEAD = 4
/** Figures in a head's line, as a share of its texts. */
const MOST_FIGURES = 0.5

/**
 * A region from the rule on that stands above its head, where another one stands below it: what is
 * set in columns of its own above (names and dates over a report) is no part of the table.
 *
 * @param lines of the page, top to bottom
 */
export function fromFirstRule(
  region: Region,
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  { em }: Units,
): Region {
  const [x0, y0, x1, y1] = region.box
  const levels = levelsOf(horizontal, region.box, em)
  const [top, below, ...more] = levels.filter((level) => level.share >= FULL_LEVEL)
  if (!top || !below || 2 + more.length > MOST_LEVELS || top !== levels[0]) return region
  const inside = lines
    .map(({ box, chunks }) => ({
      box,
      y: (box[1] + box[3]) / 2,
      chunks: chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1),
    }))
    .filter(({ y, chunks }) => y > y0 && y < y1 && chunks.length > 0)
  const above = inside.filter(({ y }) => y < top.y)
  const head = inside.filter(({ y }) => y > top.y && y < below.y)
  const isHead =
    head.length > 0 &&
    head.length <= MOST_HEAD &&
    head.some(({ chunks }) => chunks.length > 1) &&
    !head.some(({ chunks }) => isMostlyFigures(chunks))
  if (above.length === 0 || !isHead || inside.length === above.length + head.length) return region
  return { ...region, box: [x0, head[0]!.box[1], x1, y1] }
}

/** Figures, years apart, in most of a line's texts: such a line is no head. */
export function isMostlyFigures(chunks: readonly Chunk[]): boolean {
  const figures = chunks.filter(({ words }) =>
    words.every((word) => isFigure(word) && !isYear(word.text)),
  )
  return figures.length > MOST_FIGURES * chunks.length
}
