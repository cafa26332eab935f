import { datesIn } from '../../fields/date-search.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import type { Account } from './account.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import type { Ground } from './ground.ts'

/** What the days of balances say of a period that is printed nowhere. */
const CONFIDENCE = 0.6

/**
 * The days of the balances that an account begins and ends with, which all its bookings lie between: what it
 * covers, where nothing else says so.
 */
export function balanceDays(
  { named, opening, closing, bookings }: Account,
  { document }: Ground,
): { readonly start: Found | null; readonly end: Found | null } {
  const dayOf = (names: readonly string[], cents: number | undefined): Found | null => {
    const isEnd = (sum: NamedSum) =>
      (names.includes(sum.name) || sum.name === 'balance_on') &&
      Math.abs(sum.cents) === Math.abs(cents ?? Number.NaN)
    for (const { row, label, day } of named.filter(isEnd)) {
      const [date, ...others] = datesIn(row.text, document.dateOrder)
      const iso = day ?? (others.length === 0 ? date?.iso : undefined)
      if (iso) return foundIn(iso, row.words, row.page, label, CONFIDENCE)
    }
    return null
  }
  const start = dayOf(OPENING, opening?.cents)
  const end = dayOf(CLOSING, closing?.cents)
  const days = bookings.flatMap(({ date }) => date ?? [])
  return {
    start: start && days.every((day) => day >= start.value) ? start : null,
    end: end && days.every((day) => day <= end.value) ? end : null,
  }
}
