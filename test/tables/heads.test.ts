import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page, words } from './pages.ts'

const XS = [60, 160, 230, 300, 370]
const BODY = [
  ['Upper', '41', '52', '63', '74'],
  ['Lower', '15', '26', '37', '48'],
  ['Mill', '80', '81', '82', '83'],
]
/** Rules over and under the head, and under the last row. */
const rulesAt = (...ys: readonly number[]) => ys.map((y) => across(y, 55, 400))

const placesOf = (lines: readonly (readonly Word[])[], rules: Parameters<typeof page>[1]) => {
  const found = findTables([page(lines, rules)])
  t.equal(found.length, 1)
  const heads = found[0]!.cells.filter(({ row, text }) => row < found[0]!.headerRows && text !== '')
  return {
    rowCount: found[0]!.rowCount,
    heads: heads.map(({ text, row, column, rowSpan, columnSpan }) => [
      text,
      row,
      column,
      rowSpan,
      columnSpan,
    ]),
  }
}

t.test('one head over several columns, alone above them, is theirs', async (t) => {
  const lines = [
    words('Fields', 270, 200),
    ...grid([['Farm', 'Rye', 'Oats', 'Flax', 'Hemp'], ...BODY], XS, 216),
  ]
  const rules = [...rulesAt(190, 220, 270), across(204, 155, 400)]
  t.same(placesOf(lines, rules), {
    rowCount: 5,
    heads: [
      ['Farm', 0, 0, 2, 1],
      ['Fields', 0, 1, 1, 4],
      ['Rye', 1, 1, 1, 1],
      ['Oats', 1, 2, 1, 1],
      ['Flax', 1, 3, 1, 1],
      ['Hemp', 1, 4, 1, 1],
    ],
  })
})

t.test('heads over heads have a rule all across between them', async (t) => {
  const lines = [
    ...grid([['Farm', '', 'Grain', '', 'Fibre']], XS, 200),
    ...grid([['', 'Rye', 'Oats', 'Flax', 'Hemp'], ...BODY], XS, 216),
  ]
  t.equal(placesOf(lines, rulesAt(204, 220)).rowCount, 5)
})

t.test('a head of two lines beside heads over heads is one cell', async (t) => {
  const lines = [
    ...grid([['', 'Fields', '', 'Hemp', 'Hops']], XS, 200),
    ...grid([['Farm', 'Rye', 'Oats', 'dried', 'green'], ...BODY], XS, 216),
  ].map((line) => line.map((word) => (word.text === 'Fields' ? { ...word, ...over(195) } : word)))
  const rules = [...rulesAt(190, 220, 270), across(204, 155, 260)]
  t.same(placesOf(lines, rules).heads, [
    ['Farm', 0, 0, 2, 1],
    ['Fields', 0, 1, 1, 2],
    ['Hemp dried', 0, 3, 2, 1],
    ['Hops green', 0, 4, 2, 1],
    ['Rye', 1, 1, 1, 1],
    ['Oats', 1, 2, 1, 1],
  ])
})

t.test('in a drawn head, walls that begin below a text part the heads under it', async (t) => {
  const years = [...words('1996', 210, 212), ...words('1997', 330, 212)]
  const kinds = grid([['', 'Rye', 'Oats', 'Rye', 'Oats']], [66, 170, 230, 290, 350], 228)
  const rows = grid(
    ['Upper', 'Lower', 'Mill'].map((farm, r) => [farm, `${r}1`, `${r}2`, `${r}3`, `${r}4`]),
    [66, 170, 230, 290, 350],
    248,
  )
  const lines = [years, words('Farm', 66, 220), ...kinds, ...rows]
  const rules = [
    ...[200, 234, 250, 266, 284].map((y) => across(y, 60, 400)),
    ...[60, 160, 280, 400].map((x) => down(x, 200, 284)),
    ...[220, 340].map((x) => down(x, 217, 284)),
  ]
  t.same(placesOf(lines, rules), {
    rowCount: 5,
    heads: [
      ['Farm', 0, 0, 2, 1],
      ['1996', 0, 1, 1, 2],
      ['1997', 0, 3, 1, 2],
      ['Rye', 1, 1, 1, 1],
      ['Oats', 1, 2, 1, 1],
      ['Rye', 1, 3, 1, 1],
      ['Oats', 1, 4, 1, 1],
    ],
  })
})

