import type { LabelName } from '../fields/lexicon.ts'
import type { DocumentText } from './document-text.ts'
import { isSum, rowFigures } from './figures.ts'
import { labelHits } from './label-places.ts'
import { statementHeads } from './statement-columns.ts'
import { inferredHeads } from './statement-headless.ts'

const BALANCES: readonly LabelName[] = [
  'opening_balance',
  'closing_balance',
  'brought_forward',
  'balance_on',
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
  if (!first) {
    const [inferred] = inferredHeads(document)
    return (
      names.size >= LEAST_NAMES && inferred !== undefined && !titledAbove(document, inferred.first)
    )
  }
  const has = (name: LabelName) =>
    heads.some((head) => head.columns.some((column) => column.names.includes(name)))
  const sides = has('column_balance') || (has('column_debit') && has('column_credit')) ? 2 : 0
  return sides + names.size > (titledAbove(document, first.first + HEAD_ROWS) ? 2 : 0)
}

/** Letters of a label that no other text begins with: `TAX INVOICE`. */
const LONG_TITLE = 9

/**
 * A title of a sale stands above a row: the label is all of its text, or nearly, or long, or its
 * number follows.
 */
function titledAbove(document: DocumentText, row: number): boolean {
  return labelHits(document, SALES).some(
    ({ label, piece, row: own }) =>
      own.index < row &&
      label.from === 0 &&
      label.text.length > 5 &&
      !label.names.includes('statement_number') &&
      (piece.words.length - label.to <= 2 ||
        label.text.length >= LONG_TITLE ||
        (label.names.includes('invoice_number') && /\d/.test(piece.words[label.to]!.text))),
  )
}

/** Sums of money in a document, counted. */
export const sumsIn = (document: DocumentText): number =>
  document.rows.reduce((count, row) => count + rowFigures(row, document).filter(isSum).length, 0)
