import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import type { Extraction, Warning } from '../document/extraction.ts'
import { foldedPhrase, PHRASES } from '../fields/lexicon.ts'
import { cents, decimalText } from '../fields/money.ts'
import { cleanName } from '../reading/company-names.ts'
import { type DocumentText, documentText } from '../reading/document-text.ts'
import { type Found, fieldsOf, foundIn } from '../reading/found.ts'
import { inFull } from '../reading/full-names.ts'
import { ibanWarning } from '../reading/ibans.ts'
import { listOutOfMirror, outOfMirror } from '../reading/leftwards.ts'
import { type LikelyCurrency, likelyCurrency } from '../reading/origin.ts'
import { WEIGHTS } from '../scoring/fitted.ts'
import { printedRates } from './candidates/amount-relations.ts'
import {
  type Decision,
  decideFields,
  type FieldsSeen,
  type Stated,
} from './candidates/field-set.ts'
import { foundDecision, foundIban, foundTaxNumber } from './candidates/found-decision.ts'
import type { Candidate } from './candidates/place.ts'
import type { TermsCandidate } from './candidates/terms.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { embeddedInvoice } from './embedded/embedded-invoice.ts'
import { recordExtraction } from './field-sheets.ts'
import { differences, differenceWarnings } from './invoice/agreement.ts'
import { carried } from './invoice/carried.ts'
import { checksOf } from './invoice/checks.ts'
import { dueByTerms } from './invoice/due-by-terms.ts'
import { exchanged, type InvoiceContent } from './invoice/exchange.ts'
import { INVOICE_FIELDS } from './invoice/field-names.ts'
import { INVOICE, preparedInvoice } from './invoice/field-set.ts'
import { identifiersOf } from './invoice/identifiers.ts'
import { documentTypeOf } from './invoice/kind.ts'
import { codeContent, codeWarning, paidByCode, statedBy } from './invoice/paid-by-code.ts'
import type { InvoiceReading } from './invoice/reading.ts'
import { itemContent } from './items/content.ts'
import { invoiceItems } from './items/items.ts'
import { kindWarning } from './kind/mismatch.ts'
import type { Model } from './model.ts'
import { pageRangeWarning } from './page-range-warning.ts'
import { paymentCode } from './payment/payment-code.ts'
import { withProbabilities } from './ruled-fields.ts'
import { decidedTotals } from './totals/decided-totals.ts'
import { calledTotal, labelledSums } from './totals/labelled-sums.ts'
import { printedSums } from './totals/printed-sums.ts'
import { distinctRates, taxRows } from './totals/tax-rows.ts'
import { extrasOf, type Totals, totalsOf } from './totals/totals.ts'
import type { Trace } from './trace.ts'

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
  ...DESCRIPTIONS.invoice,
  extract: (pages, options = DEFAULT_OPTIONS, trace) => {
    const document = documentText(pages)
    const code = paymentCode(pages)
    const { invoice: printed, differing } = paidByCode(
      printedInvoice(document, code ? statedBy(code) : {}, trace),
      code,
      document,
    )
    const paid = code ? { payment_code: codeContent(code, differing) } : {}
    const embedded = embeddedInvoice(options.embedded)
    const warnings = [
      ...pageRangeWarning(pages, options),
      ...kindWarning(document, 'invoice'),
      ...differing.map(codeWarning),
      ...ibanWarning(printed.found.vendor_iban),
    ]
    if (embedded === null) return invoiceExtraction(printed, paid, warnings)
    const { file } = embedded
    if ('fault' in embedded) {
      const content = { embedded_invoice: { ...embedded, used: false }, ...paid }
      return invoiceExtraction(printed, content, [...warnings, unusable(embedded)])
    }
    const { data } = embedded
    const { syntax, profile } = data
    const found = differences(data, printed, document)
    const said = found.map(({ field, embedded, printed }) => ({ field, embedded, printed }))
    return invoiceExtraction(
      carried(data, file, printed, document),
      { embedded_invoice: { file, used: true, syntax, profile, differences: said }, ...paid },
      [...warnings, ...differenceWarnings(file, found)],
    )
  },
}

const unusable = ({ file, fault }: { file: string; fault: string }): Warning => ({
  code: 'EMBEDDED_INVOICE_UNUSABLE',
  message: `${file} is not used, the page is read: ${fault}`,
})

