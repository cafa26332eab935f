import type { Box } from '../document/box.ts'
import type { Extraction, Sheet, Warning } from '../document/extraction.ts'
import { type Cell, rowsOf, type Table } from '../document/table.ts'
import { type Findings, searchTables } from '../tables/find.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Model } from './model.ts'
import { textOfTable } from './table-text.ts'
import { withValues } from './table-values.ts'

/** Every table on the pages, whatever it is about; one that goes on over pages is one. */
export const tables: Model = {
  ...DESCRIPTIONS.tables,
  extract: (pages) => {
    const { tables, doubtful, unplaced } = searchTables(pages)
    const entries = new Map([...unplaced].map(([page, count]) => [page, { unplaced: count }]))
    const uncertain = doubtful.map(uncertainTable)
    if (tables.length > 0)
      return { ...tablesExtraction(tables), pages: entries, warnings: uncertain }
    const message = `No table was found on ${pages.length} page(s).`
    return {
      content: { tables: [] },
      sheets: [noticeSheet(message)],
      text: `${message}\n`,
      warnings: [{ code: 'NOTHING_FOUND', message }, ...uncertain],
      pages: entries,
    }
  },
}

const uncertainTable = ({ page, box }: Findings['doubtful'][number]): Warning => ({
  code: 'TABLE_UNCERTAIN',
  message: `What stands here on page ${page} looks like a table and was not taken for one.`,
  page,
  box: roundBox(box),
})

/** The views of tables whose values are still to be read. */
export function tablesExtraction(found: readonly Table[]): Extraction {
  const tables = withValues(found)
  return {
    content: { tables: tables.map(tableContent) },
    sheets: tables.map(sheetOf),
    text: `${tables.map(textOfTable).join('\n\n')}\n`,
    warnings: [],
  }
}

/** A table in wire names. Boxes are in points. */
export const tableContent = (table: Table) => ({
  page: table.pages[0],
  pages: table.pages,
  box: roundBox(table.box),
  title: table.title,
  notes: table.notes,
  header_rows: table.headerRows,
  rows: rowsOf(table),
  cells: table.cells.map((cell: Cell) => ({
    row: cell.row,
    column: cell.column,
    row_span: cell.rowSpan,
    column_span: cell.columnSpan,
    text: cell.text,
    value: cell.value,
    page: cell.page,
    box: roundBox(cell.box),
    confidence: round(cell.confidence),
  })),
  confidence: round(table.confidence),
})

const sheetOf = (table: Table, index: number): Sheet => ({
  name: table.title ?? `Table ${index + 1}`,
  rowCount: table.rowCount,
  columnCount: table.columnCount,
  headerRows: table.headerRows,
  cells: table.cells,
})

const noticeSheet = (notice: string): Sheet => ({
  name: 'No table',
  rowCount: 1,
  columnCount: 1,
  headerRows: 0,
  isEmpty: true,
  cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: notice, value: null }],
})

/** Hundredths of a point, and of certainty, are below what is known. */
const round = (value: number): number => Math.round(value * 100) / 100
const roundBox = (box: Box): Box => [round(box[0]), round(box[1]), round(box[2]), round(box[3])]