t.test('heads in the middle beside heads over heads stand in the first row', async (t) => {
  const lines = [
    words('Fields', 348, 199),
    grid([['Farm', 'Hands', 'Carts', '', '', '', 'Horses']], [95, 170, 226, 0, 0, 0, 468], 211)[0]!,
    grid([['', '', '', 'Rye', 'Oats', 'Flax']], [0, 0, 0, 298, 355, 413], 222)[0]!,
    ...BODY.flatMap((row, r) =>
      grid([[...row, '17', '28']], [60, 195, 252, 318, 378, 438, 508], 246 + r * 24),
    ),
  ]
  const rules = [...[185, 231].map((y) => across(y, 55, 520)), across(209, 275, 450)]
  const walls = [55, 155, 210, 275, 450, 520].map((x) => down(x, 185, 231))
  const inner = [335, 395].map((x) => down(x, 209, 231))
  const heads = [
    ['Farm', 0, 0, 2, 1],
    ['Hands', 0, 1, 2, 1],
    ['Carts', 0, 2, 2, 1],
    ['Fields', 0, 3, 1, 3],
    ['Horses', 0, 6, 2, 1],
    ['Rye', 1, 3, 1, 1],
    ['Oats', 1, 4, 1, 1],
    ['Flax', 1, 5, 1, 1],
  ]
  t.same(placesOf(lines, [...rules, ...walls, ...inner]), { rowCount: 5, heads })
})

/** The place of a word of six letters that begins at `x`. */
const over = (x: number): Pick<Word, 'box'> => ({ box: [x, 193, x + 30, 202] })

t.test('a head with walls of its own, and rows parted by rules alone, are one table', async (t) => {
  const head = [across(190, 55, 400), across(206, 55, 400), across(222, 55, 400)]
  const walls = [55, 155, 400].map((x) => down(x, 190, 206))
  const inner = [55, 155, 225, 295, 365, 400].map((x) => down(x, 206, 222))
  const rules = [...head, ...walls, ...inner, ...rulesAt(238, 254, 270)]
  const lines = grid(
    [['Farm', '', 'Fields'], ['', 'Rye', 'Oats', 'Flax', 'Hemp'], ...BODY],
    XS,
    200,
  )
  const found = findTables([page(lines, rules)])
  t.equal(found.length, 1)
  t.match(found[0], { rowCount: 5, columnCount: 5 })
  t.ok(found[0]!.cells.some((c) => c.text === 'Fields' && c.columnSpan === 4))
})

t.test('a head between two rules, far above its rows, is theirs', async (t) => {
  const head = grid(
    [
      ['Farm', 'Rye', 'Oats'],
      ['', 'tons', 'tons'],
    ],
    [60, 200, 320],
    200,
  )
  const rows = [
    ['Upper', '41', '52'],
    ['Lower', '15', '26'],
    ['Mill', '80', '81'],
  ]
  const rules = [188, 222, 322].map((y) => across(y, 55, 420))
  const lines = [...head, words('Dried', 60, 250), ...grid(rows, [60, 200, 320], 280)]
  const found = findTables([page(lines, rules)])
  t.equal(found.length, 1)
  t.same(rowsOf(found[0]!).slice(-3), rows)
  t.same(rowsOf(found[0]!)[0], ['Farm', 'Rye tons', 'Oats tons'])
})

t.test('the first lines of a head, under a rule all across, belong to it', async (t) => {
  const lines = [
    words('Raw', 300, 176),
    ...grid([['', 'Rye', '', 'flax', '']], XS, 188),
    ...grid([['Farm', 'sown', 'Oats', 'in tons', 'Hemp'], ...BODY], XS, 200),
  ]
  t.same(placesOf(lines, rulesAt(166, 204, 260)).heads, [
    ['Farm', 0, 0, 1, 1],
    ['Rye sown', 0, 1, 1, 1],
    ['Oats', 0, 2, 1, 1],
    ['Raw flax in tons', 0, 3, 1, 1],
    ['Hemp', 0, 4, 1, 1],
  ])
})

