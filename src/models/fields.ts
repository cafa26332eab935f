import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import type { Extraction, Warning } from '../document/extraction.ts'
import type { Page } from '../document/page.ts'
import { notationOf, valuesOfColumn } from '../fields/column.ts'
import { documentText } from '../reading/document-text.ts'
import { type Found, fieldsOf, round, roundBox } from '../reading/found.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { sheetOfRecords, textOfRecords } from './field-sheets.ts'
import { recordsByPage, recordsByRow } from './fields-records.ts'
import type { Model } from './model.ts'
import type { Pair } from './pairs/pair.ts'
import { pairsIn } from './pairs/pairs.ts'

/** Values by labels the caller names, one record a page or one a table row; without names all labels with their values. */
export const fields: Model = {
  ...DESCRIPTIONS.fields,
  extract: (pages, options = DEFAULT_OPTIONS) => {
    const names = options.fields
    if (names.length === 0) return pairsExtraction(pairsIn(documentText(pages)), pages)
    const found =
      options.fieldsMode === 'list'
        ? recordsByRow(pages, names)
        : recordsByPage(documentText(pages), names)
    const records = found.map((record) => ({ page: record.page, ...fieldsOf(names, record.found) }))
    return fieldsExtraction(options.fieldsMode, records, names)
  },
}

const NOTHING: Warning = { code: 'NOTHING_FOUND', message: 'none of the fields was found' }

const NO_PAIR: Warning = { code: 'NOTHING_FOUND', message: 'no labels with values were found' }

/** The views of all pairs of labels and values: a list of them, and a record a page. */
function pairsExtraction(pairs: readonly Pair[], pages: readonly Page[]): Extraction {
  const list = {
    name: 'Fields',
    columns: ['page', 'key', 'value', 'type', 'confidence'],
    rows: pairs.map(({ page, key, value, type, confidence }) => [
      page,
      key,
      value === null ? null : String(value),
      type,
      round(confidence),
    ]),
  }
  const records = pages.map(({ number }) => {
    const found = foundByKey(pairs.filter((pair) => pair.page === number))
    return { page: number, ...fieldsOf(Object.keys(found), found) }
  })
  return {
    content: { fields_mode: 'page', records, pairs: pairs.map(pairContent) },
    sheets: [sheetOfRecords(list)],
    text: textOfRecords({}, [list]),
    warnings: pairs.length === 0 ? [NO_PAIR] : [],
  }
}

/** A key that comes again has a number: `Date`, `Date (2)`. */
function foundByKey(pairs: readonly Pair[]): Record<string, Found | null> {
  const found: Record<string, Found | null> = {}
  for (const { key, value, page, box, confidence } of pairs) {
    let name = key
    for (let n = 2; name in found; n++) name = `${key} (${n})`
    const text = String(value)
    found[name] = value === null ? null : { value: text, text, label: key, page, box, confidence }
  }
  return found
}

const pairContent = ({ key, value, type, page, box, keyBox, confidence }: Pair) => ({
  key,
  value,
  type,
  page,
  box: roundBox(box),
  key_box: keyBox && roundBox(keyBox),
  confidence: round(confidence),
})

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
