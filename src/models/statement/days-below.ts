import { hasText } from './booked.ts'
import type { Columns } from './columns.ts'
import type { DateToken } from './date-token.ts'
import { isMoney, type Line } from './lines.ts'

/** Days on lines of their own, below or above the sums of their bookings. */
export interface DaysBelow {
  /** By the line of the sum. */
  readonly days: ReadonlyMap<Line, DateToken>
  /** More of them stand right below a sum than right above the next. */
  readonly nearer: boolean
}

/**
 * Days that stand on a line of their own below the sum of their booking: text and sum, then the day, then the balance
 * perhaps.
 *
 * @returns null where less than half of all days stand so, or of all texts with a sum and no day beside them; or where
 *   more days head a sum, or stand right above one
 */
export function daysBelow(lines: readonly Line[], columns: Columns): DaysBelow | null {
  const days = new Map<Line, DateToken>()
  let dated = 0
  let apart = 0
  let heads = 0
  /** Days right below a sum, less those right above one. */
  let nearer = 0
  let head: Line | null = null
  let open: Line | null = null
  for (const [i, line] of lines.entries()) {
    if (open?.row.page !== line.row.page) open = null
    if (head?.row.page !== line.row.page) head = null
    const date = columns.dateOf(line) ?? columns.otherDateOf(line)
    if (date) dated++
    if (line.amounts.some(isMoney)) {
      if (!date && hasText(line)) apart++
      if (!date && head) heads++
      if (!date && head && head === lines[i - 1]) nearer--
      open = date ? null : line
      head = null
    } else if (date) {
      if (open) days.set(open, date)
      if (open && open === lines[i - 1]) nearer++
      open = null
      head = line
    }
  }
  const isLikely = days.size * 2 > Math.max(dated, apart) && days.size >= heads && nearer >= 0
  return isLikely ? { days, nearer: nearer > 0 } : null
}
