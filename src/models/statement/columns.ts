import type { DocumentText, Row } from '../../reading/document-text.ts'
import { median } from '../../tables/text/units.ts'
import { type AmountToken, isMoney } from './amount-token.ts'
import { isDatedWith, withBookingDaysFirst } from './booking-days.ts'
import { type Column, SAME_LEFT, SAME_RIGHT } from './column.ts'
import { withHeads } from './column-heads.ts'
import { dateColumns } from './date-columns.ts'
import type { DateToken } from './date-token.ts'
import { type Line, onceALine } from './line.ts'
import { misreadDays } from './misread-days.ts'
import { moneyColumns } from './money-columns.ts'

/** The columns of a statement's bookings. */
export interface Columns {
  /** The best first. */
  readonly dates: readonly Column[]
  /** Left to right. */
  readonly money: readonly Column[]
  dateOf(line: Line): DateToken | null
  /** A second date of the line. */
  otherDateOf(line: Line): DateToken | null
  /** Its amounts by column, as indices of `money`. */
  amountsOf(line: Line): ReadonlyMap<number, AmountToken>
}

/** Share of the bookings that have a second date where that is a column. */
const LEAST_SECOND = 0.4

export function columnsOf(lines: readonly Line[], document: DocumentText): Columns {
  const em = medianEm(document.rows)
  const heads = headDays(lines)
  const beside = lines.filter(({ announced }) => !announced)
  const dates = withBookingDaysFirst(dateColumns(beside, em), lines)
  const money = moneyColumns(lines, dates, em)
  const inColumn = (column: Column, x0: number, x1: number) =>
    x0 < column.right + 0.3 * em && x1 > column.left - 0.3 * em
  const isIn = (date: DateToken, line: Line, column: Column) =>
    Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em
  const [first] = dates
  const inFirst = (line: Line) =>
    (first && line.dates.find((date) => isIn(date, line, first))) ?? null
  const inOther = (line: Line) =>
    line.dates.find((date) => dates.slice(1).some((column) => isIn(date, line, column))) ?? null
  const misread = first ? misreadDays(lines, first, inFirst, inOther) : null
  const dated = onceALine((line: Line): DateToken[] => [
    ...(misread?.get(line) ? [misread.get(line)!] : []),
    ...dates.flatMap((column) => line.dates.filter((date) => isIn(date, line, column))),
  ])
  const outer = money.map((column) => outerEdge(column, lines, em))
  const amounts = onceALine((line: Line): ReadonlyMap<number, AmountToken> => {
    const found = new Map<number, AmountToken>()
    const date = dated(line)[0]
    for (const amount of line.amounts) {
      if (date?.words.some((word) => amount.words.includes(word))) continue
      let best = -1
      let least = Number.POSITIVE_INFINITY
      const edge = amount.edge - line.shift
      for (let c = 0; c < money.length; c++) {
        const column = money[c]!
        const off = Math.min(Math.abs(edge - column.right), Math.abs(edge - outer[c]!))
        if (off >= least || !inColumn(column, amount.box[0] - line.shift, edge)) continue
        best = c
        least = off
      }
      const reach =
        best < 0
          ? 0
          : Math.max(SAME_RIGHT * em * 1.5, 0.7 * (money[best]!.right - money[best]!.left))
      if (best < 0 || least > reach) continue
      if (isMoney(amount)) found.set(best, amount)
      else if (
        date &&
        isPointLost(amount) &&
        isApart(amount, line) &&
        least <= SAME_RIGHT * em &&
        !found.has(best)
      )
        found.set(best, {
          ...amount,
          cents: Math.round(amount.cents / 100),
          decimals: 2,
          confidence: 0.5 * amount.confidence,
        })
    }
    return found
  })
  const headed = withHeads(money, lines, amounts, document)
  // A second date is a column where most bookings have one; else it is part of a text.
  const booked = lines.filter((line) => dated(line).length > 0)
  const others = new Set(
    dates.filter(
      (column) =>
        booked.filter((line) =>
          dated(line).some((date) => !isIn(date, line, dates[0]!) && isIn(date, line, column)),
        ).length >=
        LEAST_SECOND * booked.length,
    ),
  )
  const firstDay = onceALine(
    (line: Line): DateToken | null =>
      misread?.get(line) ?? dated(line).find((date) => first && isIn(date, line, first)) ?? null,
  )
  const leads =
    first !== undefined &&
    isLeading(
      lines.filter((line) => dated(line).length > 0 || line.amounts.some(isMoney)),
      firstDay,
      (line) => (amounts(line).size > 0 ? dated(line).length : 0),
    )
  // A column that never stands with the first one dates other bookings: those of a list of checks.
  const apart = dates.filter(
    (column) =>
      first !== undefined &&
      column !== first &&
      !isDatedWith(column, first, lines) &&
      !lines.some(
        (line) => firstDay(line) !== null && line.dates.some((date) => isIn(date, line, column)),
      ),
  )
  const apartDay = (line: Line): DateToken | null =>
    apart.length === 0 || amounts(line).size === 0
      ? null
      : (dated(line).find((date) => apart.some((column) => isIn(date, line, column))) ?? null)
  const ownDay = (line: Line): DateToken | null => {
    if (heads) return heads.has(line) ? line.dates[0]! : null
    return leads ? (firstDay(line) ?? apartDay(line)) : (dated(line)[0] ?? null)
  }
  const otherDay = (line: Line, own: DateToken | null): DateToken | null =>
    (heads && !heads.has(line) ? dated(line)[0] : null) ??
    dated(line)
      .slice(own ? 1 : 0)
      .find((date) => [...others].some((column) => isIn(date, line, column))) ??
    null
  const days = onceALine((line: Line) => {
    const own = ownDay(line)
    return { own, other: otherDay(line, own) }
  })
  return {
    dates,
    money: headed,
    dateOf: (line) => days(line).own,
    otherDateOf: (line) => days(line).other,
    amountsOf: amounts,
  }
}

