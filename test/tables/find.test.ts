import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page, words } from './pages.ts'

const ROWS = [
  ['Article', 'Pieces', 'Price'],
  ['Copper wire', '12', '1,250.50'],
  ['Steel tube', '7', '89.90'],
  ['Brass plate', '30', '7.25'],
  ['Zinc sheet', '4', '15.00'],
]
const XS = [60, 220, 340]

t.test('a table without any rule', async (t) => {
  const [table, ...others] = findTables([page(grid(ROWS, XS, 200))])
  t.equal(others.length, 0)
  t.same(rowsOf(table!), ROWS)
  t.equal(table!.headerRows, 1)
  t.ok(table!.box[0] <= 60 && table!.box[1] <= 200)
})

t.test('a ruled table: cells may have two lines', async (t) => {
  const cells = [
    words('Article', 66, 212),
    [...words('Pieces', 226, 212), ...words('Price', 346, 212)],
    words('Copper wire', 66, 236),
    words('of 2 mm', 66, 250),
    [...words('12', 226, 236), ...words('1,250.50', 346, 236)],
    [...words('Steel tube', 66, 274), ...words('7', 226, 274), ...words('89.90', 346, 274)],
  ]
  const ys = [200, 220, 258, 282]
  const rules = [
    ...ys.map((y) => across(y, 60, 420)),
    ...[60, 220, 340, 420].map((x) => down(x, 200, 282)),
  ]
  const [table] = findTables([page(cells, rules)])
  t.same(rowsOf(table!), [
    ['Article', 'Pieces', 'Price'],
    ['Copper wire of 2 mm', '12', '1,250.50'],
    ['Steel tube', '7', '89.90'],
  ])
})

t.test('a head that spans columns', async (t) => {
  const cells = [
    words('Sales', 300, 212),
    [...words('Region', 66, 236), ...words('May', 226, 236), ...words('June', 346, 236)],
    [...words('North', 66, 260), ...words('10', 226, 260), ...words('20', 346, 260)],
    [...words('South', 66, 284), ...words('30', 226, 284), ...words('40', 346, 284)],
  ]
  const rules = [
    ...[200, 244, 268, 292].map((y) => across(y, 60, 420)),
    across(220, 220, 420),
    ...[60, 220, 420].map((x) => down(x, 200, 292)),
    down(340, 220, 292),
  ]
  const [table] = findTables([page(cells, rules)])
  t.same(rowsOf(table!).slice(-2), [
    ['North', '10', '20'],
    ['South', '30', '40'],
  ])
  const sales = table!.cells.find((cell) => cell.text === 'Sales')
  t.equal(sales?.columnSpan, 2)
  const region = table!.cells.find((cell) => cell.text === 'Region')
  t.equal(region?.column, 0)
})

t.test('two tables on a page, one on the next', async (t) => {
  const first = page([
    ...grid(ROWS, XS, 120),
    words('Between the two stands a sentence that belongs to neither of them.', 60, 260),
    words('It has a second line, which is about as long as the first one was.', 60, 274),
    ...grid(ROWS.slice(0, 4), XS, 340),
  ])
  const second = { ...page(grid(ROWS, XS, 500)), number: 2 }
  const tables = findTables([first, second])
  t.same(
    tables.map((table) => table.pages),
    [[1], [1], [2]],
  )
  t.same(rowsOf(tables[1]!), ROWS.slice(0, 4))
})

t.test('prose, an empty page and a lone figure are no tables', async (t) => {
  const sentence = 'This is a line of running text that goes from edge to edge of the page'
  const prose = Array.from({ length: 30 }, (_, i) => words(sentence, 60, 100 + i * 14))
  t.same(findTables([page(prose)]), [])
  t.same(findTables([page([])]), [])
  t.same(findTables([page([words('42', 300, 400)])]), [])
  t.same(findTables([]), [])
})

t.test('a running head is no table', async (t) => {
  const head = [
    [...words('The Weekly Mail', 60, 60), ...words('169', 500, 60)],
    [...words('Winter at the', 60, 74), ...words('Station', 280, 74)],
  ]
  t.same(findTables([page(head)]), [])
})

t.test('justified lines with wide spaces are no table', async (t) => {
  const apart = (texts: readonly string[], y: number) => {
    const width = texts.reduce((sum, text) => sum + text.length * 5, 0)
    const gap = (200 - width) / (texts.length - 1)
    let x = 60
    return texts.map((text) => {
      const [made] = words(text, x, y)
      x = made!.box[2] + gap
      return made!
    })
  }
  const tight = (y: number) => apart('this line fills its narrow column from'.split(' '), y)
  const loose = [
    ['slow', 'spring', 'and', 'both', 'ran', 'at'],
    ['all', 'week', 'from', 'then', 'on', 'of'],
    ['June', 'the', 'new', 'line', 'is', 'at'],
    ['Ayr', 'came', 'into', 'use', 'on', '4'],
  ]
  const column = [
    tight(100),
    tight(112),
    ...loose.map((texts, i) => apart(texts, 124 + i * 12)),
    tight(172),
    tight(184),
  ]
  t.same(findTables([page(column)]), [])
})

t.test('cells cover the grid, each place once', async (t) => {
  for (const table of findTables([page(grid(ROWS, XS, 200))])) {
    const covered = new Set<string>()
    for (const cell of table.cells)
      for (let r = cell.row; r < cell.row + cell.rowSpan; r++)
        for (let c = cell.column; c < cell.column + cell.columnSpan; c++) {
          t.notOk(covered.has(`${r},${c}`))
          covered.add(`${r},${c}`)
        }
    t.equal(covered.size, table.rowCount * table.columnCount)
  }
})

t.test('sections of one table, a heading far above each', async (t) => {
  const xs = [60, 160, 250, 340, 430]
  const rows = (from: number) =>
    Array.from({ length: 5 }, (_, i) => [0, 1, 2, 3, 4].map((c) => `${(from + i) * 10 + c}`))
  const [table, ...others] = findTables([
    page([
      ...grid(rows(10), xs, 100),
      words('Women', 60, 206),
      ...grid(rows(20), xs, 232),
      words('Men', 60, 338),
      ...grid(rows(30), xs, 364),
    ]),
  ])
  t.same(others, [])
  const section = (name: string) => [name, '', '', '', '']
  t.same(rowsOf(table!), [...rows(10), section('Women'), ...rows(20), section('Men'), ...rows(30)])
})
