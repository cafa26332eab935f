import { europeanDigits } from '../../document/digits.ts'
import type { Table } from '../../document/table.ts'

const FIGURE = /^(?=\D*\d)[^\p{L}]*$/u

/** Digits, and no letters. */
export const isFigureText = (text: string): boolean => FIGURE.test(europeanDigits(text))

const YEAR = /^(?:1[89]|20)\d\d$/

export const isYearText = (text: string): boolean => YEAR.test(text)

/** Has a table a head of words over most columns? Else it is a body row that was taken for one. */
export function hasOwnHead({ headerRows, columnCount, cells }: Table): boolean {
  if (headerRows === 0) return false
  const filled = cells.filter(
    (cell) => cell.row < headerRows && cell.column > 0 && cell.text !== '',
  )
  const figures = filled.filter((cell) => isFigureText(cell.text))
  if (2 * filled.length <= headerRows * (columnCount - 1)) return false
  return 2 * figures.length < filled.length
}
