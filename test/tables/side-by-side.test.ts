import t from 'tap'
import type { Page, Rule, Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { PARTINGS } from '../../src/scoring/fitted.ts'
import { findTables } from '../../src/tables/find.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { FEATURES as CUT_FEATURES, cutCandidates } from '../../src/tables/regions/cut-candidates.ts'
import { LOOK_FEATURES, type Looked } from '../../src/tables/regions/look.ts'
import type { PageText } from '../../src/tables/regions/page-columns.ts'
import { FEATURES, sideCandidates } from '../../src/tables/regions/side-candidates.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import type { Trace } from '../../src/tables/trace.ts'
import { across, grid, page, words } from './pages.ts'

type Rows = readonly (readonly string[])[]

const FARMS: Rows = [
  ['Farm', 'Rye', 'Oats'],
  ['Upper', '41', '52'],
  ['Lower', '15', '26'],
  ['Mill', '80', '81'],
  ['Ford', '33', '47'],
  ['Weir', '62', '19'],
]
const BOATS: Rows = [
  ['Boat', 'Crew', 'Tons'],
  ['Heron', '4', '18'],
  ['Plover', '7', '35'],
  ['Curlew', '5', '22'],
  ['Snipe', '3', '11'],
]
const MORE_FARMS: Rows = [FARMS[0]!, ...BOATS.slice(1)]
const LEFT = [60, 140, 190]
const RIGHT = [320, 400, 450]

/** Rows in columns at `xs`, one line every `pitch` points from `y` on. */
const set = (rows: Rows, xs: readonly number[], y = 200, pitch = 16): Word[][] =>
  rows.flatMap((row, r) => grid([row], xs, y + r * pitch))

/** A page whose lines run across both tables, as readers give them. */
function together(tables: readonly (readonly (readonly Word[])[])[], rules: readonly Rule[] = []) {
  const lines = Map.groupBy(
    tables.flatMap((lines) => lines.flat()),
    (word) => word.baseline,
  )
  return page(
    [...lines].sort(([a], [b]) => a - b).map(([, line]) => line),
    rules,
  )
}

const rulesAround = (x0: number, x1: number, top: number, bottom: number): Rule[] =>
  [top, top + 16, bottom].map((y) => across(y, x0, x1))

const found = (it: Page): string[][][] => findTables([it]).map(rowsOf)

t.test('tables that have rules of their own', async (t) => {
  const rules = [...rulesAround(55, 215, 189, 286), ...rulesAround(315, 480, 189, 270)]
  t.same(found(together([set(FARMS, LEFT), set(BOATS, RIGHT)], rules)), [FARMS, BOATS])
})

t.test('tables with the same heads, as many as there are', async (t) => {
  const third: Rows = [FARMS[0]!, ['Fen', '9', '8'], ['Moor', '7', '6'], ['Heath', '5', '4']]
  const tables = [set(FARMS, [40, 100, 140]), set(MORE_FARMS, [220, 280, 320])]
  t.same(found(together(tables)), [FARMS, MORE_FARMS])
  t.same(found(together([...tables, set(third, [400, 460, 500])])), [FARMS, MORE_FARMS, third])
})

t.test('tables whose rows do not stand in line', async (t) => {
  t.same(found(together([set(FARMS, LEFT), set(BOATS, RIGHT, 200, 21)])), [FARMS, BOATS])
})

t.test('tables with a number each', async (t) => {
  const numbers = [[...words('Table 4. Farms', 60, 180), ...words('Table 5. Boats', 320, 180)]]
  const five = BOATS.concat([['Stork', '6', '27']])
  const tables = findTables([together([numbers, set(FARMS, LEFT), set(five, RIGHT)])])
  t.same(tables.map(rowsOf), [FARMS, five])
})

t.test('a wide gutter, and one list that ends before the other', async (t) => {
  t.same(found(together([set(FARMS, LEFT), set(BOATS, RIGHT)])), [FARMS, BOATS])
})

const beside = (left: Rows, right: Rows): string[][] =>
  left.map((row, r) => [...row, ...(right[r] ?? ['', '', ''])])

t.test('one table with a wide gutter stays one: its rules run on', async (t) => {
  const rules = rulesAround(55, 480, 189, 286)
  t.same(found(together([set(FARMS, LEFT), set(BOATS, RIGHT)], rules)), [beside(FARMS, BOATS)])
})

t.test('one table with a wide gutter stays one: its rows are as many', async (t) => {
  const five = BOATS.concat([['Stork', '6', '27']])
  t.same(found(together([set(FARMS, LEFT), set(five, RIGHT)])), [beside(FARMS, five)])
})

t.test('heads that come again in one table do not part it', async (t) => {
  const rows: Rows = [
    ['Farm', 'Rye', 'Oats', 'Rye', 'Oats'],
    ['Upper', '41', '52', '63', '74'],
    ['Lower', '15', '26', '37', '48'],
    ['Mill', '80', '81', '82', '83'],
    ['Ford', '33', '47', '39', '50'],
  ]
  const xs = [60, 140, 190, 320, 370]
  t.same(found(together([set(rows, xs)])), [rows])
  const bare = [['', ...rows[0]!.slice(1)], ...rows.slice(1)]
  t.same(found(together([set(bare, xs)])), [bare])
})

t.test('remarks far off belong to the rows they stand in', async (t) => {
  const rows = FARMS.map((row, r) => [...row, ['Remark', '', 'flooded', '', 'sold', ''][r]!])
  t.same(found(together([set(rows, [...LEFT, 400])])), [rows])
})

const NEAR = [280, 360, 410]

t.test('small tables whose rows do not stand in line', async (t) => {
  for (const [left, right] of [
    [3, 3],
    [4, 3],
    [3, 5],
  ] as const) {
    const [farms, boats] = [FARMS.slice(0, left), BOATS.slice(0, right)]
    t.same(found(together([set(farms, LEFT), set(boats, NEAR, 208, 22)])), [farms, boats])
  }
})

t.test('small tables whose rows stand in line, one of which ends before the other', async (t) => {
  for (const [left, right] of [
    [4, 3],
    [6, 3],
    [3, 5],
  ] as const) {
    const [farms, boats] = [FARMS.slice(0, left), BOATS.slice(0, right)]
    t.same(found(together([set(farms, LEFT), set(boats, NEAR)])), [farms, boats])
  }
})

const BLANK: PageText = {
  lines: [],
  prose: new Set(),
  rulings: { horizontal: [], vertical: [], shades: [], bars: [] },
}

t.test('every feature of a place has a weight', async (t) => {
  t.same(PARTINGS.side.features, { place: FEATURES, looks: LOOK_FEATURES })
  t.equal(PARTINGS.side.place.linear.length, FEATURES.length)
  t.equal(PARTINGS.side.looks.linear.length, FEATURES.length + LOOK_FEATURES.length)
  const words = [set(FARMS, LEFT), set(BOATS, RIGHT)].flat(2)
  const candidates = sideCandidates(words, BLANK, { em: 10, pitch: 16 })
  t.ok(candidates.length > 0)
  for (const { features } of candidates) {
    t.equal(features.length, FEATURES.length)
    t.ok(features.every((value) => value >= 0 && value <= 1))
  }
  t.same(PARTINGS.cut.features, { place: CUT_FEATURES, looks: LOOK_FEATURES })
  t.equal(PARTINGS.cut.place.linear.length, CUT_FEATURES.length)
  t.equal(PARTINGS.cut.looks.linear.length, CUT_FEATURES.length + LOOK_FEATURES.length)
  const lines = textLines(words, 10)
  const cuts = cutCandidates(lines, { horizontal: [], vertical: [] }, { em: 10, pitch: 16 })
  t.equal(cuts.length, lines.length - 1)
  for (const { features } of cuts) {
    t.equal(features.length, CUT_FEATURES.length)
    t.ok(features.every((value) => value >= -1 && value <= 1))
  }
})

t.test('a wide column of sentences does not part a table', async (t) => {
  const rows: Rows = [
    ['Item', 'Decision', 'Who', 'When'],
    ['1', 'The roof is mended before the autumn', 'Ann', 'June'],
    ['2', 'Three firms are asked for an offer', 'Ben', 'July'],
    ['3', 'The fence along the lane stays as it is', '', ''],
  ]
  t.same(found(together([set(rows, [60, 100, 400, 470], 200, 40)])), [rows])
})

t.test('a table beside running text', async (t) => {
  const text = [
    'The farms along the river sowed more rye',
    'than in any year before, and the mill had',
    'work for two more hands. The weir was shut',
    'for a month, so that the lower fields lay',
    'under water until the end of the spring.',
    'Nobody could say who had opened the gate.',
    'The council will look into it in autumn.',
  ]
  const beside = text.map((line, i) => words(line, 320, 198 + i * 12))
  t.same(found(together([set(FARMS, LEFT), beside])), [FARMS])
})

t.test('what is told of parts is from -1 to 1', async (t) => {
  let weighed = 0
  const hear = (places: readonly Looked[]) => {
    for (const { looks } of places) {
      const told = looks()
      t.equal(told.length, LOOK_FEATURES.length)
      for (const [f, value] of told.entries())
        t.ok(value >= -1 && value <= 1, String(LOOK_FEATURES[f]))
      weighed++
    }
  }
  const trace: Trace = {
    rulings: () => {},
    prose: () => {},
    candidate: () => {},
    sides: hear,
    cuts: hear,
    turned: () => trace,
  }
  tablesOnPage(together([set(FARMS, LEFT), set(BOATS, RIGHT)]), trace)
  t.ok(weighed > 0)
})

t.test('a table below two side by side keeps its first column', async (t) => {
  const ferries: Rows = [
    ['Ferry', 'Spring', 'Summer', 'Autumn'],
    ['Adult', '3,4021', '5,1170', '4,2260'],
    ['Child', '1,7015', '2,5580', '2,1130'],
    ['Bicycle', '0,9044', '1,2031', '1,0025'],
    ['Total', '6,0080', '8,8781', '7,3415'],
  ]
  const buses: Rows = [
    ['Bus', 'Single', 'Return'],
    ['Adult', '2,1140', '3,8025'],
    ['Child', '1,0570', '1,9013'],
    ['Bicycle', '0,8016', '1,4044'],
    ['Total', '3,9726', '7,1082'],
  ]
  const passes: Rows = [
    ['Pass', 'A week', 'A month', 'A year'],
    ['Harbour and islands, all boats', '14,50', '46,20', '495,00'],
    ['Harbour alone, weekdays', '9,20', '31,75', '338,40'],
    ['Harbour and hills (until ten at night)', '17,30', '55,60', '602,10'],
    ['Islands for those who live there', '6,85', '22,15', '241,30'],
    ['Dogs and bicycles', '3,10', '9,95', '104,70'],
  ]
  const lines = [
    [words('By boat', 47, 150), words('By bus', 312, 150)],
    set(ferries, [47, 122, 172, 222], 168, 20),
    set(buses, [312, 440, 505], 168, 20),
    [words('Passes', 47, 274)],
    set(passes, [47, 345, 420, 500], 292, 20),
  ]
  const rules = [across(172, 47, 260), across(172, 312, 540), across(296, 47, 540)]
  const tables = tablesOnPage(together(lines, rules))
  t.same(tables.map(rowsOf), [ferries, buses, passes])
})
