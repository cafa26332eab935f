import type { DateOrder } from '../../fields/date.ts'
import { YEAR_BEFORE_PRESENT_ERA } from '../../fields/era.ts'
import { monthLength } from '../../fields/month-length.ts'
import type { DateToken, PrintedDay } from './date-token.ts'

/** Which of day, month and a year of two figures comes first, second and third. */
export type DayOrder = DateOrder | 'ymd'

/** What is known of the time a statement covers. ISO dates. */
export interface Frame {
  readonly start: string | null
  readonly end: string | null
  /** Any dates with years that the document prints outside of its bookings. */
  readonly others: readonly string[]
  /** The year before the first one of an era that the document names: `8-04-21` may count by it. */
  readonly era: number | null
  /** Does it print kana? Years of two figures count by the era there, where no other year is printed. */
  readonly kana: boolean
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
  readonly line: { readonly row: { readonly recognised: boolean } }
  readonly date: DateToken | null
  readonly valueDate: DateToken | null
  /** Days begin anew with each section. */
  readonly section?: number
}

/** Costs, in steps out of order. */
const IMPOSSIBLE = 3
const OUTSIDE = 1
/** Of a day that lies no further from the period than `SLACK`. */
const BESIDE = 0.2
const STEP = 1
const LIKELY = 0.6
/** Days that a booking may lie outside of the period, by booking or value date. */
const SLACK = 20
const DAY_MS = 86_400_000
const DAYS = 365

const ORDERS: readonly DayOrder[] = ['dmy', 'mdy', 'ymd']

/**
 * The order of day, month and year that makes the days of all bookings run one way, within the period, at least
 * cost; and their years.
 *
 * @param items in reading order
 * @param likely the order the rest of the document speaks for
 */
