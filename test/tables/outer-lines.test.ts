import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, grid, page, words } from './pages.ts'

const LEFTS = [60, 200, 280]
const ROWS = [
  ['Barley', '31.5', ''],
  ['Oats', '12.4', '30.2'],
  ['Rye', '14.1', '28.7'],
  ['Flax', '15.9', '26.3'],
]

t.test('a head and headings that share no gutter with the first row', async (t) => {
  const head = [...words('1911', 200, 156), ...words('1912', 280, 156)]
  const headings = [words('Acres by crop', 60, 172), words('Northern farms', 60, 188)]
  const lines = [head, ...headings, ...grid(ROWS, [70, 200, 280], 204)]
  const [table] = findTables([page(lines, [across(161, 60, 300)])])
  t.same(rowsOf(table!), [
    ['', '1911', '1912'],
    ['Acres by crop', '', ''],
    ['Northern farms', '', ''],
    ...ROWS,
  ])
})

t.test('rows up to the rule that closes the table', async (t) => {
  const rows = [['Crop', '1911', '1912'], ...ROWS, ['Hemp', '', '9.5']]
  const lines = [
    ...grid(rows, LEFTS, 204),
    [...words('Hops', 60, 204 + 16 * rows.length), ...words('3.1', 280, 204 + 16 * rows.length)],
  ]
  const bottom = 204 + 16 * rows.length + 5
  const rules = [across(192, 60, 300), across(209, 60, 300), across(bottom, 60, 300)]
  const [table] = findTables([page(lines, rules)])
  t.same(rowsOf(table!), [...rows, ['Hops', '', '3.1']])
})

t.test('sentences whose spaces stand over gutters are no rows', async (t) => {
  const rows = [['Crop', '1911', '1912'], ...ROWS]
  const above = words('The mill stood idle until corn came from the south', 60, 188)
  const [table] = findTables([page([above, ...grid(rows, LEFTS, 204)])])
  t.same(rowsOf(table!), rows)
})

t.test('a caption and a note stay outside', async (t) => {
  const rows = [['Crop', '1911', '1912'], ...ROWS]
  const lines = [
    words('Table 4', 60, 188),
    ...grid(rows, LEFTS, 204),
    words('Note: bushels', 60, 204 + 16 * rows.length),
  ]
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!), rows)
  t.equal(table!.title, 'Table 4')
})

t.test('a caption whose texts stand apart as columns do is no row', async (t) => {
  const rows = [['', '1911', '1912'], ...ROWS]
  const caption = [...words('Table 4', 60, 188), ...words('Acres by crop, thousands', 200, 188)]
  const [table] = findTables([page([caption, ...grid(rows, LEFTS, 204)])])
  t.same(rowsOf(table!), rows)
})

t.test("a report's head over the head of its table", async (t) => {
  const head = [
    ['MILLER SONS', 'STOCK LIST', 'ST044', 'PAGE 1'],
    ['RUN', '04/03/19', '17:20', 'USER PAT'],
  ]
  const rows = [
    ['CODE', 'NAME', 'BIN', 'QTY', 'VALUE'],
    ['K-104', 'LAMP OIL', 'A2', '48', '120.50'],
    ['K-118', 'ROPE TEN', 'B1', '16', '88.00'],
    ['K-133', 'SAIL WAX', 'A7', '30', '45.75'],
    ['K-140', 'PITCH', 'C3', '9', '62.10'],
    ['K-152', 'TWINE', 'B4', '75', '33.25'],
  ]
  const lines = [
    ...grid(head, [60, 155, 280, 345], 200),
    ...grid(rows, [60, 140, 240, 290, 340], 244),
  ]
  t.same(findTables([page(lines)]).map(rowsOf), [rows])
})

t.test(
  'a head over others that a rule parts from them has labels between, in the middle beside both',
  async (t) => {
    const rows = [
      ['Barley', '31.5', '28.1', '11.2', 'May'],
      ['Oats', '12.4', '30.2', '10.1', 'June'],
      ['Rye', '14.1', '28.7', '9.9', 'May'],
      ['Flax', '15.9', '26.3', '9.1', 'July'],
    ]
    const lines = [
      words('Acres', 225, 188),
      [...words('Farm', 60, 194), ...words('Until', 350, 194)],
      [...words('south', 160, 200), ...words('north', 220, 200), ...words('west', 280, 200)],
      ...grid(rows, [60, 160, 220, 280, 350], 214),
    ]
    const [table] = findTables([page(lines, [across(191.5, 150, 320)])])
    t.same(rowsOf(table!), [
      ['Farm', 'Acres', '', '', 'Until'],
      ['', 'south', 'north', 'west', ''],
      ...rows,
    ])
  },
)

t.test('units need names over them, of years perhaps', async (t) => {
  const rows = [
    ['Barley', '3', '31.5', '28.1'],
    ['Oats', '', '12.4', '30.2'],
    ['Rye', '5', '14.1', '28.7'],
    ['Flax', '', '15.9', '26.3'],
  ]
  const lines = [
    words('1912', 310, 176),
    [...words('1911', 240, 188), ...words('(drafted)', 310, 188)],
    [...words('Note', 180, 200), ...words('bu', 240, 200), ...words('bu', 310, 200)],
    ...grid(rows, [60, 180, 240, 310], 216),
  ]
  const [table] = findTables([page(lines, [across(204, 55, 360)])])
  t.same(rowsOf(table!), [['', 'Note', '1911 bu', '1912 (drafted) bu'], ...rows])
})

t.test('a label in the middle beside two rows of heads is of the first one', async (t) => {
  const rows = [['Barley', '31.5', '30.1'], ...ROWS.slice(1)]
  const heads = [
    words('Year', 240, 188),
    words('Crop', 60, 194.5),
    grid([['1911', '1912']], [200, 280], 201)[0]!,
  ]
  const [table] = findTables([page([...heads, ...grid(rows, LEFTS, 217)], [across(206, 60, 300)])])
  t.same(rowsOf(table!), [['Crop', 'Year', ''], ['', '1911', '1912'], ...rows])
})