/** Where sums of a column end with their currencies and marks: one whose currency wrapped ends there as well. */
function outerEdge({ right }: Column, lines: readonly Line[], em: number): number {
  const ends = [right]
  for (const { amounts, shift } of lines)
    for (const { edge, box } of amounts)
      if (Math.abs(edge - shift - right) <= SAME_RIGHT * em) ends.push(box[2] - shift)
  return median(ends)
}

/** One of so many bookings is an exception; one of so many days is printed again, at the head of a page. */
const FEW = 10
const ONCE = 4
/** Bookings without a day in the first column, at least, where days are printed once. */
const LEAST_WITHOUT = 2

/**
 * Whether the first column has the day of every booking, so that another date beside a sum is a value date: it
 * prints one with each, in its row or above, or a day with the first of its bookings alone, and no two in a row
 * print the same.
 */
function isLeading(
  lines: readonly Line[],
  firstDay: (line: Line) => DateToken | null,
  datesIn: (line: Line) => number,
): boolean {
  let without = 0
  let together = 0
  let repeated = 0
  let isNew = false
  let last = ''
  for (const line of lines) {
    const text =
      firstDay(line)
        ?.words.map((word) => word.text)
        .join('') ?? ''
    if (text !== '') {
      if (text === last) repeated++
      last = text
      isNew = true
    }
    if (datesIn(line) > 0 && !isNew) without++
    if (datesIn(line) > Number(text !== '') && isNew) together++
    if (line.amounts.some(isMoney)) isNew = false
  }
  // Dates of other tables never stand with one of the first column.
  const isOnce = together > 0 && without >= LEAST_WITHOUT && repeated * ONCE <= without
  return without * FEW <= together || isOnce
}

/** Days that head bookings, at least. */
const LEAST_HEADS = 2

/**
 * Lines with nothing but a day that head the bookings below them, where those print value dates: each is followed by
 * a sum with a date beside it, and no two in a row print the same. Null where there are none.
 */
function headDays(lines: readonly Line[]): ReadonlySet<Line> | null {
  const announced = lines.filter((line) => line.announced)
  if (announced.length > 0) return new Set(announced)
  const heads = new Set<Line>()
  let open: Line | null = null
  let last = ''
  for (const line of lines) {
    const isSum = line.amounts.some(isMoney)
    const [date] = line.dates
    if (isSum && open && !date) return null
    if (isSum && !open && heads.size === 0 && date) return null
    if (isSum) open = null
    else if (date && date.words.length === line.words.length) {
      const text = date.words.map((word) => word.text).join('')
      if (text === last) return null
      last = text
      heads.add(line)
      open = line
    }
  }
  return heads.size >= LEAST_HEADS ? heads : null
}

/** Recognition loses points: digits that end where the column does may be a sum. */
const isPointLost = (amount: AmountToken): boolean =>
  amount.recognised && amount.decimals === 0 && /^[+\-−–]?\d{3,}[+\-−–=~]?$/.test(amount.text)

/** No text runs up to it: a number that ends one is no sum. */
const isApart = ({ words: [first] }: AmountToken, { row }: Line): boolean =>
  row.pieces.some(({ words }) => {
    const at = words.indexOf(first!)
    return at === 0 || (at > 0 && !/\p{L}{2}/u.test(words[at - 1]!.text))
  })

export function medianEm(rows: readonly Row[]): number {
  const ems = rows.map((row) => row.em).sort((a, b) => a - b)
  return ems[ems.length >> 1] ?? 10
}
