import { cents } from '../../fields/money.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, rowFigures } from '../../reading/figures.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import type { NamedSum } from './balances.ts'
import type { Part } from './parts.ts'

/**
 * Every sum that a part of a statement prints outside of its bookings, in reading order, whatever the words
 * beside it say. Totals of what was booked are no balances.
 *
 * @param isSum has a figure the form of a sum, as this document prints them
 * @param booked rows of bookings
 * @param named sums with a name
 */
export const sumsOutside = (
  { from, to }: Part,
  document: DocumentText,
  isSum: (figure: Figure) => boolean,
  booked: ReadonlySet<number>,
  named: readonly NamedSum[],
): NamedSum[] => {
  const totals = named.filter(({ name }) => name === 'total_credits' || name === 'total_debits')
  const isTotal = ({ box }: Figure, page: number) =>
    totals.some(
      ({ figure, row }) =>
        row.page === page && figure.box[0] === box[0] && figure.box[1] === box[1],
    )
  return document.rows
    .slice(from, to)
    .filter(({ index }) => !booked.has(index))
    .flatMap((row) =>
      rowFigures(row, document)
        .filter((figure) => isSum(figure) && !isTotal(figure, row.page))
        .map((figure) => ({
          name: 'balance_on',
          label: row.pieces[0]!.text,
          cents: markedCents(figure, row),
          figure,
          row,
          day: null,
          section: null,
        })),
    )
}

/** Hundredths, below zero behind which a mark says so: `35.80 D`. */
function markedCents(figure: Figure, row: Row): number {
  const value = cents(figure.value)
  const piece = row.pieces.find(
    ({ box }) => figure.box[0] >= box[0] - 0.1 && figure.box[2] <= box[2] + 0.1,
  )
  const behind = piece?.words[figure.to]
  return behind && sideOfMark(behind.text) === 'debit' ? -Math.abs(value) : value
}
