import { letters } from '../../fields/counts.ts'
import { foldedPhrase, type LabelName, PHRASES } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { once } from '../../fields/once.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, isSum, rowFigures } from '../../reading/figures.ts'

/** A printed row about tax of one rate. */
export interface TaxRow {
  readonly row: number
  /** Per cent. */
  readonly rate: number
  /** What the tax is of; null where the row has the tax alone. */
  readonly base: number | null
  readonly amount: number
  /** The base is what is left of a sum with its tax: that sum is no proof of itself. */
  readonly isLeft?: boolean
  /** Two sums of the row are a base and its tax; false where it has two sums and none is. */
  readonly follows: boolean
}

/** Letters of a row that is figures alone: a currency, a code of the tax. */
const MOST_LETTERS = 4
/** Hundredths a tax may be off its base: rounded line by line; where it is whole, up or down. */
const ROUNDING = 2
const ROUNDING_WHOLE = 99

/**
 * Rows that tell tax by rate: a label of tax with a rate and sums, or a rate with two sums and no
 * text, as below the heads of a table of taxes.
 *
 * @param skipped rows of items
 */
export function taxRows(document: DocumentText, skipped: ReadonlySet<number>): TaxRow[] {
  const found = document.rows.flatMap((row): TaxRow[] => {
    if (skipped.has(row.index)) return []
    const under = taxUnder(row, document)
    if (under) return [under]
    const below = document.rows[row.index + 1]
    if (below && !skipped.has(below.index) && taxUnder(below, document)) return []
    const [rate, ...others] = ratesOf(row, document)
    if (rate === undefined || rate >= 100) return []
    // A rate may stand in the name of a tax, and again in its column.
    if (others.some((other) => other !== rate || !isLabelled(row)))
      return besideOthers(row, document)
    const sums = rowFigures(row, document).filter((figure) => isSum(figure) && !isRate(figure, row))
    const least = isLabelled(row) ? 1 : 2
    if (sums.length < least || (least === 2 && lettersOf(row) > MOST_LETTERS)) return []
    return [taxRow(row.index, rate, sums)]
  })
  return found.map((own) => withoutTax(own, found))
}

/** Those of all rows. */
export const allTaxRows = once((document: DocumentText) => taxRows(document, new Set()))

/** Rates of a row; of one with sums and none, that of the row over it: `VAT 21 %`, `base 50.00 tax 10.50`. */
function ratesOf(row: Row, document: DocumentText): readonly number[] {
  const own = percentsIn(row.text)
  const over = document.rows[row.index - 1]
  if (own.length > 0 || !isLabelled(row) || over?.page !== row.page) return own
  if (!isLabelled(over) && !isLabelled(over, 'column_tax_rate')) return own
  const above = percentsIn(over.text)
  return above.length === 1 && !rowFigures(over, document).some(isSum) ? above : own
}

/** Taxes of several rates beside each other, each a text of its own: `VAT 12 %: 6.00   VAT 25 %: 2.50`. */
function besideOthers(row: Row, document: DocumentText): TaxRow[] {
  const own = row.pieces.map((piece) => {
    const alone = { ...row, pieces: [piece], words: piece.words, text: piece.text }
    const rates = percentsIn(piece.text)
    const sums = rowFigures(alone, document).filter(
      (figure) => isSum(figure) && !isRate(figure, row),
    )
    const isTax = rates.length === 1 && rates[0]! < 100 && sums.length === 1 && isLabelled(alone)
    return isTax ? taxRow(row.index, rates[0]!, sums) : null
  })
  return own.some((tax) => tax === null) ? [] : own.map((tax) => tax!)
}

/** `(8 % taxable 108`, `tax in it 8)`: the one sum of the row over a tax, of which a rate there makes it. */
function taxUnder(row: Row, document: DocumentText): TaxRow | null {
  const over = document.rows[row.index - 1]
  if (!isLabelled(row) || over?.page !== row.page) return null
  const [rate, ...others] = percentsIn(over.text)
  if (percentsIn(row.text).some((own) => own !== rate)) return null
  const [gross, ...sums] = rowFigures(over, document).filter(isSum)
  const [tax, ...more] = rowFigures(row, document).filter(isSum)
  if (!rate || !gross || !tax || others.length + sums.length + more.length > 0) return null
  const amount = tax.value
  const isWhole = tax.decimals === 0
  const own = { row: row.index, rate, amount, follows: true }
  if (isTaxOf(amount, gross.value, rate, isWhole)) return { ...own, base: gross.value }
  const isIn = isTaxOf(amount, (gross.value * 100) / (100 + rate), rate, isWhole)
  return isIn ? { ...own, base: withoutPart(gross.value, amount), isLeft: true } : null
}

