import { type Box, containsMiddle } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'

/** Cells lie at most this far from their neighbours or their rules, in ems. */
const BESIDE = 0.25
/** More areas than this are not looked at one by one. */
const MOST_FILLS = 2_000

/**
 * Shades that may be cells': those that hold text, or lie beside another shade or a rule. What
 * stands alone and empty is a picture, the swatch of a legend, or a bar of a chart.
 */
export function withoutSwatches(
  fills: readonly Box[],
  rules: readonly Box[],
  words: readonly Word[],
  em: number,
): readonly Box[] {
  if (fills.length > MOST_FILLS) return fills
  const drawn = [...fills, ...rules]
  return fills.filter(
    (fill) =>
      words.some(({ box }) => containsMiddle(fill, box)) ||
      drawn.some((other) => other !== fill && areBeside(fill, other, BESIDE * em)),
  )
}

/** Do two boxes touch, or come so near? */
export const areBeside = (a: Box, b: Box, slack: number): boolean =>
  a[0] < b[2] + slack && b[0] < a[2] + slack && a[1] < b[3] + slack && b[1] < a[3] + slack
