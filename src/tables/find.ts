import type { Page } from '../document/page.ts'
import type { Table } from '../document/table.ts'
import { tablesOnPage } from './on-page.ts'

/**
 * The tables of a document, page by page in reading order. Cells carry
 * no values: reading figures is another folder's business.
 */
export function findTables(pages: readonly Page[]): Table[] {
  return pages.flatMap(tablesOnPage)
}