const withoutPart = (whole: number, part: number): number => (cents(whole) - cents(part)) / 100

/** `23,00 %`, with its sign set apart. */
const isRate = ({ box }: Figure, { words }: Row): boolean =>
  words.find((word) => word.box[0] >= box[2])?.text.startsWith('%') ?? false

/** The one sum of a rate of nothing is a base, unless other rates have their tax alone. */
function withoutTax(own: TaxRow, all: readonly TaxRow[]): TaxRow {
  if (own.rate !== 0 || own.base !== null || own.amount === 0) return own
  const others = all.filter((other) => other.rate > 0)
  return others.length > 0 && others.every((other) => other.base === null)
    ? { ...own, follows: false }
    : { ...own, base: own.amount, amount: 0 }
}

const isLabelled = (row: Row, name: LabelName = 'tax'): boolean =>
  row.pieces.some((piece) => piece.labels.some((label) => label.names.includes(name))) ||
  row.words.some(({ text }) => text.includes('/') && isTaxInTwo(text))

/** Whether a word is what tax is called in two languages: `TPS/GST`. */
const isTaxInTwo = (text: string): boolean =>
  text.split('/').every((part) => PHRASES.get(foldedPhrase(part))?.includes('tax') ?? false)

const lettersOf = (row: Row): number => letters(row.text)

function taxRow(row: number, rate: number, sums: readonly Figure[]): TaxRow {
  const values = sums.map(({ value }) => value)
  const isWhole = sums.every(({ decimals }) => decimals === 0)
  for (const base of values)
    for (const amount of values)
      if (base !== amount && isTaxOf(amount, base, rate, isWhole))
        // Brackets around a base are no minus.
        return { row, rate, base: amount < 0 ? base : Math.abs(base), amount, follows: true }
  // The tax may be in what is sold.
  for (const gross of values)
    for (const amount of values) {
      const isIn = isTaxOf(amount, (gross * 100) / (100 + rate), rate, isWhole)
      if (gross !== amount && rate > 0 && isIn)
        return { row, rate, base: withoutPart(gross, amount), amount, isLeft: true, follows: true }
    }
  const [first] = values
  if (values.length === 1) return { row, rate, base: null, amount: first!, follows: true }
  const bySize = values.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return { row, rate, base: bySize.at(-1)!, amount: bySize[0]!, follows: false }
}

/** Signs apart, the sum that a rate makes of a base. */
export const isTaxOf = (amount: number, base: number, rate: number, isWhole = false): boolean =>
  Math.abs(cents((Math.abs(base) * rate) / 100) - cents(Math.abs(amount))) <=
  (rate === 0 ? 0 : isWhole ? ROUNDING_WHOLE : ROUNDING)

/** A tax that is printed twice counts once. */
export const distinctRates = (taxes: readonly TaxRow[]): TaxRow[] => [
  ...new Map(taxes.map((tax) => [`${tax.rate} ${cents(tax.amount)}`, tax])).values(),
]

/** What a tax is in: its base with it, or the sum over it. */
export const grossOf = (own: TaxRow, document: DocumentText): number | null =>
  own.base === null ? grossOver(own, document) : own.base + own.amount

/** The one sum of the row over a tax, where the tax is in it: `taxed sales A 11.90`, `tax A 23 % 2.23`. */
function grossOver({ row, rate, amount }: TaxRow, document: DocumentText): number | null {
  const over = document.rows[row - 1]
  const sums = over ? rowFigures(over, document).filter(isSum) : []
  const [gross] = sums
  if (sums.length !== 1 || over!.page !== document.rows[row]!.page) return null
  return isTaxOf(amount, (gross!.value * 100) / (100 + rate), rate) ? gross!.value : null
}

/** All taxes of a document and what they are of, in cents. */
export interface TaxTable {
  readonly tax: number
  readonly gross: number
}

/** Taxes of several rates together, where each is what its rate makes of a printed sum; null where one is not. */
export function taxTable(taxes: readonly TaxRow[], document: DocumentText): TaxTable | null {
  const distinct = distinctRates(taxes)
  const gross = distinct.map((own) => grossOf(own, document))
  if (distinct.length < 2 || gross.includes(null)) return null
  return {
    tax: distinct.reduce((sum, own) => sum + cents(own.amount), 0),
    gross: gross.reduce((sum: number, own) => sum + cents(own!), 0),
  }
}
