import type { Booking, DayState } from './booking.ts'
import { SAME_LEFT } from './column.ts'
import { OrderedDays } from './in-order.ts'
import { DAY_MS, MOST_DAYS } from './only-day.ts'
import type { MendedLink } from './repair.ts'

/** What a day that does not fit leaves of a booking's probability. */
const DOUBT = 0.7

/**
 * The same bookings with what is known of each one's day. In a scan a figure of it may be misread: it is shown to be
 * right by a value date that is the same, or where no other day between its neighbours differs from it in one figure.
 *
 * @param read as they were before days were set right
 */
export function withDayStates(
  bookings: readonly Booking[],
  read: readonly Booking[],
  links: readonly MendedLink[],
): Booking[] {
  const days = new OrderedDays(bookings, links)
  const isUnread = unreadAmong(links)
  return bookings.map((own, i) => {
    const isMended =
      own.date !== read[i]!.date || (links[i]!.item.date?.misread ?? false) || isUnread(links[i]!)
    const day = isMended ? 'doubtful' : stateOf(own, i, links[i]!, days)
    return { ...own, day, probability: own.probability * (day === 'doubtful' ? DOUBT : 1) }
  })
}

/** Bookings that print their day in one place, of all, where one that prints another thing there was misread. */
const MOSTLY = 0.8

/** Figures with something between them, as days are printed. */
const LIKE_DAY = /\d\D{1,2}\d/

/**
 * Tells whether a row, without a day of its own, has something where others print their days: in a scan where nearly
 * all do, or what looks like a day.
 */
function unreadAmong(links: readonly MendedLink[]): (link: MendedLink) => boolean {
  const isOwn = ({ item }: MendedLink) => item.date !== null && item.dateAt === item.at
  const lefts = links
    .filter(isOwn)
    .map(({ item }) => item.date!.box[0] - item.line.shift)
    .sort((a, b) => a - b)
  const left = lefts[lefts.length >> 1]
  if (left === undefined) return () => false
  const areMost = lefts.length >= MOSTLY * links.length
  return (link) => {
    const { row, words, shift } = link.item.line
    const [first] = words
    return (
      !isOwn(link) &&
      first !== undefined &&
      ((row.recognised && areMost) || LIKE_DAY.test(first.text)) &&
      Math.abs(first.box[0] - shift - left) <= SAME_LEFT * row.em
    )
  }
}

function stateOf(own: Booking, i: number, { item }: MendedLink, days: OrderedDays): DayState {
  if (own.date === null) return 'doubtful'
  if (!own.recognised) return 'printed'
  if (days.isOut(i)) return 'doubtful'
  const isTwice = item.date !== item.valueDate && own.valueDate === own.date
  const around = days.around(i)
  return isTwice || (around && isAlone(own.date, around)) ? 'shown' : 'open'
}

/** Is no other day of a span one that differs from a day in one figure? ISO. */
function isAlone(day: string, [from, to]: readonly [string, string]): boolean {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (last - first > MOST_DAYS * DAY_MS) return false
  for (let other = first; other <= last; other += DAY_MS) {
    const iso = new Date(other).toISOString().slice(0, day.length)
    if ([...iso].filter((figure, i) => figure !== day[i]).length === 1) return false
  }
  return true
}
