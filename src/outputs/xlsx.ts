import type exceljs from 'exceljs'
import type { Sheet } from '../document/extraction.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { type ColumnLook, columnLooks, shownText, wraps } from './column-looks.ts'
import type { Output } from './output.ts'
import { safeSheetName } from './sheet-name.ts'
import { MOST_COLUMNS, MOST_ROWS, writable, writeCell } from './xlsx-cell.ts'

/** Beyond so many sheets one more shows them all under each other. */
const MOST_APART = 10

/**
 * A workbook with one sheet a part, and one of all parts when they are many. Numbers and dates are
 * typed and shown as printed, spans are merged, head rows are bold and stay in view, long texts
 * wrap. What looks like a formula is text.
 */
export const xlsx: Output = {
  ...DESCRIPTIONS.xlsx,
  write: async ({ extraction }) => {
    const { sheets } = extraction
    const workbook = new (await workbookClass())()
    // The same extraction gives the same properties: no clock.
    workbook.created = new Date(0)
    workbook.modified = new Date(0)
    const taken = new Set<string>()
    const named = sheets.map((sheet) => ({ sheet, name: safeSheetName(sheet.name, taken) }))
    for (const { sheet, name } of named) writeSheet(addSheet(workbook, name), sheet)
    if (sheets.length > MOST_APART)
      writeAll(addSheet(workbook, safeSheetName('All', taken)), sheets)
    if (sheets.length === 0) workbook.addWorksheet('Sheet1')
    return new Uint8Array(await workbook.xlsx.writeBuffer())
  },
}

/**
 * Loaded with the first workbook: threads that write none are megabytes smaller. The package's own
 * entry would bring what reads streams of rows, too, and load for three times as long.
 */
const workbookClass = async (): Promise<typeof exceljs.Workbook> =>
  (await import('exceljs/lib/doc/workbook.js')).default

/** On paper it is as wide as a page. */
const addSheet = (workbook: exceljs.Workbook, name: string): exceljs.Worksheet =>
  workbook.addWorksheet(name, { pageSetup: { fitToPage: true, fitToWidth: 1, fitToHeight: 0 } })

function writeSheet(target: exceljs.Worksheet, sheet: Sheet): void {
  const looks = columnLooks(sheet)
  setWidths(target, looks)
  writeRows(target, sheet, looks, 0)
  if (sheet.headerRows === 0 || sheet.headerRows >= sheet.rowCount) return
  target.views = [{ state: 'frozen', xSplit: 0, ySplit: sheet.headerRows }]
  // exceljs writes the sheet's name into that as it is, and a program repairs what it cannot read.
  if (!target.name.includes("'")) target.pageSetup.printTitlesRow = `1:${sheet.headerRows}`
}

/** All sheets under each other, each below its name, an empty row between them. */
function writeAll(target: exceljs.Worksheet, sheets: readonly Sheet[]): void {
  const all = sheets.map(columnLooks)
  const count = Math.max(...sheets.map((sheet) => sheet.columnCount))
  const looks = Array.from({ length: count }, (_, c) => ({
    width: Math.max(...all.map((own) => own[c]?.width ?? 0)),
  }))
  setWidths(target, looks)
  let row = 0
  for (const [i, sheet] of sheets.entries()) {
    if (row >= MOST_ROWS) return
    const title = target.getCell(row + 1, 1)
    title.value = writable(sheet.name)
    title.font = { bold: true, size: 14 }
    const own = all[i]!.map((look, c) => ({ ...look, width: looks[c]!.width }))
    writeRows(target, sheet, own, row + 1)
    row += sheet.rowCount + 2
  }
}

function setWidths(target: exceljs.Worksheet, looks: readonly Pick<ColumnLook, 'width'>[]): void {
  for (const [c, { width }] of looks.slice(0, MOST_COLUMNS).entries())
    target.getColumn(c + 1).width = width
}

/** @param shift rows above the sheet's first one */
function writeRows(
  target: exceljs.Worksheet,
  sheet: Sheet,
  looks: readonly ColumnLook[],
  shift: number,
): void {
  const widthOf = (column: number, span: number): number =>
    looks.slice(column, column + span).reduce((sum, look) => sum + look.width, 0)
  const wrapping = new Set(
    sheet.cells.filter(
      (cell) =>
        typeof cell.value !== 'number' &&
        wraps(shownText(cell), widthOf(cell.column, cell.columnSpan)),
    ),
  )
  const tall = new Set([...wrapping].map((cell) => cell.row))
  for (const cell of sheet.cells) {
    const look = {
      isHead: cell.row < sheet.headerRows,
      wraps: wrapping.has(cell),
      isAmongFigures: cell.columnSpan === 1 && (looks[cell.column]?.isFigures ?? false),
      isTall: tall.has(cell.row),
    }
    writeCell(target, cell, look, shift)
  }
}
