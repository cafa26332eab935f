import type { DateOrder } from '../../fields/date.ts'
import type { DateToken, PrintedDay } from './date-token.ts'

/** Which of day, month and a year of two figures comes first, second and third. */
export type DayOrder = DateOrder | 'ymd'

/** What is known of the time a statement covers. ISO dates. */
export interface Frame {
  readonly start: string | null
  readonly end: string | null
  /** Any dates with years that the document prints outside of its bookings. */
  readonly others: readonly string[]
}

/** The days of bookings, and how sure they are. */
export interface Calendar {
  readonly order: DayOrder
  /** ISO by item; null where it cannot be given a year, or there is none. */
  readonly dates: readonly (string | null)[]
  readonly valueDates: readonly (string | null)[]
  /** Costs of the next best order less those of this one. */
  readonly margin: number
  readonly by: readonly string[]
}

interface Dated {
  readonly date: DateToken | null
  readonly valueDate: DateToken | null
}

/** Costs, in steps out of order. */
const IMPOSSIBLE = 3
const OUTSIDE = 1
const STEP = 1
const LIKELY = 0.6
const SPREAD = 0.02
/** Days that a booking may lie outside of the period, by booking or value date. */
const SLACK = 20
const DAY_MS = 86_400_000

const ORDERS: readonly DayOrder[] = ['dmy', 'mdy', 'ymd']

/**
 * The order of day, month and year that makes the days of all bookings run one way, within the period, at least
 * cost; and their years.
 *
 * @param items in reading order
 * @param likely the order the rest of the document speaks for
 */
export function calendarOf(items: readonly Dated[], frame: Frame, likely: DateOrder): Calendar {
  const attempts = ORDERS.map((order) => {
    const own = attempt(items, frame, order)
    return { ...own, order, cost: own.cost + (order === likely ? 0 : LIKELY) }
  }).sort((a, b) => a.cost - b.cost)
  const best = attempts[0]!
  const other = attempts.find(({ dates }) => dates.some((date, i) => date !== best.dates[i]))
  const by = [
    ...(frame.start !== null && frame.end !== null && best.outside === 0 ? ['period'] : []),
    // Days that were found by their order do not speak for it.
    ...(best.steps === 0 && items.every(({ date }) => !date?.misread) ? ['order'] : []),
    ...(best.printedYears ? ['years'] : []),
  ]
  return {
    order: best.order,
    dates: best.dates,
    valueDates: best.valueDates,
    margin: other ? other.cost - best.cost : 9,
    by,
  }
}

const READINGS = { dmy: 'dayFirst', mdy: 'monthFirst', ymd: 'yearFirst' } as const

interface Attempt {
  readonly dates: (string | null)[]
  readonly valueDates: (string | null)[]
  readonly cost: number
  readonly outside: number
  readonly steps: number
  readonly printedYears: boolean
}

function attempt(items: readonly Dated[], frame: Frame, order: DayOrder): Attempt {
  const read = (token: DateToken | null): PrintedDay | null => token?.[READINGS[order]] ?? null
  let cost = 0
  const days = items.map(({ date }) => {
    const day = read(date)
    if (date && !day) cost += IMPOSSIBLE
    return day
  })
  const yearOf = yearGiver(frame)
  const dates = days.map((day) => day && yearOf(day))
  const known = dates.filter((date) => date !== null)
  let up = 0
  let down = 0
  known.slice(1).forEach((date, i) => {
    if (date < known[i]!) down++
    if (date > known[i]!) up++
  })
  const steps = Math.min(up, down)
  cost += STEP * steps
  const { start, end } = frame
  const outside =
    start === null || end === null
      ? 0
      : known.filter((date) => date < shifted(start, -SLACK) || date > shifted(end, SLACK)).length
  cost += OUTSIDE * outside
  const sorted = known.toSorted()
  if (sorted.length > 1) cost += SPREAD * (daysBetween(sorted[0]!, sorted.at(-1)!) / 30)
  return {
    dates,
    valueDates: items.map(({ valueDate }, i) => {
      const day = read(valueDate)
      return day ? nearest(day, dates[i] ?? null, yearOf) : null
    }),
    cost,
    outside,
    steps,
    printedYears: days.every((day) => day === null || day.year !== null),
  }
}

/** Gives a day without a year the one in which it lies in the period, else nearest before its end. */
export function yearGiver(frame: Frame): (day: PrintedDay) => string | null {
  const { start, end, others } = frame
  const anchor = end ?? others.toSorted().at(-1) ?? start
  return (day) => {
    if (day.year !== null) return isoOf(day, day.year)
    if (anchor === null) return null
    const year = Number(anchor.slice(0, 4))
    const candidates = [year, year - 1, year + 1].flatMap((y) => isoOf(day, y) ?? [])
    if (start !== null && end !== null) {
      const inside = candidates.find(
        (iso) => iso >= shifted(start, -SLACK) && iso <= shifted(end, SLACK),
      )
      if (inside) return inside
    }
    return candidates.sort((a, b) => distance(a, anchor) - distance(b, anchor))[0] ?? null
  }
}

/** A value date without a year lies next to its booking's day. */
function nearest(
  day: PrintedDay,
  date: string | null,
  yearOf: (day: PrintedDay) => string | null,
): string | null {
  if (day.year !== null || date === null) return yearOf(day)
  const year = Number(date.slice(0, 4))
  return (
    [year, year - 1, year + 1]
      .flatMap((y) => isoOf(day, y) ?? [])
      .sort((a, b) => Math.abs(daysBetween(a, date)) - Math.abs(daysBetween(b, date)))[0] ?? null
  )
}

/** Bookings stand before the day a statement is dated; later ones are three times as unlikely. */
function distance(iso: string, anchor: string): number {
  const days = daysBetween(iso, anchor)
  return days >= 0 ? days : -3 * days
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

function isoOf(day: PrintedDay, year: number): string | null {
  if (day.day > new Date(Date.UTC(year, day.month, 0)).getUTCDate()) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(day.month)}-${two(day.day)}`
}

const shifted = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
