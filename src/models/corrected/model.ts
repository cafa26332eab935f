import { z } from 'zod'
import type { ExtractOptions } from '../../document/extract-options.ts'
import type { Extraction } from '../../document/extraction.ts'
import { recordExtraction } from '../field-sheets.ts'
import { fieldsExtraction } from '../fields.ts'
import { invoiceRecords } from '../invoice.ts'
import { RECEIPT_ITEM_COLUMNS } from '../receipt.ts'
import { tablesExtraction } from '../tables.ts'
import { correctedDocument } from './document.ts'
import { box, fault, fields, line, MOST_PLACES, MOST_ROWS, place, text, whole } from './shapes.ts'
import { correctedStatement } from './statement.ts'
import { correctedTables, sentTables } from './tables.ts'

const MOST_NAMES = 500

const record = z.looseObject(place).catchall(z.union([text, z.number(), z.null(), box]))

const content = {
  tables: z.looseObject({ tables: sentTables }),
  records: z.looseObject({ fields, evidence: fields }),
  items: z.looseObject({ fields, evidence: fields, items: z.array(record).max(MOST_ROWS) }),
  lineItems: z.looseObject({
    fields,
    evidence: fields,
    line_items: z.array(record).max(MOST_ROWS),
    taxes: z.array(z.record(z.string(), line)).max(MOST_ROWS).optional(),
  }),
  fields: z.looseObject({
    fields_mode: z.enum(['page', 'list']),
    records: z
      .array(z.looseObject({ page: whole, fields: z.record(z.string(), line), evidence: fields }))
      .max(MOST_ROWS),
  }),
}

/**
 * What a model read, corrected.
 *
 * @returns null for a model whose results are not JSON
 * @throws ZodError naming what cannot be so
 */
export function correctedBy(
  model: string,
  data: unknown,
  options: ExtractOptions,
): Extraction | null {
  if (model === 'tables')
    return tablesExtraction(correctedTables(content.tables.parse(data).tables))
  if (model === 'document') return correctedDocument(data)
  if (model === 'fields') return correctedFields(data)
  if (model === 'bank_statement') return correctedStatement(data, options)
  if (model === 'business_card') return recordExtraction(ownOf(content.records.parse(data)), [], [])
  if (model === 'invoice') return invoiceRecords(ownOf(content.lineItems.parse(data)))
  if (model !== 'receipt') return null
  const own = content.items.parse(data)
  return withItems(ownOf(own), 'Items', RECEIPT_ITEM_COLUMNS, own.items)
}

function correctedFields(data: unknown): Extraction {
  const { fields_mode, records } = content.fields.parse(data)
  const names = [...new Set(records.flatMap((own) => Object.keys(own.fields)))]
  if (names.length > MOST_NAMES || names.length * records.length > MOST_PLACES)
    throw fault('records', 'there are too many fields')
  return fieldsExtraction(fields_mode, records, names)
}

/** What every answer says is said again by who writes it. */
function ownOf<T extends { readonly fields: Readonly<Record<string, unknown>> }>(
  data: T & { readonly model?: unknown },
): T {
  const { model: _, pages_used: __, pages: ___, ...own } = data as Record<string, unknown>
  return own as T
}

const withItems = (
  own: { readonly fields: Readonly<Record<string, unknown>> },
  name: string,
  columns: readonly string[],
  items: readonly Readonly<Record<string, unknown>>[],
): Extraction =>
  recordExtraction(
    own as never,
    [{ name, columns, rows: items.map((item) => columns.map((c) => (item[c] ?? null) as string)) }],
    [],
  )
