import type { Box } from '../document/box.ts'
import { withEuropeanDigits } from '../document/digits.ts'
import type { Page } from '../document/page.ts'
import type { Table } from '../document/table.ts'
import { searchPage } from './on-page.ts'
import { mergedOverPages } from './whole/merge-pages.ts'

/** What looking for the tables of a document gives. */
export interface Findings {
  /** In reading order; one that goes on over pages is one. Cells carry no values. */
  readonly tables: readonly Table[]
  /** Places that look like tables and were not taken for one. */
  readonly doubtful: readonly { readonly page: number; readonly box: Box }[]
  /** By page number, words within tables that are in no cell, title or note: 0, or something is wrong. */
  readonly unplaced: ReadonlyMap<number, number>
}

/** Looks for the tables of a document. Reading figures is another folder's business. */
export function searchTables(printed: readonly Page[]): Findings {
  const pages = printed.map(withEuropeanDigits)
  const found = pages.map((page) => ({ page: page.number, ...searchPage(page) }))
  return {
    tables: mergedOverPages(
      found.flatMap(({ tables }) => tables),
      pages,
    ),
    doubtful: found.flatMap(({ page, doubtful }) => doubtful.map((box) => ({ page, box }))),
    unplaced: new Map(found.map(({ page, unplaced }) => [page, unplaced])),
  }
}

/** The tables alone. */
export const findTables = (pages: readonly Page[]): Table[] => [...searchTables(pages).tables]
