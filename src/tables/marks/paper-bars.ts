import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'

/** Bars of paper are at least so many. */
const LEAST_BARS = 4
/** Their sides are in line, in ems. */
const SAME_SIDE = 2
/** Rows of a table lie between the edges of its shades; edges of bars cut this share of the words on them, or more. */
const LEAST_CUT = 0.2
/** An edge cuts a word where it lies this far within its height, as a share of it. */
const WITHIN = 0.2

/**
 * Shades without those that are printed on the paper for any text to stand on, as on listing paper: they lie where lines
 * of text do not, and cut many.
 */
export function withoutPaperBars(
  shades: readonly Box[],
  words: readonly Word[],
  em: number,
): readonly Box[] {
  if (shades.length < LEAST_BARS) return shades
  const bars = new Set<Box>()
  for (const shade of shades) {
    if (bars.has(shade)) continue
    const own = shades.filter(
      ([x0, , x1]) =>
        Math.abs(x0 - shade[0]) < SAME_SIDE * em && Math.abs(x1 - shade[2]) < SAME_SIDE * em,
    )
    if (own.length >= LEAST_BARS && cutShare(own, words) >= LEAST_CUT)
      for (const bar of own) bars.add(bar)
  }
  return bars.size === 0 ? shades : shades.filter((shade) => !bars.has(shade))
}

/** Of the words that stand on shades or are cut by their edges, the share that is cut. */
function cutShare(shades: readonly Box[], words: readonly Word[]): number {
  let cut = 0
  let on = 0
  for (const { box } of words) {
    const [x0, y0, x1, y1] = box
    const room = WITHIN * (y1 - y0)
    const over = shades.filter(
      (shade) => shade[0] < x1 && shade[2] > x0 && shade[1] < y1 && shade[3] > y0,
    )
    if (over.length === 0) continue
    on++
    if (over.some((shade) => [shade[1], shade[3]].some((y) => y > y0 + room && y < y1 - room)))
      cut++
  }
  return on === 0 ? 0 : cut / on
}
