import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, grid, page, words } from './pages.ts'

const XS = [60, 220]
const sections = [
  ...grid([['Loom', '']], XS, 200),
  ...grid(
    [
      ['Frame', 'Ash, oiled'],
      ['Width of cloth', 'One metre'],
    ],
    XS,
    220,
  ),
  ...grid([['Wheel', '']], XS, 272),
  ...grid(
    [
      ['Spokes', 'Beech'],
      ['Treadle', 'Double'],
    ],
    XS,
    300,
  ),
]

t.test('rules of one length hold the parts of a table together', async (t) => {
  const rules = [187, 206, 226, 242, 286, 306, 322].map((y) => across(y, 55, 420))
  const found = findTables([page(sections, rules)])
  t.equal(found.length, 1)
  t.same(rowsOf(found[0]!), [
    ['Loom', ''],
    ['Frame', 'Ash, oiled'],
    ['Width of cloth', 'One metre'],
    ['Wheel', ''],
    ['Spokes', 'Beech'],
    ['Treadle', 'Double'],
  ])
})

t.test('rules with pages of text between them do not', async (t) => {
  const rows = [
    ['Name', 'Wool', 'Flax'],
    ['Ada', '12', '31'],
    ['Bea', '14', '35'],
  ]
  const text = Array.from({ length: 10 }, (_, i) =>
    words('Of the yarn that is left over nobody had kept an account until then', 60, 300 + 14 * i),
  )
  const lines = [...grid(rows, [60, 200, 320], 200), ...text, ...grid(rows, [60, 200, 320], 500)]
  const rules = [187, 260, 480, 560].map((y) => across(y, 55, 420))
  t.equal(findTables([page(lines, rules)]).length, 2)
})
