import { cents } from '../../fields/money.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import type { NamedSum } from './balances.ts'
import type { Part } from './parts.ts'

/**
 * Every sum that a part of a statement prints outside of its bookings, in reading order, whatever the words
 * beside it say.
 *
 * @param booked rows of bookings
 */
export const sumsOutside = (
  { from, to }: Part,
  document: DocumentText,
  booked: ReadonlySet<number>,
): NamedSum[] =>
  document.rows
    .slice(from, to)
    .filter(({ index }) => !booked.has(index))
    .flatMap((row) =>
      rowFigures(row, document)
        .filter(isSum)
        .map((figure) => ({
          name: 'balance_on',
          label: row.pieces[0]!.text,
          cents: cents(figure.value),
          figure,
          row,
          day: null,
          section: null,
        })),
    )
