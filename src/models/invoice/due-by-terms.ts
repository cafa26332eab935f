import { daysLater, lastDay } from '../../fields/days.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { Decided } from '../../scoring/decide.ts'
import type { Decision } from '../candidates/field-set.ts'
import type { TermsCandidate } from '../candidates/terms.ts'
import { coresOf } from '../candidates/terms-cores.ts'

const MONTH_END = wordsOfKind('month_end')

/**
 * The day that terms of payment lead to from the invoice's day; null where they most likely lead to none. How long a
 * text the terms are does not matter: all that count to the same day speak for it.
 *
 * @param day the invoice's
 * @param terms what they may be, of the candidates
 */
export function dueByTerms(
  day: { readonly value: string; readonly confidence: number },
  terms: Decided,
  candidates: readonly TermsCandidate[],
): Decision | null {
  const byDay = new Map<string, { candidate: TermsCandidate; share: number; most: number }>()
  for (const { option, share } of [terms, ...terms.alternatives]) {
    const candidate = candidates[option.candidates[0] ?? -1]
    const due = candidate && dueBy(day.value, candidate)
    if (!due) continue
    const known = byDay.get(due) ?? { candidate, share: 0, most: 0 }
    known.share += share
    if (share > known.most) Object.assign(known, { candidate, most: share })
    byDay.set(due, known)
  }
  const [value, likeliest] = [...byDay].sort((a, b) => b[1].share - a[1].share)[0] ?? []
  if (!value || !likeliest || likeliest.share <= 0.5) return null
  return {
    value,
    probability: Math.min(day.confidence, likeliest.share),
    candidate: likeliest.candidate,
    derivedFrom: ['invoice_date', 'payment_terms'],
    alternatives: [],
  }
}

/** The day that a text counts to; null where it counts none. */
function dueBy(day: string, { words, value }: TermsCandidate): string | null {
  const cores = coresOf(words)
  const counts = cores.flatMap(({ days }) => days ?? [])
  // A share is what is taken off sooner; all is due by the longest of several.
  if (counts.length === 0 || (counts.length === 1 && cores.some(({ name }) => name === 'share')))
    return null
  const plain = plainText(value)
  const end = MONTH_END.map((phrase) => plain.indexOf(phrase)).find((at) => at >= 0)
  const days = Math.max(...counts)
  const isCountedFromEnd = end !== undefined && end < plain.search(/\d/)
  const due = daysLater(isCountedFromEnd ? endOfMonth(day) : day, days)
  return end === undefined || isCountedFromEnd ? due : endOfMonth(due)
}

const endOfMonth = (iso: string): string =>
  lastDay(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)))
