import type { Booking } from './booking.ts'
import { onlyDay } from './only-day.ts'
import type { MendedLink } from './repair.ts'

/**
 * A recognised date out of the order its neighbours keep is misread: the neighbours' own day stands in where they
 * share one, else the value date where it fits, else the only day between them that differs in one figure.
 */
export const inOrder = (bookings: readonly Booking[], links: readonly MendedLink[]): Booking[] => {
  const ordered = orderedSections(bookings, links)
  return bookings.map((own, i) => {
    if (!ordered.has(links[i]!.item.section)) return own
    if (links[i - 1]?.item.section !== links[i + 1]?.item.section) return own
    const before = bookings[i - 1]?.date ?? null
    const after = bookings[i + 1]?.date ?? null
    if (!own.recognised || before === null || after === null) return own
    if (before > after || (own.date !== null && own.date >= before && own.date <= after)) return own
    const fits = (iso: string | null) => iso !== null && iso >= before && iso <= after
    const mended = fits(own.valueDate) ? own.valueDate : nearestDay(own.date, before, after)
    const date = before === after ? before : (mended ?? own.date)
    return { ...own, date, probability: 0.7 * own.probability }
  })
}

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

/** Sections whose days run one way: lists by check numbers do not. */
function orderedSections(
  bookings: readonly Booking[],
  links: readonly MendedLink[],
): ReadonlySet<number> {
  const steps = new Map<number, { up: number; down: number; all: number }>()
  bookings.forEach(({ date }, i) => {
    const before = bookings[i - 1]?.date ?? null
    const { section } = links[i]!.item
    if (date === null || before === null || links[i - 1]!.item.section !== section) return
    const own = steps.get(section) ?? { up: 0, down: 0, all: 0 }
    own.all++
    if (date > before) own.up++
    if (date < before) own.down++
    steps.set(section, own)
  })
  return new Set(
    [...steps]
      .filter(([, { up, down, all }]) => Math.min(up, down) <= Math.max(1, MOST_TURNS * all))
      .map(([section]) => section),
  )
}
