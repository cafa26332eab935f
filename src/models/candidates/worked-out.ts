import { decimalText } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { type AmountCandidate, labelled } from './amount-candidate.ts'
import { isTax, printedRates } from './amount-relations.ts'

/** No sum is rounded by more, in cents. */
const MOST_ROUNDED = 10
/** Sums that are worked out from others, at most. */
const MOST_WORKED_OUT = 8

/**
 * What is paid less the change, totals that are rounded, and taxes that a printed rate makes of a subtotal
 * and that lead to a total, where these are printed nowhere.
 */
export function workedOut(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const sums = candidates.filter((own) => own.figure.decimals === 2 || own.isMoney)
  const change = labelled(sums, document, ['change'])
  const rounding = labelled(sums, document, ['rounding']).filter(
    (own) => Math.abs(own.cents) <= MOST_ROUNDED && own.cents !== 0,
  )
  const known = new Set(sums.map((own) => own.cents))
  const found = new Map<number, AmountCandidate>()
  const add = (value: number, from: AmountCandidate, names: readonly string[]) => {
    if (value <= 0 || known.has(value) || found.has(value) || found.size >= MOST_WORKED_OUT) return
    const figure = { ...from.figure, value: value / 100 }
    found.set(value, {
      ...from,
      value: decimalText(value / 100),
      figure,
      cents: value,
      workedOut: names,
    })
  }
  const paid = change.length === 0 ? [] : labelled(sums, document, ['cash', 'paid', 'card'])
  for (const own of paid)
    for (const back of change)
      if (own !== back) add(own.cents - back.cents, own, ['cash', 'change'])
  const totals =
    rounding.length === 0
      ? []
      : labelled(sums, document, ['total', 'grand_total', 'subtotal', 'amount_due'])
  for (const own of totals)
    for (const by of rounding) {
      if (own === by) continue
      add(own.cents + by.cents, own, ['subtotal', 'rounding'])
      add(own.cents - by.cents, own, ['subtotal', 'rounding'])
    }
  const rates = [...printedRates(document)].filter((rate) => rate > 0)
  if (rates.length > 0 && labelled(sums, document, ['tax', 'tax_total']).length === 0) {
    const whole = labelled(sums, document, ['total', 'grand_total', 'amount_due'])
    for (const { tax, total } of taxesOverNets(sums, whole, rates, document))
      add(tax, total, ['subtotal', 'total'])
  }
  return [...found.values()]
}

/** What totals are more than net sums, in cents, where one of some rates makes it of the net sum. */
export const taxesOverNets = (
  sums: readonly AmountCandidate[],
  totals: readonly AmountCandidate[],
  rates: readonly number[],
  document: DocumentText,
): { readonly tax: number; readonly total: AmountCandidate }[] =>
  labelled(sums, document, ['subtotal', 'net']).flatMap(({ cents: net }) =>
    totals
      .map((total) => ({ tax: total.cents - net, total }))
      .filter(({ tax }) => rates.some((rate) => isTax(tax, net, rate))),
  )
