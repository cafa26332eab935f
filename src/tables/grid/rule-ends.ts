import type { Box } from '../../document/box.ts'
import type { Ruling } from '../marks/ruling.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Separator } from './columns.ts'

/** A rule ends inside a table when it does so far from both sides, in ems. */
const INSIDE = 2
/** Ends this near each other are one place, and texts reach this far over it, in ems. */
const SAME_PLACE = 0.6
/** Texts on either side of a column's edge, at least. */
const LEAST_TEXTS = 2

/**
 * Columns parted where a rule ends inside a drawn grid: it leaves out a cell that is several rows
 * high. No text lies across the place.
 */
export function separatorsAtRuleEnds(
  lines: readonly TextLine[],
  rules: readonly Ruling[],
  [x0, , x1]: Box,
  em: number,
): Separator[] {
  const ends = rules
    .flatMap(({ from, to }) => [from, to])
    .filter((x) => x > x0 + INSIDE * em && x < x1 - INSIDE * em)
    .sort((a, b) => a - b)
  const places = ends.filter((x, i) => i === 0 || x - ends[i - 1]! > SAME_PLACE * em)
  const chunks = lines.map((line) => line.chunks)
  const isAcross = (x: number) =>
    lines.some(({ words }) =>
      words.some(({ box }) => box[0] < x - SAME_PLACE * em && box[2] > x + SAME_PLACE * em),
    )
  return places.flatMap((x) => {
    const left = chunks.flat().filter((chunk) => chunk.x1 <= x + SAME_PLACE * em)
    const right = chunks.flat().filter((chunk) => chunk.x0 >= x - SAME_PLACE * em)
    if (isAcross(x) || left.length < LEAST_TEXTS || right.length < LEAST_TEXTS) return []
    return [{ x, from: x, to: x, walls: [] }]
  })
}
