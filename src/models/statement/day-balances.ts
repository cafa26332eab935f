import { isBare } from './booked.ts'
import { balanceOf } from './chain.ts'
import type { DateToken } from './date-token.ts'
import type { Item } from './item.ts'

/** What a list of balances at the ends of days says that one day changed. */
export interface DayChange {
  /** Hundredths. */
  readonly cents: number
  /** The bookings of that day, as indices. */
  readonly members: readonly number[]
}

/** Days of such a list, at least. */
const LEAST = 2

/**
 * What the days of an account changed, where a list prints the balance at the end of each: rows with nothing but a
 * day and a sum, which are not booked.
 *
 * @param items of the account, in reading order
 * @param booked those that are booked
 */
export function dayChangesOf(items: readonly Item[], booked: readonly Item[]): DayChange[] {
  const isBooked = new Set(booked.map(({ line }) => line))
  const list = items.flatMap((item) => {
    const { line, date, dated, told, amounts } = item
    const [balance, ...others] = amounts.values()
    const day = date && dated && line.dates.includes(date) ? dayOf(date) : null
    const isDay =
      told === null && !isBooked.has(line) && balance && others.length === 0 && isBare(item)
    return isDay && day !== null ? [{ day, cents: balanceOf(balance, false) }] : []
  })
  if (list.length < LEAST) return []
  const rising = list.slice(1).filter(({ day }, i) => day > list[i]!.day).length
  const inTime = rising * 2 >= list.length - 1 ? list : list.toReversed()
  const members = Map.groupBy(booked.keys(), (m) => {
    const { date } = booked[m]!
    return date && dayOf(date)
  })
  return inTime.slice(1).map(({ day, cents }, i) => ({
    cents: cents - inTime[i]!.cents,
    members: members.get(day) ?? [],
  }))
}

/** A day as its print says it in either order, to be compared with others: all are read in the same order. */
const dayOf = ({ dayFirst, monthFirst, yearFirst }: DateToken): number | null => {
  const day = dayFirst ?? monthFirst ?? yearFirst
  return day && (day.year ?? 0) * 10_000 + day.month * 100 + day.day
}
