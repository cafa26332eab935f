import { cents, decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { isSum } from '../../reading/figures.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { labelHits } from '../../reading/label-places.ts'
import type { LabelledSum } from '../totals/labelled-sums.ts'
import { distinctRates, taxRows } from '../totals/tax-rows.ts'

/** Hundredths that sums rounded line by line may be off. */
const ROUNDING = 3

/**
 * The tax that the arithmetic of a receipt confirms: what all rates of its table of taxes come to,
 * or what stands between the subtotal and the total, where the printed rates make just that of the
 * subtotal and the tax itself could not be read. Null where neither does.
 */
export function confirmedTax(
  document: DocumentText,
  sums: readonly LabelledSum[],
  itemRows: ReadonlySet<number>,
  total: Found | null,
): Found | null {
  if (!total) return null
  const paid = cents(Number(total.value))
  return ofAllRates(document, sums, itemRows, paid) ?? aboveSubtotal(document, sums, paid)
}

/** Rows of taxes whose bases and taxes together are the total. */
function ofAllRates(
  document: DocumentText,
  sums: readonly LabelledSum[],
  itemRows: ReadonlySet<number>,
  paid: number,
): Found | null {
  const rates = distinctRates(taxRows(document, itemRows))
  const all = rates.reduce((sum, { base, amount }) => sum + cents(base ?? 0) + cents(amount), 0)
  if (rates.length === 0 || rates.some(({ base, follows }) => base === null || !follows))
    return null
  const roundings = sums.filter(({ name }) => name === 'rounding')
  const due = [0, ...roundings.map(({ figure }) => cents(figure.value))].map((r) => paid - r)
  if (due.every((sum) => Math.abs(all - sum) > ROUNDING)) return null
  const row = document.rows[rates.at(-1)!.row]!
  const tax = rates.reduce((sum, { amount }) => sum + amount, 0)
  return { ...foundIn(decimalText(tax), row.words, row.page, null), note: 'sum of all rates' }
}

/** What is left between the subtotal and the total, with a rounding, if the rates make it. */
function aboveSubtotal(
  document: DocumentText,
  sums: readonly LabelledSum[],
  paid: number,
): Found | null {
  const hits = labelHits(document, ['tax']).filter(({ piece }) => percentsIn(piece.text).length > 0)
  const [hit] = hits
  if (!hit) return null
  const pieces = [...new Set(hits.map(({ piece }) => piece))]
  const rate = pieces.reduce((sum, piece) => sum + percentsIn(piece.text)[0]!, 0)
  const of = (...names: readonly string[]) =>
    sums
      .filter(({ name, figure }) => names.includes(name) && isSum(figure))
      .map(({ figure }) => cents(figure.value))
  for (const net of of('subtotal', 'net'))
    for (const rounding of [0, ...of('rounding')]) {
      const tax = paid - rounding - net
      if (tax <= 0 || Math.abs(tax - (net * rate) / 100) > 1) continue
      return {
        ...foundIn(decimalText(tax / 100), hit.piece.words, hit.row.page, hit.label.text, 0.7),
        note: 'told by subtotal, rate and total',
      }
    }
  return null
}