t.test('a rule below walled cells makes no head of their last lines', async (t) => {
  const lines = [
    ...grid([['Kind', 'Cloth', 'Finish', 'Use']], XS.slice(0, 4), 200),
    ...grid([['Wool', 'Loden', 'fulled', 'coats']], XS.slice(0, 4), 220),
    ...grid([['', 'in grey']], XS.slice(0, 2), 232),
    ...grid([['', 'Tweed', 'none', 'suits']], XS.slice(0, 4), 252),
  ]
  const rules = [
    across(190, 55, 400),
    across(206, 55, 400),
    across(238, 155, 400),
    across(258, 55, 400),
    ...[55, 155, 225, 295, 400].map((x) => down(x, 190, 258)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.same(rowsOf(table!), [
    ['Kind', 'Cloth', 'Finish', 'Use'],
    ['Wool', 'Loden in grey', 'fulled', 'coats'],
    ['', 'Tweed', 'none', 'suits'],
  ])
})

t.test('a head narrower than the columns below its rule does not make them one', async (t) => {
  const row = (y: number, ...texts: readonly (readonly [string, number])[]) =>
    texts.flatMap(([text, x]) => words(text, x, y))
  const lines = [
    row(200, ['Tonnes', 286]),
    row(216, ['Farm', 198], ['2023', 261], ['2024', 308], ['Rest', 370]),
    row(232, ['Upper', 198], ['120.5', 261], ['98.0', 320], ['63', 375]),
    row(248, ['Lower', 198], ['8.25', 271], ['91', 322], ['3.7', 375]),
    row(264, ['Mill', 198], ['41', 266], ['377.75', 313], ['82', 375]),
    row(280, ['All', 198], ['170.25', 261], ['1456.5', 308]),
  ]
  const wide = [190, 220, 268, 286].map((y) => across(y, 195, 395))
  t.same(placesOf(lines, [...wide, across(204, 253, 350)]).heads, [
    ['Farm', 0, 0, 2, 1],
    ['Tonnes', 0, 1, 1, 2],
    ['Rest', 0, 3, 2, 1],
    ['2023', 1, 1, 1, 1],
    ['2024', 1, 2, 1, 1],
  ])
})

t.test('years over the unit of their figures are one head', async (t) => {
  const lines = [
    ...grid([['', '', '1921', '1920']], [60, 250, 320, 400], 188),
    ...grid(
      [
        ['', 'Note', '€000', '€000'],
        ['Freight', '4', '4,120', '3,872'],
        ['Coal', '', '(318)', '(96)'],
        ['Wages', '5', '(740)', '(688)'],
      ],
      [60, 250, 320, 400],
      200,
    ),
  ]
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!)[0], ['', 'Note', '1921 €000', '1920 €000'])
  t.equal(table!.headerRows, 1)
})

