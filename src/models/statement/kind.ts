import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { labelHits } from '../paper/label-places.ts'
import { statementHeads } from './columns.ts'
import { inferredHeads } from './headless.ts'

const BALANCE_NAMES: readonly LabelName[] = [
  'opening_balance',
  'closing_balance',
  'brought_forward',
  'balance_on',
]
const BALANCES: readonly LabelName[] = [
  ...BALANCE_NAMES,
  'document_statement',
  'period',
  'statement_date',
]
const SALES: readonly LabelName[] = [
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_receipt',
  'invoice_number',
]

/** What a bill asks for, and a statement of an account without balances does not. */
const OWED: readonly LabelName[] = ['amount_due', 'due_date']

/** Rows below the first heads in which a title may stand: boxes of sums stand over some invoices. */
const HEAD_ROWS = 4
/** Labels that make a statement of bookings without heads. */
const LEAST_NAMES = 2

/**
 * Whether a document is an account statement and no paper of a sale: heads of bookings with a
 * balance or two sides, balances by name, against an invoice's or receipt's title above them.
 */
export function isStatementLike(document: DocumentText): boolean {
  const heads = statementHeads(document)
  const names = new Set(labelHits(document, BALANCES).map((hit) => hit.name))
  const [first] = heads
  const owed = labelHits(document, OWED).length > 0
  if (owed && !BALANCE_NAMES.some((name) => names.has(name)) && sidesOf(heads) === 0) return false
  if (!first) {
    const [inferred] = inferredHeads(document)
    return (
      names.size >= LEAST_NAMES &&
      inferred !== undefined &&
      titledAbove(document, inferred.first) === null
    )
  }
  const title = titledAbove(document, first.first + HEAD_ROWS)
  return sidesOf(heads) + names.size > (title === null ? 0 : title === 'invoice_number' ? 4 : 2)
}

/** Two where the heads have a balance, or debits and credits. */
function sidesOf(heads: ReturnType<typeof statementHeads>): number {
  const has = (name: LabelName) =>
    heads.some((head) => head.columns.some((column) => column.names.includes(name)))
  return has('column_balance') || (has('column_debit') && has('column_credit')) ? 2 : 0
}

/** Letters of a label that no other text begins with: `TAX INVOICE`. */
const LONG_TITLE = 9

/**
 * The title of a sale above a row: the label is all of its text, or nearly, or long, or its number
 * follows. The number of an invoice says most.
 */
function titledAbove(document: DocumentText, row: number): LabelName | null {
  const titles = labelHits(document, SALES)
    .filter(
      ({ label, piece, row: own }) =>
        own.index < row &&
        label.from === 0 &&
        label.text.length > 5 &&
        !label.names.includes('statement_number') &&
        (piece.words.length - label.to <= 2 ||
          label.text.length >= LONG_TITLE ||
          (label.names.includes('invoice_number') && /\d/.test(piece.words[label.to]!.text))),
    )
    .map((hit) => hit.name)
  return titles.find((name) => name === 'invoice_number') ?? titles[0] ?? null
}

/** Sums of money in a document, counted. */
export const sumsIn = (document: DocumentText): number =>
  document.rows.reduce((count, row) => count + rowFigures(row, document).filter(isSum).length, 0)
