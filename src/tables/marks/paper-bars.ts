import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { firstFrom } from '../text/first-from.ts'

/** Bars of paper are at least so many. */
const LEAST_BARS = 4
/** Their sides are in line, in ems. */
const SAME_SIDE = 2
/** Rows of a table lie between the edges of its shades; edges of bars cut this share of the words on them, or more. */
const LEAST_CUT = 0.2
/** An edge cuts a word where it lies this far within its height, as a share of it. */
const WITHIN = 0.2

/** Bars of paper are as high and as far apart as each other, but for so much, in ems. */
const EVEN = 0.5

/**
 * Shades without those that are printed on the paper for any text to stand on, as on listing paper: they lie where lines
 * of text do not, and cut many, or go on evenly where there is no text any more.
 */
export function withoutPaperBars(
  shades: readonly Box[],
  words: readonly Word[],
  em: number,
): readonly Box[] {
  if (shades.length < LEAST_BARS) return shades
  const bars = new Set<Box>()
  const left = new Set(shades)
  for (const [from, , to] of shades) {
    const own = [...left].filter(
      ([x0, , x1]) => Math.abs(x0 - from) < SAME_SIDE * em && Math.abs(x1 - to) < SAME_SIDE * em,
    )
    for (const shade of own) left.delete(shade)
    if (own.length < LEAST_BARS) continue
    if (cutShare(own, words) >= LEAST_CUT || goOnWithoutText(own, words, em))
      for (const bar of own) bars.add(bar)
  }
  return bars.size === 0 ? shades : shades.filter((shade) => !bars.has(shade))
}

/** Do evenly spaced shades reach beyond all text, and is one empty? A table's have its texts, those of a column others beside. */
function goOnWithoutText(shades: readonly Box[], words: readonly Word[], em: number): boolean {
  const sorted = shades.toSorted((a, b) => a[1] - b[1])
  const isEven = (sizes: readonly number[]) => Math.max(...sizes) - Math.min(...sizes) <= EVEN * em
  const heights = sorted.map(([, y0, , y1]) => y1 - y0)
  const steps = sorted.slice(1).map(([, y0], i) => y0 - sorted[i]![1])
  const isEmpty = ([x0, y0, x1, y1]: Box) =>
    !words.some(({ box }) => box[0] < x1 && box[2] > x0 && box[1] < y1 && box[3] > y0)
  const [from, , to] = sorted[0]!
  const isWithin = words.every(({ box }) => box[0] >= from && box[2] <= to)
  return isWithin && isEven(heights) && isEven(steps) && sorted.some(isEmpty)
}

/** Of the words that stand on shades of one width or are cut by their edges, the share that is cut. */
function cutShare(shades: readonly Box[], words: readonly Word[]): number {
  const [x0, , x1] = shades[0]!
  const sorted = shades.toSorted((a, b) => a[1] - b[1])
  let cut = 0
  let on = 0
  for (const { box } of words) {
    if (box[0] >= x1 || box[2] <= x0) continue
    const room = WITHIN * (box[3] - box[1])
    const [top, bottom] = [box[1] + room, box[3] - room]
    // Bars lie below each other: the first that does not end above the word is the only one, or its neighbour.
    const at = firstFrom(sorted, (shade) => shade[3] > top)
    const shade = sorted[at]
    if (!shade || shade[1] >= bottom) continue
    on++
    if (shade[1] > top || shade[3] < bottom) cut++
  }
  return on === 0 ? 0 : cut / on
}
