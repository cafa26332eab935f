import type { Page } from '../document/page.ts'
import type { Table } from '../document/table.ts'
import { tablesOnPage } from './on-page.ts'
import { mergedOverPages } from './whole/merge-pages.ts'

/**
 * The tables of a document in reading order; one that goes on over pages is one. Cells carry no
 * values: reading figures is another folder's business.
 */
export function findTables(pages: readonly Page[]): Table[] {
  return mergedOverPages(
    pages.flatMap((page) => tablesOnPage(page)),
    pages,
  )
}
