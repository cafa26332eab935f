import ExcelJS from 'exceljs'
import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Sheet } from '../../src/document/extraction.ts'
import { outputs } from '../../src/outputs/registry.ts'

const cell = (row: number, column: number, text: string, value: number | string | null = null) => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
  value,
})

const LONG_HEAD = 'Weighted response rate of all who were asked'
const REMARK = 'checked, and checked again by a second person who had not seen the first result'

/** Two rows of heads, one over two columns; a column of codes, one of figures, one of remarks. */
const survey: Sheet = {
  name: 'Table 3: Survey of the river farms, by size [2026]',
  rowCount: 5,
  columnCount: 4,
  headerRows: 2,
  cells: [
    { ...cell(0, 0, 'Code'), rowSpan: 2 },
    { ...cell(0, 1, 'Answers'), columnSpan: 2 },
    { ...cell(0, 3, 'Remark'), rowSpan: 2 },
    cell(1, 1, LONG_HEAD),
    cell(1, 2, 'Share'),
    cell(2, 0, '0049'),
    cell(2, 1, '+12', 12),
    cell(2, 2, '12.5 %', 0.125),
    cell(2, 3, REMARK),
    cell(3, 0, '0051'),
    cell(3, 1, '(3)', -3),
    cell(3, 2, '–'),
    cell(3, 3, 'none . . . . . . . .'),
    cell(4, 0, '0057'),
    cell(4, 1, '1,204*', 1204),
    cell(4, 2, '7.0 %', 0.07),
    cell(4, 3, ''),
  ],
}

async function workbookOf(sheets: readonly Sheet[]): Promise<ExcelJS.Workbook> {
  const bytes = await outputs.get('xlsx')!.write({
    model: 'tables',
    pages: [],
    failures: [],
    extraction: { content: {}, sheets, text: '', warnings: [] },
    options: DEFAULT_OPTIONS,
  })
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)
  return workbook
}

t.test('heads are bold, in view, wrapped and over their figures', async (t) => {
  const sheet = (await workbookOf([survey])).worksheets[0]!
  t.equal(sheet.name, 'Table 3 Survey of the river far')
  t.match(sheet.views[0], { state: 'frozen', ySplit: 2 })
  t.same([...sheet.model.merges].sort(), ['A1:A2', 'B1:C1', 'D1:D2'])
  t.equal(sheet.getCell('B1').alignment.horizontal, 'center')
  for (const at of ['A1', 'B1', 'B2', 'C2', 'D1']) t.ok(sheet.getCell(at).font.bold, at)
  t.notOk(sheet.getCell('A3').font?.bold)
  t.match(sheet.getCell('B2').alignment, { horizontal: 'right', wrapText: true })
  t.ok(sheet.getColumn(2).width! < LONG_HEAD.length / 2, 'a long head does not widen its column')
  t.ok(sheet.getColumn(2).width! > 'Weighted'.length, 'nor is a word of it cut')
})

t.test('what stands below: typed as printed, codes as text, long texts wrapped', async (t) => {
  const sheet = (await workbookOf([survey])).worksheets[0]!
  t.equal(sheet.getCell('A3').value, '0049')
  t.equal(sheet.getCell('A3').numFmt, '@', 'a code stays one when it is edited')
  t.same(
    ['B3', 'B4', 'B5', 'C3'].map((at) => [sheet.getCell(at).value, sheet.getCell(at).numFmt]),
    [
      [12, '+0;-0;0'],
      [-3, '0;(0)'],
      [1204, '#,##0"*"'],
      [0.125, '0.0%'],
    ],
  )
  t.equal(sheet.getCell('C4').alignment.horizontal, 'right', 'a dash among figures')
  t.match(sheet.getCell('D3').alignment, { wrapText: true, vertical: 'top' })
  t.equal(sheet.getCell('A3').alignment.vertical, 'top', 'beside a text of two lines')
  t.equal(sheet.getCell('D4').value, 'none', 'dots that lead to the next column')
  t.ok(sheet.getColumn(4).width! <= 60)
})

t.test('more than ten sheets: one more shows them all', async (t) => {
  const small = (i: number): Sheet => ({
    name: `Part ${i}`,
    rowCount: 2,
    columnCount: 1,
    headerRows: 1,
    cells: [cell(0, 0, 'Load'), cell(1, 0, `${i}`, i)],
  })
  const ten = await workbookOf(Array.from({ length: 10 }, (_, i) => small(i)))
  t.equal(ten.worksheets.length, 10)
  const eleven = await workbookOf([...Array.from({ length: 10 }, (_, i) => small(i)), survey])
  t.equal(eleven.worksheets.length, 12)
  const all = eleven.worksheets.at(-1)!
  t.equal(all.name, 'All')
  t.same(
    [1, 2, 3, 4, 5].map((row) => all.getCell(row, 1).value),
    ['Part 0', 'Load', 0, null, 'Part 1'],
  )
  t.ok(all.getCell('A1').font.bold && all.getCell('A2').font.bold)
  t.notOk(all.getCell('A3').font?.bold)
  t.equal(all.getCell(41, 1).value, survey.name)
  t.equal(all.getCell(44, 1).value, '0049')
  t.ok(all.getCell('C42').isMerged, 'spans are merged')
})

t.test('a name with an apostrophe stays out of what programs read as a formula', async (t) => {
  const { worksheets } = await workbookOf([{ ...survey, name: "Children's clothes" }, survey])
  t.equal(worksheets[0]!.name, "Children's clothes")
  // In a reference it would have to be doubled, which exceljs does not do.
  t.notOk(worksheets[0]!.pageSetup.printTitlesRow)
  t.equal(worksheets[1]!.pageSetup.printTitlesRow, '1:2')
})
