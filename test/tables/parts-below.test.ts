import t from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { gridOf } from '../../src/tables/grid/grid.ts'
import type { Region } from '../../src/tables/grid/region.ts'
import type { Ruling } from '../../src/tables/marks/ruling.ts'
import { likeliestCut } from '../../src/tables/regions/stacked.ts'
import { verdictOn } from '../../src/tables/verdict/is-table.ts'
import { across, down, grid, page, words } from './pages.ts'

const NO_RULINGS = { horizontal: [], vertical: [], shades: [], bars: [] }

const found = (made: Page) => findTables([made]).map(rowsOf)

t.test('two tables of different columns, one right below the other', async (t) => {
  const spending = [
    ['', '2021', '2020'],
    ['Marine', '31.7', '26.2'],
    ['Coatings', '19.9', '24.0'],
    ['Services', '4.5', '3.1'],
  ]
  const sales = [
    ['Region', 'Share', 'Principal markets'],
    ['Americas', '46%', 'United States'],
    ['Europe', '31%', 'Norway, Spain'],
    ['Asia', '19%', 'Korea, Japan'],
  ]
  const made = page([...grid(spending, [60, 330, 420], 200), ...grid(sales, [60, 130, 190], 282)])
  t.same(found(made), [spending, sales])
})

t.test('a table under a heading whose columns stand elsewhere', async (t) => {
  const results = [
    ['', 'Note', '2031', '2030', 'Change', 'Plan'],
    ['Ferries', '2', '2,706.1', '2,559.8', '146.3', '2,600.0'],
    ['Harbours', '3', '608.4', '577.9', '30.5', '590.0'],
    ['Cranes', '5', '274.2', '249.6', '24.6', '255.0'],
    ['Repairs', '6', '217.7', '206.3', '11.4', '210.0'],
    ['Fuel', '8', '183.5', '171.2', '12.3', '175.0'],
  ]
  const shares = [
    ['', 'Note', '2031', '2030'],
    ['Islands', '12', '63.7', '58.4'],
    ['Mainland', '12', '29.1', '33.5'],
    ['Abroad', '13', '7.2', '8.1'],
  ]
  const made = page([
    ...grid(results, [60, 180, 240, 310, 380, 450], 200),
    words('Where people came from', 60, 292, 12),
    ...grid(shares, [60, 205, 275, 345], 312),
  ])
  t.same(found(made), [results, shares])
})

t.test('two frames that meet at a heading', async (t) => {
  const output = [
    ['Type', 'Power', '0', '6', '12', '18'],
    ['Heron', '0.8', '13.4', '12.7', '11.1', '8.6'],
    ['Egret', '1.3', '19.9', '19.2', '17.8', '15.3'],
    ['Stork', '2.9', '31.6', '30.8', '29.4', '26.7'],
  ]
  const sizes = [
    ['Type', 'Length', 'Width', 'Weight'],
    ['Heron', '366', '195', '23'],
    ['Egret', '391', '225', '31'],
    ['Stork', '457', '265', '44'],
  ]
  const frame = (xs: readonly number[], y0: number, lines: number) => [
    ...Array.from({ length: lines + 1 }, (_, i) => across(y0 + 16 * i, 50, 350)),
    ...xs.map((x) => down(x, y0, y0 + 16 * lines)),
  ]
  const made = page(
    [
      ...grid(output, [56, 126, 176, 216, 256, 306], 212),
      words('Sizes and weight', 56, 276),
      ...grid(sizes, [56, 146, 216, 286], 292),
    ],
    [
      ...frame([50, 120, 170, 210, 250, 300, 350], 200, 4),
      ...frame([50, 350], 264, 1),
      ...frame([50, 140, 210, 280, 350], 280, 4),
    ],
  )
  t.same(found(made), [output, sizes])
})

t.test('rows go on below a cell of many lines', async (t) => {
  const wrapped = [
    ...['The bridge stays', 'closed to heavy', 'vehicles until', 'repairs are', 'done and paid,'],
    ...['although half of', 'the people who', 'live in the town', 'cross it often'],
  ]
  const made = page([
    ...grid(
      [
        ['Code', 'What', 'Price'],
        ['A-11', 'Lamp', '31.70'],
        ['A-12', wrapped[0]!, '19.90'],
      ],
      [60, 120, 230],
      200,
    ),
    ...wrapped.slice(1).map((text, i) => words(text, 120, 244 + i * 12)),
    ...grid(
      [
        ['A-13', 'Chair', '4.50'],
        ['A-14', 'Desk', '8.25'],
      ],
      [60, 120, 230],
      352,
    ),
  ])
  t.same(found(made), [
    [
      ['Code', 'What', 'Price'],
      ['A-11', 'Lamp', '31.70'],
      ['A-12', wrapped.join(' '), '19.90'],
      ['A-13', 'Chair', '4.50'],
      ['A-14', 'Desk', '8.25'],
    ],
  ])
})

