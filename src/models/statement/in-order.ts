import type { Booking } from './booking.ts'
import { DAY_MS, onlyDay } from './only-day.ts'
import type { MendedLink } from './repair.ts'

/**
 * A recognised date out of the order its neighbours keep is misread: the neighbours' own day stands in where they
 * share one, else the value date where it fits, else the only day between them that differs in one figure. One
 * that its value date stands near to is what is printed: another list may begin there.
 */
export const inOrder = (bookings: readonly Booking[], links: readonly MendedLink[]): Booking[] => {
  const days = new OrderedDays(bookings, links)
  return bookings.map((own, i) => {
    const around = days.around(i)
    if (!own.recognised || !around || !days.isOut(i) || isNearValueDate(own)) return own
    const [from, to] = around
    const fits = (iso: string | null) => iso !== null && iso >= from && iso <= to
    const mended = fits(own.valueDate) ? own.valueDate : nearestDay(own.date, from, to)
    const date = from === to ? from : (mended ?? own.date)
    return { ...own, date }
  })
}

/** Days from booking to value date, at most, where the one speaks for the other: two are not misread alike. */
const NEAR_DAYS = 4

const isNearValueDate = ({ date, valueDate }: Booking): boolean =>
  date !== null &&
  valueDate !== null &&
  Math.abs(Date.parse(date) - Date.parse(valueDate)) <= NEAR_DAYS * DAY_MS

/** The only day from one to another that differs in one figure; null where there is none, or more. */
function nearestDay(date: string | null, from: string, to: string): string | null {
  if (date === null) return null
  const isoOf = (day: Date) => day.toISOString().slice(0, date.length)
  const day = onlyDay(
    Date.parse(from),
    Date.parse(to),
    (own) => [...isoOf(own)].filter((figure, i) => figure !== date[i]).length,
  )
  return day && isoOf(day)
}

/** Steps of its days that go the other way, of all, in a section that is set by days. */
const MOST_TURNS = 0.2

/** Days of bookings among those above and below, where their section is set by days: the first ones on top, or the last. */
export class OrderedDays {
  readonly #dates: readonly (string | null)[]
  readonly #sections: readonly number[]
  /** By section, 1 where days rise and -1 where they fall; lists by check numbers do neither. */
  readonly #ways: ReadonlyMap<number, 1 | -1>

  constructor(bookings: readonly Booking[], links: readonly MendedLink[]) {
    this.#dates = bookings.map(({ date }) => date)
    this.#sections = links.map(({ item }) => item.section)
    this.#ways = waysOf(this.#dates, this.#sections)
  }

  /** The days that a booking's lies between, the earlier one first; null where they do not tell. */
  around(i: number): readonly [from: string, to: string] | null {
    const way = this.#ways.get(this.#sections[i]!)
    const [above, below] = [this.#dates[i - 1] ?? null, this.#dates[i + 1] ?? null]
    if (!way || above === null || below === null) return null
    if (this.#sections[i - 1] !== this.#sections[i + 1]) return null
    const [from, to] = way > 0 ? [above, below] : [below, above]
    return from > to ? null : [from, to]
  }

  /** Does a booking's day lie outside of those around it? */
  isOut(i: number): boolean {
    const around = this.around(i)
    const date = this.#dates[i] ?? null
    return around !== null && (date === null || date < around[0] || date > around[1])
  }
}

/** Sections whose days run one way. */
function waysOf(
  dates: readonly (string | null)[],
  sections: readonly number[],
): ReadonlyMap<number, 1 | -1> {
  const steps = new Map<number, { up: number; down: number; all: number }>()
  dates.forEach((date, i) => {
    const before = dates[i - 1] ?? null
    const section = sections[i]!
    if (date === null || before === null || sections[i - 1] !== section) return
    const own = steps.get(section) ?? { up: 0, down: 0, all: 0 }
    own.all++
    if (date > before) own.up++
    if (date < before) own.down++
    steps.set(section, own)
  })
  return new Map(
    [...steps].flatMap(([section, { up, down, all }]) =>
      Math.min(up, down) <= Math.max(1, MOST_TURNS * all)
        ? [[section, down > up ? -1 : 1] as const]
        : [],
    ),
  )
}
