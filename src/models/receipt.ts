import { CARD_BRANDS } from '../fields/card-brands.ts'
import { urlsIn } from '../fields/contact.ts'
import type { LabelName } from '../fields/lexicon.ts'
import { decimalText } from '../fields/money.ts'
import { phonesIn } from '../fields/phone.ts'
import { timeIn } from '../fields/time.ts'
import { allDates } from '../reading/dates.ts'
import { type DocumentText, documentText, type Label, type Row } from '../reading/document-text.ts'
import { type Found, fieldsOf, foundIn } from '../reading/found.ts'
import { labelHits, placesOf } from '../reading/label-places.ts'
import { firstIdentifier } from '../reading/labelled-identifiers.ts'
import { listOutOfMirror, outOfMirror } from '../reading/leftwards.ts'
import { countryOf, likelyCurrency } from '../reading/origin.ts'
import { WEIGHTS } from '../scoring/fitted.ts'
import { type Decision, decideFields } from './candidates/field-set.ts'
import { foundDecision, foundTaxNumber } from './candidates/found-decision.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { recordExtraction } from './field-sheets.ts'
import { itemContent } from './items/content.ts'
import type { FoundItems } from './items/item.ts'
import { receiptItems } from './items/items.ts'
import { kindWarning } from './kind/mismatch.ts'
import type { Model } from './model.ts'
import { pageRangeWarning } from './page-range-warning.ts'
import { RECEIPT_FIELDS } from './receipt/field-names.ts'
import { preparedReceipt, RECEIPT } from './receipt/field-set.ts'
import { proven } from './receipt/proven.ts'
import { withProbabilities } from './ruled-fields.ts'
import { type LabelledSum, labelledSums, RECEIPT_NAMES } from './totals/labelled-sums.ts'
import { totalsOf } from './totals/totals.ts'

export const RECEIPT_ITEM_COLUMNS = [
  'description',
  'quantity',
  'unit',
  'unit_price',
  'amount',
  'product_code',
] as const

/** Till receipts, restaurant bills and card slips. */
export const receipt: Model = {
  ...DESCRIPTIONS.receipt,
  extract: (pages, options, trace) => {
    const own = documentText(pages)
    const document = preparedReceipt(own)
    const items = receiptItems(document)
    const sums = labelledSums(document, items.rows, RECEIPT_NAMES)
    const decided = decideFields(RECEIPT, document, WEIGHTS.receipt, {}, trace?.fields)
    const total = foundDecision(decided.total, document)
    const printed = {
      ...foundFields(document, sums, items, total, decided),
      ...proven(total, foundDecision(decided.tax, document, total), sums, items, document),
    }
    const found = outOfMirror(withProbabilities('receipt', printed, trace), own.pages)
    const lines = listOutOfMirror(items.items, own.pages).map((item) => itemContent(item))
    const { fields, evidence } = fieldsOf(RECEIPT_FIELDS, found)
    const taxes = totalsOf(sums, items.sum).taxes.map(({ rate, base, amount }) => ({
      rate: rate === null ? null : String(rate),
      base: base === null ? null : decimalText(base),
      amount: decimalText(amount),
    }))
    return recordExtraction(
      { fields, evidence, taxes, items: lines },
      [
        {
          name: 'Items',
          columns: RECEIPT_ITEM_COLUMNS,
          rows: lines.map((line) => RECEIPT_ITEM_COLUMNS.map((c) => line[c])),
        },
      ],
      [...pageRangeWarning(pages, options), ...kindWarning(own, 'receipt')],
    )
  },
}

function foundFields(
  document: DocumentText,
  sums: readonly LabelledSum[],
  items: FoundItems,
  total: Found | null,
  decided: Readonly<Record<string, Decision | null>>,
): Record<string, Found<unknown> | null> {
  const totals = totalsOf(sums, items.sum)
  const currency = likelyCurrency(document)
  const sum = (name: LabelName) => sumNamed(sums, name)
  const consistent = totals.adds && totals.total?.value === total?.value
  return {
    company: foundDecision(decided.company, document),
    address: inOneLine(foundDecision(decided.address, document)),
    phone: phoneOf(document),
    website: websiteOf(document),
    tax_id: foundTaxNumber(decided.tax_id, document),
    receipt_number: firstIdentifier(document, ['receipt_number', 'invoice_number']),
    cashier: cashierOf(document),
    date: foundDecision(decided.date, document),
    time: timeOf(document),
    currency:
      currency && total
        ? {
            ...total,
            value: currency.code,
            confidence: currency.probability,
            probability: currency.probability,
          }
        : null,
    net: consistent ? totals.net : sum('net'),
    tip: sum('tip'),
    rounding: sum('rounding'),
    discount: sum('discount'),
    cash: sum('cash'),
    change: sum('change'),
    ...paymentOf(document),
    receipt_type: typeOf(document, items),
  }
}

/** A receipt's lines have commas of their own: they follow each other with a blank. */
const inOneLine = (address: Found | null): Found | null =>
  address && {
    ...address,
    value: address.text.replace(/\s+/g, ' ').replace(/(?<![\s,.;:])[\s,.;:]+$/, ''),
  }

