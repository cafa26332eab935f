import type { DocumentText } from '../../reading/document-text.ts'
import { type Figure, isSum, rowFigures } from '../../reading/figures.ts'

/** All sums that are printed outside of the rows of items. */
export const printedSums = (document: DocumentText, items: ReadonlySet<number>): Figure[] =>
  document.rows.flatMap((row) =>
    items.has(row.index) ? [] : rowFigures(row, document).filter(isSum),
  )
