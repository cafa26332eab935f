import { cents } from '../../fields/money.ts'
import { type FoundItems, type Item, itemsOf, sumOf } from '../items/items.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { itemsWithoutHead } from '../receipt/items.ts'
import { labelledSums } from '../totals/labelled-sums.ts'

/** Sums that agree to this many hundredths are the same. */
const ROUNDING = 2
/** So many lines with amounts are items, though their sum is no printed one: it is off. */
const LEAST_LINES = 3

/**
 * The items of an invoice: under heads, without what its sums show to be no item; or, where there
 * are no heads, the lines whose amounts come to a printed sum, and only those. `sum` is what the
 * lines come to in any case.
 */
export function invoiceItems(document: DocumentText): FoundItems {
  const headed = itemsOf(document)
  const sums = labelledSums(document, headed.rows)
  const printed = sums
    .filter((sum) => ['net', 'subtotal', 'total', 'grand_total', 'amount_due'].includes(sum.name))
    .map((sum) => cents(sum.figure.value))
  const isPrinted = (sum: number) => printed.some((value) => Math.abs(value - sum) <= ROUNDING)
  const adds = (items: readonly Item[]) => {
    const sum = sumOf(items)
    return sum !== null && isPrinted(cents(sum))
  }
  if (headed.items.length > 0) {
    if (adds(headed.items)) return headed
    // A share of an item's price ("incl. levy 3.50") has no price of its own.
    const priced = headed.items.filter((item) => item.unitPrice !== null)
    return priced.length > 0 && adds(priced)
      ? { ...headed, items: priced, sum: sumOf(priced) }
      : headed
  }
  const items = itemsWithoutHead(document, 0)
  if (adds(items)) return { items, rows: new Set(), sum: sumOf(items) }
  const taxes = sums.filter((sum) => sum.name === 'tax')
  const block = printed.length === 0 ? null : blockThatAdds(document, adds)
  const charges = block?.filter(
    ({ amount, description }) =>
      // A balance of nothing was carried, and a tax stands among the charges.
      Number(amount) !== 0 &&
      !(/%/.test(description ?? '') && taxes.some((tax) => tax.figure.value === Number(amount))),
  )
  if (charges) return { items: charges, rows: new Set(), sum: sumOf(charges) }
  return items.length < LEAST_LINES ? headed : { ...headed, sum: sumOf(items) }
}

/** Rows with sums that a block of items may begin at, at most. */
const MOST_STARTS = 40

/** A block of lines further down whose amounts come to a printed sum: charges below an overview. */
function blockThatAdds(
  document: DocumentText,
  adds: (items: readonly Item[]) => boolean,
): readonly Item[] | null {
  const starts = document.rows.filter((row) => rowFigures(row, document).some(isSum))
  for (const { index } of starts.slice(1, MOST_STARTS)) {
    const items = itemsWithoutHead(document, index)
    if (items.length >= 2 && adds(items)) return items
  }
  return null
}
