import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page } from './pages.ts'

const HEAD = ['Port', 'Ships', 'Tons', 'Crews']
const A = [
  ['Wick', '41', '520', '7'],
  ['Tarn', '15', '261', '8'],
  ['Olm', '80', '813', '9'],
]
const B = [
  ['Wick', '52', '611', '6'],
  ['Tarn', '17', '240', '5'],
  ['Olm', '78', '790', '4'],
]
const XS = [60, 200, 280, 360]

t.test('tables of one head below each other', async (t) => {
  const tables = findTables([page(grid([HEAD, ...A, HEAD, ...B], XS, 200))])
  t.same(tables.map(rowsOf), [
    [HEAD, ...A],
    [HEAD, ...B],
  ])
  t.ok(tables[0]!.box[3] <= tables[1]!.box[1], 'each in its place')
})

t.test('of two columns, both heads are the same again', async (t) => {
  const two = (rows: string[][]) => rows.map((row) => row.slice(0, 2))
  const rows = two([HEAD, ...A, HEAD, ...B])
  const tables = findTables([page(grid(rows, [60, 90], 200))])
  t.same(tables.map(rowsOf), [two([HEAD, ...A]), two([HEAD, ...B])])
})

t.test('a line between them is the title of the second', async (t) => {
  const rows = [HEAD, ...A, ['(b) 1921', '', '', ''], HEAD, ...B]
  const tables = findTables([page(grid(rows, XS, 200))])
  t.same(tables.map(rowsOf), [
    [HEAD, ...A],
    [HEAD, ...B],
  ])
  t.equal(tables[1]!.title, '(b) 1921')
})

t.test('the first head may tell the year', async (t) => {
  const head = (year: string) => [year, ...HEAD.slice(1)]
  const tables = findTables([page(grid([head('1920'), ...A, head('1921'), ...B], XS, 200))])
  t.same(tables.map(rowsOf), [
    [head('1920'), ...A],
    [head('1921'), ...B],
  ])
})

t.test('a row with a text of the head is none', async (t) => {
  const rows = [HEAD, ...A, ['Ships', '52', '611', '6'], ['Crews', '17', '240', '5']]
  t.same(findTables([page(grid(rows, XS, 200))]).map(rowsOf), [rows])
})
