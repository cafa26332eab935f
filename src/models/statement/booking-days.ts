import { type Column, SAME_LEFT } from './column.ts'
import { columnHeads } from './heads.ts'
import type { Line } from './lines.ts'

/** Dates of a column that must have one of another with them, to be days of the same bookings. */
const MOST_SHARED = 0.8

/**
 * Columns of dates with the days of booking in front. The first column has them, unless its head says that it
 * holds value dates and the head of another one, of the same bookings, says days of booking.
 */
export function withBookingDaysFirst(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const [first, ...others] = columns
  if (!first || others.length === 0) return [...columns]
  if (!isHeaded(first, lines, 'column_value_date')) return [...columns]
  const booking = others.find(
    (column) =>
      isDatedWith(first, column, lines) &&
      isHeaded(column, lines, 'column_date') &&
      !isHeaded(column, lines, 'column_value_date'),
  )
  return booking ? [booking, ...columns.filter((column) => column !== booking)] : [...columns]
}

/** Whether dates of a column have one of another with them: in their row, or above it since the last of their own. */
export function isDatedWith(column: Column, other: Column, lines: readonly Line[]): boolean {
  let all = 0
  let shared = 0
  let isOpen = false
  for (const line of lines) {
    if (isDated(line, other)) isOpen = true
    if (!isDated(line, column)) continue
    all++
    if (isOpen) shared++
    isOpen = false
  }
  return shared >= MOST_SHARED * all
}

const isDated = ({ dates, shift, row }: Line, { left }: Column): boolean =>
  dates.some(({ box }) => Math.abs(box[0] - shift - left) <= SAME_LEFT * row.em)

/** Does a row of heads name a column so? */
const isHeaded = (
  { left, right }: Column,
  lines: readonly Line[],
  name: 'column_date' | 'column_value_date',
): boolean =>
  lines.some(({ row }) =>
    columnHeads(row).some(
      ({ names, box }) => names.includes(name) && box[0] < right && box[2] > left,
    ),
  )
