import t from 'tap'
import { rowsOf, type Table } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page } from './pages.ts'

const ROWS = [
  ['Goods', 'Spring', 'Summer', 'Autumn'],
  ['Indoors', '', '', ''],
  ['Lamps', '12', '15', '19'],
  ['Rugs', '31', '28', '44'],
  ['Outdoors', '', '', ''],
  ['Tents', '18', '57', '16'],
  ['Sheds', '14', '23', '11'],
]
const LEFTS = [66, 176, 246, 316]
const FIRST = 212
const PITCH = 16
/** Rows over and under every line of `ROWS`. */
const EACH = Array.from({ length: ROWS.length + 1 }, (_, i) =>
  across(FIRST - 12 + PITCH * i, 60, 380),
)

const spans = (table: Table | undefined, ...texts: string[]): number[] =>
  texts.map((text) => table!.cells.find((cell) => cell.text === text)!.columnSpan)

t.test('a text alone between rules that no wall cuts reaches over all columns', async (t) => {
  const [table] = findTables([page(grid(ROWS, LEFTS, FIRST), EACH)])
  t.same(rowsOf(table!), ROWS)
  t.same(spans(table, 'Indoors', 'Outdoors', 'Lamps'), [4, 4, 1])
})

t.test('a wall beside it keeps it in its column', async (t) => {
  const walls = [60, 160, 230, 300, 380].map((x) => down(x, 200, 312))
  const [table] = findTables([page(grid(ROWS, LEFTS, FIRST), [...EACH, ...walls])])
  t.same(rowsOf(table!), ROWS)
  t.same(spans(table, 'Indoors', 'Outdoors'), [1, 1])
})

t.test('walls that close all of them in say more than how they are set', async (t) => {
  const walls = [60, 160, 230, 300, 380].map((x) => down(x, 200, 312))
  const rows = ROWS.map((row) => (row[1] === '' ? [row[0]!.toUpperCase(), '', '', ''] : row))
  const [table] = findTables([page(grid(rows, LEFTS, FIRST), [...EACH, ...walls])])
  t.same(spans(table, 'INDOORS', 'OUTDOORS'), [1, 1])
})

t.test(
  'where nothing is drawn, it stands in its column, as those who copy tables write it',
  async (t) => {
    const [table] = findTables([page(grid(ROWS, LEFTS, FIRST))])
    t.same(rowsOf(table!), ROWS)
    t.same(spans(table, 'Indoors', 'Outdoors'), [1, 1])
  },
)

t.test('one that lies over the gutter on its right says so for all of its table', async (t) => {
  const rows = ROWS.map((row) =>
    row[0] === 'Outdoors' ? ['Outdoors and on the balcony', '', '', ''] : row,
  )
  const [table] = findTables([page(grid(rows, LEFTS, FIRST))])
  t.same(spans(table, 'Indoors', 'Outdoors and on the balcony'), [4, 4])
})

t.test('a last row heads nothing', async (t) => {
  const rows = [...ROWS.slice(0, 4), ['Others', '', '', '']]
  const [table] = findTables([page(grid(rows, LEFTS, FIRST), EACH.slice(0, 6))])
  t.same(spans(table, 'Indoors', 'Others'), [4, 1])
})
