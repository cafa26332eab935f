import { familiesOf } from './families.ts'
import type { Layout } from './layout.ts'
import { type Paper, tablesOf } from './page.ts'
import { gridOf, printed, type Table } from './table.ts'

/** A table as truths write it. */
export interface TableTruth {
  page: number
  /** Texts row by row; a cell over several places has its text at the top left one. */
  rows: string[][]
  cells: { r: number; c: number; rs: number; cs: number; text: string }[]
  header_rows: number
  title?: string
  notes?: string[]
}

export interface Truth {
  id: string
  task: 'tables'
  group: string
  source: string
  licence: string
  lang: string
  tables: TableTruth[]
  alternatives?: { tables: TableTruth[] }[]
  layout: { key: string; author: string; tool: string; families: readonly string[] }
  held_back?: true
}

/** The truth about a paper, known because the paper was made from it. */
export function truthOf(id: string, paper: Paper, layout: Layout, medium: string): Truth {
  const found = tablesOf(paper)
  const tables = (text: typeof printed): TableTruth[] =>
    found.map(({ page, table }) => tableTruth(table, page, text))
  const dotted = found.some(({ table }) => table.cells.some(({ leader }) => leader))
  return {
    ...{
      id,
      task: 'tables',
      group: `made-${medium}`,
      source: 'training/tables',
      licence: 'AGPL-3.0-or-later',
    },
    lang: paper.language,
    tables: tables((cell) => cell.text),
    // Dots that lead to the next column may be kept.
    ...(dotted && { alternatives: [{ tables: tables(printed) }] }),
    layout: {
      key: layout.key,
      author: layout.author,
      tool: layout.tool,
      families: familiesOf(paper, layout),
    },
    ...(layout.heldBack && { held_back: true }),
  }
}

function tableTruth(table: Table, page: number, text: typeof printed): TableTruth {
  const grid = gridOf(table)
  const rows = grid.map((row, r) =>
    row.map((cell, c) => (cell.r === r && cell.c === c ? text(cell) : '')),
  )
  const cells = table.cells
    .map((cell) => ({ r: cell.r, c: cell.c, rs: cell.rs, cs: cell.cs, text: text(cell) }))
    .sort((a, b) => a.r - b.r || a.c - b.c)
  return {
    ...{ page, rows, cells, header_rows: table.heads },
    ...(table.title && { title: table.title.text }),
    ...(table.notes.length && { notes: [...table.notes] }),
  }
}
