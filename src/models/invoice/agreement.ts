import type { Box } from '../../document/box.ts'
import type { Warning } from '../../document/extraction.ts'
import { plainText } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { allDates } from '../../reading/dates.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { rowFigures } from '../../reading/figures.ts'
import type { Found } from '../../reading/found.ts'
import type { InvoiceData } from '../embedded/invoice-data.ts'
import type { InvoiceReading } from './reading.ts'

/** Something that an invoice's data says otherwise than its pages. */
export interface Difference {
  /** A field, `taxes`, or `line_items`. */
  readonly field: string
  readonly embedded: string
  readonly printed: string
  readonly page: number
  readonly box: Box
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'net',
  'tax',
  'total',
  'amount_due',
  'discount',
  'shipping',
])
const DAYS: ReadonlySet<string> = new Set([
  'invoice_date',
  'due_date',
  'service_start_date',
  'service_end_date',
])
const NAMES: ReadonlySet<string> = new Set(['vendor', 'customer'])
/** What is compared: who, whom, which, when and how much. */
const COMPARED = [
  'document_type',
  'vendor',
  'vendor_tax_id',
  'vendor_iban',
  'customer',
  'customer_tax_id',
  'invoice_number',
  'purchase_order',
  'invoice_date',
  'due_date',
  'currency',
  'net',
  'tax',
  'total',
  'amount_due',
] as const

/** Whether a value is what was read on a page: amounts with any sign, texts as part of each other. */
export function isSaid(name: string, value: string, { value: read }: Found<unknown>): boolean {
  const seen = String(read)
  if (AMOUNTS.has(name)) return isSameSum(value, seen)
  if (DAYS.has(name) || name === 'document_type') return value === seen
  const [one, other] = [compact(value), compact(seen)]
  return one.includes(other) || other.includes(one)
}

const isSameSum = (one: string, other: string): boolean =>
  Math.abs(cents(Number(one))) === Math.abs(cents(Number(other)))

const compact = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What data and pages say differently: what was read as something else, and is printed nowhere. Data that adds
 * up says several sums, of which none that was changed is printed.
 */
export function differences(
  data: InvoiceData,
  printed: InvoiceReading,
  document: DocumentText,
): Difference[] {
  const pages = new PrintedValues(document)
  const ofFields = COMPARED.flatMap((field): Difference[] => {
    const value = data.fields[field]
    const seen = printed.found[field]
    if (value == null || !seen || isSaid(field, value, seen)) return []
    if (pages.say(field, value)) return []
    const { page, box } = seen
    return [{ field, embedded: value, printed: String(seen.value), page, box }]
  })
  return [...ofFields, ...ofTaxes(data, printed, pages), ...ofLines(data, printed, pages)]
}

/** Taxes of one rate. */
function ofTaxes(data: InvoiceData, printed: InvoiceReading, pages: PrintedValues): Difference[] {
  const place = printed.found.tax ?? printed.found.total
  if (!place) return []
  const { page, box } = place
  const said = (amount: string, rate: string) => `${amount} (${rate} %)`
  return data.taxes.flatMap(({ rate, amount }) => {
    const seen = printed.taxes.find((own) => Number(own.rate) === Number(rate))
    if (!seen || isSameSum(seen.amount, amount) || pages.say('tax', amount)) return []
    const [embedded, read] = [said(amount, rate), said(seen.amount, rate)]
    return [{ field: 'taxes', embedded, printed: read, page, box }]
  })
}

/** Lines, where those of the pages are as many and come to their printed sum. */
function ofLines(
  { lines }: InvoiceData,
  { items, checks }: InvoiceReading,
  pages: PrintedValues,
): Difference[] {
  if (checks.lines_add !== true || items.length !== lines.length) return []
  const said = (amount: string, at: number) => `${amount} (line ${at + 1})`
  return items.flatMap(({ amount, page, box }, i) => {
    const own = lines[i]!.amount
    if (amount === null || own === null || isSameSum(amount, own) || pages.say('net', own))
      return []
    return [{ field: 'line_items', embedded: said(own, i), printed: said(amount, i), page, box }]
  })
}

/** Digits and letters that only one value has by chance. */
const LONG = 8

/** What stands on the pages, wherever it was read to belong. */
export class PrintedValues {
  readonly #words: ReadonlySet<string>
  readonly #text: string
  readonly #rows: readonly string[]
  readonly #sums: ReadonlySet<number>
  readonly #days: ReadonlySet<string>

  constructor(document: DocumentText) {
    const { rows } = document
    this.#words = new Set(rows.flatMap((row) => wordsIn(row.text)))
    this.#text = ` ${rows.flatMap((row) => wordsIn(row.text)).join(' ')} `
    this.#rows = rows.map((row) => compact(row.text))
    const figures = rows.flatMap((row) => rowFigures(row, document))
    this.#sums = new Set(figures.map(({ value }) => Math.abs(cents(value))))
    this.#days = new Set(allDates(document).map(({ found }) => found.value))
  }

  /** Whether the value of a field is there: of a name all words, of a number its letters and digits, however set apart. */
  say(field: string, value: string): boolean {
    if (AMOUNTS.has(field)) return this.#sums.has(Math.abs(cents(Number(value))))
    if (DAYS.has(field)) return this.#days.has(value)
    const words = wordsIn(value)
    if (NAMES.has(field)) return words.every((word) => this.#words.has(word))
    const whole = words.join('')
    return (
      this.#text.includes(` ${words.join(' ')} `) ||
      (whole.length >= LONG && this.#rows.some((row) => row.includes(whole)))
    )
  }
}

const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

export const differenceWarnings = (file: string, found: readonly Difference[]): Warning[] =>
  found.map(({ field, embedded, printed, page, box }) => ({
    code: 'EMBEDDED_INVOICE_DIFFERS',
    message: `${field}: ${file} says ${embedded}, the page says ${printed}`,
    page,
    box,
  }))
