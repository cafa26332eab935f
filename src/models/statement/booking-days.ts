import { type Column, SAME_LEFT } from './column.ts'
import type { DateToken } from './date-token.ts'
import { columnHeads } from './heads.ts'
import type { Line } from './lines.ts'

/** Rows of the first column that another one must date as well, to be the days of booking in its place. */
const MOST_SHARED = 0.8

/**
 * Columns of dates with the days of booking in front. The first column has them, unless its head says that it
 * holds value dates and the head of another one, in the same rows, says days of booking.
 */
export function withBookingDaysFirst(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const [first, ...others] = columns
  if (!first || others.length === 0) return [...columns]
  const inColumn = ({ box }: DateToken, { shift, row }: Line, { left }: Column) =>
    Math.abs(box[0] - shift - left) <= SAME_LEFT * row.em
  const dated = (line: Line, column: Column) =>
    line.dates.some((date) => inColumn(date, line, column))
  const own = lines.filter((line) => dated(line, first))
  if (!isHeaded(first, lines, 'column_value_date')) return [...columns]
  const booking = others.find(
    (column) =>
      own.filter((line) => dated(line, column)).length >= MOST_SHARED * own.length &&
      isHeaded(column, lines, 'column_date') &&
      !isHeaded(column, lines, 'column_value_date'),
  )
  return booking ? [booking, ...columns.filter((column) => column !== booking)] : [...columns]
}

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