function sumNamed(sums: readonly LabelledSum[], name: LabelName): Found | null {
  const last = sums.filter((sum) => sum.name === name && !sum.figure.misread).at(-1)
  if (!last) return null
  const { figure, label } = last
  return {
    value: decimalText(figure.value, figure.decimals),
    text: figure.text,
    label,
    page: figure.page,
    box: figure.box,
    confidence: figure.confidence * 0.8,
  }
}

/** Labels of numbers that are none of a phone. */
const OTHER_NUMBERS: readonly LabelName[] = [
  'fax',
  'tax_id',
  'customer_tax_id',
  'registration',
  'receipt_number',
  'invoice_number',
  'order_number',
  'customer_id',
  'reference',
  'iban',
  'account_number',
]

/** The number at a label of phones, else one that is printed as they are. */
function phoneOf(document: DocumentText): Found | null {
  const country = countryOf(document)
  for (const hit of labelHits(document, ['phone', 'mobile']))
    for (const place of placesOf(hit, document)) {
      const [phone] = phonesIn(place.text, country)
      if (phone)
        return {
          ...foundIn(phone.number, place.words, place.row.page, hit.label.text, hit.label.score),
          text: phone.number,
        }
    }
  for (const row of document.rows)
    for (const piece of row.pieces) {
      const isOther = ({ names }: Label) => names.some((name) => OTHER_NUMBERS.includes(name))
      if (!HOLDS_PHONE.test(piece.text) || piece.labels.some(isOther)) continue
      const [phone] = phonesIn(piece.text, country)
      if (phone && phone.e164 !== null && PHONE.test(phone.number))
        return { ...foundIn(phone.number, piece.words, row.page, null, 0.7), text: phone.number }
    }
  return null
}

/** Numbers to call begin as no others do, or are set in groups. */
const PHONE = /^[+(0]|\d[ -]\d/
const HOLDS_PHONE = /[+(]|(?<!\d)0|\d[ -]\d/

function websiteOf(document: DocumentText): Found | null {
  for (const row of document.rows) {
    const [url] = urlsIn(row.text)
    if (url) return { ...foundIn(url, row.words, row.page, null), text: url }
  }
  return null
}

function cashierOf(document: DocumentText): Found | null {
  for (const hit of labelHits(document, ['cashier'])) {
    if (hit.label.from > 0) continue
    const [place] = placesOf(hit, document)
    if (place?.side === 'right' && /\p{L}{2}/u.test(place.text) && place.text.length < 30)
      return foundIn(place.text, place.words, place.row.page, hit.label.text, 0.8)
  }
  return null
}

/** The time printed with the day of payment, or another date, else behind its own label, else the first one. */
function timeOf(document: DocumentText): Found | null {
  // A receipt is printed at the end: when somebody came in, or ordered, was before.
  const days = allDates(document)
    .map(({ found, row }) => ({ row, at: `${found.value} ${timeOfRow(row) ?? ''}` }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ row }) => row)
  const paid = days.filter(({ pieces }) =>
    pieces.some(({ labels }) => labels.some(({ names }) => names.includes('paid'))),
  )
  const dated = [...paid, ...days]
  const hits = labelHits(document, ['time'])
  const labelled = new Map(
    hits.flatMap((hit) => {
      const times = placesOf(hit, document).map(({ text }) => timeIn(text, true))
      const [time] = times.filter((own) => own !== null)
      return time === undefined ? [] : [[hit.row, time] as const]
    }),
  )
  for (const row of [...dated, ...hits.map((hit) => hit.row), ...document.rows]) {
    const time = labelled.get(row) ?? timeOfRow(row)
    if (time) return { ...foundIn(time, row.words, row.page, null, 0.8), text: time }
  }
  return null
}

/** A time beside the day, if any. */
const timeOfRow = (row: Row): string | null =>
  timeIn(row.text.replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' '))

function paymentOf(document: DocumentText): Record<string, Found | null> {
  let method: Found | null = null
  let last4: Found | null = null
  for (const row of document.rows) {
    const digits = /(?:[*xX•.]{3,20}\s?[-\s]?|ending (?:in )?)(\d{4})(?!\d)/.exec(row.text)
    if (digits && !last4)
      last4 = { ...foundIn(digits[1]!, row.words, row.page, null, 0.9), text: digits[0] }
    const card = CARD_BRANDS.find(([shape]) => shape.test(row.text))
    if (card && !method) method = foundIn(card[1], row.words, row.page, null, 0.9)
  }
  for (const name of ['card', 'cash'] as const) {
    if (method) break
    const [hit] = labelHits(document, [name]).filter(({ label }) => label.from === 0)
    if (hit) method = foundIn(name, hit.piece.words, hit.row.page, hit.label.text, 0.7)
  }
  return { payment_method: method, card_last4: last4 }
}

function typeOf(document: DocumentText, items: FoundItems): Found | null {
  const [slip] = document.rows.filter((row) =>
    /\b(?:merchant|customer) copy\b|\bapproved\b|\bAID\b/i.test(row.text),
  )
  if (slip && items.items.length === 0)
    return foundIn('card_slip', slip.words, slip.page, null, 0.6)
  const [hit] = labelHits(document, ['document_invoice', 'document_receipt'])
  return hit
    ? foundIn(
        hit.name === 'document_invoice' ? 'invoice' : 'receipt',
        hit.piece.words,
        hit.row.page,
        null,
        0.6,
      )
    : null
}
