import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { partedAtHeads } from '../../src/tables/whole/heads-again.ts'
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

t.test('so is one that was cut into columns of figures, and runs on over them', async (t) => {
  const [table] = findTables([
    page(grid([HEAD, ...A, ['Lower', 'isles', 'and', 'bay'], ...B], XS, 200)),
  ])
  const place = ([, y0, , y1]: Box, x: number): Box => [x, y0, x + 30, y1]
  const cells = table!.cells.map((cell) => {
    if (cell.row === 4) return { ...cell, box: place(cell.box, 60 + 35 * cell.column) }
    return cell.row > 4 ? { ...cell, row: cell.row + 1 } : cell
  })
  const again = table!.cells
    .filter(({ row }) => row === 0)
    .map((cell) => ({ ...cell, row: 5, box: place([0, 272, 0, 274], cell.box[0]) }))
  const parts = partedAtHeads({ ...table!, rowCount: 9, cells: [...cells, ...again] })
  t.same(parts.map(rowsOf), [
    [HEAD, ...A],
    [HEAD, ...B],
  ])
  t.equal(parts[1]!.title, 'Lower isles and bay')
})

t.test('and one whose next word happens to stand where a column of texts begins', async (t) => {
  const heats = (rows: string[][]) => rows.map(([name, ...row], i) => [`${i + 1}`, name!, ...row])
  const head = ['No', ...HEAD]
  const rows = [head, ...heats(A), ['Race', '12 by night', '', '', ''], head, ...heats(B)]
  const tables = findTables([page(grid(rows, [60, 85, 200, 280, 360], 200))])
  t.same(tables.map(rowsOf), [
    [head, ...heats(A)],
    [head, ...heats(B)],
  ])
  t.equal(tables[1]!.title, 'Race 12 by night')
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
