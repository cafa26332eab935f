import t from 'tap'
import { gridIn } from '../../src/tables/grid/grid-in.ts'
import { across, grid, words } from './pages.ts'

const page = { width: 595, height: 842, fills: [] }

t.test('columns and rows of a region, with what stands where', async (t) => {
  const lines = grid(
    [
      ['Item', 'Number', 'Price'],
      ['Oak planks, planed', '12', '4.50'],
      ['and oiled', '', ''],
      ['Nails', '200', '0.05'],
    ],
    [60, 180, 260],
    200,
  )
  const found = gridIn({ page, words: lines.flat(), rules: [across(206, 60, 300)] })!
  t.equal(found.columns.length, 3)
  t.equal(found.headRows, 1)
  t.same(
    found.cells.map(({ row, column, words: own }) => [
      row,
      column,
      own.map(({ text }) => text).join(' '),
    ]),
    [
      [0, 0, 'Item'],
      [0, 1, 'Number'],
      [0, 2, 'Price'],
      [1, 0, 'Oak planks, planed and oiled'],
      [1, 1, '12'],
      [1, 2, '4.50'],
      [2, 0, 'Nails'],
      [2, 1, '200'],
      [2, 2, '0.05'],
    ],
  )
  for (const { probability } of [...found.columns, ...found.rows])
    t.ok(probability > 0 && probability <= 1)
})

t.test('words outside the region are none of it; one column is no grid', async (t) => {
  const lines = grid(
    [
      ['Left', 'Right'],
      ['One', 'Two'],
      ['Three', 'Four'],
    ],
    [60, 180],
    200,
  )
  t.equal(gridIn({ page, words: lines.flat(), rules: [] }, [50, 180, 120, 240]), null)
  t.equal(gridIn({ page, words: [], rules: [] }), null)
  const outside = words('Elsewhere', 60, 400)
  const found = gridIn(
    { page, words: [...lines.flat(), ...outside], rules: [] },
    [50, 180, 300, 240],
  )
  t.equal(
    found?.cells.some((cell) => cell.words.includes(outside[0]!)),
    false,
  )
})

t.test('a row that may as well go on is less likely than one that cannot', async (t) => {
  const sure = grid(
    [
      ['Ash', '1'],
      ['Elm', '2'],
      ['Oak', '3'],
      ['Fir', '4'],
    ],
    [60, 180],
    200,
  )
  const open = grid(
    [
      ['Ash', '1'],
      ['Elm or', ''],
      ['Oak', '3'],
      ['Fir', '4'],
    ],
    [60, 180],
    200,
  )
  const least = (lines: typeof sure) =>
    Math.min(...gridIn({ page, words: lines.flat(), rules: [] })!.rows.map((r) => r.probability))
  t.ok(least(open) < least(sure))
})
