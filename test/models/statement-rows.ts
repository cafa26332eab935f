import { bankStatement } from '../../src/models/bank-statement.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

/** Cells of a row: x of the left edge, or of the right one. */
type Cells = Parameters<typeof lines>[0][number]

/** What is read of a statement of one page. */
export const readRows = (
  rows: readonly Cells[],
  source: 'text_layer' | 'ocr' = 'text_layer',
): Answer => bankStatement.extract([{ ...page(lines([...rows])), source }]).content as Answer

/** Day and signed sum of each booking. */
export const booked = ({ transactions }: Answer): readonly (readonly [string, string])[] =>
  transactions.map((own: Answer) => [own.date, own.credit ?? `-${own.debit}`])
