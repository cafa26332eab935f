import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import type { Extraction, Warning } from '../document/extraction.ts'
import { notationOf, valuesOfColumn } from '../fields/column.ts'
import { sheetOfRecords, textOfRecords } from './field-sheets.ts'
import { recordsByPage, recordsByRow } from './fields-records.ts'
import type { Model } from './model.ts'
import { documentText } from './paper/document-text.ts'
import { fieldsOf } from './paper/found.ts'

/** Values by labels the caller names: one record a page, or one a table row. */
export const fields: Model = {
  name: 'fields',
  outputs: ['xlsx', 'csv', 'txt', 'json', 'jsonl', 'zip'],
  extract: (pages, options = DEFAULT_OPTIONS) => {
    const names = options.fields
    const found =
      options.fieldsMode === 'list'
        ? recordsByRow(pages, names)
        : recordsByPage(documentText(pages), names)
    const records = found.map((record) => ({ page: record.page, ...fieldsOf(names, record.found) }))
    return fieldsExtraction(options.fieldsMode, records, names)
  },
}

const NOTHING: Warning = { code: 'NOTHING_FOUND', message: 'none of the fields was found' }

/** The views of records of the fields with these names. */
export function fieldsExtraction(
  mode: 'page' | 'list',
  records: readonly { readonly page: number; readonly fields: Readonly<Record<string, unknown>> }[],
  names: readonly string[],
): Extraction {
  const columns = ['page', ...names]
  const rows = records.map((record) => [
    record.page,
    ...names.map((name) => record.fields[name] as string | null),
  ])
  const list = { name: 'Fields', columns, rows }
  const isNothing = rows.every(([, ...values]) => values.every((value) => value === null))
  return {
    content: { fields_mode: mode, records },
    sheets: [typedSheet(list, names.length)],
    text: textOfRecords({}, [list]),
    warnings: isNothing ? [NOTHING] : [],
  }
}

/** Numbers and dates typed, column by column, as all values of a column are written. */
function typedSheet(list: Parameters<typeof sheetOfRecords>[0], count: number) {
  const isEmpty = list.rows.every(([, ...values]) => values.every((value) => value === null))
  const sheet = sheetOfRecords(list, isEmpty)
  const texts = (c: number) => list.rows.map((row) => String(row[c] ?? ''))
  const around = notationOf(Array.from({ length: count }, (_, i) => texts(i + 1)).flat())
  const values = Array.from({ length: count + 1 }, (_, c) =>
    c === 0 ? [] : valuesOfColumn(texts(c), around),
  )
  const cells = sheet.cells.map((cell) =>
    cell.row === 0 || cell.column === 0
      ? cell
      : { ...cell, value: values[cell.column]?.[cell.row - 1] ?? null },
  )
  return { ...sheet, cells }
}
