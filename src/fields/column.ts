import type { CellValue } from '../document/table.ts'
import { type DecimalSign, decimalSignOf, figureOf, readAmount } from './amount.ts'
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

/**
 * Values of a column's cells, by the column's own notation, else the `around` one (its table's or
 * document's). A column with codes that lead with zeros has no plain integers: they are codes.
 */
export function valuesOfColumn(texts: readonly string[], around: Notation): CellValue[] {
  const own = notationOf(texts)
  const decimalSign = own.decimalSign ?? around.decimalSign ?? '.'
  const dateOrder = own.dateOrder ?? around.dateOrder
  const codes = texts.some((text) => /^0\d+$/.test(text.trim()))
  return texts.map((text) => {
    if (codes && /^\d+$/.test(text.trim())) return null
    return readDate(text, dateOrder) ?? (figureOf(text) ? readAmount(text, decimalSign) : null)
  })
}
