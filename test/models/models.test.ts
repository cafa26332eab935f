import t from 'tap'
import { loadModel } from '../../src/models/registry.ts'
import type { Answer } from '../http/service.ts'
import { grid, page, words } from '../tables/pages.ts'

const tables = (await loadModel('tables'))!
const text = (await loadModel('text'))!

const ROWS = [
  ['Item', 'Due', 'Amount'],
  ['Rent', '03.11.2026', '1.250,00'],
  ['Power', '15.11.2026', '89,90'],
  ['Water', '28.11.2026', '12,50'],
]

t.test('tables: typed values, wire names', async (t) => {
  const { content, sheets, text } = tables.extract([page(grid(ROWS, [60, 220, 340], 200))])
  const [table] = content.tables as Answer[]
  t.same(table!.rows, ROWS)
  t.match(table, { page: 1, pages: [1], title: null, header_rows: 1 })
  const value = (row: number, column: number) =>
    table!.cells.find((c: Answer) => c.row === row && c.column === column).value
  t.equal(value(1, 2), 1250)
  t.equal(value(3, 2), 12.5)
  t.equal(value(1, 1), '2026-11-03')
  t.equal(value(1, 0), null)
  t.equal(sheets.length, 1)
  t.match(text, /Rent.*1\.250,00/)
})

t.test('tables: none is said, not failed', async (t) => {
  const { content, sheets, text, warnings } = tables.extract([page([words('Only words', 60, 60)])])
  t.same(content, { tables: [] })
  t.match(warnings, [{ code: 'NOTHING_FOUND' }])
  t.equal(sheets.length, 1)
  t.match(text, /No table/)
})

t.test('tables: a place that looks like one and was not taken for one is told', async (t) => {
  const rows = [
    ['Round tower', 'Open at noon'],
    ['Old bridge', 'Closed today'],
  ]
  const { content, warnings } = tables.extract([page(grid(rows, [60, 220], 200))])
  t.same(content, { tables: [] })
  t.match(warnings, [
    { code: 'NOTHING_FOUND' },
    { code: 'TABLE_UNCERTAIN', page: 1, box: [60, Number, Number, Number] },
  ])
})

t.test('text: blocks a blank line apart, pages a form feed apart', async (t) => {
  const one = page([words('First block', 60, 60), words('second block', 60, 90)])
  const { text: written } = text.extract([one, page([]), one])
  t.equal(written, 'First block\n\nsecond block\n\f\n\fFirst block\n\nsecond block\n')
})
