import { monthLength } from './month-length.ts'
import { MONTH_NAMES } from './month-names.ts'
import { remembered } from './remembered.ts'

/** Which of day and month comes first in an all-digit date with the year last. */
export type DateOrder = 'dmy' | 'mdy'

/** Two-digit years from here on are of the last century. */
const PIVOT = 70

/** Polish for year, behind one. */
const YEAR_WORD = /(?<=\d{4})\s?r\.?$/

const YEAR_FIRST = /^(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/
/** `9/2 2025`: Danish, Norwegian and Swedish put the day first. */
const DAY_MONTH_YEAR = /^(\d{1,2})\/(\d{1,2}) (\d{4})$/
/** `2016. szept. 1.`, `2024-NOV-22` */
const YEAR_NAME_DAY = /^(\d{4})\.?[\s/-]([\p{L}\p{M}]{3,})\.?[\s/-](\d{1,2})\.?$/u
const DAY_NAME_YEAR =
  /^(\d{1,2})(?:st|nd|rd|th)?[./\s-]{0,6}(?:de |of )?\s{0,4}([\p{L}\p{M}]{3,})\.?[\s,./-]{0,6}(?:de )?(\d{4}|\d{2})$/u
const NAME_DAY_YEAR = /^([\p{L}\p{M}]{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+(\d{4}|\d{2})$/u

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\./g, '').toLowerCase()

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, i) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, i + 1] as const),
  ),
)

/** Letters of a month's name that is cut short, at least. */
const LEAST_LETTERS = 3

/** Months by the beginnings of their names, of those that are long enough to be cut short; 0 where several begin so. */
const BEGINNINGS: ReadonlyMap<string, number> = (() => {
  const beginnings = new Map<string, number>()
  for (const [name, month] of MONTHS)
    for (let end = LEAST_LETTERS; name.length > LEAST_LETTERS && end <= name.length; end++) {
      const beginning = name.slice(0, end)
      const before = beginnings.get(beginning) ?? month
      beginnings.set(beginning, before === month ? month : 0)
    }
  return beginnings
})()

/** 1 to 12 for a month's name, cut short or not, in any of the known languages; else 0. */
export const monthOf = remembered((name: string): number => {
  const wanted = plain(name)
  return MONTHS.get(wanted) ?? BEGINNINGS.get(wanted) ?? 0
})

/**
 * Days that run one way by chance become rare with their number: so many tell their order, and so many against the
 * order that is expected.
 */
const LEAST_RUN = 3
const LEAST_RUN_AGAINST = 6

/**
 * Which order a list of dates was written in: one that is no month tells, dots mean day first, and
 * when neither helps, the order in which the list runs one way.
 *
 * @param expected by what else is known of where they stand
 * @returns null when nothing speaks for either
 */
export function dateOrderOf(
  texts: Iterable<string>,
  expected: DateOrder | null = null,
): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  const unclear: string[] = []
  for (const text of texts) {
    const match = YEAR_LAST.exec(text.trim())
    if (!match) continue
    // Sort codes of banks look like days, and most are none: `20-55-17`.
    const [first, second] = [Number(match[1]), Number(match[3])]
    const isDayFirst = isoDate(match[4]!, second, first) !== null
    const isMonthFirst = match[2] !== '.' && isoDate(match[4]!, first, second) !== null
    if (isDayFirst && isMonthFirst) unclear.push(text)
    else if (isDayFirst) dayFirst++
    else if (isMonthFirst) monthFirst++
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy'
  if (unclear.length < LEAST_RUN) return expected
  const byDay = runsOneWay(unclear, 'dmy')
  if (byDay === runsOneWay(unclear, 'mdy')) return expected
  const order = byDay ? 'dmy' : 'mdy'
  const isAgainst = expected !== null && order !== expected
  return isAgainst && unclear.length < LEAST_RUN_AGAINST ? expected : order
}

/** How days are written, said in letters: `(M/D/Y)`, `dd/mm/yyyy`, `jj/mm/aaaa`, `TT.MM.JJJJ`. */
const STATED =
  /(?<![\p{L}\d])(?:(m{1,2})([/.-])d{1,2}|[djtg]{1,2}([/.-])m{1,2})(?:\2|\3)[yaj]{1,4}(?![\p{L}\d])/giu

/** What few texts hold that state no order. */
const MAY_STATE = /[mdjtg][/.-][md]/i

/** The order that texts say days are written in; null where they say none, or both. */
export function statedOrder(texts: Iterable<string>): DateOrder | null {
  const orders = new Set<DateOrder>()
  for (const text of texts) {
    if (!MAY_STATE.test(text)) continue
    for (const [, month] of text.matchAll(STATED)) orders.add(month ? 'mdy' : 'dmy')
  }
  return orders.size === 1 ? [...orders][0]! : null
}

function runsOneWay(texts: readonly string[], order: DateOrder): boolean {
  const dates = texts.map((text) => readDate(text, order) ?? '')
  const pairs = dates.slice(1).map((date, i) => [dates[i]!, date] as const)
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b)
}

/**
 * The day a text names, as `YYYY-MM-DD`; null for anything else, for days that do not exist and
 * for all-digit dates whose order is unknown.
 */
export function readDate(text: string, order: DateOrder | null): string | null {
  const trimmed = text.trim().replace(YEAR_WORD, '')
  if (trimmed.length < 6 || trimmed.length > 32) return null
  let match = YEAR_FIRST.exec(trimmed)
  if (match) return isoDate(match[1]!, Number(match[3]), Number(match[4]))
  match = YEAR_LAST.exec(trimmed)
  if (match) {
    const [first, second] = [Number(match[1]), Number(match[3])]
    if (first > 12 || match[2] === '.' || order === 'dmy') return isoDate(match[4]!, second, first)
    if (second > 12 || order === 'mdy') return isoDate(match[4]!, first, second)
    return first === second ? isoDate(match[4]!, first, second) : null
  }
  match = DAY_MONTH_YEAR.exec(trimmed)
  if (match) return isoDate(match[3]!, Number(match[2]), Number(match[1]))
  match = YEAR_NAME_DAY.exec(trimmed)
  if (match) return isoDate(match[1]!, monthOf(match[2]!), Number(match[3]))
  match = DAY_NAME_YEAR.exec(trimmed)
  if (match) return isoDate(match[3]!, monthOf(match[2]!), Number(match[1]))
  match = NAME_DAY_YEAR.exec(trimmed)
  if (match) return isoDate(match[3]!, monthOf(match[1]!), Number(match[2]))
  return null
}

/** Years of our time in the Persian calendar and the Islamic one: the same three figures name two days. */
const isOfOtherCalendar = (year: number): boolean => year >= 1300 && year < 1500

function isoDate(yearText: string, month: number, day: number): string | null {
  const short = Number(yearText)
  const year = yearText.length > 2 ? short : short < PIVOT ? 2000 + short : 1900 + short
  if (month < 1 || month > 12 || day < 1 || isOfOtherCalendar(year)) return null
  if (day > monthLength(year, month)) return null
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