export function calendarOf(items: readonly Dated[], frame: Frame, likely: DateOrder): Calendar {
  const isInEra = frame.era === null && (areYearsOfEra(items) || areYearsInKana(items, frame))
  const inEra = isInEra ? YEAR_BEFORE_PRESENT_ERA : null
  const ways: (readonly [DayOrder, number | null])[] = ORDERS.map((order) => [
    order,
    order === 'ymd' ? inEra : null,
  ])
  // Where nothing else tells, years count from the era that is named.
  if (frame.era !== null) ways.unshift(['ymd', frame.era])
  const attempts = ways
    .map(([order, era]) => {
      const own = attempt(items, frame, order, era)
      return { ...own, order, cost: own.cost + (order === likely ? 0 : LIKELY) }
    })
    .sort((a, b) => a.cost - b.cost)
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

/**
 * Years in one figure before months and days in two, `8-04-09`, count from the beginning of an era: its name may be
 * lost in a scan.
 */
const OF_ERA = /^\d([.-])\d{2}\1\d{2}$/
/** Days with such a year, at least, of which some must be printed with a nought in the month and the day. */
const LEAST_OF_ERA = 3

function areYearsOfEra(items: readonly Dated[]): boolean {
  const texts = items.flatMap(({ date }) =>
    date ? [date.words.map(({ text }) => text).join('')] : [],
  )
  return (
    texts.length >= LEAST_OF_ERA &&
    items.every(({ line }) => line.row.recognised) &&
    texts.every((text) => OF_ERA.test(text)) &&
    texts.some((text) => /^\d\D0\d\D0\d$/.test(text))
  )
}

/**
 * `08-04-09` in a book of a Japanese bank: years of the era that goes on. Those behind the year it began in are of the
 * common era.
 */
function areYearsInKana(items: readonly Dated[], { kana, start, end, others }: Frame): boolean {
  if (!kana || start !== null || end !== null || others.length > 0) return false
  const days = items.flatMap(({ date }) => date ?? [])
  return (
    days.length >= LEAST_OF_ERA &&
    days.every(
      ({ yearFirst, words }) =>
        yearFirst?.year != null &&
        yearFirst.year % 100 <= YEAR_BEFORE_PRESENT_ERA % 100 &&
        IN_TWO.test(words.map(({ text }) => text).join('')),
    )
  )
}

/** Two figures, one of them perhaps taken for a letter. */
const IN_TWO = /^\w{2}\W\d/

const READINGS = { dmy: 'dayFirst', mdy: 'monthFirst', ymd: 'yearFirst' } as const

interface Attempt {
  readonly dates: (string | null)[]
  readonly valueDates: (string | null)[]
  readonly cost: number
  readonly outside: number
  readonly steps: number
  readonly printedYears: boolean
}

/** @param era of years in two figures, the year before its first one */
function attempt(
  items: readonly Dated[],
  frame: Frame,
  order: DayOrder,
  era: number | null,
): Attempt {
  const read = (token: DateToken | null): PrintedDay | null => {
    const day = token?.[READINGS[order]] ?? null
    return day && day.year !== null && era !== null ? { ...day, year: era + (day.year % 100) } : day
  }
  let cost = 0
  const days = items.map(({ date }) => {
    const day = read(date)
    if (date && !day) cost += IMPOSSIBLE
    return day
  })
  const anchor = anchorOf(frame, days)
  const isNew = items.map(({ section }, i) => i > 0 && section !== items[i - 1]!.section)
  const run = runOf(days, isNew, frame, anchor)
  const yearOf = (day: PrintedDay) =>
    day.year !== null ? isoOf(day, day.year) : anchor && nearestTo(day, anchor)
  return {
    dates: run.dates,
    valueDates: items.map(({ valueDate }, i) => {
      const day = read(valueDate)
      return day ? nearest(day, run.dates[i] ?? null, yearOf) : null
    }),
    cost: cost + run.cost,
    outside: run.outside,
    steps: run.steps,
    printedYears: days.every((day) => day === null || day.year !== null),
  }
}

/** What a statement's last days lie before: its end, else the last date that it prints. ISO. */
function anchorOf(
  { start, end, others }: Frame,
  days: readonly (PrintedDay | null)[],
): string | null {
  const printed = days.flatMap((day) =>
    day && day.year !== null ? (isoOf(day, day.year) ?? []) : [],
  )
  return end ?? others.toSorted().at(-1) ?? start ?? printed.toSorted().at(-1) ?? null
}

/** Years around the anchor's that are tried. */
const YEARS = [0, -1, 1, -2]
/** A year between the last booking and the day that a statement is dated; bookings behind it are less likely still. */
const OLD = 1
const LATE = 3
/** A year from a booking to the next, and back. */
const FORTH = 2
const BACK = 2

interface Run {
  readonly dates: (string | null)[]
  readonly cost: number
  readonly outside: number
  readonly steps: number
}

/** A day with a year that it may have. */
interface Place {
  readonly iso: string
  /** Days since 1970. */
  readonly count: number
}

/** One way to give an item's day a year, with the cheapest way to give the items up to it theirs. */
interface Stop {
  readonly iso: string
  readonly count: number
  readonly before: Stop | null
  readonly at: number
  readonly cost: number
  readonly outside: number
  readonly steps: number
}

/** The years of all days together: they run one way, within the period, and not far from the anchor. */
function runOf(
  days: readonly (PrintedDay | null)[],
  isNew: readonly boolean[],
  frame: Frame,
  anchor: string | null,
): Run {
  const year = anchor === null ? null : Number(anchor.slice(0, 4))
  const places = days.map((day): Place[] | null => {
    if (day === null) return null
    const years =
      day.year !== null ? [day.year] : year === null ? [] : YEARS.map((step) => year + step)
    return years.flatMap((own) => {
      const iso = isoOf(day, own)
      return iso === null ? [] : { iso, count: countOf(iso) }
    })
  })
  const runs = [1, -1].map((way) => runOneWay(places, isNew, frame, anchor, way))
  return runs[1]!.cost < runs[0]!.cost ? runs[1]! : runs[0]!
}

/** @param places for each day those that it may have; null where none is printed */
function runOneWay(
  places: readonly (readonly Place[] | null)[],
  isNew: readonly boolean[],
  { start, end }: Frame,
  anchor: string | null,
  way: number,
): Run {
  const [from, to] =
    start === null || end === null
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : [countOf(start) - SLACK, countOf(end) + SLACK]
  const last = anchor === null ? null : countOf(anchor)
  // Of all bookings the last one tells how old a statement is.
  const age = (count: number) =>
    last === null ? 0 : (count > last ? LATE * (count - last) : OLD * (last - count)) / DAYS
  let stops: Stop[] = []
  let anew = false
  places.forEach((place, at) => {
    anew ||= isNew[at]!
    if (place === null) return
    const isAnew = anew
    anew = false
    const isBack = (before: Stop, count: number) => !isAnew && (count - before.count) * way < 0
    /** What it costs to go on from a day to another one. */
    const turnFrom = (before: Stop, count: number): number => {
      const years = yearsIn(Math.abs(count - before.count))
      return isBack(before, count) ? STEP + BACK * years : FORTH * years
    }
    const own = place.map(({ iso, count }): Stop => {
      const outside = Number(count < from || count > to)
      const beside = Number(outside === 0 && (count < from + SLACK || count > to - SLACK))
      const alone = OUTSIDE * outside + BESIDE * beside
      if (stops.length === 0) {
        const cost = alone + (way < 0 ? age(count) : 0)
        return { iso, count, before: null, at, cost, outside, steps: 0 }
      }
      let before = stops[0]!
      let turn = turnFrom(before, count)
      for (const other of stops.slice(1)) {
        const own = turnFrom(other, count)
        if (other.cost + alone + own < before.cost + alone + turn) {
          before = other
          turn = own
        }
      }
      return {
        iso,
        count,
        before,
        at,
        cost: before.cost + alone + turn,
        outside: before.outside + outside,
        steps: before.steps + Number(isBack(before, count)),
      }
    })
    if (own.length > 0) stops = own
  })
  const ended = stops.map((stop) => ({
    stop,
    cost: stop.cost + (way > 0 ? age(stop.count) : 0),
  }))
  const dates: (string | null)[] = places.map(() => null)
  if (ended.length === 0) return { dates, cost: 0, outside: 0, steps: 0 }
  const best = ended.reduce((a, b) => (b.cost < a.cost ? b : a))
  for (let stop: Stop | null = best.stop; stop; stop = stop.before) dates[stop.at] = stop.iso
  return { dates, cost: best.cost, outside: best.stop.outside, steps: best.stop.steps }
}

/** One at most: of two far days one was misread. */
const yearsIn = (days: number): number => Math.min(1, days / DAYS)

const countOf = (iso: string): number => Date.parse(iso) / DAY_MS

/** The year in which a day lies nearest to another one. */
function nearestTo(day: PrintedDay, other: string): string | null {
  const year = Number(other.slice(0, 4))
  return (
    [year, year - 1, year + 1]
      .flatMap((y) => isoOf(day, y) ?? [])
      .sort((a, b) => Math.abs(daysBetween(a, other)) - Math.abs(daysBetween(b, other)))[0] ?? null
  )
}

/** A value date without a year lies next to its booking's day. */
const nearest = (
  day: PrintedDay,
  date: string | null,
  yearOf: (day: PrintedDay) => string | null,
): string | null => (day.year !== null || date === null ? yearOf(day) : nearestTo(day, date))

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

function isoOf(day: PrintedDay, year: number): string | null {
  if (day.day > monthLength(year, day.month)) return null
  return `${year}-${twoFigures(day.month)}-${twoFigures(day.day)}`
}

const twoFigures = (value: number): string => (value < 10 ? `0${value}` : `${value}`)
