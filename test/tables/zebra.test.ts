import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { isWalled } from '../../src/tables/regions/walled.ts'
import { across, down, grid, page, words } from './pages.ts'

t.test('every other row shaded is one table, with its last bare row', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['Rye', '41', '5.2'],
    ['Oats', '15', '2.6'],
    ['Flax', '44', '5.5'],
    ['Hemp', '46', '5.7'],
    ['Hops', '48', '5.9'],
  ]
  const shade = (r: number): { box: Box; luminance: number } => ({
    box: [55, 189 + r * 16, 420, 205 + r * 16],
    luminance: 0.9,
  })
  const shaded = { ...page(grid(rows, [60, 220, 320], 200)), fills: [0, 2, 4].map(shade) }
  const found = findTables([shaded])
  t.equal(found.length, 1)
  t.same(rowsOf(found[0]!), rows)
})

const SIDES = [55, 215, 315, 420]
/** Shades of row `r`, a cell each, or one for all. */
const cells = (r: number) =>
  SIDES.slice(1).map((x1, i) => ({
    box: [SIDES[i]!, 189 + r * 16, x1, 205 + r * 16] as Box,
    luminance: 0.9,
  }))
const whole = (r: number) => [{ box: [55, 189 + r * 16, 420, 205 + r * 16] as Box, luminance: 0.8 }]

t.test('shaded headings between rows shaded cell by cell do not part the table', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['Grain', '', ''],
    ['Rye', '41', '5.2'],
    ['Oats', '15', '2.6'],
    ['Barley', '17', '2.8'],
    ['Fibre', '', ''],
    ['Flax', '44', '5.5'],
    ['Hemp', '46', '5.7'],
  ]
  const fills = [...cells(0), ...whole(1), ...cells(3), ...whole(5), ...cells(7)]
  const found = findTables([{ ...page(grid(rows, [60, 220, 320], 200)), fills }])
  t.same(found.map(rowsOf), [rows])
})

t.test('a bare head on shaded rows is theirs', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['', 'ha', ''],
    ['Rye', '41', '5.2'],
    ['Oats', '15', '2.6'],
    ['Barley', '17', '2.8'],
    ['Flax', '44', '5.5'],
    ['Hemp', '46', '5.7'],
  ]
  const fills = [2, 4, 6].flatMap(cells)
  const [table, ...others] = findTables([{ ...page(grid(rows, [60, 220, 320], 200)), fills }])
  t.same(others, [])
  t.same(rowsOf(table!).slice(-5), rows.slice(-5))
  t.same(
    [0, 1, 2].map((c) => rowsOf(table!)[0]![c]!.split(' ')[0]),
    ['Crop', 'Area', 'Yield'],
  )
})

const CROPS = [
  ['Crop', 'Area', 'Yield'],
  ['All', '98', '8.8'],
  ['Rye', '41', '5.2'],
  ['Oats', '15', '2.6'],
  ['Flax', '44', '5.5'],
]

t.test('a first row that is shaded as the head is belongs to the bare rows below', async (t) => {
  const rules = [237, 253, 269].map((y) => across(y, 55, 420))
  const drawn = page(grid(CROPS, [60, 220, 320], 200), rules)
  const [table, ...more] = findTables([{ ...drawn, fills: [...cells(0), ...cells(1)] }])
  t.same(more, [])
  t.same(rowsOf(table!), CROPS)
  t.equal(table!.headerRows, 1)
})

const FIELDS = [
  ['Crop', 'Area', 'Yield'],
  ['Rye', '41', '5.2'],
  ['Oats', '15', '2.6'],
  ['Flax', '44', '5.5'],
  ['Hemp', '46', '5.7'],
  ['Hops', '48', '5.9'],
]
const onPage = (
  rows: readonly (readonly string[])[],
  fills: readonly { box: Box; luminance: number }[],
) => findTables([{ ...page(grid(rows, [60, 220, 320], 200)), fills: [...fills] }])

for (const [shades, name] of [[whole, 'row by row'] as const, [cells, 'cell by cell'] as const])
  t.test(`a bare head stays the head of rows shaded ${name}, wherever shades begin`, async (t) => {
    for (const rows of [4, 5, 6].map((count) => FIELDS.slice(0, count)))
      for (const first of [1, 2]) {
        const shaded = rows.flatMap((_, r) =>
          r >= first && (r - first) % 2 === 0 ? shades(r) : [],
        )
        if (shaded.length === shades(0).length) continue
        const found = onPage(rows, shaded)
        t.same(found.map(rowsOf), [rows])
        t.same(found[0]!.headerRows, 1)
      }
  })

t.test('a bare row under two shades is the last of the table', async (t) => {
  for (const shades of [whole, cells])
    t.same(onPage(FIELDS.slice(0, 4), [0, 2].flatMap(shades)).map(rowsOf), [FIELDS.slice(0, 4)])
})

t.test('a paragraph right above a zebra table stays whole', async (t) => {
  const [first, second] = ['Every field was measured twice', 'and none of them was flooded.']
  const body = FIELDS.slice(1)
  const lines = [
    ...[first, second].map((text, i) => words(text!, 60, 168 + i * 16)),
    ...grid(body, [60, 220, 320], 200),
  ]
  const fills = [0, 2, 4].flatMap(whole)
  const [table, ...more] = findTables([{ ...page(lines), fills }])
  t.same(more, [])
  t.equal(table!.title, null)
  t.same(rowsOf(table!), body)
})

