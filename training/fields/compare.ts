import { distance } from '../../src/fields/label.ts'
import { plainText } from '../../src/fields/lexicon.ts'
import { cents } from '../../src/fields/money.ts'

/** How a field's value is compared with the truth. */
export type Comparison = 'amount' | 'size' | 'day' | 'time' | 'number' | 'name'

/** Letters and digits alone, without case and accents. */
export const keyOf = (text: string): string =>
  plainText(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')

/** Words of letters and digits, without case and accents. */
export const loose = (text: string): string =>
  plainText(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How alike two texts are, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [left, right] = [loose(a), loose(b)]
  const longest = Math.max(left.length, right.length)
  return longest === 0 ? 1 : 1 - distance(left, right, longest) / longest
}

/** Names and addresses this much alike are the same. */
const ALIKE = 0.9

export function isSame(value: string, truth: string, comparison: Comparison): boolean {
  if (comparison === 'amount') return cents(Number(value)) === cents(Number(truth))
  if (comparison === 'size')
    return Math.abs(cents(Number(value))) === Math.abs(cents(Number(truth)))
  if (comparison === 'day') return value === truth
  // Seconds may be left out.
  if (comparison === 'time') return value.slice(0, 5) === truth.slice(0, 5)
  if (keyOf(value) === keyOf(truth)) return keyOf(truth) !== ''
  return comparison === 'name' && likeness(value, truth) >= ALIKE
}

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  net: 'amount',
  tax: 'amount',
  total: 'amount',
  discount: 'size',
  shipping: 'amount',
  amount_due: 'amount',
  previous_balance: 'amount',
  tip: 'amount',
  rounding: 'amount',
  cash: 'amount',
  change: 'amount',
  invoice_date: 'day',
  due_date: 'day',
  date: 'day',
  time: 'time',
  service_start_date: 'day',
  service_end_date: 'day',
  vendor: 'name',
  vendor_address: 'name',
  customer: 'name',
  customer_address: 'name',
  shipping_address: 'name',
  billing_address: 'name',
  company: 'name',
  address: 'name',
  name: 'name',
  title: 'name',
  department: 'name',
}

/** How an answer's field is compared with the truth. */
export const comparisonOf = (field: string): Comparison => COMPARISONS[field] ?? 'number'
