import { cents, decimalText } from '../fields/money.ts'
import { recordExtraction } from './field-sheets.ts'
import { checksOf, NO_CHECKS } from './invoice/checks.ts'
import { identifiersOf } from './invoice/identifiers.ts'
import { documentTypeOf, isInvoiceLike } from './invoice/kind.ts'
import { itemContent } from './items/content.ts'
import { invoiceItems } from './items/items.ts'
import type { Model } from './model.ts'
import { pageRangeWarning } from './page-range-warning.ts'
import { allDates, debitDate, inFullDate, labelledDate } from './paper/dates.ts'
import { type DocumentText, documentText } from './paper/document-text.ts'
import { isSum, rowFigures } from './paper/figures.ts'
import { type Found, fieldsOf } from './paper/found.ts'
import { currencyOfDocument } from './paper/origin.ts'
import { customerOf, vendorOf } from './paper/parties.ts'
import { labelledSums } from './totals/labelled-sums.ts'
import { distinctRates, taxRows } from './totals/tax-rows.ts'
import { totalsOf } from './totals/totals.ts'

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
] as const

export const INVOICE_ITEM_COLUMNS = [
  'description',
  'product_code',
  'quantity',
  'unit',
  'unit_price',
  'tax_rate',
  'tax',
  'discount',
  'amount',
  'date',
] as const

/** Invoices, credit notes and their like: who, whom, when, what for and how much. */
export const invoice: Model = {
  name: 'invoice',
  outputs: ['xlsx', 'csv', 'txt', 'json'],
  extract: (pages, options) => {
    const document = documentText(pages)
    const items = invoiceItems(document)
    const sums = labelledSums(document, items.rows)
    const totals = totalsOf(sums, items.sum)
    const known = isInvoiceLike(document, totals, items)
    const found = known ? foundFields(document, totals, items.rows) : {}
    const rates = known ? taxRows(document, items.rows) : []
    const checks = known
      ? checksOf({
          items: items.items,
          lineSum: items.sum,
          totals,
          sums,
          taxes: rates,
          figures: document.rows.flatMap((row) =>
            items.rows.has(row.index) ? [] : rowFigures(row, document).filter(isSum),
          ),
        })
      : NO_CHECKS
    const broken = new Set(checks.line_breaks)
    const lines = known ? items.items.map((item, i) => itemContent(item, broken.has(i))) : []
    const { fields, evidence } = fieldsOf(INVOICE_FIELDS, found)
    const taxes = distinctRates(rates).map(({ rate, base, amount }) => ({
      rate: String(rate),
      base: base === null ? null : decimalText(base),
      amount: decimalText(amount),
      code: null,
    }))
    return recordExtraction(
      {
        fields: { ...fields, references: fields.references ?? [] },
        evidence,
        taxes,
        line_items: lines,
        checks,
      },
      [
        {
          name: 'Line Items',
          columns: INVOICE_ITEM_COLUMNS,
          rows: lines.map((line) => INVOICE_ITEM_COLUMNS.map((c) => line[c])),
        },
      ],
      pageRangeWarning(pages, options),
    )
  },
}

type Fields = Record<string, Found<unknown> | null>

function foundFields(
  document: DocumentText,
  totals: ReturnType<typeof totalsOf>,
  itemRows: ReadonlySet<number>,
): Fields {
  const vendor = vendorOf(document)
  const customer = customerOf(document, vendor.name?.value ?? null)
  const currency = currencyOfDocument(document)
  const date = invoiceDate(document, itemRows)
  const dueDate =
    labelledDate(document, ['due_date'], itemRows) ??
    inFullDate(document) ??
    (date && debitDate(document, date.value))
  return {
    document_type: documentTypeOf(document),
    vendor: vendor.name,
    vendor_address: vendor.address,
    customer: customer.name,
    customer_address: customer.address,
    invoice_date: date,
    due_date: dueDate,
    currency: currency && totals.total ? { ...totals.total, value: currency } : null,
    net: totals.net ?? netBetween(document, totals, itemRows),
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    amount_due: totals.amountDue,
    previous_balance: totals.previousBalance,
    ...identifiersOf(document, itemRows),
  }
}

/** A sum without a known label that total and tax leave: it stands above both. */
function netBetween(
  document: DocumentText,
  { tax, total }: ReturnType<typeof totalsOf>,
  itemRows: ReadonlySet<number>,
): Found | null {
  if (!tax || !total || Number(tax.value) === 0) return null
  const wanted = cents(Number(total.value)) - cents(Number(tax.value))
  for (const row of document.rows) {
    if (itemRows.has(row.index) || row.page !== total.page || row.box[1] >= total.box[1]) continue
    const figure = rowFigures(row, document).find(
      (own) => isSum(own) && cents(own.value) === wanted,
    )
    if (figure)
      return {
        value: decimalText(figure.value, figure.decimals),
        text: figure.text,
        label: null,
        page: figure.page,
        box: figure.box,
        confidence: 0.7 * figure.confidence,
        note: 'told by total and tax',
      }
  }
  return null
}

/** The labelled date of the invoice, else a date with a plain label, else the only or first one. */
function invoiceDate(document: DocumentText, itemRows: ReadonlySet<number>): Found | null {
  const labelled = labelledDate(document, ['invoice_date', 'statement_date', 'date'], itemRows)
  if (labelled) return labelled
  const other = new Set(
    (['due_date', 'delivery_date', 'order_date', 'print_date'] as const).map(
      (name) => labelledDate(document, [name])?.value,
    ),
  )
  const dates = allDates(document).filter(({ row }) => !itemRows.has(row.index))
  return dates.find(({ found }) => !other.has(found.value))?.found ?? dates[0]?.found ?? null
}
