import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** Lines of one head follow each other at most this far apart, in line pitches. */
const NEXT_LINE = 1.35
/** The head's upper rule lies at most this far above its first line, in line pitches. */
const RULE_ABOVE = 1.6
/** And covers this share of the table's width. */
const WHOLE = 0.92
const MOST_LINES = 4
/** A head is narrower than this share of its table. */
const MOST_WIDTH = 0.5

/**
 * A region with the first lines of its head: lines of a single text each, tight above it and below
 * a rule all across. A text over the first column may as well be a title.
 *
 * @param lines of the page, top to bottom
 */
export function withTopOfHead(
  region: Region,
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  { em, pitch }: Units,
): Region {
  const [x0, y0, x1] = region.box
  const first = lines.find(({ baseline }) => baseline > y0)
  const above = lines.filter(({ baseline }) => baseline <= y0).reverse()
  let box: Box = region.box
  let below = first?.baseline ?? y0
  for (const line of above.slice(0, MOST_LINES)) {
    const heads = line.chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1)
    if (heads.length === 0) continue
    const isParted = horizontal.some(
      ({ at, from, to }) => at > line.baseline && at < below && from < x1 && to > x0,
    )
    const isHead =
      !isParted &&
      below - line.baseline <= NEXT_LINE * pitch &&
      heads.every(
        (head) =>
          head.x0 > x0 + em &&
          head.x1 < x1 + em &&
          head.x1 - head.x0 < MOST_WIDTH * (x1 - x0) &&
          !isNumbered(textOf(head.words)),
      )
    if (!isHead) return region
    box = unionOf([box, ...heads.flatMap(({ words }) => words.map((word) => word.box))])
    below = line.baseline
    const isUnderRule = horizontal.some(
      ({ at, from, to }) =>
        at < line.box[1] + 0.2 * em &&
        at > line.baseline - RULE_ABOVE * pitch &&
        Math.min(to, x1) - Math.max(from, x0) >= WHOLE * (x1 - x0),
    )
    if (isUnderRule) return { ...region, box }
  }
  return region
}
