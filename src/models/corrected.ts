import { z } from 'zod'
import { DEFAULT_OPTIONS, type ExtractOptions } from '../document/extract-options.ts'
import type { Extraction } from '../document/extraction.ts'
import type { Cell, Table } from '../document/table.ts'
import { bankStatementExtraction } from './bank-statement.ts'
import { recordExtraction } from './field-sheets.ts'
import { fieldsExtraction } from './fields.ts'
import { invoiceRecords } from './invoice.ts'
import { RECEIPT_ITEM_COLUMNS } from './receipt.ts'
import { type Reconciliation, reconcile } from './statement/reconciliation.ts'
import { tablesExtraction } from './tables.ts'

// What is sent is not to be believed, and some of it costs by the square. No result of the most pages
// that a job may have comes near these.
/** Grid places all tables may have together, or records of `fields` and their names. */
const MOST_PLACES = 500_000
const MOST_TABLES = 2000
const MOST_ACCOUNTS = 100
const MOST_ROWS = 50_000
const MOST_NAMES = 500
/** Characters of one text. */
const MOST_TEXT = 10_000

const whole = z.int().nonnegative()
const text = z.string().max(MOST_TEXT)
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()
const line = text.nullable()
const amount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/, 'an amount is written like -1234.50')
  .nullable()
const date = z.iso.date('a date is written like 2026-03-01').nullable()
const place = { page: whole, box, confidence: z.number() }
const fields = z.record(z.string(), z.unknown())
const record = z.looseObject(place).catchall(z.union([text, z.number(), z.null(), box]))

const content = {
  tables: z.looseObject({
    tables: z
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
      .max(MOST_TABLES),
  }),
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

/** A row of an account, as it may be written. */
export const booking = z.looseObject({
  date,
  value_date: date,
  description: text,
  reference: line,
  check_number: line,
  type: line,
  debit: amount,
  credit: amount,
  balance: amount,
  ...place,
})
/** What is written of an account into files for other programs. */
const accountFields = z
  .looseObject({
    bank: line,
    account_number: line,
    iban: line,
    bic: line,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'a currency is written like EUR')
      .nullable(),
    period_start: date,
    period_end: date,
    opening_balance: amount,
    closing_balance: amount,
  })
  .partial()
const account = z.looseObject({
  // Looked at, not taken: a schema's fields would come first in what is written.
  fields: fields.superRefine((own, { addIssue }) => {
    for (const issue of accountFields.safeParse(own).error?.issues ?? []) addIssue({ ...issue })
  }),
  evidence: fields,
  transactions: z.array(booking).max(MOST_ROWS),
  reconciliation: z.looseObject({
    opening_balance: amount,
    computed_closing_balance: amount,
    total_credits: amount,
    total_debits: amount,
  }),
})
const statement = account.extend({ accounts: z.array(account).max(MOST_ACCOUNTS).optional() })

/**
 * The views of a JSON result that a person has corrected: values are typed and balances reconciled
 * anew.
 *
 * @param data `data` of an answer with output=json
 * @returns null for a model whose results are not JSON
 * @throws ZodError naming what cannot be so
 */
export function corrected(
  model: string,
  data: unknown,
  options: ExtractOptions = DEFAULT_OPTIONS,
): Extraction | null {
  if (model === 'tables') return correctedTables(content.tables.parse(data).tables)
  if (model === 'fields') {
    const { fields_mode, records } = content.fields.parse(data)
    const names = [...new Set(records.flatMap((own) => Object.keys(own.fields)))]
    if (names.length > MOST_NAMES || names.length * records.length > MOST_PLACES)
      throw fault('records', 'there are too many fields')
    return fieldsExtraction(fields_mode, records, names)
  }
  if (model === 'bank_statement') return correctedStatement(data, options)
  if (model === 'business_card') return recordExtraction(ownOf(content.records.parse(data)), [], [])
  if (model === 'invoice') return invoiceRecords(ownOf(content.lineItems.parse(data)))
  if (model === 'receipt') {
    const own = content.items.parse(data)
    return withItems(ownOf(own), 'Items', RECEIPT_ITEM_COLUMNS, own.items)
  }
  return null
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

type SentTable = z.output<typeof content.tables>['tables'][number]

function correctedTables(sent: readonly SentTable[]): Extraction {
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
  return tablesExtraction(tables)
}

function tableOf(sent: SentTable): Table {
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

const fault = (place: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [place], message, input: undefined }])

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

function correctedStatement(data: unknown, options: ExtractOptions): Extraction {
  const sent = statement.parse(data)
  const accounts = (sent.accounts ?? [sent]).map((own) => ({
    ...own,
    reconciliation: unlessChanged(own.reconciliation, reconciled(own)),
  }))
  return bankStatementExtraction(accounts as never, options.dateFormat === 'MM/DD/YYYY')
}

/** What the conversion proved holds as long as its figures do. */
function unlessChanged(sent: Readonly<Record<string, unknown>>, now: Reconciliation) {
  const { ok: _, ...figures } = now
  const same = Object.entries(figures).every(
    ([name, value]) => JSON.stringify(sent[name]) === JSON.stringify(value),
  )
  return same && 'proof' in sent ? sent : now
}

/** On a card account money out makes the balance larger: the first reading tells. */
function reconciled({ fields, transactions, reconciliation }: z.output<typeof account>) {
  const sum = (text: string | null) => (text === null ? null : { value: Number(text) })
  const { opening_balance, computed_closing_balance, total_credits, total_debits } = reconciliation
  const change = Number(computed_closing_balance) - Number(opening_balance)
  const net = Number(total_credits) - Number(total_debits)
  const liability =
    opening_balance !== null &&
    computed_closing_balance !== null &&
    Math.abs(net) >= 0.005 &&
    Math.abs(change + net) < 0.005
  const figure = (text: string | null) => (text === null ? null : Number(text))
  return reconcile(
    transactions.map((own) => ({
      debit: figure(own.debit),
      credit: figure(own.credit),
      balance: figure(own.balance),
    })),
    {
      opening: sum(amount.parse(fields.opening_balance ?? null)),
      closing: sum(amount.parse(fields.closing_balance ?? null)),
      totalCredits: null,
      totalDebits: null,
      agree: true,
    },
    liability,
  )
}
