import { daysLater, lastDay } from '../../fields/days.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { Found } from '../../reading/found.ts'
import type { TermsCandidate } from '../candidates/terms.ts'
import { coresOf } from '../candidates/terms-cores.ts'

const MONTH_END = wordsOfKind('month_end')

/** The day that terms of payment lead to from the invoice's day; null where they count none. */
export function dueByTerms(
  day: Found,
  terms: Found,
  { words, value }: TermsCandidate,
): Found | null {
  const cores = coresOf(words)
  const counts = cores.flatMap(({ days }) => days ?? [])
  // A share is what is taken off sooner; all is due by the longest of several.
  if (counts.length === 0 || (counts.length === 1 && cores.some(({ name }) => name === 'share')))
    return null
  const plain = plainText(value)
  const end = MONTH_END.map((phrase) => plain.indexOf(phrase)).find((at) => at >= 0)
  const days = Math.max(...counts)
  const isCountedFromEnd = end !== undefined && end < plain.search(/\d/)
  const due = daysLater(isCountedFromEnd ? endOfMonth(day.value) : day.value, days)
  return {
    ...terms,
    value: end === undefined || isCountedFromEnd ? due : endOfMonth(due),
    confidence: Math.min(day.confidence, terms.confidence),
    derivedFrom: ['invoice_date', 'payment_terms'],
  }
}

const endOfMonth = (iso: string): string =>
  lastDay(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)))
