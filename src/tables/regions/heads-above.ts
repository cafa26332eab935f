import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** A head over others lies at most so many line pitches above them. */
const NEXT_LINE = 2.2
/** Its own rule runs at most this far below it, in line pitches, and this far beside it, in ems. */
const RULE_BELOW = 1.3
const BESIDE = 1
/** The rule of the whole table covers this share of its width; a head's own rule covers less. */
const WHOLE = 0.92

/**
 * A region with the heads that stand alone above it: a line over a rule of its own, which covers
 * some of the columns, below a rule over all of them.
 *
 * @param lines of the page, top to bottom
 */
export function withHeadsAbove(
  region: Region,
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  { em, pitch }: Units,
): Region {
  let box: Box = region.box
  const above = lines.filter((line) => line.baseline < box[1]).reverse()
  for (const line of above) {
    if (box[1] - line.baseline > NEXT_LINE * pitch) break
    const heads = line.chunks.filter(({ x0, x1 }) => x1 > box[0] && x0 < box[2])
    const [x0, , x1] = box
    const shareOf = ({ from, to }: Ruling) =>
      (Math.min(to, x1) - Math.max(from, x0)) / Math.max(1e-6, x1 - x0)
    const own = horizontal.filter(
      (rule) =>
        rule.at > line.baseline &&
        rule.at < line.baseline + RULE_BELOW * pitch &&
        shareOf(rule) < WHOLE,
    )
    const top = horizontal.some(
      (rule) =>
        rule.at < line.box[1] &&
        rule.at > line.box[1] - NEXT_LINE * pitch &&
        shareOf(rule) >= WHOLE,
    )
    const isHead = heads.every(
      (head) =>
        !isNumbered(textOf(head.words)) &&
        own.some((rule) => rule.from <= head.x0 + BESIDE * em && rule.to >= head.x1 - BESIDE * em),
    )
    if (heads.length === 0 || !top || !isHead) break
    box = unionOf([box, ...heads.flatMap(({ words }) => words.map((word) => word.box))])
  }
  return { ...region, box }
}
