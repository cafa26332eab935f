import type { Extraction, Sheet, SheetCell, Warning } from '../document/extraction.ts'
import type { CellValue } from '../document/table.ts'

type Value = string | number | null

/** A table of records under the names of their columns. */
export interface Records {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

const AMOUNT = /^-?\d+\.\d+$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Identifiers that look like numbers stay texts. */
const IDENTIFIERS = /number|code|reference|_id$/

/** A number for an amount, the day for a date, null for any other text. */
function typed(value: Value, isIdentifier: boolean): CellValue {
  if (typeof value === 'number') return value
  if (value === null) return null
  if (DAY.test(value)) return value
  return !isIdentifier && AMOUNT.test(value) ? Number(value) : null
}

/** Records as a sheet with a head row. */
export function sheetOfRecords(
  { name, columns, rows }: Records,
  isEmpty = rows.length === 0,
): Sheet {
  const cells: SheetCell[] = []
  const add = (row: number, column: number, text: string, value: CellValue) =>
    cells.push({ row, column, rowSpan: 1, columnSpan: 1, text, value })
  const areIdentifiers = columns.map((column) => IDENTIFIERS.test(column))
  for (const [c, column] of columns.entries()) add(0, c, column, null)
  for (const [r, row] of rows.entries())
    for (const [c, value] of row.entries())
      add(r + 1, c, value === null ? '' : String(value), typed(value, areIdentifiers[c]!))
  return {
    name,
    rowCount: rows.length + 1,
    columnCount: columns.length,
    headerRows: 1,
    isEmpty,
    cells,
  }
}

/** A value of any shape on one line. */
export const flat = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((part) => flat(part) ?? '').join('; ') || null
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => part !== null)
      .map(String)
      .join(' ')
  return String(value)
}

/** Fields as records of two columns, one field a row. */
export const fieldRecords = (fields: Readonly<Record<string, unknown>>): Records => ({
  name: 'Fields',
  columns: ['field', 'value'],
  rows: Object.entries(fields).map(([name, value]) => [name, flat(value)]),
})

/** For people: fields that have a value, then the records of each list in aligned columns. */
export function textOfRecords(
  fields: Readonly<Record<string, unknown>>,
  lists: readonly Records[],
): string {
  const known = Object.entries(fields).filter(([, value]) => flat(value) !== null)
  const width = Math.max(0, ...known.map(([name]) => name.length))
  const lines = known.map(([name, value]) => `${name.padEnd(width)}  ${flat(value)}`)
  for (const { name, columns, rows } of lists) {
    if (rows.length === 0) continue
    const used = columns.map((_, c) => rows.some((row) => row[c] !== null && row[c] !== ''))
    const texts = [
      columns.map(String),
      ...rows.map((row) => row.map((value) => (value === null ? '' : String(value)))),
    ]
    const widths = columns.map((_, c) => Math.max(...texts.map((row) => row[c]!.length)))
    lines.push('', name)
    for (const row of texts)
      lines.push(
        row
          .map((text, c) => (used[c] ? text.padEnd(widths[c]!) : ''))
          .filter((_, c) => used[c])
          .join('  ')
          .trimEnd(),
      )
  }
  return lines.length === 0 ? 'Nothing was found.\n' : `${lines.join('\n')}\n`
}

const NOTHING: Warning = { code: 'NOTHING_FOUND', message: 'no field was found' }

/** The three views of an answer made of fields and lists. */
export function recordExtraction(
  content: { readonly fields: Readonly<Record<string, unknown>> } & Readonly<
    Record<string, unknown>
  >,
  lists: readonly Records[],
  warnings: readonly Warning[],
  listFirst = false,
): Extraction {
  const isEmpty = Object.values(content.fields).every((value) => flat(value) === null)
  const fields = sheetOfRecords(fieldRecords(content.fields), isEmpty)
  const sheets = lists.map((list) => sheetOfRecords(list))
  const isSaid = warnings.some(({ code }) => code === 'NOTHING_FOUND')
  const isNothing = isEmpty && lists.every(({ rows }) => rows.length === 0)
  return {
    content,
    sheets: listFirst ? [...sheets, fields] : [fields, ...sheets],
    text: textOfRecords(content.fields, lists),
    warnings: isNothing && !isSaid ? [...warnings, NOTHING] : warnings,
  }
}
