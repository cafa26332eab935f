import exceljs from 'exceljs'
import type { Sheet, SheetCell } from '../document/extraction.ts'
import { dateFormat, numberFormat } from './number-format.ts'
import type { Output } from './output.ts'
import { safeSheetName } from './sheet-name.ts'

/** What the file format can hold. */
const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384
const LONGEST_TEXT = 32_767
/** Characters XML cannot carry. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r]]\ufffe\uffff]/gv
/** Column widths in characters: text beyond the widest wraps. */
const NARROWEST = 6
const WIDEST = 60
/** Days before this one have other numbers in Excel (its 1900 was a leap year). */
const FIRST_DAY = '1900-03-01'

/**
 * A workbook with one sheet a part. Numbers and dates are typed and shown as printed, spans are
 * merged, head rows are bold and stay in view. What looks like a formula is text.
 */
export const xlsx: Output = {
  name: 'xlsx',
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write: async ({ extraction }) => {
    const workbook = new exceljs.Workbook()
    // The same extraction gives the same properties: no clock.
    workbook.created = new Date(0)
    workbook.modified = new Date(0)
    const taken = new Set<string>()
    for (const sheet of extraction.sheets)
      writeSheet(workbook.addWorksheet(safeSheetName(sheet.name, taken)), sheet)
    if (extraction.sheets.length === 0) workbook.addWorksheet('Sheet1')
    return new Uint8Array(await workbook.xlsx.writeBuffer())
  },
}

function writeSheet(target: exceljs.Worksheet, sheet: Sheet): void {
  const widths = new Array<number>(Math.min(sheet.columnCount, MOST_COLUMNS)).fill(NARROWEST)
  for (const cell of sheet.cells) {
    if (cell.row >= MOST_ROWS || cell.column >= MOST_COLUMNS) continue
    writeCell(target, cell, cell.row < sheet.headerRows)
    if (cell.columnSpan === 1)
      widths[cell.column] = Math.max(widths[cell.column] ?? 0, longestLine(cell.text) + 2)
  }
  widths.forEach((width, i) => {
    target.getColumn(i + 1).width = Math.min(width, WIDEST)
  })
  if (sheet.headerRows > 0 && sheet.headerRows < sheet.rowCount)
    target.views = [{ state: 'frozen', xSplit: 0, ySplit: sheet.headerRows }]
}

function writeCell(target: exceljs.Worksheet, cell: SheetCell, head: boolean): void {
  const { row, column, text, value } = cell
  const bottom = Math.min(row + cell.rowSpan, MOST_ROWS)
  const right = Math.min(column + cell.columnSpan, MOST_COLUMNS)
  if (text === '' && value === null && bottom === row + 1 && right === column + 1) return
  const place = target.getCell(row + 1, column + 1)
  if (bottom > row + 1 || right > column + 1) target.mergeCells(row + 1, column + 1, bottom, right)
  if (typeof value === 'number' && Number.isFinite(value)) {
    place.value = value
    place.numFmt = numberFormat(text, value)
  } else if (typeof value === 'string' && value >= FIRST_DAY) {
    place.value = new Date(`${value}T00:00:00Z`)
    place.numFmt = dateFormat(text, value)
  } else if (text !== '') {
    place.value = text.toWellFormed().replace(UNWRITABLE, ' ').slice(0, LONGEST_TEXT)
  }
  if (head) place.font = { bold: true }
  const centred = cell.columnSpan > 1 && head
  const wrapped = longestLine(text) + 2 > WIDEST || text.includes('\n')
  if (centred || wrapped || cell.rowSpan > 1)
    place.alignment = {
      vertical: cell.rowSpan > 1 ? 'middle' : 'top',
      ...(centred ? { horizontal: 'center' as const } : {}),
      ...(wrapped ? { wrapText: true } : {}),
    }
}

const longestLine = (text: string): number =>
  text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)
