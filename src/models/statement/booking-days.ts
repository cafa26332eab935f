import { type Column, SAME_LEFT } from './column.ts'
import { DAY_FEATURES, dayFeatures } from './day-evidence.ts'
import { DAY_WEIGHTS } from './day-weights.ts'
import type { Line } from './line.ts'

/** Dates of a column that must have one of another with them, to be days of the same bookings. */
const MOST_SHARED = 0.8

/** Columns of dates with the days of booking in front: of those that date the same bookings, the likeliest. */
export function withBookingDaysFirst(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const rivals = rivalsOf(columns, lines)
  if (rivals.length < 2) return [...columns]
  const scores = dayFeatures(rivals, lines).map((features) =>
    DAY_FEATURES.reduce((sum, name) => sum + DAY_WEIGHTS[name] * features[name], 0),
  )
  const best = rivals[scores.indexOf(Math.max(...scores))]!
  return [best, ...columns.filter((column) => column !== best)]
}

/** Columns that date the bookings of the first one. */
export const rivalsOf = (columns: readonly Column[], lines: readonly Line[]): Column[] =>
  columns.filter((column, i) => i === 0 || isDatedWith(columns[0]!, column, lines))

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
