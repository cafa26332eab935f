import { datesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, isSum as isAnySum, rowFigures } from '../../reading/figures.ts'
import { type LabelHit, labelHits, placesOf } from '../../reading/label-places.ts'
import { markedFigure, signed } from '../../reading/marked-figure.ts'

/** A sum that a label names. */
export interface NamedSum {
  readonly name: LabelName
  readonly label: string
  /** Signed hundredths. */
  readonly cents: number
  readonly figure: Figure
  readonly row: Row
  /** The day it is of, ISO; null where none stands with it. */
  readonly day: string | null
  /** The section of bookings that it stands in; null outside of bookings. */
  readonly section: number | null
}

export const OPENING: readonly LabelName[] = [
  'opening_balance',
  'previous_balance',
  'brought_forward',
]
export const CLOSING: readonly LabelName[] = ['closing_balance']
const NAMES: readonly LabelName[] = [
  'opening_balance',
  'previous_balance',
  'brought_forward',
  'carried_forward',
  'closing_balance',
  'balance_on',
  'total_credits',
  'total_debits',
  'amount_due',
]

/**
 * Every sum of the document that a label of balances or totals names, in reading order.
 *
 * @param isSum has a figure the form of a sum, as this document prints them
 * @param booked rows of bookings: their texts name no balances
 */
export function namedSums(
  document: DocumentText,
  isSum: (figure: Figure) => boolean,
  booked: ReadonlySet<number>,
): NamedSum[] {
  return labelHits(document, NAMES)
    .filter(({ row }) => !booked.has(row.index) && !isHead(row, document))
    .flatMap((hit): NamedSum[] => {
      const found = sumAt(hit, document, isSum)
      if (!found) return []
      const after = hit.piece.words
        .slice(hit.label.to)
        .map((word) => word.text)
        .join(' ')
      const [date] = datesIn(after, document.dateOrder)
      return [
        {
          name: hit.name,
          label: hit.label.text,
          ...found,
          row: hit.row,
          day: date?.iso ?? null,
          section: null,
        },
      ]
    })
}

/** Heads of bookings, and no sum: `New balance` over a column is each booking's. */
function isHead(row: Row, document: DocumentText): boolean {
  const labels = row.pieces.flatMap((piece) => piece.labels)
  const has = (name: LabelName) => labels.some((label) => label.names.includes(name))
  const dated = has('column_date') || has('column_description')
  return (
    dated &&
    (has('column_amount') || has('column_balance') || has('column_debit')) &&
    !rowFigures(row, document).some(isAnySum)
  )
}

/** The sum right of a label in its row, else under it. */
function sumAt(
  hit: LabelHit,
  document: DocumentText,
  isSum: (figure: Figure) => boolean,
): { cents: number; figure: Figure } | null {
  const { row, label } = hit
  const next = row.pieces
    .flatMap((piece) => piece.labels)
    .filter(
      (other) =>
        other.box[0] > label.box[2] && other.names.some((name) => /balance|total_/.test(name)),
    )
  const limit = Math.min(...next.map((other) => other.box[0]), Number.POSITIVE_INFINITY)
  const behind = row.words.filter(
    (word) => word.box[0] >= label.box[2] - 0.3 * row.em && word.box[0] < limit,
  )
  // Its own sum is the nearest: text and sums behind that are of something else.
  const ownWords = hit.piece.words.slice(label.to).filter((word) => word.box[0] < limit)
  const near = markedFigure(ownWords, row, document)
  const right = near && isSum(near.figure) ? ownWords : behind
  const own =
    right.length > 0
      ? (nearestSum(hit, limit, document, isSum) ?? markedFigure(right, row, document))
      : null
  if (own && (isSum(own.figure) || own.figure.decimals > 0)) return signedSum(own)
  for (const place of placesOf(hit, document).filter((other) => other.side === 'below')) {
    const found = markedFigure(place.words, place.row, document)
    if (found && isSum(found.figure)) return signedSum(found)
  }
  return null
}

/** The sum in the first piece behind a label that is one. */
function nearestSum(
  { row, label, piece }: LabelHit,
  limit: number,
  document: DocumentText,
  isSum: (figure: Figure) => boolean,
) {
  for (const { words, box } of row.pieces) {
    if (words === piece.words || box[0] < label.box[2] || box[0] >= limit) continue
    const found = markedFigure(words, row, document)
    if (found && isSum(found.figure)) return found
  }
  return null
}

const signedSum = (found: NonNullable<ReturnType<typeof markedFigure>>) => ({
  cents: cents(signed(found).value),
  figure: found.figure,
})