t.test('a row of two lines above the first shade is not cut', async (t) => {
  const at = (y: number, row: readonly string[]) => grid([row], [60, 220, 320], y)
  const shade = (y: number) =>
    SIDES.slice(1).map((x1, i) => ({ box: [SIDES[i]!, y - 13, x1, y + 9] as Box, luminance: 0.9 }))
  const lines = [
    ...at(166, FIELDS[0]!),
    ...at(188, ['Rye of the upper', 'about 41', '5.2']),
    ...at(200, ['northern fields', 'to 43', '']),
    ...FIELDS.slice(2).flatMap((row, r) => at(222 + r * 22, row)),
  ]
  const fills = [222, 266].flatMap(shade)
  const found = findTables([{ ...page(lines), fills }])
  const high = ['Rye of the upper northern fields', 'about 41 to 43', '5.2']
  t.same(found.map(rowsOf), [[FIELDS[0]!, high, ...FIELDS.slice(2)]])
})

t.test('a zebra table takes no rows of the table above its heading', async (t) => {
  const above = [
    ['Item', 'Spring', 'Autumn'],
    ['Wages', '41.0', '52.0'],
    ['Energy', '15.5', '26.5'],
    ['Seed', '80.0', '81.5'],
    ['Repairs', '33.0', '47.0'],
  ]
  const lines = [
    ...above.flatMap((row, r) => grid([row], [60, 260, 370], 70 + r * 16)),
    words('Fields and yields', 60, 172, 12),
    ...grid(FIELDS, [60, 220, 320], 200),
  ]
  const fills = [0, 2, 4].flatMap(whole)
  t.same(findTables([{ ...page(lines), fills }]).map(rowsOf), [above, FIELDS])
})

t.test(
  'rules as wide as shaded rows, above their heads and below the last row, are theirs',
  async (t) => {
    const rows = [
      ['Crop', 'Before', ''],
      ['', 'Area', 'Yield'],
      ['Rye', '41', '5.2'],
      ['Oats', '15', '2.6'],
      ['Barley', '17', '2.8'],
      ['Flax', '44', '5.5'],
      ['Hemp', '46', '5.7'],
      ['Total', '163', '21.8'],
    ]
    const lines = [[...words('Crop', 60, 200), ...words('Before', 262, 200)]]
    lines.push(...grid(rows.slice(1), [60, 220, 320], 216))
    const rules = [across(187, 55, 420), across(204, 215, 420), across(319, 55, 420)]
    const found = findTables([{ ...page(lines, rules), fills: [3, 5].flatMap(whole) }])
    t.same(found.map(rowsOf), [rows])
  },
)

t.test('shaded rows do not part their table from open ones below headings', async (t) => {
  const rows = [
    ['Code', 'Crop', 'Sack', 'Weight', 'Price'],
    ['Corn', '', '', '', ''],
    ['R 11', 'Rye, sown early', '25', '1.26', '28.90'],
    ['R 12', 'Oats, sown late', '25', '1.26', '28.90'],
    ['R 13', 'Barley, brown', '50', '1.44', '34.50'],
    ['R 14', 'Wheat, red', '50', '1.44', '46.80'],
    ['Fibres', '', '', '', ''],
    ['F 21', 'Flax, combed', '25', '1.50', '11.20'],
    ['F 22', 'Hemp', '25', '1.50', '11.95'],
    ['F 23', 'Nettle', '10', '1.20', '13.40'],
    ['Others', '', '', '', ''],
    ['S 31', 'Hops, dried', '25', '1.00', '17.80'],
    ['S 32', 'Mint', '25', '1.00', '14.60'],
    ['S 33', 'Sage', '25', '1.00', '17.90'],
  ]
  // Headings stand apart from the rows above them.
  const ys = rows.map((_, r) => 200 + 20 * r + 8 * [1, 6, 10].filter((h) => h <= r).length)
  const lines = rows.flatMap((row, r) => grid([row], [60, 120, 320, 400, 480], ys[r]!))
  const rules = [1, 2, 7, 11].map((r) => across(ys[r]! - (r === 1 ? 22 : 14), 55, 540))
  const fills = [2, 4, 8, 12].map((r) => ({
    box: [55, ys[r]! - 13, 540, ys[r]! + 7] as Box,
    luminance: 0.9,
  }))
  const found = findTables([{ ...page(lines, rules), fills }])
  t.same(found.map(rowsOf), [rows])
})

t.test('a band of the page as high as several rows is no shaded row', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['Rye', '41', '5.2'],
    ['Oats', '15', '2.6'],
    ['Flax', '44', '5.5'],
    ['Hemp', '46', '5.7'],
    ['Hops', '48', '5.9'],
  ]
  const lines = [
    [...words('Harbour & Sons', 60, 130, 14), ...words('Prices of autumn', 330, 130)],
    words('All our crops', 60, 178),
    ...grid(rows, [60, 220, 320], 200),
  ]
  const banner = { box: [55, 105, 420, 152] as Box, luminance: 0.3 }
  const fills = [banner, ...cells(0), ...cells(2), ...cells(4)]
  const found = findTables([{ ...page(lines), fills }])
  t.same(found.map(rowsOf), [rows])
})

t.test('sides of shades are no walls; drawn ones are, and those between columns', async (t) => {
  const region = { kind: 'ruled', box: [55, 189, 420, 269] } as const
  const sides = [55, 420].map((at) => ({ at, from: 189, to: 269 }))
  t.notOk(isWalled(region, [], sides, 10))
  t.notOk(isWalled(region, [across(189, 55, 420), down(420, 300, 380)], sides, 10))
  t.ok(isWalled(region, [down(420, 189, 269)], sides, 10))
  t.ok(isWalled(region, [], [...sides, { at: 215, from: 189, to: 205 }], 10))
})
