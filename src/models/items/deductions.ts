import { cents } from '../../fields/money.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { type Item, sumOf } from './items.ts'

/** `Member discount -3.10` among the items: a discount, and a sum below zero. */
export function isDeduction(row: Row, document: DocumentText): boolean {
  const last = rowFigures(row, document).filter(isSum).at(-1)
  if (!last || last.value >= 0) return false
  return row.pieces.some((piece) => piece.labels.some((label) => label.names.includes('discount')))
}

/**
 * Items with those that are discounts, if a printed sum below has them in it; else without. A
 * discount that a total further down takes off once more is no item.
 *
 * @param rows those the items stand on
 * @param below those under the items
 */
export function withoutDeductions(
  items: readonly Item[],
  rows: readonly Row[],
  below: readonly Row[],
  document: DocumentText,
): Item[] {
  const deductions = rows.filter((row) => isDeduction(row, document))
  if (deductions.length === 0) return [...items]
  const others = items.filter(
    (item) =>
      !deductions.some(
        (row) =>
          row.page === item.page && row.box[1] >= item.box[1] - 1 && row.box[3] <= item.box[3] + 1,
      ),
  )
  const [all, rest] = [sumOf(items), sumOf(others)].map((sum) => (sum === null ? null : cents(sum)))
  // A subtotal above the discounted total tells that it is taken off there.
  const first = below
    .flatMap((row) => rowFigures(row, document).filter(isSum))
    .map((figure) => cents(figure.value))
    .find((value) => value === all || value === rest)
  return all !== null && first === all ? [...items] : others
}