t.test('a head in the middle of a higher frame is in its neighbours row', async (t) => {
  const right = 420
  const lines = [
    words('Firms', 190, 211),
    words('Persons', 290, 211),
    words('Turnover', 365, 224),
    words('Activity', 60, 240),
    ...grid([['2021', '2022', '2021', '2022']], [160, 210, 260, 310], 240),
    ...grid([['number', '', '1000', '', 'million']], [180, 210, 285, 310, 370], 256),
    ...grid(
      [
        ['Farming', '705', '199', '720', '841', '2978'],
        ['Mining', '283', '617', '407', '441', '5500'],
      ],
      [60, 160, 210, 260, 310, 370],
      276,
    ),
  ]
  const rules = [
    across(200, 56, right),
    across(225, 150, 360),
    across(246, 150, right),
    across(262, 56, right),
    across(300, 56, right),
    ...[150, 250, 360].map((x) => down(x, 200, 300)),
    ...[200, 300].map((x) => down(x, 225, 300)),
    ...[56, right].map((x) => down(x, 200, 300)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.equal(table!.rowCount, 5)
  t.match(
    table!.cells.filter(({ text }) => ['Activity', 'Turnover'].includes(text)),
    [
      { row: 0, rowSpan: 3 },
      { row: 0, rowSpan: 2 },
    ],
  )
})

t.test('heads over figures do not share the rule with the head of the first column', async (t) => {
  const lines = [
    ...grid([['Cause', 'Urban', '', 'Rural', '']], [60, 175, 200, 315, 340], 200),
    ...grid([['', 'Cases', 'Rate', 'Cases', 'Rate']], [60, 150, 215, 290, 355], 224),
    ...grid(
      [
        ['Falls', '8,872', '32.4', '8,894', '74.0'],
        ['Drowning', '2,056', '26.9', '387', '16.2'],
        ['Burns', '2,077', '62.1', '209', '66.7'],
      ],
      [60, 150, 215, 290, 355],
      243,
    ),
  ]
  const rules = [across(190, 56, 380), across(205, 145, 240), across(205, 285, 380)]
  const under = [across(229, 56, 240), across(229, 285, 380), across(281, 56, 380)]
  const [table] = findTables([page(lines, [...rules, ...under])])
  t.same(rowsOf(table!)[1], ['', 'Cases', 'Rate', 'Cases', 'Rate'])
})

t.test('in a drawn head, a text in the middle of a higher frame joins no rows', async (t) => {
  const middle = (x: number, text: string) => words(text, x, 208)
  const lines = [
    words('Fields', 200, 200),
    [...middle(60, 'Farm'), ...middle(370, 'Hops')],
    [...words('Rye', 160, 216), ...words('Oats', 230, 216), ...words('Flax', 300, 216)],
    ...grid(BODY, XS, 232),
  ]
  const rules = [
    ...rulesAt(190, 222, 238, 254, 270),
    across(205, 155, 365),
    ...[55, 155, 365, 400].map((x) => down(x, 190, 270)),
    ...[225, 295].map((x) => down(x, 205, 270)),
  ]
  t.equal(placesOf(lines, rules).rowCount, 5)
})

t.test('texts of two lines beside heads over others do not join the two rows', async (t) => {
  const xs = [60, 110, 155, 200, 250, 290, 330, 370, 410, 450, 490]
  const body = Array.from({ length: 6 }, (_, r) => [
    `${r + 1}.1.`,
    ...Array.from({ length: 10 }, (_, c) => String(10 + ((r * 31 + c * 17) % 80))),
  ])
  const lines = [
    [
      ...words('Day', 60, 200),
      ...words('Heat of the whole day', 115, 200),
      ...['Rain', 'Snow', 'Air', 'Sky', 'Sea', 'Sun'].flatMap((text, i) =>
        words(text, xs[i + 4]!, 200),
      ),
      ...words('Wind', 490, 200),
    ],
    ...grid([['', 'mean', 'high', 'low', 'mm', 'cm', 'hPa', 'of 8', 'cm', 'h', 'knots']], xs, 212),
    ...grid(body, xs, 228),
  ]
  const [table] = findTables([page(lines)])
  t.equal(table!.rowCount, 8)
  const at = (row: number, column: number) =>
    table!.cells.find((cell) => cell.row === row && cell.column === column)?.text
  t.equal(at(0, 4), 'Rain mm')
  t.equal(at(0, 1), 'Heat of the whole day')
  t.equal(at(1, 1), 'mean')
})

t.test('a head over three columns stands over the middle one, and is theirs', async (t) => {
  const lines = [
    [...words('Farm', 60, 200), ...words('Harvest', 222.5, 200), ...words('Rank', 370, 200)],
    ...grid([['', '1921', '1922', '1923', ''], ...BODY], XS, 216),
  ]
  t.same(placesOf(lines, []), {
    rowCount: 5,
    heads: [
      ['Farm', 0, 0, 2, 1],
      ['Harvest', 0, 1, 1, 3],
      ['Rank', 0, 4, 2, 1],
      ['1921', 1, 1, 1, 1],
      ['1922', 1, 2, 1, 1],
      ['1923', 1, 3, 1, 1],
    ],
  })
})

t.test('a line of bare units under heads is a row', async (t) => {
  const lines = [
    ...grid([['Week', 'Mean', 'Rain', 'Sun', 'Wind']], XS, 200),
    ...grid([['', '°C', 'mm', 'h', 'km/h']], XS, 212),
    ...grid(BODY, XS, 230),
  ]
  const [table] = findTables([page(lines, rulesAt(189, 217, 270))])
  t.equal(table!.headerRows, 2)
  t.same(rowsOf(table!).slice(0, 2), [
    ['Week', 'Mean', 'Rain', 'Sun', 'Wind'],
    ['', '°C', 'mm', 'h', 'km/h'],
  ])
})

t.test('a head that cuts the heads below it stands over all of them', async (t) => {
  const y = 140
  const lines = [
    [...words('Port', 60, y), ...words('Landings by season', 227.5, y)],
    [...words('Spring', 187.5, y + 16), ...words('Autumn', 327.5, y + 16)],
    ['Cod', 'Ling', 'Cod', 'Ling'].flatMap((text, c) => words(text, XS[c + 1]!, y + 32)),
    ...grid(BODY, XS, y + 48),
  ]
  const [table] = findTables([page(lines, rulesAt(y - 12, y + 37, y + 90))])
  t.same(rowsOf(table!).slice(0, 3), [
    ['Port', 'Landings by season', '', '', ''],
    ['', 'Spring', '', 'Autumn', ''],
    ['', 'Cod', 'Ling', 'Cod', 'Ling'],
  ])
})

const ROWS = [
  ...BODY,
  ['Mere', '40', '51', '62', '73'],
  ['Moss', '13', '24', '35', '46'],
  ['Glebe', '89', '88', '87', '86'],
]
/** Heads over heads, the first column's in the middle beside them, a line of units below some of them. */
const drawnHead = (y: number) => [
  words('Grain and fibre', 230, y),
  words('Farm', 60, y + 8),
  ['Rye', 'Oats', 'Flax', 'Hemp'].flatMap((text, c) => words(text, XS[c + 1]!, y + 16)),
  [...words('tons', 235, y + 32), ...words('bales', 370, y + 32)],
  ...grid(ROWS, XS, y + 48),
]
const DRAWN_HEADS = {
  rowCount: 9,
  heads: [
    ['Farm', 0, 0, 3, 1],
    ['Grain and fibre', 0, 1, 1, 4],
    ['Rye', 1, 1, 1, 1],
    ['Oats', 1, 2, 1, 1],
    ['Flax', 1, 3, 1, 1],
    ['Hemp', 1, 4, 1, 1],
    ['tons', 2, 1, 1, 3],
    ['bales', 2, 4, 1, 1],
  ],
}
/** Walls of such a head, and of the rows below. */
const headWalls = (y: number, rows: (x: number) => readonly ReturnType<typeof down>[]) => [
  ...[145, 215, 285, 355].flatMap(rows),
  down(145, y - 11, y + 36),
  ...[215, 285].map((x) => down(x, y + 4, y + 20)),
  down(355, y + 4, y + 36),
]
const headRules = (y: number) => [
  ...rulesAt(y - 11, y + 36, y + 134),
  ...[y + 4, y + 20].map((at) => across(at, 145, 400)),
]

t.test('heads between walls reach up to them where rows stand open below', async (t) => {
  const y = 200
  const walls = headWalls(y, (x) => [down(x, y + 41, y + 82), down(x, y + 89, y + 130)])
  t.same(placesOf(drawnHead(y), [...headRules(y), ...walls]), DRAWN_HEADS)
})

t.test('a head in the middle beside one over all other columns is no title with it', async (t) => {
  const y = 200
  const walls = headWalls(y, (x) => [down(x, y + 36, y + 134)])
  t.same(placesOf(drawnHead(y), [...headRules(y), ...walls]), DRAWN_HEADS)
})

t.test('a first row with fewer figures than texts is no line of the head', async (t) => {
  const rows = [
    ['Quay', 'Boats that may', 'Up to 8', 'Over 8 metres'],
    ['A', 'Punts, skiffs', '25.00', 'free'],
    ['B', 'Cutters, ketches', '42.50', '30.00'],
    ['C', 'Others', 'on request', 'on request'],
  ]
  const lines = rows.map((row, r) =>
    row.flatMap((text, c) => words(text, [60, 100, 210, 290][c]!, 200 + 12 * r)),
  )
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!), rows)
})

