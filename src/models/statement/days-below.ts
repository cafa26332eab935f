import { hasText } from './booked.ts'
import type { Columns } from './columns.ts'
import type { DateToken } from './date-token.ts'
import type { Line } from './line.ts'

/** Days on lines of their own below the sums of their bookings. */
export interface DaysBelow {
  /** By the line of the sum. */
  readonly days: ReadonlyMap<Line, DateToken>
  /** Most of them stand right below one sum and not right above the next. */
  readonly sure: boolean
}

/** A step between lines that is this much wider than the other one parts two bookings. */
const WIDER = 1.1

/** How far the lines above and below stand from one, in points; null where one of them is on another page. */
function leadingsAround(
  lines: readonly Line[],
  i: number,
): { readonly above: number; readonly below: number } | null {
  const [above, own, below] = [lines[i - 1]?.row, lines[i]!.row, lines[i + 1]?.row]
  if (above?.page !== own.page || below?.page !== own.page) return null
  return { above: own.baseline - above.baseline, below: below.baseline - own.baseline }
}

/**
 * Days that stand on a line of their own below the sum of their booking: text and sum, then the day, then the balance
 * perhaps.
 *
 * @returns null where less than half of all days stand so, or of all texts with a sum and no day beside them; or where
 *   more days head a sum
 */
export function daysBelow(lines: readonly Line[], columns: Columns): DaysBelow | null {
  const days = new Map<Line, DateToken>()
  let dated = 0
  /** Texts with a sum and no day beside them, up to the last day. */
  let apart = 0
  let unsure = 0
  let heads = 0
  let nearer = 0
  let farther = 0
  let isHead = false
  let open: Line | null = null
  const isSum = (line: Line | undefined) => line !== undefined && columns.amountsOf(line).size > 0
  for (const [i, line] of lines.entries()) {
    if (open?.row.page !== line.row.page) open = null
    const date = columns.dateOf(line) ?? columns.otherDateOf(line)
    if (date) dated++
    if (isSum(line)) {
      if (!date && hasText(line) && dated > 0) unsure++
      if (!date && isHead) heads++
      open = date ? null : line
      isHead = false
    } else if (date) {
      apart += unsure
      unsure = 0
      if (open) days.set(open, date)
      const gap = leadingsAround(lines, i)
      if (open && open === lines[i - 1] && gap) {
        if (gap.above * WIDER < gap.below) nearer++
        if (gap.below * WIDER < gap.above) farther++
      }
      open = null
      isHead = true
    }
  }
  const sure = nearer * 2 > days.size
  // Nearer to the sum above, a day heads none below it.
  const isLikely =
    days.size * 2 > Math.max(dated, apart) &&
    (days.size >= heads || (sure && farther === 0)) &&
    farther * 2 <= days.size
  return isLikely ? { days, sure } : null
}
