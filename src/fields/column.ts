import type { CellValue } from '../document/table.ts'
import { type DecimalSign, decimalSignOf, readAmount } from './amount.ts'
import { type DateOrder, dateOrderOf, readDate } from './date.ts'

/** How figures and dates are written; null where unknown. */
export interface Notation {
  readonly decimalSign: DecimalSign | null
  readonly dateOrder: DateOrder | null
}

/** What a list of texts tells of how it is written. */
export const notationOf = (texts: readonly string[]): Notation => ({
  decimalSign: decimalSignOf(texts),
  dateOrder: dateOrderOf(texts),
})

/** Signs of notes on either side of a figure. */
const SIGNS = /^[*†‡]+\s*(?=[-−–(\d])|(?<=[\d)%])\s*[*†‡]+$/g
/** Raised digits, or a letter of its own: among figures alone they are notes' marks. */
const MARK = /(?<=[\d)%])(?:\s*[¹²³⁴-⁹]+|\s+(?:[a-z]|\([a-z]\)))$/
/** Share of a column's texts that must be figures before others are taken for marked ones. */
const LEAST_FIGURES = 0.5

/**
 * Values of a column's cells, by the column's own notation, else the `around` one (its table's or
 * document's). A column with codes that lead with zeros has no plain integers: they are codes. In a
 * column of figures those with a mark of a note are figures too: `63.5 c`, `*2,247`.
 */
export function valuesOfColumn(texts: readonly string[], around: Notation): CellValue[] {
  const own = notationOf(texts)
  const decimalSign = own.decimalSign ?? around.decimalSign ?? '.'
  const dateOrder = own.dateOrder ?? around.dateOrder
  const codes = texts.some((text) => /^0\d+$/.test(text.trim()))
  const read = (printed: string): CellValue => {
    const text = printed.trim().replace(SIGNS, '')
    if (codes && /^\d+$/.test(text)) return null
    return readDate(text, dateOrder) ?? readAmount(text, decimalSign)
  }
  const values = texts.map(read)
  const figures = values.filter((value) => typeof value === 'number').length
  const filled = texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).length
  if (figures === 0 || figures < LEAST_FIGURES * filled) return values
  return values.map((value, i) => value ?? numberOf(read(texts[i]!.trim().replace(MARK, ''))))
}

const numberOf = (value: CellValue): number | null => (typeof value === 'number' ? value : null)