t.test('heads in a frame with open rows below are one table', async (t) => {
  const rows = [
    ['Age', 'Basic', 'Full', 'Basic', 'Full'],
    ['0-17', '21.40', '16.69', '26.11', '28.89'],
    ['18-24', '24.10', '18.80', '29.40', '32.54'],
    ['25-29', '26.90', '20.98', '32.82', '36.31'],
    ['30-34', '29.95', '23.36', '36.54', '40.43'],
  ]
  const xs = [60, 130, 190, 250, 310]
  const made = page([
    words('Comfort', 150, 200),
    words('Top', 280, 200),
    ...grid(rows.slice(0, 1), xs, 218),
    ...grid(rows.slice(1), xs, 238),
  ])
  const head = {
    ...made,
    rules: [
      across(188, 55, 350),
      across(206, 120, 350),
      across(224, 55, 350),
      ...[55, 120, 240, 350].map((x) => down(x, 188, 224)),
    ],
  }
  const [table, ...more] = found(head)
  t.same(more, [])
  const [heads, ...body] = rows
  t.same(table, [['Age', 'Comfort', '', 'Top', ''], ['', ...heads!.slice(1)], ...body])
})

t.test('the last line of a text on the left is in no table on the right', async (t) => {
  const prices = [
    ['Place', 'Fee'],
    ['Small stall', '15'],
    ['Large stall', '30'],
    ['Cart', '25'],
    ['Cattle, a head', '8'],
  ]
  const left = [
    'From July on the price of water and of drains',
    'is another one. The council has voted for the',
    'new rates with nine hands to two. Households',
    'with little money may ask for a lower one, in',
    'June.',
  ]
  const right = [
    'The fair of cattle and tools is held on the',
    'last Sunday of June, at the station. The fees',
    'are those of last year:',
  ]
  const made = page([
    words('Notes of the commune of Weir, number 41', 60, 70, 12),
    [...words('Water', 60, 98, 14), ...words('The fair', 320, 98, 14)],
    ...left.map((line, i) => [
      ...words(line, 60, 126 + i * 12),
      ...(right[i] ? words(right[i], 320, 126 + i * 12) : []),
      ...(i === 4 ? grid([prices[0]!], [370, 460], 174).flat() : []),
    ]),
    ...grid(prices.slice(1), [370, 460], 186),
  ])
  t.same(found(made), [prices])
})

t.test('what stands over a rule that runs far beyond a table is another table', async (t) => {
  const plants = [
    ['Plant', 'Pot', 'Height', 'Price'],
    ['Aster', 'P9', '60-100', '3.60'],
    ['Yarrow', 'P9', '60-100', '4.10'],
    ['Lupin', 'P11', '40-60', '4.80'],
    ['Mallow', 'P11', '40-60', '5.20'],
    ['Sedge', 'P9', '60-80', '3.90'],
    ['Thrift', 'P9', '60-80', '3.90'],
  ]
  const freight = [
    ['Order', 'below 150', 'below 500', 'over 500'],
    ['Nearby', '18.00', '9.00', 'free'],
    ['Farther', '34.00', '22.00', '12.00'],
    ['Parcel', '8.90', '8.90', 'free'],
  ]
  const walls = [55, 150, 190, 240, 285]
  const shades = [0, 1, 2].flatMap((row) =>
    walls.slice(1).map((x1, i) => ({
      box: [walls[i]!, 221 + 32 * row, x1, 237 + 32 * row] as const,
      luminance: 0.92,
    })),
  )
  const made = page(
    [...grid(plants, [60, 155, 195, 250], 200), ...grid(freight, [60, 155, 240, 350], 328)],
    [across(205, 55, 285), across(333, 55, 400)],
  )
  t.same(found({ ...made, fills: shades }), [plants, freight])
})

