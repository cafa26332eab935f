import type { Random } from '../../kit/random.ts'
import { sheetHtml } from '../../kit/sheet-html.ts'
import type { Paper } from '../paper.ts'
import { billOf } from './bill.ts'
import { compose } from './layout/compose.ts'

/** Fields of an invoice; those that a page lacks are listed as absent. */
export const INVOICE_FIELDS = [
  'document_type',
  'vendor',
  'vendor_address',
  'vendor_tax_id',
  'vendor_phone',
  'vendor_email',
  'vendor_website',
  'vendor_iban',
  'vendor_bic',
  'customer',
  'customer_address',
  'customer_tax_id',
  'customer_id',
  'billing_address',
  'shipping_address',
  'invoice_number',
  'purchase_order',
  'references',
  'invoice_date',
  'due_date',
  'service_start_date',
  'service_end_date',
  'payment_terms',
  'currency',
  'net',
  'discount',
  'shipping',
  'tax',
  'total',
  'amount_due',
  'previous_balance',
  'line_items',
] as const

/** An invented invoice with a layout of its own. */
export async function invoice(id: string, random: Random): Promise<Paper> {
  const bill = billOf(random.at('bill'))
  const { sheet, ledger, layout } = await compose(bill, random.at('paper'), true)
  return {
    source: { tool: 'chromium', html: sheetHtml(sheet) },
    truth: {
      id,
      task: 'invoice',
      group: 'papers/chromium',
      source: 'generated',
      licence: 'CC0',
      lang: bill.language,
      fields: ledger.fields,
      absent: ledger.absent(INVOICE_FIELDS),
      layout: {
        author: 'papers',
        tool: 'chromium',
        country: bill.country.code,
        sector: bill.sectorName,
        kind: bill.kind,
        tax: bill.taxSystem,
        ...layout,
      },
    },
  }
}
