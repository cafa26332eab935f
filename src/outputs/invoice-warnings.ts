import type { Warning } from '../document/extraction.ts'
import type { Invoice } from '../document/invoice.ts'
import type { Output } from './output.ts'

/** Warns of what EN 16931 demands and the file lacks, and of sums that are not those of its lines. */
export const invoiceWarnings: Output['warnings'] = ({ extraction: { invoice } }) =>
  invoice ? [...incomplete(invoice), ...otherSums(invoice)] : []

function incomplete(invoice: Invoice): Warning[] {
  const { seller, buyer, lines, taxes } = invoice
  const of = (what: string, values: readonly (string | null)[]) =>
    values.includes(null) ? [what] : []
  const missing = [
    ...of('number (BT-1)', [invoice.number]),
    ...of('day of issue (BT-2)', [invoice.date]),
    ...of('currency (BT-5)', [invoice.currency]),
    ...of('seller (BT-27)', [seller.name]),
    ...of("seller's country (BT-40)", [seller.address.country]),
    ...of('buyer (BT-44)', [buyer.name]),
    ...of("buyer's country (BT-55)", [buyer.address.country]),
    ...(lines.length === 0 ? ['lines (BG-25)'] : []),
    ...of(
      'names of lines (BT-153)',
      lines.map(({ description }) => description),
    ),
    ...of(
      'quantities of lines (BT-129)',
      lines.map(({ quantity }) => quantity),
    ),
    ...of(
      'prices of lines (BT-146)',
      lines.map(({ price }) => price),
    ),
    ...of(
      'amounts of lines (BT-131)',
      lines.map(({ amount }) => amount),
    ),
    ...of(
      'taxes of lines (BT-151)',
      lines.map(({ category }) => category),
    ),
    ...(taxes.length === 0 ? ['taxes (BG-23)'] : []),
    ...of(
      'categories of taxes (BT-118)',
      taxes.map(({ category }) => category),
    ),
    ...of(
      'bases of taxes (BT-116)',
      taxes.map(({ base }) => base),
    ),
    ...of('net sum (BT-109)', [invoice.net]),
    ...of('total (BT-112)', [invoice.total]),
  ]
  const message = `not known and left out, though EN 16931 demands it: ${missing.join(', ')}`
  return missing.length === 0 ? [] : [{ code: 'INVOICE_INCOMPLETE', message }]
}

/** Lines with tax in them, or some that were not read. */
function otherSums({ lineTotal, discount, shipping, net }: Invoice): Warning[] {
  if (lineTotal === null || net === null) return []
  const sum = Number(lineTotal) - Number(discount ?? 0) + Number(shipping ?? 0)
  const isSame = Math.round(100 * sum) === Math.round(100 * Number(net))
  const message = `the lines come to ${lineTotal}, the net sum is ${net}: receivers may refuse the file`
  return isSame ? [] : [{ code: 'INVOICE_SUMS_DIFFER', message }]
}
