import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { withoutPaperBars } from '../../src/tables/marks/paper-bars.ts'
import { grid, page, words } from './pages.ts'

/** Bars of listing paper, 20 points high and as far apart. */
const BARS = Array.from({ length: 8 }, (_, i): Box => [30, 140 + i * 40, 560, 160 + i * 40])
const LIST = grid(
  [
    ['Bin', 'Part', 'Stock'],
    ['A1', 'Washer', '410'],
    ['A2', 'Gasket', '52'],
    ['B1', 'Bearing', '63'],
    ['B4', 'Spindle', '74'],
  ],
  [60, 160, 300],
  250,
)
const fillsOf = (boxes: readonly Box[]) => boxes.map((box) => ({ box, luminance: 0.9 }))

t.test('bars of the paper that lines of text lie across are no marks of a table', async (t) => {
  const lines = [
    words('Stores of the northern yard', 60, 152),
    ...LIST,
    words('End of list', 60, 400),
  ]
  const found = findTables([{ ...page(lines), fills: fillsOf(BARS) }])
  t.same(found.map(rowsOf), [
    [
      ['Bin', 'Part', 'Stock'],
      ['A1', 'Washer', '410'],
      ['A2', 'Gasket', '52'],
      ['B1', 'Bearing', '63'],
      ['B4', 'Spindle', '74'],
    ],
  ])
})

t.test('shades that rows lie within stay', async (t) => {
  const shades = [0, 2, 4, 6].map((i): Box => [50, 239 + i * 16, 360, 255 + i * 16])
  const inRows = Array.from({ length: 8 }, (_, i) => words('Washer 410', 60, 250 + i * 16)).flat()
  t.equal(withoutPaperBars(shades, inRows, 10), shades)
})

t.test('bars that lines lie within and that go on below the text are of the paper', (t) => {
  const bars = [0, 1, 2, 3].map((i): Box => [30, 100 + i * 120, 560, 160 + i * 120])
  const lines = Array.from({ length: 15 }, (_, i) => words('Gasket 52', 60, 113 + i * 20))
  t.same(withoutPaperBars(bars, lines.flat(), 10), [])
  const more = Array.from({ length: 6 }, (_, i) => words('Gasket 52', 60, 413 + i * 20))
  t.equal(withoutPaperBars(bars, [...lines, ...more].flat(), 10), bars, 'with text on the last one')
  t.end()
})
