import type { Item } from '../items/item.ts'
import { XmlError } from './xml.ts'

/** What is known of items on pages alone. */
type OfPages = 'date' | 'page' | 'box' | 'confidence' | 'provenBy' | 'source'

/** A line of an invoice as its data says it; `unit` is a code of UN/ECE Recommendation 20. */
export interface DataLine extends Omit<Item, OfPages> {
  /** What is added to quantity and price. */
  readonly charge: string | null
}

/** What is taken off a line, and what is added to it, all of each together. */
export function extrasOf(
  parts: readonly { readonly isCharge: boolean; readonly amount: string | null }[],
): Pick<DataLine, 'discount' | 'charge'> {
  const sum = (charge: boolean) =>
    unlessZero(sumOf(parts.filter((own) => own.isCharge === charge).map(({ amount }) => amount)))
  return { discount: sum(false), charge: sum(true) }
}

/** Says something, and is nothing that is sold. */
export const isRemark = ({ unitPrice, amount }: DataLine): boolean =>
  unitPrice === null && Number(amount) === 0

/** A tax of one rate; `code` is its category (UNTDID 5305). */
export interface DataTax {
  readonly rate: string
  readonly base: string | null
  readonly amount: string
  readonly code: string | null
}

/** The sums of an invoice (EN 16931, BG-22) that its fields leave out. */
export interface DataSums {
  readonly lines: string | null
  readonly allowances: string | null
  readonly charges: string | null
  readonly paid: string | null
  readonly rounding: string | null
}

/** What the data of an invoice says. */
export interface InvoiceData {
  readonly syntax: 'cii' | 'ubl'
  /** The rules it says to keep, as `urn:cen.eu:en16931:2017`. */
  readonly profile: string | null
  /** By the names that answers have. */
  readonly fields: Readonly<Record<string, string | null>>
  readonly references: readonly string[]
  readonly taxes: readonly DataTax[]
  readonly lines: readonly DataLine[]
  readonly sums: DataSums
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * Decimal text without leading or trailing zeros.
 *
 * @param places at least so many behind the dot
 * @throws XmlError where it is none
 */
export function decimal(text: string | null, places: number): string | null
export function decimal(text: string, places: number): string
export function decimal(text: string | null, places: number): string | null {
  if (text === null) return null
  const match = /\d/.test(text) && text.length <= 40 ? DECIMAL.exec(text) : null
  if (!match) throw new XmlError(`'${text.slice(0, 40)}' is no number`)
  const [, sign, digits, part = ''] = match
  const whole = digits!.replace(/^0+/, '') || '0'
  const behind = part.replace(/(?<!0)0+$/, '').padEnd(places, '0')
  const value = `${whole}${behind === '' ? '' : `.${behind}`}`
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value
}

/** An amount of money, a price, a count: as what is printed is given. */
export const money = (text: string | null): string | null => decimal(text, 2)
/** A rate, or a divisor. */
export const number = (text: string | null): string | null => decimal(text, 0)

/** Decimals of a quotient, at most: it is exact, or not given. */
const PLACES = 6

/** Of one unit, from the price of several; null where its decimals have no end. */
export function priceOfOne(price: string | null, units: string | null): string | null {
  if (price === null || units === null || Number(units) === 1) return price
  const [above, below] = [scaled(price), scaled(units)]
  if (below === 0n) return null
  const value = above * 10n ** BigInt(PLACES)
  if (value % below !== 0n) return null
  const digits = String(value / below).replace('-', '')
  const filled = digits.padStart(PLACES + 1, '0')
  const sign = value / below < 0n ? '-' : ''
  return money(`${sign}${filled.slice(0, -PLACES)}.${filled.slice(-PLACES)}`)
}

const SCALE = 20

const scaled = (text: string): bigint => {
  const [whole, part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(SCALE, '0').slice(0, SCALE))
}

/** The sum of amounts that are known; null for none. */
export function sumOf(known: readonly (string | null)[]): string | null {
  const amounts = known.filter((amount) => amount !== null)
  if (amounts.length === 0) return null
  const sum = amounts.reduce((own, amount) => own + scaled(amount), 0n)
  const digits = String(sum < 0n ? -sum : sum).padStart(SCALE + 1, '0')
  return money(`${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`)
}

/** A sum that says something: none that is 0. */
export const unlessZero = (amount: string | null): string | null =>
  amount === null || Number(amount) === 0 ? null : amount

/** `2026-03-01`, perhaps with a time zone behind it, or `20260301` with a time or without. */
export function day(text: string | null): string | null {
  if (text === null) return null
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?:\d{4,6}|Z|[+-]\d\d:\d\d|T.*)?$/.exec(text)
  const iso = match && `${match[1]}-${match[2]}-${match[3]}`
  if (!iso || new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, 10) !== iso)
    throw new XmlError(`'${text.slice(0, 40)}' is no day`)
  return iso
}

/** What the numbers of UNTDID 1001 call documents that are no plain invoices. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['81', 'credit_note'],
  ['83', 'credit_note'],
  ['261', 'credit_note'],
  ['262', 'credit_note'],
  ['296', 'credit_note'],
  ['308', 'credit_note'],
  ['381', 'credit_note'],
  ['396', 'credit_note'],
  ['420', 'credit_note'],
  ['458', 'credit_note'],
  ['502', 'credit_note'],
  ['503', 'credit_note'],
  ['532', 'credit_note'],
  ['310', 'quote'],
  ['325', 'proforma'],
  ['220', 'order'],
  ['230', 'order'],
  ['231', 'order'],
])

/**
 * The kind of document that a number of UNTDID 1001 stands for. An invoice over less than nothing is a
 * credit note.
 */
export function typeOf(code: string | null, total: string | null): string | null {
  if (code === null) return null
  return TYPES.get(code) ?? (Number(total) < 0 ? 'credit_note' : 'invoice')
}

/** Freight, delivery, and both with handling (UNTDID 7161). */
export const SHIPPING_CODES: ReadonlySet<string> = new Set(['FC', 'DL', 'SAA'])

/** Parts of an address on one line. */
export const lineOf = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(', ') || null

/** Parts that stand beside each other: code and town. */
export const beside = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(' ') || null

/** An account's number without its spaces. */
export const compact = (text: string | null): string | null => text?.replace(/\s/g, '') ?? null
