import { hasText } from './booked.ts'
import type { Columns } from './columns.ts'
import type { DateToken } from './date-token.ts'
import { isMoney, type Line } from './lines.ts'

/**
 * Days that stand on a line of their own below the sum of their booking, by the line of the sum: text and sum, then
 * the day, then the balance perhaps.
 *
 * @returns null where less than half of all days stand so, or of all texts with a sum and no day beside them; or where
 *   more days head a sum
 */
export function daysBelow(
  lines: readonly Line[],
  columns: Columns,
): ReadonlyMap<Line, DateToken> | null {
  const below = new Map<Line, DateToken>()
  let dated = 0
  let apart = 0
  let heads = 0
  let isHead = false
  let open: Line | null = null
  for (const line of lines) {
    if (open?.row.page !== line.row.page) open = null
    const date = columns.dateOf(line)
    if (date) dated++
    if (line.amounts.some(isMoney)) {
      if (!date && hasText(line)) apart++
      if (!date && isHead) heads++
      open = date ? null : line
      isHead = false
    } else if (date) {
      if (open) below.set(open, date)
      open = null
      isHead = true
    }
  }
  return below.size * 2 > Math.max(dated, apart) && below.size >= heads ? below : null
}
