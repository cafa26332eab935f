import { datesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { type Column, cellsOf, type Head } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { isSumsHead } from '../totals/labelled-sums.ts'
import { isDeduction } from './deductions.ts'

/** Sums of all papers, and what is paid of them. */
export const SUM_LABELS = [
  'net',
  'tax',
  'tax_total',
  'total',
  'grand_total',
  'amount_due',
  'subtotal',
  'rounding',
  'discount',
  'paid',
  'change',
  'cash',
  'count',
] as const satisfies readonly LabelName[]
const TOTALS: readonly LabelName[] = [...SUM_LABELS, 'carried_forward', 'brought_forward']
/** Names that no item has by themselves. */
const SUMS: readonly LabelName[] = ['net', 'total', 'grand_total', 'subtotal', 'amount_due']
/** Totals that do not end a table: more items may follow. */
const BETWEEN: readonly LabelName[] = ['subtotal', 'carried_forward', 'brought_forward']
/** A row of a table of taxes: below a sub-total it ends the items. */
const TAX_RATE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%/
/** A gap this wide, in ems, ends a table. */
const GAP = 5

/** Rows from a head to the totals, the next head, a wide gap or the page's end. */
export function bodyOf(head: Head, next: Head | undefined, document: DocumentText): Row[] {
  const body: Row[] = []
  let last = document.rows[head.last]!
  let summed = false
  for (const row of document.rows.slice(head.last + 1, next?.first)) {
    if (
      row.page !== head.page ||
      row.baseline - last.baseline > (body.length === 0 ? 8 : GAP) * row.em
    )
      break
    const total = isDeduction(row, document) ? null : totalsLabel(row, head.columns, document)
    if (total && !total.some((name) => BETWEEN.includes(name))) break
    if (isSumsHead(row)) break
    if (summed && (TAX_RATE.test(row.text) || beginsWithTax(row))) break
    last = row
    if (total) summed = true
    else body.push(row)
  }
  return body
}

const beginsWithTax = (row: Row): boolean =>
  row.pieces[0]?.labels.some(
    (label) =>
      label.from === 0 && (label.names.includes('tax') || label.names.includes('tax_total')),
  ) === true

/** Names of a totals label that the row begins with, or that stands before its last figure. */
function totalsLabel(
  row: Row,
  columns: readonly Column[],
  document: DocumentText,
): readonly LabelName[] | null {
  const days = columns.findIndex((column) => column.names.includes('column_date'))
  const day = days < 0 ? undefined : cellsOf(row, columns)[days]
  // What has its day is an item: `Bar` is a place, and German for cash.
  if (day && datesIn(day.text, document.dateOrder).length > 0) return null
  const counts = columns.findIndex((column) => column.names.includes('column_quantity'))
  const isCounted = counts === 0 && /^\d{1,3}$/.test(cellsOf(row, columns)[0]?.text ?? '')
  const figures = rowFigures(row, document).filter((figure) => !figure.percent)
  const labels = row.pieces.flatMap((piece) => piece.labels.map((label) => ({ label, piece })))
  for (const { label, piece } of labels) {
    const names = label.names.filter((name) => (isCounted ? SUMS : TOTALS).includes(name))
    if (names.length === 0 || label.from > 0) continue
    const after = figures.filter((figure) => figure.box[0] >= label.box[2] - 1)
    if (after.length === 0) continue
    const whole =
      label.to - label.from === piece.words.length && names.some((name) => SUMS.includes(name))
    if (!whole && after.filter(isSum).length > 2) continue
    const covered = cellsOf(row, columns).filter(Boolean).length
    // An item called "Delivery" has a quantity and a price besides.
    if (!whole && covered >= Math.max(4, columns.length - 1) && figures.length >= 3) continue
    if (piece.words.length - label.to > 4) continue
    return names
  }
  return null
}
