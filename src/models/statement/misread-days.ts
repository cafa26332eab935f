import type { Word } from '../../document/page.ts'
import { distance } from '../../fields/label.ts'
import { MISREAD_DIGITS } from '../../fields/misread-digits.ts'
import { isMoney } from './amount-token.ts'
import { type Column, SAME_LEFT } from './column.ts'
import type { DateToken, PrintedDay } from './date-token.ts'
import type { Line } from './line.ts'
import { DAY_MS, MOST_DAYS, onlyDay } from './only-day.ts'

/** The readings of a date, with the order of its figures where the year is not the longest. */
const ORDERS = { dayFirst: 'dmy', monthFirst: 'mdy', yearFirst: 'ymd' } as const
type Order = keyof typeof ORDERS

/** Figures that may be wrong. */
const MOST_WRONG = 1
/** A year for days without one, so that they can be counted: 29 February is among them. */
const ANY_YEAR = 2000
/** Figures of a date that needs no sign between them to look like one. */
const WHOLE_DATE = 6

/** Bookings whose value date is their day, of all that have both, from which on it tells a day that was misread. */
const MOSTLY_ALIKE = 0.6
const LEAST_ALIKE = 3

/**
 * Days of bookings that recognition misread, by line: the word that stands where the column's dates begin has the
 * figures of a day between those above and below, all but one, or one more, and of no other such day. Where value dates nearly
 * always are the days of booking, what is not even like a day is the value date beside it.
 *
 * @param column of dates
 * @param dayIn the date of a line in that column
 * @param otherIn another date of the line
 */
export function misreadDays(
  lines: readonly Line[],
  column: Column,
  dayIn: (line: Line) => DateToken | null,
  otherIn: (line: Line) => DateToken | null,
): ReadonlyMap<Line, DateToken> {
  const found = new Map<Line, DateToken>()
  if (!lines.some(({ row }) => row.recognised)) return found
  const days = lines.map(dayIn)
  const below: (DateToken | null)[] = []
  for (let i = lines.length - 1, next: DateToken | null = null; i >= 0; i--) {
    below[i] = next
    next = days[i] ?? next
  }
  const both = lines.flatMap((line, i) => {
    const other = days[i] ? otherIn(line) : null
    return other ? [isSameDay(days[i]!, other)] : []
  })
  const alike = both.filter((isSame) => isSame).length
  const areAlike = alike >= LEAST_ALIKE && alike >= MOSTLY_ALIKE * both.length
  let above: DateToken | null = null
  lines.forEach((line, i) => {
    above = days[i] ?? above
    if (days[i] || !line.row.recognised || !line.amounts.some(isMoney)) return
    const word = line.words.find(
      ({ box }) => Math.abs(box[0] - line.shift - column.left) <= SAME_LEFT * line.row.em,
    )
    if (!word || !above || !below[i]) return
    const token = between(word, above, below[i])
    const other = areAlike ? otherIn(line) : null
    const isAlone = word.box[2] - line.shift <= column.right + MARGIN * line.row.em
    if (token) found.set(line, token)
    else if (other && isAlone && liesBetween(other, above, below[i]))
      found.set(line, { ...other, words: [word], box: word.box, misread: true })
  })
  return found
}

/** How far a day that was misread may reach beyond the others, in ems. */
const MARGIN = 0.6

const isSameDay = (a: DateToken, b: DateToken): boolean =>
  Object.keys(ORDERS).some((key) => {
    const [own, other] = [a[key as Order], b[key as Order]]
    return own !== null && other !== null && own.month === other.month && own.day === other.day
  })

/** Does a day lie from one to the other, in the order in which all three can be read? */
const liesBetween = (day: DateToken, above: DateToken, below: DateToken): boolean =>
  Object.keys(ORDERS).some((key) => {
    const [own, ...ends] = [day, above, below].map((token) => token[key as Order])
    if (!own || !ends[0] || !ends[1]) return false
    const [first, last] = ends.map((end) => countOf(end!)).sort((a, b) => a - b)
    return first! <= countOf(own) && countOf(own) <= last! && last! - first! <= MOST_DAYS
  })

function between(word: Word, above: DateToken, below: DateToken): DateToken | null {
  const figures = word.text.replace(/\D/g, (sign) => MISREAD_DIGITS[sign] ?? '')
  const looksLikeDate = /\d[.,:;/-]/.test(word.text) || figures.length >= WHOLE_DATE
  if (!looksLikeDate) return null
  const read = (order: Order) => likeliest(figures, above, below, order)
  const [dayFirst, monthFirst, yearFirst] = [
    read('dayFirst'),
    read('monthFirst'),
    read('yearFirst'),
  ]
  return dayFirst || monthFirst || yearFirst
    ? {
        words: [word],
        box: word.box,
        dayFirst,
        monthFirst,
        yearFirst,
        likeFigure: false,
        bare: false,
        misread: true,
      }
    : null
}

/** The only day from one to the other whose figures differ from these in no more than one. */
function likeliest(
  figures: string,
  above: DateToken,
  below: DateToken,
  order: Order,
): PrintedDay | null {
  const [from, to] = [above[order], below[order]]
  if (!from || !to) return null
  const dayOf = (date: Date): PrintedDay => ({
    year: from.year === null ? null : date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  })
  const day = onlyDay(DAY_MS * countOf(from), DAY_MS * countOf(to), (date) =>
    wrongIn(figures, figuresOf(dayOf(date), above, order)),
  )
  return day && dayOf(day)
}

const countOf = ({ year, month, day }: PrintedDay): number =>
  Date.UTC(year ?? ANY_YEAR, month - 1, day) / DAY_MS

/** The figures of a day, set as those of a neighbour. */
function figuresOf({ year, month, day }: PrintedDay, as: DateToken, order: Order): string {
  const groups =
    as.words
      .map((word) => word.text)
      .join(' ')
      .match(/\d+/g) ?? []
  const letters = groups[0]?.length === 4 ? 'ymd' : ORDERS[order]
  const short = groups.some((group) => group.length === 1)
  const values = { y: year ?? 0, m: month, d: day }
  return groups
    .map((group, i) => {
      const value = String(values[letters[i] as keyof typeof values] ?? '')
      return letters[i] === 'y' ? value.slice(-group.length) : value.padStart(short ? 1 : 2, '0')
    })
    .join('')
}

/** Figures that differ, one that is too many or was lost among them. */
const wrongIn = (a: string, b: string): number =>
  a.length === b.length
    ? [...a].filter((figure, i) => figure !== b[i]).length
    : distance(a, b, MOST_WRONG)
