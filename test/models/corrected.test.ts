import t from 'tap'
import { corrected } from '../../src/models/corrected.ts'

const box = [0, 0, 1, 1]
const place = { page: 1, box, confidence: 1 }
const cell = { row: 0, column: 0, row_span: 1, column_span: 1, text: 'x', ...place }
const table = { pages: [1], box, title: null, header_rows: 1, confidence: 1, cells: [cell] }
const booking = {
  date: '2026-01-02',
  value_date: null,
  description: 'x',
  reference: null,
  check_number: null,
  type: null,
  debit: '1.00',
  credit: null,
  balance: null,
  ...place,
}
const account = {
  fields: {},
  evidence: {},
  transactions: [booking],
  reconciliation: {
    opening_balance: null,
    computed_closing_balance: null,
    total_credits: null,
    total_debits: null,
  },
}
const record = { page: 1, fields: { name: 'x' }, evidence: {} }
const times = <T>(count: number, one: T): T[] => Array<T>(count).fill(one)
const named = (i: number, count: number) => ({
  ...record,
  fields: Object.fromEntries(times(count, 0).map((_, n) => [`${i} ${n}`, 'x'])),
})

t.test('what comes back corrected is no larger than results are', async (t) => {
  t.ok(corrected('tables', { tables: times(500, table) }))
  t.ok(corrected('bank_statement', { ...account, transactions: times(10_000, booking) }))
  t.ok(corrected('fields', { fields_mode: 'page', records: times(5000, record) }))
  const far = { ...cell, row: 400_000, column: 9 }
  const tooLarge: Record<string, readonly [model: string, data: unknown]> = {
    'many tables': ['tables', { tables: times(20_000, table) }],
    'an empty table': ['tables', { tables: [{ ...table, cells: [far] }] }],
    'empty tables': [
      'tables',
      { tables: times(20, { ...table, cells: [{ ...cell, row: 40_000 }] }) },
    ],
    'a long span': ['tables', { tables: [{ ...table, cells: [{ ...cell, row_span: 1e9 }] }] }],
    'a long text': [
      'tables',
      { tables: [{ ...table, cells: [{ ...cell, text: '1'.repeat(1e6) }] }] },
    ],
    'many accounts': ['bank_statement', { ...account, accounts: times(15_000, account) }],
    'many transactions': ['bank_statement', { ...account, transactions: times(60_000, booking) }],
    'many names': [
      'fields',
      { fields_mode: 'list', records: times(3000, 0).map((_, i) => named(i, 1)) },
    ],
    'many records': ['fields', { fields_mode: 'page', records: times(5000, named(0, 200)) }],
    'many items': [
      'invoice',
      { fields: {}, evidence: {}, line_items: times(60_000, { description: 'x', ...place }) },
    ],
  }
  for (const [name, [model, data]] of Object.entries(tooLarge))
    t.throws(() => corrected(model, data), { name: 'ZodError' }, name)
})
