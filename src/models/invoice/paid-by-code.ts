import type { Box } from '../../document/box.ts'
import type { Warning } from '../../document/extraction.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { type Found, roundBox } from '../../reading/found.ts'
import { MOST } from '../../scoring/calibrate.ts'
import type { Stated } from '../candidates/field-set.ts'
import { isOneName } from '../candidates/one-name.ts'
import type { PaymentCode } from '../payment/payment-code.ts'
import { isSaid, PrintedValues } from './agreement.ts'
import type { InvoiceReading } from './reading.ts'

/** Something that a code says and that no page prints. */
export interface CodeDifference {
  readonly field: string
  readonly code: string
  readonly printed: string
  readonly page: number
  readonly box: Box
}

/** Of what is read with less, more is wrong than of what a code says, whose letters check each other. */
const SURELY_READ = 0.5
/** Names are printed in more ways than one: which of them an invoice's is, its words tell. */
const NAMES: ReadonlySet<string> = new Set(['vendor', 'customer'])
const SHORTEST_NUMBER = 3

/** What a code says of fields that are chosen among candidates. */
export function statedBy({ fields, remittance }: PaymentCode): Stated {
  const { vendor, vendor_iban, customer, invoice_date, tax, total, amount_due } = fields
  const is = (own: string | undefined) => (value: string) => own !== undefined && value === own
  const isNamed = (own: string | undefined) => (value: string) => isOneName(value, own)
  const words = new Set(remittance?.split(/[\s,;:()]+/).map((word) => word.replace(/\.$/, '')))
  return {
    vendor: isNamed(vendor),
    vendor_iban: is(vendor_iban),
    customer: isNamed(customer),
    invoice_date: is(invoice_date),
    tax: is(tax),
    // Most bills are paid in one sum: then what is due is the total.
    total: is(total ?? amount_due),
    amount_due: is(amount_due),
    invoice_number: (value) => value.length >= SHORTEST_NUMBER && words.has(value),
  }
}

/** An invoice with what its code says: agreement makes sure, what was not found is there, the rest differs. */
export function paidByCode(
  invoice: InvoiceReading,
  code: PaymentCode | null,
  document: DocumentText,
): { invoice: InvoiceReading; differing: readonly CodeDifference[] } {
  if (!code) return { invoice, differing: [] }
  const pages = new PrintedValues(document)
  const found: Record<string, Found<unknown> | null> = { ...invoice.found }
  const differing: CodeDifference[] = []
  const { reference, ...fields } = code.fields
  for (const [field, value] of Object.entries(fields)) {
    const seen = seenFor(field, invoice)
    if (!seen) found[field] = fromCode(value, code)
    else if (isSaid(field, value, seen)) found[field] = agreed(field, value, seen, invoice, code)
    else if (NAMES.has(field)) {
      if (!pages.say(field, value)) differing.push(difference(field, value, seen))
    } else if (pages.say(field, value) || seen.confidence < SURELY_READ)
      found[field] = { ...fromCode(value, code), alternatives: [other(seen)] }
    else differing.push(difference(field, value, seen))
  }
  if (reference) found.references = withReference(reference, invoice.found.references, code)
  return { invoice: { ...invoice, found }, differing }
}

/** What is printed of a field; of what is due, where that is not printed by itself, the total. */
const seenFor = (field: string, { found }: InvoiceReading): Found<unknown> | null =>
  found[field] ?? (field === 'amount_due' ? (found.total ?? null) : null)

/** Two witnesses, each with its odds. */
function agreed(
  field: string,
  value: string,
  seen: Found<unknown>,
  { found }: InvoiceReading,
  code: PaymentCode,
): Found<unknown> {
  if (!found[field]) return fromCode(value, code)
  const both = MOST * seen.confidence
  const probability = Math.min(MOST, both / (both + (1 - MOST) * (1 - seen.confidence)))
  return { ...seen, confidence: probability, probability }
}

const fromCode = <T>(value: T, { page, barcode }: PaymentCode): Found<T> => ({
  value,
  text: '',
  label: null,
  page,
  box: barcode.box,
  confidence: MOST,
  probability: MOST,
  source: 'payment_code',
})

const other = ({ value, confidence }: Found<unknown>) => ({
  value: String(value),
  probability: confidence,
})

const difference = (field: string, code: string, seen: Found<unknown>): CodeDifference => ({
  field,
  code,
  printed: String(seen.value),
  page: seen.page,
  box: seen.box,
})

/** References of an invoice, that of its code first. */
function withReference(
  reference: string,
  seen: Found<unknown> | null | undefined,
  code: PaymentCode,
): Found<unknown> {
  const printed = (seen?.value ?? []) as readonly string[]
  if (seen && printed.some((own) => own.replace(/\s/g, '') === reference)) return seen
  return fromCode([reference, ...printed], code)
}

/** In wire names. */
export const codeContent = (
  { standard, page, barcode, fields }: PaymentCode,
  differing: readonly CodeDifference[],
) => ({
  standard,
  page,
  box: roundBox(barcode.box),
  fields,
  differences: differing.map(({ field, code, printed }) => ({ field, code, printed })),
})

export const codeWarning = ({ field, code, printed, page, box }: CodeDifference): Warning => ({
  code: 'PAYMENT_CODE_DIFFERS',
  message: `${field}: the code to pay by says ${code}, the page says ${printed}`,
  page,
  box,
})
