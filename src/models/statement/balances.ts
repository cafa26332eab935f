import { datesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import type { Found } from '../paper/found.ts'
import { type LabelHit, labelHits, placesOf } from '../paper/label-places.ts'
import { markedFigure, type SignedFigure } from '../paper/marked-figure.ts'
import type { AccountPart } from './accounts.ts'

/** A balance or total as printed, with its sign. */
export interface PrintedBalance extends SignedFigure {
  readonly label: string
}

export interface PrintedBalances {
  readonly opening: PrintedBalance | null
  readonly closing: PrintedBalance | null
  readonly totalCredits: PrintedBalance | null
  readonly totalDebits: PrintedBalance | null
  /** Every total of debits or credits by name. */
  readonly totals: readonly PrintedBalance[]
  /** An opening or closing balance that is printed twice is printed the same. */
  readonly agree: boolean
  /** Sums that a card account asks for: one of them is its closing balance. */
  readonly owed: readonly PrintedBalance[]
}

/**
 * The balances a part of a document prints: in its summary, or among its bookings.
 */
export function printedBalances(
  document: DocumentText,
  { tables, from, to }: AccountPart,
): PrintedBalances {
  const inTables = new Set(
    tables.flatMap(({ rows, head }) => [
      ...rows,
      // `Closing Balance` over a column is each booking's.
      ...Array.from({ length: head.last - head.first + 1 }, (_, i) => head.first + i),
    ]),
  )
  const booked = new Set(tables.flatMap((table) => table.bookings.map((booking) => booking.row)))
  const labelled = (names: readonly LabelName[], taken: ReadonlySet<number> = inTables) =>
    labelHits(document, names)
      .filter(({ row }) => row.index >= from && row.index < to && !taken.has(row.index))
      .filter(({ row }) => !isHead(row, document))
      .flatMap((hit): PrintedBalance[] => {
        const found = sumAt(hit, document)
        return found ? [{ ...found, label: hit.label.text }] : []
      })
  const inline = tables.flatMap((table) => table.balances)
  const dated = balancesByDate(document, from, to, inTables)
  const first = (kind: 'opening' | 'closing') => inline.find((other) => other.kind === kind)
  const asPrinted = (found: (typeof inline)[number] | undefined): PrintedBalance | null =>
    found ? { ...found.balance, label: found.label } : null
  const forward = inline.filter((other) => other.kind === 'forward')
  const firstBooking = Math.min(
    ...tables.flatMap((table) => table.bookings.map((booking) => booking.row)),
  )
  const lastBooking = Math.max(
    ...tables.flatMap((table) => table.bookings.map((booking) => booking.row)),
  )
  return {
    opening:
      labelled(['opening_balance'])[0] ??
      asPrinted(first('opening')) ??
      dated.opening ??
      asPrinted(forward.find((other) => other.row.index < firstBooking)) ??
      labelled(['previous_balance', 'brought_forward'])[0] ??
      null,
    closing:
      labelled(['closing_balance']).filter((sum) => isSum(sum.figure))[0] ??
      asPrinted(inline.findLast((other) => other.kind === 'closing')) ??
      dated.closing ??
      asPrinted(forward.findLast((other) => other.row.index > lastBooking)) ??
      null,
    totalCredits: labelled(['total_credits'])[0] ?? null,
    totalDebits: labelled(['total_debits'])[0] ?? null,
    totals: labelled(['total_credits', 'total_debits']),
    agree:
      agrees(labelled(['opening_balance'])[0], first('opening')?.balance) &&
      agrees(
        labelled(['closing_balance'])[0],
        inline.findLast((other) => other.kind === 'closing')?.balance,
      ),
    owed: labelled(['amount_due', 'grand_total', 'total', 'subtotal'], booked),
  }
}

const BOOKING_HEADS: readonly LabelName[] = ['column_description', 'column_date']

/** Heads of bookings, and no sum: `New balance` over a column is each booking's. */
function isHead(row: Row, document: DocumentText): boolean {
  const labels = row.pieces.flatMap((piece) => piece.labels)
  const has = (names: readonly LabelName[]) =>
    labels.some((label) => label.names.some((name) => names.includes(name)))
  return has(BOOKING_HEADS) && has(['column_amount']) && !rowFigures(row, document).some(isSum)
}

/** A balance between bookings: carried or brought forward, old or new. */
export interface Forward {
  readonly balance: SignedFigure
  readonly row: Row
  /** It stands among the bookings. */
  readonly inTable: boolean
}

/** The balances a part prints between its bookings, and carries from page to page. */
export function printedForwards(
  document: DocumentText,
  { tables, from, to }: AccountPart,
): Forward[] {
  const inTables = new Set(tables.flatMap((table) => table.rows))
  const inside = tables
    .flatMap((table) => table.balances)
    .map(({ balance, row }) => ({ balance, row, inTable: true }))
  const outside = labelHits(document, ['brought_forward', 'carried_forward'])
    .filter(({ row }) => row.index >= from && row.index < to && !inTables.has(row.index))
    .flatMap((hit) => {
      const balance = sumAt(hit, document)
      return balance ? [{ balance, row: hit.row, inTable: false }] : []
    })
  return [...inside, ...outside]
}

const agrees = (a: SignedFigure | undefined, b: SignedFigure | undefined): boolean =>
  !a || !b || sameSum(Math.abs(a.value), Math.abs(b.value))

/** The sum right of a label in its row, or under it. */
function sumAt(hit: LabelHit, document: DocumentText): SignedFigure | null {
  const { row, label } = hit
  const next = row.pieces
    .flatMap((piece) => piece.labels)
    .filter(
      (other) =>
        other.box[0] > label.box[2] && other.names.some((name) => /balance|total_/.test(name)),
    )
  const limit = Math.min(...next.map((other) => other.box[0]), Number.POSITIVE_INFINITY)
  const right = row.words.filter(
    (word) => word.box[0] >= label.box[2] - 0.3 * row.em && word.box[0] < limit,
  )
  const own = right.length > 0 ? markedFigure(right, row, document) : null
  if (own && (isSum(own.figure) || own.figure.decimals > 0)) return withSign(own)
  for (const place of placesOf(hit, document).filter((other) => other.side === 'below')) {
    const found = markedFigure(place.words, place.row, document)
    if (found && isSum(found.figure)) return withSign(found)
  }
  return null
}

const withSign = (found: NonNullable<ReturnType<typeof markedFigure>>): SignedFigure => ({
  value: found.side === 'debit' ? -Math.abs(found.figure.value) : found.figure.value,
  figure: found.figure,
})

/** `Balance on 1 May` is the opening one where a later one is printed, too. */
function balancesByDate(
  document: DocumentText,
  from: number,
  to: number,
  inTables: ReadonlySet<number>,
): { opening: PrintedBalance | null; closing: PrintedBalance | null } {
  const found = labelHits(document, ['balance_on'])
    .filter(({ row }) => row.index >= from && row.index < to && !inTables.has(row.index))
    .flatMap((hit) => {
      const [date] = datesIn(afterLabel(hit), document.dateOrder)
      const sum = sumAt(hit, document)
      return date && sum ? [{ date: date.iso, balance: { ...sum, label: hit.label.text } }] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date))
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return { opening: null, closing: null }
  return found.length === 1
    ? { opening: null, closing: first.balance }
    : { opening: first.balance, closing: last.balance }
}

const afterLabel = ({ label, piece }: LabelHit): string =>
  piece.words
    .slice(label.to)
    .map((word) => word.text)
    .join(' ')

export const foundBalance = (
  balance: PrintedBalance | null,
  page = balance?.figure.page ?? 1,
): Found | null =>
  balance
    ? {
        value: decimalText(balance.value, balance.figure.decimals),
        text: balance.figure.text,
        label: balance.label,
        page,
        box: balance.figure.box,
        confidence: balance.figure.confidence,
      }
    : null

export const sameSum = (a: number, b: number): boolean => Math.abs(cents(a) - cents(b)) === 0
