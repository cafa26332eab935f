import { stringify } from 'csv-stringify/sync'
import type { Sheet } from '../document/extraction.ts'
import type { Output } from './output.ts'
import { safeText } from './safe-text.ts'

/** The first sheet, texts as printed (RFC 4180, UTF-8 without a byte order mark); empty where nothing was found. */
export const csv: Output = {
  name: 'csv',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write: async ({ extraction }) => {
    const [sheet] = extraction.sheets
    const rows = sheet && !sheet.isNotice ? rowsOf(sheet) : []
    return new TextEncoder().encode(stringify(rows, { record_delimiter: '\r\n' }))
  },
}

function rowsOf(sheet: Sheet): string[][] {
  const rows = Array.from({ length: sheet.rowCount }, () =>
    new Array<string>(sheet.columnCount).fill(''),
  )
  for (const { row, column, text, value } of sheet.cells) {
    const target = rows[row]
    // An amount such as -12.50 is no formula; with an apostrophe it would be no amount.
    if (target) target[column] = typeof value === 'number' ? text : safeText(text)
  }
  return rows
}
