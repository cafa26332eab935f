import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { ruledRegions } from '../../src/tables/regions/regions.ts'
import { across, grid, page, words } from './pages.ts'

/** A line of running text 200 points wide. */
const prose = (y: number) => words('the mill stood idle all that winter long', 60, y)

t.test('a table as wide as the column of text that it stands in', async (t) => {
  const rows = [
    ['Plot', 'Trees', 'Girth', 'Height'],
    ['A1', '57', '20.1', '14.400'],
    ['A2', '39', '31.5', '21.400'],
    ['B1', '55', '29.0', '21.500'],
    ['C1', '27', '15.6', '23.100'],
  ]
  const text = Array.from({ length: 6 }, (_, i) => [
    prose(100 + i * 12),
    prose(290 + i * 12),
  ]).flat()
  const lines = [...text, ...grid(rows, [60, 110, 170, 230], 190)]
  const rules = [across(178, 60, 260), across(194, 60, 260), across(262, 60, 260)]
  t.same(findTables([page(lines, rules)]).map(rowsOf), [rows])
})

t.test('no word of a long text in the last column is lost', async (t) => {
  const lines = [
    ...grid(
      [
        ['Aim', 'Plan', 'Done', 'Remark'],
        ['Wells', '75', '60', 'one caved in'],
      ],
      [60, 200, 260, 320],
      200,
    ),
    words('Third round was put off', 320, 238),
    ...grid([['Teachers', '120', '87', '']], [60, 200, 260, 320], 244),
    words('until the spring', 320, 250),
    ...grid([['Roads', '45', '46', '']], [60, 200, 260, 320], 272),
  ]
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!)[2], ['Teachers', '120', '87', 'Third round was put off until the spring'])
})

t.test('labels of a table between paragraphs are no part of these', async (t) => {
  const rows = [
    ['A1', '57', '20.1', '14.4'],
    ['A2', '39', '31.5', '21.4'],
    ['B1', '55', '29.0', '21.5'],
    ['C1', '27', '15.6', '23.1'],
  ]
  const text = Array.from({ length: 8 }, (_, i) => [prose(82 + i * 12), prose(250 + i * 12)]).flat()
  const lines = [...text, ...grid(rows, [60, 110, 170, 230], 184)]
  t.same(findTables([page(lines)]).map(rowsOf), [rows])
})

t.test(
  'frames of one width under each other are one where their walls stand at the same places',
  async (t) => {
    const frame = (y: number, wall: number) => ({
      horizontal: [0, 16, 32, 48, 64].map((down) => ({ at: y + down, from: 90, to: 310 })),
      vertical: [90, wall, 310].map((at) => ({ at, from: y, to: y + 64 })),
    })
    const regions = (walls: readonly [number, number]) => {
      const [above, below] = [frame(100, walls[0]), frame(177, walls[1])]
      const vertical = [...above.vertical, ...below.vertical].sort((a, b) => a.at - b.at)
      const horizontal = [...above.horizontal, ...below.horizontal]
      return ruledRegions({ horizontal, vertical, shades: [], bars: [] }, 10)
    }
    t.equal(regions([280, 281]).length, 1)
    t.equal(regions([280, 265]).length, 2)
  },
)

const line = (at: number) => ({ at, from: 60, to: 360 })
const walls = (xs: readonly number[], from: number, to: number) =>
  xs.map((at) => ({ at, from, to }))
const regionsOf = (places: readonly number[], uprights: ReturnType<typeof walls>) =>
  ruledRegions(
    {
      horizontal: places.map(line),
      vertical: uprights.toSorted((a, b) => a.at - b.at),
      shades: [],
      bars: [],
    },
    10,
  ).map(({ box }) => box)

t.test('rules go on from heads with walls to a heading with walls: one table', async (t) => {
  const places = Array.from({ length: 9 }, (_, i) => 100 + 18 * i)
  const heads = walls([60, 160, 260, 360], 100, 136)
  const heading = walls([60, 360], 208, 226)
  t.same(regionsOf(places, [...heads, ...heading]), [[60, 100, 360, 244]])
})

t.test('a panel over the head of a table, higher than its rows', async (t) => {
  const panel = walls([60, 360], 100, 160)
  const heading = walls([60, 360], 196, 214)
  const boxes = regionsOf([100, 160, 178, 196, 214], [...panel, ...heading])
  t.ok(boxes.every(([, top, , bottom]) => top >= 160 || bottom <= 178))
})
