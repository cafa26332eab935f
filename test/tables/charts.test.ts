import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page, words } from './pages.ts'

const AXIS = ['250', '200', '150', '100', '50', '0', '-50']

t.test('the labels of axes beside each other are no table', async (t) => {
  const lines = [
    [...words('Rye in tons', 80, 180), ...words('Oats in tons', 330, 180)],
    ...grid(
      AXIS.map((figure) => [figure, figure]),
      [60, 310],
      200,
    ),
    [...words('May', 90, 312), ...words('June', 160, 312), ...words('May', 340, 312)],
  ]
  t.same(findTables([page(lines)]), [])
})

t.test('a table whose figures fall by one step stays a table', async (t) => {
  const rows = [
    ['Place', 'Prize', 'Paid'],
    ['First', '250', 'yes'],
    ['Second', '200', 'yes'],
    ['Third', '150', 'no'],
    ['Fourth', '100', 'no'],
  ]
  t.same(findTables([page(grid(rows, [60, 160, 260], 200))]).map(rowsOf), [rows])
})

t.test('so does one of figures alone', async (t) => {
  const rows = [
    ['Load', 'Rest'],
    ...[50, 40, 30, 20, 10].map((load) => [String(load), String(load * load)]),
  ]
  t.same(findTables([page(grid(rows, [60, 160], 200))]).map(rowsOf), [rows])
})

t.test('the grid of a chart, with names in few of its bands, is no table', async (t) => {
  const names = [
    ['Upper farm', 'Lower farm', 'Mill'],
    ['Weir', 'Ford', 'Bridge'],
  ]
  const lines = names.flatMap((row, r) => grid([row], [70, 170, 270], 218 + r * 120))
  const rules = [
    ...Array.from({ length: 13 }, (_, i) => across(200 + i * 20, 60, 360)),
    ...[60, 160, 260, 360].map((x) => down(x, 200, 440)),
  ]
  t.same(findTables([page(lines, rules)]), [])
})

t.test('nor is that of one whose bars have their figures above them', async (t) => {
  const figures = [207, 196, 184, 171, 165, 158, 149, 143, 190, 136, 128, 122, 154, 177]
  const lines = figures.map((figure, i) =>
    words(String(figure), 84 + 34 * i, 212 + 18 * ((5 * i) % 11)),
  )
  const rules = [
    ...Array.from({ length: 13 }, (_, i) => across(200 + i * 18, 60, 570)),
    ...Array.from({ length: 16 }, (_, i) => down(60 + i * 34, 200, 416)),
  ]
  t.same(findTables([page(lines, rules)]), [])
})
