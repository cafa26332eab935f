import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { fields } from '../../src/models/fields.ts'
import type { Answer } from '../http/service.ts'
import { grid, page, words } from '../tables/pages.ts'

const FORM = page([
  [...words('Batch No.: 4711-B', 60, 60), ...words('Operator: J. Doe', 320, 60)],
  [...words('Furnace', 60, 90), ...words('Melting point', 320, 90)],
  [...words('North 2', 60, 104), ...words('1.084,6', 320, 104)],
])

const read = (
  pages: readonly (typeof FORM)[],
  wanted: readonly string[],
  mode: 'page' | 'list' = 'page',
) => fields.extract(pages, { ...DEFAULT_OPTIONS, fields: wanted, fieldsMode: mode })

t.test('page: right of the label, or below it', async (t) => {
  const { content } = read([FORM], ['batch no', 'OPERATOR', 'Furnace', 'melting point', 'colour'])
  const [record] = content.records as Answer[]
  t.same(record!.fields, {
    'batch no': '4711-B',
    OPERATOR: 'J. Doe',
    Furnace: 'North 2',
    'melting point': '1.084,6',
    colour: null,
  })
  t.match(record!.evidence['batch no'], { label: 'Batch No.:', page: 1 })
  t.notOk('colour' in record!.evidence)
})

t.test('page: a record each', async (t) => {
  const { content } = read(
    [FORM, { ...page([words('Other page', 60, 60)]), number: 2 }],
    ['Operator'],
  )
  t.match(content.records, [
    { page: 1, fields: { Operator: 'J. Doe' } },
    { page: 2, fields: { Operator: null } },
  ])
})

t.test('page: small errors of recognition do not matter, on recognised pages', async (t) => {
  const misread = { ...FORM, source: 'ocr' as const }
  const asked = ['Operat0r', 'Melting p0int']
  const [record] = read([misread], asked).content.records as Answer[]
  t.match(record!.fields, { Operat0r: 'J. Doe', 'Melting p0int': '1.084,6' })
})

t.test('list: one record a row of the table with these heads', async (t) => {
  const rows = [
    ['Item', 'Due', 'Amount'],
    ['Rent', '03.11.2026', '1.250,00'],
    ['Power', '15.11.2026', '89,90'],
    ['Water', '28.11.2026', '12,50'],
  ]
  const { content, sheets } = read(
    [page(grid(rows, [60, 220, 340], 200))],
    ['amount', 'item', 'none'],
    'list',
  )
  t.match(content.records, [
    { fields: { item: 'Rent', amount: '1.250,00', none: null } },
    { fields: { item: 'Power', amount: '89,90' } },
    { fields: { item: 'Water', amount: '12,50' } },
  ])
  t.ok(sheets[0]!.cells.some((cell) => cell.text === '1.250,00' && cell.value === 1250))
})

t.test('list: no such table, no records', async (t) => {
  t.same(read([FORM], ['amount'], 'list').content.records, [])
})