/** An invoice as its pages say it. */
function printedInvoice(printed: DocumentText, stated: Stated, trace?: Trace): InvoiceReading {
  const document = preparedInvoice(printed)
  const { items, rows, sum } = invoiceItems(document)
  const sums = labelledSums(document, rows)
  let weighed: FieldsSeen | null = null
  const decided = decideFields(INVOICE, document, WEIGHTS.invoice, stated, (seen) => {
    weighed = seen
    trace?.fields?.(seen)
  })
  const figures = printedSums(document, rows)
  const around = {
    lines: items.length > 1 ? sum : null,
    amounts: items.map(({ amount }) => cents(Number(amount ?? 0))),
    sold: sum,
    more: extrasOf(sums),
    called: calledTotal(sums),
    printed: new Set(figures.map(({ value }) => cents(value))),
    anyRates: printedRates(document),
  }
  const totals = {
    ...totalsOf(sums, sum),
    ...decidedTotals(decided, document, around, trace?.proof),
  }
  const rates = taxRows(document, rows)
  const checks = checksOf({
    items,
    lineSum: sum,
    totals,
    sums,
    taxes: rates,
    figures,
  })
  const taxes = distinctRates(rates).map(({ rate, base, amount }) => ({
    rate: String(rate),
    base: base === null ? null : decimalText(base),
    amount: decimalText(amount),
    code: null,
  }))
  const found = withProbabilities('invoice', foundFields(document, decided, weighed, totals), trace)
  return {
    found: outOfMirror(found, printed.pages),
    taxes,
    items: listOutOfMirror(items, printed.pages),
    checks,
  }
}

/** @param more beside what every invoice has */
function invoiceExtraction(
  { found, taxes, items, checks }: InvoiceReading,
  more: Readonly<Record<string, unknown>>,
  warnings: readonly Warning[],
): Extraction {
  const broken = new Set(checks.line_breaks)
  const lines = items.map((item, i) => itemContent(item, broken.has(i)))
  const { fields, evidence } = fieldsOf(INVOICE_FIELDS, found)
  const content = {
    fields: { ...fields, references: fields.references ?? [] },
    evidence,
    taxes,
    line_items: lines,
    checks,
    ...more,
  }
  return invoiceRecords(content, warnings)
}

/** The views of an invoice's content, also of one that a person has corrected. */
export const invoiceRecords = (
  content: InvoiceContent,
  warnings: readonly Warning[] = [],
): Extraction => ({
  ...recordExtraction(
    { ...content },
    [
      {
        name: 'Line Items',
        columns: INVOICE_ITEM_COLUMNS,
        rows: content.line_items.map((line) =>
          INVOICE_ITEM_COLUMNS.map((column) => (line[column] ?? null) as string | null),
        ),
      },
    ],
    warnings,
  ),
  invoice: exchanged(content),
})

type Fields = Record<string, Found<unknown> | null>

function foundFields(
  document: DocumentText,
  decided: Readonly<Record<string, Decision | null>>,
  weighed: FieldsSeen | null,
  totals: Totals,
): Fields {
  const found = (field: string) => foundDecision(decided[field], document)
  const vendor = found('vendor')
  const invoiceDate = found('invoice_date')
  const terms = weighed?.decided.payment_terms
  const byTerms =
    invoiceDate && terms
      ? dueByTerms(
          invoiceDate,
          terms,
          (weighed?.sets.terms?.candidates ?? []) as readonly TermsCandidate[],
        )
      : null
  const currency = likelyCurrency(document)
  return {
    ...identifiersOf(document),
    vendor_tax_id: foundTaxNumber(decided.vendor_tax_id, document),
    customer_tax_id: foundTaxNumber(decided.customer_tax_id, document),
    vendor_iban: foundIban(decided.vendor_iban, document),
    document_type: documentTypeOf(document),
    vendor:
      vendor && decided.vendor?.candidate
        ? firmInFull(vendor, decided.vendor.candidate, document)
        : null,
    vendor_address: found('vendor_address'),
    customer: found('customer'),
    customer_address: found('customer_address'),
    shipping_address: found('shipping_address'),
    customer_id: found('customer_id'),
    purchase_order: found('purchase_order'),
    invoice_number: found('invoice_number'),
    invoice_date: invoiceDate,
    due_date: found('due_date') ?? foundDecision(byTerms, document),
    payment_terms: found('payment_terms'),
    service_start_date: found('service_start_date'),
    service_end_date: found('service_end_date'),
    currency: currency && totals.total ? currencyFound(currency, totals.total) : null,
    net: totals.net,
    discount: unsigned(found('discount')),
    shipping: found('shipping'),
    tax: totals.tax,
    total: totals.total,
    amount_due: found('amount_due') ?? (isCalledDue(totals.total) ? totals.total : null),
    previous_balance: found('previous_balance'),
  }
}

/** A total that its label calls what is due is that as well. */
const isCalledDue = (total: Found | null): boolean =>
  total?.label != null && (PHRASES.get(foldedPhrase(total.label)) ?? []).includes('amount_due')

/** A brand by its firm's name, where that is printed as well. */
function firmInFull(vendor: Found, { words, row }: Candidate, document: DocumentText): Found {
  const full = inFull({ text: vendor.value, words, row }, document)
  return full.words === words
    ? vendor
    : {
        ...vendor,
        ...foundIn(cleanName(full.text), full.words, full.row.page, vendor.label),
        confidence: vendor.confidence,
      }
}

/** What is taken off, with whatever sign it is printed. */
const unsigned = (found: Found | null): Found | null =>
  found && { ...found, value: found.value.replace(/^-/, '') }

/** A currency stands with the total. */
const currencyFound = (
  { code, probability }: LikelyCurrency,
  { text, label, page, box }: Found,
): Found => ({ value: code, text, label, page, box, confidence: probability, probability })
