import { type Day, datesIn, readDay } from '../../fields/date-search.ts'
import { cents } from '../../fields/money.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { isNearly } from '../paper/nearly.ts'
import type { AccountPart } from './accounts.ts'
import { type PrintedBalances, printedForwards, sameSum } from './balances.ts'
import type { yearGiver } from './period.ts'
import { sumsOf } from './totals.ts'
import type { Transaction } from './transactions.ts'

/**
 * Whether the balances printed between and beside the bookings are those that the bookings come to:
 * carried and brought forward, and at the end of a day.
 *
 * @param transactions of the part's tables, in their order
 * @param direction -1 where the printed balance is what is owed
 */
export function balancesAgree(
  document: DocumentText,
  part: AccountPart,
  transactions: readonly Transaction[],
  balances: PrintedBalances,
  direction: 1 | -1,
  yearOf: ReturnType<typeof yearGiver>,
): boolean {
  const opening = balances.opening === null ? null : cents(balances.opening.value)
  if (opening === null || transactions.length === 0) return true
  const effects = transactions.map(
    (own) => direction * (cents(own.credit ?? 0) - cents(own.debit ?? 0)),
  )
  return (
    forwardsAgree(document, part, transactions, effects, balances, opening) &&
    daysAgree(document, part, transactions, effects, opening, yearOf)
  )
}

/** A forward is the balance after the bookings above it, or a sum of theirs. */
function forwardsAgree(
  document: DocumentText,
  part: AccountPart,
  transactions: readonly Transaction[],
  effects: readonly number[],
  balances: PrintedBalances,
  opening: number,
): boolean {
  const rows = part.tables.flatMap((table) => table.bookings.map((booking) => booking.row))
  const sum = (list: readonly number[]) => list.reduce((total, effect) => total + effect, 0)
  return printedForwards(document, part).every(({ balance, row, inTable }) => {
    const count = rows.filter((own) => own < row.index).length
    // Newest first, the bookings below come before.
    const expected = [
      opening + sum(effects.slice(0, count)),
      opening + sum(effects.slice(count)),
      ...sumsOf(transactions.slice(0, count), balances.opening),
    ].map(Math.abs)
    const value = Math.abs(cents(balance.value))
    return (
      value === 0 ||
      expected.includes(value) ||
      (!inTable && !expected.slice(0, 2).some((other) => isNearly(value, other)))
    )
  })
}

interface DayBalance {
  readonly date: string
  readonly value: number
}

/** Pairs of day and sum, for a table of balances at the end of days, at least. */
const LEAST_DAYS = 3

/** Balances at the end of days: where most are right, all should be. */
function daysAgree(
  document: DocumentText,
  { tables, from, to }: AccountPart,
  transactions: readonly Transaction[],
  effects: readonly number[],
  opening: number,
  yearOf: ReturnType<typeof yearGiver>,
): boolean {
  const inTables = new Set(tables.flatMap((table) => table.rows))
  const days = document.rows
    .slice(from, to)
    .filter((row) => !inTables.has(row.index))
    .flatMap((row) => dayBalances(row, document, yearOf))
  if (days.length < LEAST_DAYS) return true
  const right = days.filter(({ date, value }) => {
    const expected = effects.reduce(
      (total, effect, i) => ((transactions[i]!.date ?? '') <= date ? total + effect : total),
      opening,
    )
    return sameSum(value, expected / 100)
  }).length
  return right === days.length || right * 2 < days.length
}

/** The pairs of a row that is nothing but days, each with a sum; none of any other row. */
function dayBalances(
  row: Row,
  document: DocumentText,
  yearOf: ReturnType<typeof yearGiver>,
): DayBalance[] {
  const sums = rowFigures(row, document).filter(isSum)
  if (sums.length === 0) return []
  const days: DayBalance[] = []
  let left = Number.NEGATIVE_INFINITY
  for (const sum of sums) {
    const date = dayLeftOf(sum, left, row, document, yearOf)
    if (date === null) return []
    days.push({ date, value: sum.value })
    left = sum.box[2]
  }
  return row.words.some((word) => word.box[0] >= left) ? [] : days
}

/** The day that is all there is between a sum and what stands left of it. */
function dayLeftOf(
  sum: Figure,
  left: number,
  row: Row,
  document: DocumentText,
  yearOf: ReturnType<typeof yearGiver>,
): string | null {
  const text = row.words
    .filter((word) => word.box[0] >= left && word.box[2] <= sum.box[0] + 1)
    .map((word) => word.text)
    .join(' ')
  const [full] = datesIn(text, document.dateOrder)
  if (full?.start === 0 && full.end === text.length) return full.iso
  const day: Day | null = readDay(text, document.dateOrder)
  return day && yearOf(day)
}
