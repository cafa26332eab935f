import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import t, { type Test } from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Sheet, Warning } from '../../src/document/extraction.ts'
import { outputs } from '../../src/outputs/registry.ts'

const cell = (row: number, column: number, text: string, value: number | string | null = null) => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
  value,
})

const STOCK: Sheet = {
  name: 'Stock: März/April',
  rowCount: 3,
  columnCount: 3,
  headerRows: 1,
  cells: [
    cell(0, 0, 'Goods'),
    cell(0, 1, 'Price'),
    cell(0, 2, 'Day'),
    cell(1, 0, '=1+1'),
    cell(1, 1, '1.250,50 €', 1250.5),
    cell(1, 2, '03.11.2026', '2026-11-03'),
    cell(2, 0, 'Tin, "old"'),
    cell(2, 1, '-12,50', -12.5),
    cell(2, 2, ''),
  ],
}
/** Two head rows; years, a name that comes again, a column without one. */
const YEARS: Sheet = {
  name: 'Years',
  rowCount: 3,
  columnCount: 5,
  headerRows: 2,
  cells: [
    { ...cell(0, 0, 'Region'), rowSpan: 2 },
    { ...cell(0, 1, 'Sold'), columnSpan: 2 },
    cell(0, 3, ''),
    cell(0, 4, '7'),
    cell(1, 1, '2025'),
    cell(1, 2, '2025'),
    cell(1, 3, ''),
    cell(1, 4, ''),
    cell(2, 0, 'North'),
    cell(2, 1, '3', 3),
    cell(2, 2, '4', 4),
    cell(2, 3, 'a\nb'),
    cell(2, 4, 'c'),
  ],
}
const NOTHING: Sheet = { ...STOCK, name: 'Nothing', isEmpty: true }

async function write(
  name: string,
  sheets: readonly Sheet[],
  table: number | null = null,
  warnings: readonly Warning[] = [],
) {
  const output = outputs.get(name)!
  const input = {
    model: 'tables',
    pages: [],
    failures: [],
    extraction: { content: {}, sheets, text: '', warnings },
    options: { ...DEFAULT_OPTIONS, table },
  }
  return {
    bytes: Buffer.from(await output.write(input)),
    codes: output.warnings!(input).map(({ code }) => code),
  }
}

/** Its files by their names, as another program reads them. */
function unpacked(t: Test, archive: Uint8Array): Record<string, string> {
  const path = join(t.testdir(), 'result.zip')
  writeFileSync(path, archive)
  const script =
    'import json, sys, zipfile\n' +
    'z = zipfile.ZipFile(sys.argv[1])\n' +
    'assert z.testzip() is None\n' +
    'print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))'
  return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }))
}

const FIRST = 'Goods,Price,Day\r\n\'=1+1,"1.250,50 €",03.11.2026\r\n"Tin, ""old""","-12,50",\r\n'

t.test('jsonl: a line a row, its values by their columns', async (t) => {
  const { bytes, codes } = await write('jsonl', [STOCK, NOTHING, YEARS])
  const lines = bytes.toString().split('\n')
  t.same(
    lines.slice(0, 3).map((line) => JSON.parse(line)),
    [
      {
        table: 1,
        name: 'Stock: März/April',
        row: 1,
        values: { Goods: '=1+1', Price: 1250.5, Day: '2026-11-03' },
      },
      {
        table: 1,
        name: 'Stock: März/April',
        row: 2,
        values: { Goods: 'Tin, "old"', Price: -12.5, Day: null },
      },
      {
        table: 3,
        name: 'Years',
        row: 1,
        values: {
          Region: 'North',
          'Sold 2025': 3,
          'Sold 2025 (2)': 4,
          'column 4': 'a\nb',
          '7': 'c',
        },
      },
    ],
  )
  t.match(lines[2], /"column 4":"a\\nb","7":"c"/, 'columns in their order, numbers too')
  t.same(lines.slice(3), [''])
  t.same(codes, [])
})

t.test('zip: a CSV file a table', async (t) => {
  const { bytes, codes } = await write('zip', [STOCK, NOTHING, YEARS])
  t.same(unpacked(t, bytes), {
    '1 Stock März April.csv': FIRST,
    '3 Years.csv': 'Region,Sold,,,7\r\n,2025,2025,,\r\nNorth,3,4,"a\nb",c\r\n',
  })
  t.same(codes, [])
  t.ok(bytes.equals((await write('zip', [STOCK, NOTHING, YEARS])).bytes), 'always the same bytes')
  const odd = await write('zip', [
    { ...STOCK, name: '../../etc/passwd' },
    { ...STOCK, name: '\u0000' },
  ])
  t.same(Object.keys(unpacked(t, odd.bytes)), ['1 etc passwd.csv', '2.csv'])
})

t.test('a table is chosen by its number', async (t) => {
  const sheets = [NOTHING, STOCK, YEARS]
  t.equal((await write('csv', sheets, 2)).bytes.toString(), FIRST)
  t.same(Object.keys(unpacked(t, (await write('zip', sheets, 3)).bytes)), ['3 Years.csv'])
  t.match((await write('jsonl', sheets, 3)).bytes.toString(), /^\{"table":3,[^\n]*\n$/)
  for (const output of ['csv', 'jsonl', 'zip'])
    for (const [table, wanted] of [
      [1, ['NOTHING_FOUND']],
      [2, []],
      [4, ['NOTHING_FOUND']],
    ] as const)
      t.same((await write(output, sheets, table)).codes, wanted, `${output} ${table}`)
})

t.test('nothing found: an empty file, and it is said once', async (t) => {
  for (const sheets of [[], [NOTHING]]) {
    for (const output of ['csv', 'jsonl']) {
      const { bytes, codes } = await write(output, sheets)
      t.equal(bytes.byteLength, 0, output)
      t.same(codes, ['NOTHING_FOUND'], output)
    }
    const { bytes, codes } = await write('zip', sheets)
    t.same(unpacked(t, bytes), {})
    t.same(codes, ['NOTHING_FOUND'])
  }
  const said = [{ code: 'NOTHING_FOUND', message: 'no table' }]
  t.same((await write('csv', [], null, said)).codes, [])
})

t.test('csv: LibreOffice opens it, cell by cell, and runs nothing', async (t) => {
  const folder = t.testdir()
  const path = join(folder, 'stock.csv')
  writeFileSync(path, (await write('csv', [STOCK])).bytes)
  execFileSync('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    // Commas between, quotes around, UTF-8, from the first line.
    '--infilter=CSV:44,34,76,1',
    ...['--convert-to', 'xlsx', '--outdir', folder, path],
  ])
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(join(folder, 'stock.xlsx'))
  const sheet = workbook.worksheets[0]!
  t.equal(sheet.rowCount, 3)
  t.equal(sheet.columnCount, 3)
  t.equal(sheet.getCell('A2').type, ExcelJS.ValueType.String)
  t.match(sheet.getCell('A2').text, /^'?=1\+1$/)
  t.equal(sheet.getCell('B2').text, '1.250,50 €')
  t.equal(sheet.getCell('A3').text, 'Tin, "old"')
})