t.test('what stands in brackets under heads is the rest of them', async (t) => {
  const heads = [
    ['', '', 'Wind', 'Sail', 'Hull'],
    ['Run', 'Tide', 'speed', 'area', 'speed'],
    ['no.', '(m)', '(knots)', '(feet)', '(knots)'],
  ]
  const rows = [
    ['1', '0.4', '11.2', '310', '6.1'],
    ['2', '0.9', '14.0', '310', '6.8'],
    ['3', '1.3', '17.5', '255', '7.0'],
  ]
  const lines = [...heads, ...rows].map((row, r) =>
    row.flatMap((text, c) => (text ? words(text, XS[c]!, 200 + 13 * r) : [])),
  )
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!), [
    ['Run no.', 'Tide (m)', 'Wind speed (knots)', 'Sail area (feet)', 'Hull speed (knots)'],
    ...rows,
  ])
})

t.test('numbers of columns are no rest of the heads over them', async (t) => {
  const numbers = XS.flatMap((x, c) => words(String(c + 1), x, 236))
  const lines = [
    words('Plants', 292, 200),
    [...words('Farm', 60, 220), ...words('Sheep', 160, 220)],
    ['Oats', 'Flax', 'Hemp'].flatMap((text, c) => words(text, XS[c + 2]!, 216)),
    numbers,
    ...grid(ROWS, XS, 254),
  ]
  t.same(placesOf(lines, [...rulesAt(190, 242, 340), across(204, 225, 400)]), {
    rowCount: 9,
    heads: [
      ['Farm', 0, 0, 2, 1],
      ['Sheep', 0, 1, 2, 1],
      ['Plants', 0, 2, 1, 3],
      ['Oats', 1, 2, 1, 1],
      ['Flax', 1, 3, 1, 1],
      ['Hemp', 1, 4, 1, 1],
      ['1', 2, 0, 1, 1],
      ['2', 2, 1, 1, 1],
      ['3', 2, 2, 1, 1],
      ['4', 2, 3, 1, 1],
      ['5', 2, 4, 1, 1],
    ],
  })
})
