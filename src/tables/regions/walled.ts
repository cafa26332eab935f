import type { Rule } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'

/**
 * Is a wall drawn beside a region, or does one stand within it? Shades of rows are no frame: the rows of their table go on
 * above and below them, open ones and headings.
 *
 * @param rules of the page, without the edges of shades
 * @param vertical those and the edges of shades
 * @param em in points
 */
export function isWalled(
  { box: [left, top, right, bottom] }: Region,
  rules: readonly Rule[],
  vertical: readonly Ruling[],
  em: number,
): boolean {
  return (
    rules.some(
      ({ direction, box: [x0, y0, x1, y1] }) =>
        direction === 'vertical' && x1 > left - em && x0 < right + em && y0 < bottom && y1 > top,
    ) ||
    vertical.some(
      ({ at, from, to }) => at > left + em && at < right - em && from < bottom && to > top,
    )
  )
}
