import { z } from 'zod'
import type { Cell, Table } from '../../document/table.ts'
import { box, fault, line, MOST_PLACES, MOST_ROWS, place, text, whole } from './shapes.ts'

const MOST_TABLES = 2000

/** Tables as a result has them. */
export const sentTables = z
  .array(
    z.looseObject({
      pages: z.array(whole).min(1),
      box,
      title: line,
      notes: z.array(text).max(MOST_ROWS).default([]),
      header_rows: whole,
      confidence: z.number(),
      cells: z.array(
        z.looseObject({
          row: whole,
          column: whole,
          row_span: whole.positive(),
          column_span: whole.positive(),
          text,
          ...place,
        }),
      ),
    }),
  )
  .max(MOST_TABLES)

type SentTables = z.output<typeof sentTables>

/** @throws ZodError where they are larger than any, or two cells stand at one place */
export function correctedTables(sent: SentTables): Table[] {
  const tables: Table[] = []
  let places = 0
  for (const one of sent) {
    const table = tableOf(one)
    places += table.rowCount * table.columnCount
    if (places > MOST_PLACES) throw fault('tables', 'the tables are too large')
    if (overlaps(table.cells, table.columnCount))
      throw fault('tables', 'two cells stand at one place')
    tables.push(table)
  }
  return tables
}

function tableOf(sent: SentTables[number]): Table {
  const cells = sent.cells.map(
    ({ row_span: rowSpan, column_span: columnSpan, ...cell }): Cell => ({
      ...cell,
      rowSpan,
      columnSpan,
      value: null,
    }),
  )
  const rowCount = cells.reduce((most, cell) => Math.max(most, cell.row + cell.rowSpan), 0)
  const columnCount = cells.reduce((most, cell) => Math.max(most, cell.column + cell.columnSpan), 0)
  const { pages, box, title, notes, header_rows: headerRows, confidence } = sent
  return { pages, box, title, notes, rowCount, columnCount, headerRows, cells, confidence }
}

function overlaps(cells: readonly Cell[], columnCount: number): boolean {
  const taken = new Set<number>()
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
        const at = row * columnCount + column
        if (taken.has(at)) return true
        taken.add(at)
      }
  return false
}
