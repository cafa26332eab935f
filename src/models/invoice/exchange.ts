import type { Invoice, InvoiceAddress, InvoiceLine, InvoiceTax } from '../../document/invoice.ts'
import { readAddress } from '../../fields/address.ts'
import { isIban } from '../../fields/iban.ts'
import { countryCodes, plainText } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import { priceOfOne, sumOf } from '../embedded/invoice-data.ts'
import { unitCode } from './unit-codes.ts'

type Values = Readonly<Record<string, unknown>>

/** A tax of one rate. */
interface Tax {
  readonly rate?: unknown
  readonly base?: unknown
  readonly amount?: unknown
  readonly code?: unknown
}

/** An invoice's answer, in wire names, as far as it is made of these. */
export interface InvoiceContent {
  readonly fields: Values
  readonly taxes?: readonly Tax[]
  readonly line_items: readonly Values[]
}

/** UNTDID 1001. */
const TYPES: Readonly<Record<string, string>> = {
  credit_note: '381',
  proforma: '325',
  quote: '310',
}

/** An invoice as programs exchange it, of what an answer says. */
export function exchanged({ fields, taxes = [], line_items }: InvoiceContent): Invoice {
  const of = (name: string): string | null => textOf(fields[name])
  const isCredit = fields.document_type === 'credit_note'
  // What is given back is told by the kind of document, not by signs.
  const turned = isCredit && Number(amountOf(fields.total)) < 0
  const sum = (name: string) => signed(amountOf(fields[name]), turned)
  const day = (name: string) => matching(fields[name], DAY)
  const ownTaxes = taxes.map((tax) => taxOf(tax, turned))
  const lines = line_items.map((item) => lineOf(item, ownTaxes, turned))
  const lineTotal = lines.every(({ amount }) => amount !== null)
    ? sumOf(lines.map(({ amount }) => amount))
    : null
  const [net, total] = [sum('net'), sum('total')]
  const payable = sum('amount_due') ?? total
  const paid = total === null || payable === null ? null : difference(total, payable)
  const [only] = ownTaxes
  return {
    isCredit,
    type: TYPES[of('document_type') ?? ''] ?? '380',
    number: of('invoice_number'),
    date: day('invoice_date'),
    due: day('due_date'),
    start: day('service_start_date'),
    end: day('service_end_date'),
    currency: matching(fields.currency, CURRENCY),
    reference: referenceOf(fields.references),
    order: of('purchase_order'),
    terms: of('payment_terms'),
    iban: ibanOf(of('vendor_iban')),
    bic: of('vendor_bic'),
    seller: {
      id: null,
      name: of('vendor'),
      address: addressOf(of('vendor_address'), of('vendor_tax_id')),
      taxId: of('vendor_tax_id'),
      phone: of('vendor_phone'),
      email: of('vendor_email'),
    },
    buyer: {
      id: of('customer_id'),
      name: of('customer'),
      address: addressOf(of('customer_address'), of('customer_tax_id')),
      taxId: of('customer_tax_id'),
      phone: null,
      email: null,
    },
    shipTo: of('shipping_address') === null ? null : addressOf(of('shipping_address'), null),
    lines,
    // The base of all that is taxed alike is the net sum.
    taxes: only && ownTaxes.length === 1 ? [{ ...only, base: only.base ?? net }] : ownTaxes,
    lineTotal,
    ...extrasOf(lineTotal, net, amountOf(fields.discount), amountOf(fields.shipping)),
    net,
    tax: sum('tax'),
    total,
    paid: paid !== null && Number(paid) > 0 ? paid : null,
    payable: paid !== null && Number(paid) < 0 ? total : payable,
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const matching = (value: unknown, shape: RegExp): string | null => {
  const text = textOf(value)
  return text !== null && shape.test(text) ? text : null
}

// Of a corrected answer anything may be said.
const DAY = /^\d{4}-\d\d-\d\d$/
const CURRENCY = /^[A-Z]{3}$/
const AMOUNT = /^-?\d{1,15}(?:\.\d{1,10})?$/

/** Nothing is paid to an account whose check digits do not fit. */
function ibanOf(printed: string | null): string | null {
  const iban = printed?.replace(/\s/g, '').toUpperCase() ?? ''
  return isIban(iban) ? iban : null
}

const amountOf = (value: unknown): string | null => matching(value, AMOUNT)

const referenceOf = (references: unknown): string | null =>
  Array.isArray(references) ? textOf(references[0]) : null

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

const signed = (amount: string | null, turned: boolean): string | null =>
  amount === null || !turned || Number(amount) === 0 ? amount : minus(amount)

const difference = (one: string, other: string): string | null => sumOf([one, minus(other)])

/** Categories of tax (UNTDID 5305) that EN 16931 has. */
const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M']

/** Of a rate that is nothing nobody knows why it is that. */
function categoryOf(rate: string | null, code: string | null): string | null {
  if (code !== null && CATEGORIES.includes(code)) return code
  return Number(rate) > 0 ? 'S' : null
}

function taxOf(tax: Tax, turned: boolean): InvoiceTax {
  const rate = amountOf(tax.rate)
  return {
    rate,
    category: categoryOf(rate, textOf(tax.code)),
    base: signed(amountOf(tax.base), turned),
    amount: signed(amountOf(tax.amount), turned),
  }
}

function lineOf(item: Values, taxes: readonly InvoiceTax[], turned: boolean): InvoiceLine {
  const amount = signed(amountOf(item.amount), turned)
  const printed = pricedOf(
    signed(amountOf(item.quantity), turned),
    amountOf(item.unit_price),
    amount,
  )
  // Prices are not below nothing, quantities may be.
  const isBelow = printed.price !== null && Number(printed.price) < 0
  const quantity = signed(printed.quantity, isBelow)
  const price = signed(printed.price, isBelow)
  const off =
    textOf(item.discount) === null || quantity === null || price === null || amount === null
      ? 0
      : cents(Number(quantity) * Number(price)) - cents(Number(amount))
  const rate = amountOf(item.tax_rate) ?? (taxes.length === 1 ? taxes[0]!.rate : null)
  const own = taxes.find((tax) => rate !== null && Number(tax.rate) === Number(rate))
  return {
    description: textOf(item.description),
    productCode: textOf(item.product_code),
    quantity,
    unit: unitCode(textOf(item.unit)),
    price,
    discount: off > 0 ? decimalText(off / 100) : null,
    amount,
    rate,
    category: own?.category ?? categoryOf(rate, null),
  }
}

/** Quantity and price; what has neither is one at its amount. */
function pricedOf(quantity: string | null, price: string | null, amount: string | null) {
  if (quantity !== null) return { quantity, price: price ?? priceOfOne(amount, quantity) }
  if (price === null) return { quantity: amount === null ? null : '1', price: amount }
  return { quantity: amount === null ? null : priceOfOne(amount, price), price }
}

/** Discount and shipping as far as lines and net differ by them. */
function extrasOf(
  lines: string | null,
  net: string | null,
  discount: string | null,
  shipping: string | null,
) {
  const none = { discount: null, shipping: null }
  if (lines === null || net === null) return none
  const ways = [
    none,
    { discount, shipping: null },
    { discount: null, shipping },
    { discount, shipping },
  ]
  const off = (amount: string | null) => (amount === null ? 0 : cents(Number(amount)))
  const wanted = cents(Number(net)) - cents(Number(lines))
  return ways.find((way) => off(way.shipping) - off(way.discount) === wanted) ?? none
}

/** An address in parts; where its country is not written, that of the tax number. */
function addressOf(text: string | null, taxId: string | null): InvoiceAddress {
  const parts = text?.split(/,\s*/) ?? []
  const last = parts.at(-1) ?? ''
  const code = /^[A-Z]{2}$/.test(last) && COUNTRY_NAMES.of(last) !== undefined ? last : null
  const read = readAddress(code === null ? parts : parts.slice(0, -1))
  const name = read.country === null ? null : (countryCodes().get(plainText(read.country)) ?? null)
  const prefix = /^(?:[A-Z]{2})(?=[\dA-Z]{2,13}$)/.exec(taxId ?? '')?.[0]
  const ofTax = prefix === 'EL' ? 'GR' : prefix
  const known = ofTax !== undefined && COUNTRY_NAMES.of(ofTax) !== undefined ? ofTax : null
  const { street, postalCode, city, region } = read
  return { street, postalCode, city, region, country: code ?? name ?? known }
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
