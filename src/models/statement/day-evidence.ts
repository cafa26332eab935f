import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { type Column, SAME_LEFT } from './column.ts'
import { type DateToken, gapOf, type PrintedDay, YEAR_DAYS } from './date-token.ts'
import type { Line } from './line.ts'

/** What tells the days of booking from days of value and of purchase. */
export const DAY_FEATURES = [
  /** Its head has words of bookings, of what is booked, of interest. */
  'posting',
  'purchase',
  'value',
  /** It stands to the left of the others. */
  'left',
  /** Days later than the others', less those that are earlier, of all. */
  'later',
  /** Steps from day to day that go against most, of all. */
  'back',
  /** Days on which banks do not book, of those whose year is known. */
  'weekends',
] as const

export type DayFeatures = Readonly<Record<(typeof DAY_FEATURES)[number], number>>

/** The evidence for each of some columns that date the same bookings. */
export function dayFeatures(columns: readonly Column[], lines: readonly Line[]): DayFeatures[] {
  const dated = columns.map((column) => datesIn(column, lines))
  const order = orderOf(dated)
  const days = dated.map((dates) => dates.map((date) => date?.[order] ?? null))
  const heads = headsOf(columns, lines, dated)
  const year = days.flat().find((day) => day?.year)?.year ?? null
  const left = Math.min(...columns.map((column) => column.left))
  return columns.map((column, c) => {
    const own = days[c]!.filter((day) => day !== null)
    const has = (words: readonly string[]) => Number(heads[c]!.some((head) => isOf(head, words)))
    return {
      posting: has(POSTING),
      purchase: has(PURCHASE),
      value: has(VALUE),
      left: Number(column.left === left),
      later: laterIn(days, c),
      back: backIn(own),
      weekends: share(own, (day) => isWeekend(day, day.year ?? year)),
    }
  })
}

const POSTING = wordsOfKind('posting_day')
const PURCHASE = wordsOfKind('purchase_day')
const VALUE = wordsOfKind('value_day')

/** Letters from which on the beginning of a word is enough. */
const LONG = 4
/** Signs of which one is a word. */
const SYLLABLES = /[\p{sc=Han}\p{sc=Hangul}]/u

const isOf = (head: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.length >= LONG || SYLLABLES.test(word) ? head.startsWith(word) : head === word,
  )

/** The date of each line in a column. */
const datesIn = ({ left }: Column, lines: readonly Line[]): (DateToken | null)[] =>
  lines.map(
    ({ dates, shift, row }) =>
      dates.find(({ box }) => Math.abs(box[0] - shift - left) <= SAME_LEFT * row.em) ?? null,
  )

/** Rows above the first day of a page in which the heads of days stand. */
const HEAD_ROWS = 5

/** White between words of one head, in ems at most. */
const WORD_SPACE = 0.8

/**
 * Words over each column, right above its first day on each page. A word over several is of the one it shares most with;
 * one over none is of the head that it goes on with: heads are wider than days.
 */
function headsOf(
  columns: readonly Column[],
  lines: readonly Line[],
  dated: readonly (readonly (DateToken | null)[])[],
): string[][] {
  const heads = columns.map((): string[] => [])
  const seen = new Set<number>()
  lines.forEach(({ row }, i) => {
    if (seen.has(row.page) || dated.filter((dates) => dates[i]).length < 2) return
    seen.add(row.page)
    for (const above of lines.slice(Math.max(0, i - HEAD_ROWS), i)) {
      if (above.row.page !== row.page) continue
      let last: { readonly column: number; readonly right: number } | null = null
      for (const { text, box } of above.words) {
        const shared = columns.map(
          ({ left, right }) =>
            Math.min(right, box[2] - above.shift) - Math.max(left, box[0] - above.shift),
        )
        const most = Math.max(...shared)
        const goesOn: boolean = last !== null && box[0] - last.right <= WORD_SPACE * above.row.em
        const column: number | null = most > 0 ? shared.indexOf(most) : goesOn ? last!.column : null
        last = column === null ? null : { column, right: box[2] }
        if (column !== null) heads[column]!.push(...plainText(text).split(/[^\p{L}\p{M}]+/u))
      }
    }
  })
  return heads
}

const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const

/** The order of day and month that most dates have, and that brings those of a line nearest to each other. */
function orderOf(dated: readonly (readonly (DateToken | null)[])[]): (typeof ORDERS)[number] {
  const scored = ORDERS.map((order) => {
    const days = dated.map((dates) => dates.map((date) => date?.[order] ?? null))
    const [first, ...others] = days
    const gaps = others.flatMap((own) =>
      own.flatMap((day, i) => (day && first![i] ? [Math.abs(gapOf(first![i], day))] : [])),
    )
    const missing = dated.flat().filter((date) => date && !date[order]).length
    return { order, cost: missing * YEAR_DAYS + gaps.reduce((sum, gap) => sum + gap, 0) }
  })
  return scored.toSorted((a, b) => a.cost - b.cost)[0]!.order
}

function laterIn(days: readonly (readonly (PrintedDay | null)[])[], c: number): number {
  const signs = days[c]!.flatMap((day, i) =>
    days.flatMap((other, o) =>
      o !== c && day && other[i] ? [Math.sign(gapOf(other[i], day))] : [],
    ),
  )
  return signs.reduce((sum, sign) => sum + sign, 0) / Math.max(1, signs.length)
}

function backIn(days: readonly PrintedDay[]): number {
  const steps = days.slice(1).map((day, i) => gapOf(days[i]!, day))
  const up = steps.filter((step) => step > 0).length
  const down = steps.filter((step) => step < 0).length
  return Math.min(up, down) / Math.max(1, up + down)
}

const isWeekend = ({ month, day }: PrintedDay, year: number | null): boolean =>
  year !== null && new Date(Date.UTC(year, month - 1, day)).getUTCDay() % 6 === 0

const share = (days: readonly PrintedDay[], is: (day: PrintedDay) => boolean): number =>
  days.filter(is).length / Math.max(1, days.length)