t.test('two lines below a list, in columns of their own', async (t) => {
  const list = [
    ['CODE', 'ARTICLE', 'UM', 'COUNT', 'PRICE', 'LESS', 'SUM'],
    ['0041731', 'ANCHOR PLATE 8.8 M10', 'PC', '200', '0,118', '30', '16,52'],
    ['0042846', 'ROPE TARRED M10 BLUE', 'PC', '200', '0,094', '30', '13,16'],
    ['0053390', 'SHACKLE 10,5X20', 'PC', '500', '0,021', '30', '7,35'],
    ['0069127', 'PAINT RED. M12 MT.1', 'PC', '12', '2,460', '25', '22,14'],
    ['0070255', 'BRUSH WIDE 300ML', 'PC', '6', '8,950', '15', '45,65'],
    ['0071518', 'CHAIN 115X1 FE/INOX', 'PC', '50', '0,880', '40', '26,40'],
    ['0072664', 'LAMP HSS 8,5 DIN338', 'PC', '10', '3,270', '25', '24,53'],
  ]
  const sums = [
    ['GOODS', 'FREIGHT', 'TAXABLE', 'VAT 22%', 'TOTAL DUE'],
    ['155,75', '12,00', '167,75', '36,91', '204,66'],
  ]
  const ends = [50, 105, 279, 332, 387, 417, 483]
  const row = (texts: string[], y: number, right: readonly number[], from = 0) =>
    texts.flatMap((text, i) =>
      words(text, i < from ? right[i]! : right[i]! - 6 * text.length, y, 12),
    )
  const made = page(
    [
      [...words('OFFER NO. 1204/25', 50, 115, 12), ...words('OF 12/05/2025', 207, 115, 12)],
      words('LOC. FLATS 4, HARBOUR (WK)', 111, 145, 12),
      ...list.map((texts, i) => row(texts, 173 + (i === 0 ? 0 : 15 + 14.5 * i), ends, 3)),
      ...sums.map((texts, i) => row(texts, 333 + 15 * i, [121, 188, 278, 356, 459])),
    ],
    [across(185, 50, 483), across(315, 50, 483), across(359, 50, 483)],
  )
  t.same(found(made).at(-1), sums)
})

function cutOf(region: Region, all: readonly Word[], vertical: readonly Ruling[]) {
  const rulings = { ...NO_RULINGS, vertical }
  const units = { em: 10, pitch: 16 }
  return likeliestCut(region, all, rulings, units, (part, own) => {
    const grid = gridOf(part, own, rulings, units)
    return grid && { grid, odds: verdictOn(grid).odds }
  })
}

t.test('nothing is parted where a wall runs on between columns', async (t) => {
  const made = [
    ...grid(
      [
        ['Farm', 'Rye', 'Oats'],
        ['Upper', '41', '52'],
        ['Lower', '15', '26'],
      ],
      [60, 140, 190],
      200,
    ),
    words('Boats', 60, 280, 12),
    ...grid(
      [
        ['Boat', 'Crew', 'Tons'],
        ['Heron', '4', '18'],
        ['Plover', '7', '35'],
      ],
      [60, 230, 300],
      304,
    ),
  ]
  const all = made.flat()
  const region = { kind: 'ruled', box: [50, 190, 330, 340] } as const
  const cutBeside = (...vertical: Ruling[]) => cutOf(region, all, vertical)
  const around = [50, 330].map((at) => ({ at, from: 190, to: 340 }))
  t.not(cutBeside(), null)
  t.not(cutBeside(...around), null, 'a frame may hold several tables')
  t.not(cutBeside(...around, { at: 130, from: 190, to: 240 }), null, 'a wall of the upper one')
  t.equal(cutBeside(...around, { at: 130, from: 190, to: 340 }), null)
})

t.test('walls of other columns below than above part two tables', async (t) => {
  const nets = [
    ['Net', 'Mesh', 'Metres'],
    ['Herring', '32', '180'],
    ['Perch', '45', '60'],
  ]
  const buoys = [
    ['Buoy', 'Litres', 'Colour'],
    ['Large', '40', 'red'],
    ['Small', '12', 'white'],
  ]
  const all = [...grid(nets, [60, 140, 190], 200), ...grid(buoys, [60, 170, 250], 248)].flat()
  const region = { kind: 'ruled', box: [50, 190, 330, 300] } as const
  const cutWith = (above: readonly number[], below: readonly number[]) => {
    const vertical = [
      ...[50, 330].map((at) => ({ at, from: 190, to: 300 })),
      ...above.map((at) => ({ at, from: 190, to: 238 })),
      ...below.map((at) => ({ at, from: 238, to: 300 })),
    ]
    return cutOf(region, all, vertical)
  }
  t.not(cutWith([130, 180], [160, 240]), null)
  t.equal(cutWith([130, 180], [130, 180]), null)
})
