import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page } from './pages.ts'

const FIGURES = [
  ['Code', 'This year', 'Last year'],
  ['10/15', '48,210', '41,904'],
  ['16', '7,350', '9,120'],
  ['17/49', '22,067', '20,418'],
  ['50', '1,984', '2,230'],
]
const LABELS = ['', 'Own means', 'Provisions', 'Debts', 'Accruals']
const XS = [240, 310, 400]
const ROW = 18

/** The figures within a frame with a wall after each column, and texts left of it. */
const pageWith = (texts: readonly string[], x: number) =>
  page(
    FIGURES.map((row, r) => [
      ...(texts[r] ? grid([[texts[r]]], [x], 200 + r * ROW).flat() : []),
      ...grid([row], XS, 200 + r * ROW).flat(),
    ]),
    [
      ...[188, 206, 188 + FIGURES.length * ROW].map((y) => across(y, 230, 480)),
      ...[230, 300, 390, 480].map((x) => down(x, 188, 188 + FIGURES.length * ROW)),
    ],
  )

t.test('labels before a frame are the first column of its table', async (t) => {
  for (const x of [60, 150])
    t.same(findTables([pageWith(LABELS, x)]).map(rowsOf), [
      FIGURES.map((row, r) => [LABELS[r], ...row]),
    ])
})

t.test('a remark beside one row is none', async (t) => {
  for (const texts of [['', '', 'see page 12'], []])
    t.same(findTables([pageWith(texts, 60)]).map(rowsOf), [FIGURES])
})
