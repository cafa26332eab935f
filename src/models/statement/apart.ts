import type { LabelName } from '../../fields/lexicon.ts'
import { areCounted } from './counted.ts'

/** Heads of columns that say when, how much or the how manieth a booking is. */
const APART: ReadonlySet<string> = new Set([
  'column_date',
  'column_value_date',
  'column_position',
  'column_amount',
  'column_balance',
])
/** Share of a column's texts that are alike, from which on it is a column of them. */
const MOST = 0.8

const COUNT = /^\d{1,4}\.?$/
export const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/
const DECIMAL = /^\d+[.,]\d+$/
/** `GBP 22.80`: what was paid in another currency. */
const FOREIGN_SUM = /^(?:[A-Z]{3} ?[\d.,'’]*\d[.,]\d\d|[\d.,'’]*\d[.,]\d\d ?[A-Z]{3})$/

export const isForeignSum = (text: string): boolean => FOREIGN_SUM.test(text)

/**
 * Is a column no text of bookings: days and times, sums in other currencies and their rates, a count of the rows? All else that is
 * printed with a booking belongs to its text.
 *
 * @param values what is printed in it, by booking
 * @param dated how many of them have a day in them
 * @param names what its heads are called
 */
export function isApart(
  values: readonly (string | null)[],
  dated: number,
  names: readonly LabelName[],
): boolean {
  const texts = values.filter((value) => value !== null)
  if (texts.every((text) => !/[\p{L}\d]/u.test(text))) return true
  const isWorded = texts.filter((text) => /\p{L}{2}/u.test(text)).length * 2 >= texts.length
  if (!isWorded && names.length > 0 && names.every((name) => APART.has(name))) return true
  const share = (count: number) => count >= MOST * texts.length
  const counts = texts.filter((text) => COUNT.test(text))
  return (
    (share(dated) && !isWorded) ||
    share(texts.filter((text) => TIME.test(text)).length) ||
    share(texts.filter((text) => DECIMAL.test(text) || isForeignSum(text)).length) ||
    (share(counts.length) && areCounted(counts.map(Number.parseFloat)))
  )
}
