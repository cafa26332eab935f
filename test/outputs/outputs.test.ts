import ExcelJS from 'exceljs'
import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Extraction, Sheet } from '../../src/document/extraction.ts'
import { outputs } from '../../src/outputs/registry.ts'
import { safeSheetName } from '../../src/outputs/sheet-name.ts'
import { page, words } from '../tables/pages.ts'

const cell = (row: number, column: number, text: string, value: number | string | null = null) => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
  value,
})

const sheet = (changes: Partial<Sheet> = {}): Sheet => ({
  name: 'Stock',
  rowCount: 3,
  columnCount: 3,
  headerRows: 1,
  cells: [
    { ...cell(0, 0, 'Goods, "all"'), columnSpan: 2 },
    cell(0, 2, 'Day'),
    cell(1, 0, 'Copper'),
    cell(1, 1, '1.250,50 €', 1250.5),
    cell(1, 2, '03.11.2026', '2026-11-03'),
    cell(2, 0, '=1+1'),
    cell(2, 1, '-12,50', -12.5),
    cell(2, 2, ''),
  ],
  ...changes,
})

const extraction = (sheets: Sheet[]): Extraction => ({
  content: { tables: [] },
  sheets,
  text: 'as text\n',
  warnings: [],
})

const write = (name: string, sheets: Sheet[] = [sheet()]) =>
  outputs.get(name)!.write({
    model: 'tables',
    pages: [page([words('x', 10, 10)])],
    failures: [{ number: 2, reason: 'torn' }],
    extraction: extraction(sheets),
    options: DEFAULT_OPTIONS,
  })

t.test('xlsx: typed cells, spans, one sheet a table', async (t) => {
  const workbook = new ExcelJS.Workbook()
  const bytes = await write('xlsx', [sheet(), sheet(), sheet({ name: 'a/b:c*' })])
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)
  t.same(
    workbook.worksheets.map(({ name }) => name),
    ['Stock', 'Stock (2)', 'a b c'],
  )
  const first = workbook.worksheets[0]!
  t.equal(first.getCell('A1').value, 'Goods, "all"')
  t.ok(first.getCell('B1').isMerged)
  t.equal(first.getCell('B2').value, 1250.5)
  t.match(first.getCell('B2').numFmt, /#,##0\.00.*€/)
  const day = first.getCell('C2').value as Date
  t.equal(day.toISOString().slice(0, 10), '2026-11-03')
  t.equal(first.getCell('A3').value, '=1+1', 'text, no formula')
  t.equal(first.getCell('A3').type, ExcelJS.ValueType.String)
  t.equal(first.getCell('B3').value, -12.5)
})

t.test('csv: the first sheet as printed, quoted by RFC 4180, no formulas', async (t) => {
  const text = new TextDecoder().decode(await write('csv'))
  t.equal(text, '"Goods, ""all""",,Day\r\nCopper,"1.250,50 €",03.11.2026\r\n\'=1+1,"-12,50",\r\n')
  t.equal(new TextDecoder().decode(await write('csv', [])), '')
})

t.test('txt and json', async (t) => {
  t.equal(new TextDecoder().decode(await write('txt')), 'as text\n')
  const data = JSON.parse(new TextDecoder().decode(await write('json')))
  t.match(data, { model: 'tables', pages_used: 1, tables: [] })
  t.match(data.pages, [
    { page: 1, width: 595, height: 842, rotation: 0, source: 'text_layer', languages: [] },
    { page: 2, error: 'torn' },
  ])
})

t.test('sheet names', async (t) => {
  const taken = new Set<string>()
  t.equal(safeSheetName('A'.repeat(40), taken), 'A'.repeat(31))
  t.equal(safeSheetName('A'.repeat(40), taken), `${'A'.repeat(27)} (2)`)
  t.equal(safeSheetName("'quoted'", taken), 'quoted')
  t.equal(safeSheetName('QUOTED', taken), 'QUOTED (2)')
  t.equal(safeSheetName('[]:*?/\\', taken), 'Sheet')
  t.equal(safeSheetName('', taken), 'Sheet (2)')
})

t.test('csv: what only says that nothing was found is left out', async (t) => {
  t.equal((await write('csv', [sheet({ isEmpty: true })])).byteLength, 0)
})

t.test('json: what a model says of a page stands in its entry', async (t) => {
  const bytes = await outputs.get('json')!.write({
    model: 'tables',
    pages: [page([words('x', 10, 10)])],
    failures: [],
    extraction: { ...extraction([]), pages: new Map([[1, { unplaced: 0 }]]) },
    options: DEFAULT_OPTIONS,
  })
  t.match(JSON.parse(new TextDecoder().decode(bytes)).pages, [{ page: 1, unplaced: 0 }])
})
