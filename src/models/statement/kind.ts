import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { statementIn } from './statement.ts'

/** Rows whose balances follow from each other, for them to be no chance. */
const LEAST_STEPS = 3

/** Whether a document is an account statement: balances that follow from each other, or opening and closing ones that bookings join. */
export const isStatementLike = (document: DocumentText): boolean =>
  statementIn(document).accounts.some(
    ({ chain, sides }) => sides.identity !== null || chain.score >= LEAST_STEPS,
  )

/** Sums of money in a document, counted. */
export const sumsIn = (document: DocumentText): number =>
  document.rows.reduce((count, row) => count + rowFigures(row, document).filter(isSum).length, 0)
