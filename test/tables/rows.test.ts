import t from 'tap'
import type { Rule } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { eachEdge, partitionsOf } from '../../src/tables/grid/rows/partition.ts'
import { ROW_WEIGHTS } from '../../src/tables/grid/rows/row-weights.ts'
import { evidenceOf, regimesFor } from '../../src/tables/grid/rows/rows.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import type { Trace } from '../../src/tables/trace.ts'
import { across, down, grid, page, words } from './pages.ts'

t.test('between rules all across, lines of texts are one row', async (t) => {
  const lines = grid(
    [
      ['Day', 'Course', 'Room'],
      ['1 May', 'Rope work for', 'Boat house,'],
      ['', 'beginners', 'upper floor'],
      ['2 May', 'Knots', ''],
      ['3 May', 'Sail making', 'Loft and yard,'],
      ['', '', 'ask at the gate'],
    ],
    [60, 160, 320],
    200,
  )
  const rules = [190, 206, 238, 254, 286].map((y) => across(y, 60, 420))
  const [table] = findTables([page(lines, rules)])
  t.same(rowsOf(table!), [
    ['Day', 'Course', 'Room'],
    ['1 May', 'Rope work for beginners', 'Boat house, upper floor'],
    ['2 May', 'Knots', ''],
    ['3 May', 'Sail making', 'Loft and yard, ask at the gate'],
  ])
})

t.test('between rules all across, figures under each other are rows', async (t) => {
  const rows = [
    ['Farm', 'Rye', 'Oats'],
    ['Upper', '41', '52'],
    ['Lower', '15', ''],
    ['Mill', '80', '81'],
    ['Weir', '17', ''],
    ['Ford', '33', '34'],
    ['Hill', '50', '51'],
  ]
  const rules = [190, 206, 238, 270, 302].map((y) => across(y, 60, 420))
  const [table] = findTables([page(grid(rows, [60, 200, 320], 200), rules)])
  t.same(rowsOf(table!), rows)
})

t.test('a label between the lines of a group keeps none of its rows from each other', async (t) => {
  const labels = [
    ['Ponds', 'north'],
    ['Woods', 'south'],
    ['Fields', 'east'],
  ]
  const rows = [
    ['Carp', 'kg', '41', '48'],
    ['Tench', 'kg', '15', '48'],
    ['Perch', 'kg', '26', '52'],
    ['Oak', 'm3', '80', '16'],
    ['Ash', 'm3', '12', '16'],
    ['Elm', 'm3', '14', '17'],
    ['Rye', 't', '71', '4'],
    ['Oats', 't', '52', '4'],
    ['Flax', 't', '33', '6'],
  ]
  const xs = [130, 220, 300, 380]
  const lines = [
    ...grid([['Part', 'Kind', 'Unit', 'Found', 'Counts']], [60, ...xs], 200),
    ...labels.flatMap(([first, second], g) => [
      ...grid(rows.slice(3 * g, 3 * g + 3), xs, 216 + g * 48),
      words(first!, 60, 226 + g * 48),
      words(second!, 60, 238 + g * 48),
    ]),
  ]
  const rules = [
    ...[188, 205, 253, 301, 349].map((y) => across(y, 55, 430)),
    ...[55, 125, 430].map((x) => down(x, 188, 349)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.same(
    rowsOf(table!).map((row) => row.slice(1)),
    [['Kind', 'Unit', 'Found', 'Counts'], ...rows],
  )
})

t.test('an entry with a number of its own does not go on from the one above', async (t) => {
  const rows = [
    ['', '2031', '2030'],
    ['1. Fees', '71', '64'],
    ['2. Wages', '', ''],
    ['a) of the crew', '58', '51'],
    ['b) of the yard', '90', '88'],
  ]
  const [table] = findTables([page(grid(rows, [60, 160, 200], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('a heading across two columns of figures does not make them one', async (t) => {
  const lines = grid(
    [
      ['Mill', '11', '12', '13'],
      ['Weir', '21', '22', '23'],
      ['', '', '', ''],
      ['Mill', '31', '32', '33'],
      ['Weir', '41', '42', '43'],
    ],
    [60, 110, 150, 190],
    200,
  )
  const [table] = findTables([page([...lines, words('Tons, dried', 112, 232)])])
  t.equal(table!.columnCount, 4)
  t.same(rowsOf(table!)[3], ['Mill', '31', '32', '33'])
})

t.test('a cell beside one that is several rows high does not reach under it', async (t) => {
  const lines = grid(
    [
      ['Yard', 'Trade', 'Hands'],
      ['', 'Joiners', '12'],
      ['South', '', ''],
      ['', 'Caulkers', '7'],
      ['North', 'Riggers', '9'],
    ],
    [66, 166, 266],
    202,
  )
  const rules = [
    ...[190, 207, 255, 271].map((y) => across(y, 60, 340)),
    across(239, 160, 340),
    ...[60, 260, 340].map((x) => down(x, 190, 271)),
    down(160, 190, 207),
    down(160, 255, 271),
  ]
  const [table] = findTables([page(lines, rules)])
  t.same(rowsOf(table!), [
    ['Yard', 'Trade', 'Hands'],
    ['South', 'Joiners', '12'],
    ['', 'Caulkers', '7'],
    ['North', 'Riggers', '9'],
  ])
})

t.test('figures beside the last line of a text are of its row', async (t) => {
  const lines = grid(
    [
      ['No.', 'Work', 'Unit', 'Number'],
      ['1', 'Dig the trench for the', '', ''],
      ['', 'drain by hand', 'm', '40'],
      ['2', 'Lay the drain', 'm', '38'],
      ['3', 'Fill in and ram, with what', '', ''],
      ['', 'was dug out', 'm', '41'],
    ],
    [60, 100, 260, 320],
    200,
  )
  const [table] = findTables([page(lines, [across(206, 60, 360)])])
  t.same(rowsOf(table!), [
    ['No.', 'Work', 'Unit', 'Number'],
    ['1', 'Dig the trench for the drain by hand', 'm', '40'],
    ['2', 'Lay the drain', 'm', '38'],
    ['3', 'Fill in and ram, with what was dug out', 'm', '41'],
  ])
})

t.test('a label that stands in several sections is no rest of their headings', async (t) => {
  const rows = [
    ['Yield by farm', '1990', '2000'],
    ['Bushels of rye and', '', ''],
    ['Upper farm', '41', '52'],
    ['Lower farm', '15', '26'],
    ['Bushels of oats or', '', ''],
    ['Upper farm', '44', '55'],
    ['Lower farm', '46', '57'],
  ]
  const [table] = findTables([page(grid(rows, [60, 160, 220], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('long labels with figures beside their first lines are a column, no prose', async (t) => {
  const labels = [
    ['The mill should be open', 'on every day of the week', 'except in times of frost'],
    ['The weir must be mended', 'before the next high water'],
    ['The ford is no good way', 'for carts with a full load'],
    ['The bridge is too narrow', 'for more than one waggon'],
  ]
  const lines = labels.flatMap((label, i) =>
    label.map((text, k) => (k === 0 ? [text, `${i}1`, `${i}2`, `${i}3`, `${i}4`] : [text])),
  )
  const [table] = findTables([page(grid(lines, [60, 220, 270, 320, 370], 200))])
  t.same(
    rowsOf(table!).map(([label]) => label),
    labels.map((label) => label.join(' ')),
  )
})

t.test('a rule that leaves out a cell several rows high shows where it ends', async (t) => {
  const lines = [
    ...grid([['', '', 'Rye', 'Oats']], [60, 150, 220, 300], 200),
    ...[0, 1].flatMap((k) => {
      const y = 220 + 48 * k
      return [
        ...grid(
          [
            ['', 'low', '4', '5'],
            ['', 'mean', '6', '7'],
          ],
          [60, 150, 220, 300],
          y,
        ),
        words(k === 0 ? 'Upper farm' : 'Lower farm', 60, k === 0 ? y + 16 : y + 8),
        ...grid([['', 'high', '8', '9']], [60, 150, 220, 300], y + 32),
      ]
    }),
  ].sort((a, b) => a[0]!.baseline - b[0]!.baseline)
  const rules = [
    ...[188, 206, 258, 310].map((y) => across(y, 55, 350)),
    across(294, 145, 350),
    ...[55, 215, 290, 350].map((x) => down(x, 188, 310)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.equal(table!.columnCount, 4)
  t.same(
    rowsOf(table!).map((row) => row.slice(1)),
    [
      ['', 'Rye', 'Oats'],
      ['low', '4', '5'],
      ['mean', '6', '7'],
      ['high', '8', '9'],
      ['low', '4', '5'],
      ['mean', '6', '7'],
      ['high', '8', '9'],
    ],
  )
})

t.test('a group named in the middle of the first column is a row below leaders', async (t) => {
  const led = (text: string) => text.padEnd(46, ' .')
  const figures = (row: number) => [`${row}12.4`, `${row}30.1`]
  const group = (name: string, first: number): [number, string][][] => [
    [[120, name]],
    ...['Employed', 'Looking for work', 'At school'].map((label, i): [number, string][] => [
      [60, led(label)],
      ...figures(first + i).map((text, c): [number, string] => [320 + 70 * c, text]),
    ]),
  ]
  const rows = [...group('Men', 1), ...group('Women', 4), ...group('Both', 6)]
  let y = 200
  const ys = rows.map((row) => {
    y += row.length === 1 ? 15 : 12
    return y
  })
  const lines = rows.map((row, i) => row.flatMap(([x, text]) => words(text, x, ys[i]!)))
  const rules = ys.filter((_, i) => rows[i]!.length > 1 && rows[i + 1]?.length !== 1)
  const [table] = findTables([
    page(
      lines,
      rules.map((at) => across(at + 4, 60, 430)),
    ),
  ])
  t.same(
    rowsOf(table!).map(([label]) => label!.replace(/[ .]+$/, '')),
    rows.map(([label]) => label![1].replace(/[ .]+$/, '')),
  )
})

t.test(
  'rules between most lines of a frame part its rows, though texts had room for their next lines',
  async (t) => {
    const xs = [60, 160, 260, 360]
    const cells = [
      [['Hour'], ['Monday'], ['Tuesday'], ['Friday']],
      [['First'], ['Botany', 'Harrow'], ['Surveying', 'Lind'], ['Drawing', 'Pell']],
      [['Second'], ['Geology', 'Marsh'], ['Botany', 'Harrow'], ['Surveying', 'Lind']],
      [['Third'], ['Drawing', 'Pell'], ['Geology', 'Marsh'], ['Botany', 'Harrow']],
    ]
    const tops = [200, 220, 252, 284, 316]
    const lines = cells.flatMap((row, r) =>
      [0, 1].map((l) =>
        row.flatMap((cell, c) => (cell[l] ? words(cell[l], xs[c]!, tops[r]! + 13 + l * 13) : [])),
      ),
    )
    const rules = [
      ...tops.map((y) => across(y, 55, 455)),
      ...[55, 155, 255, 355, 455].map((x) => down(x, 200, 316)),
    ]
    const [table] = findTables([page(lines, rules)])
    t.same(
      rowsOf(table!),
      cells.map((row) => row.map((cell) => cell.join(' '))),
    )
  },
)

t.test(
  'lines of cells are of kinds of their own in all rows of a frame, also where a photo leans',
  async (t) => {
    const hours = ['8:00–8:45', '8:55–9:40', '10:00–10:45', '10:55–11:40']
    const courses = ['Mu', 'Ar', 'Ge', 'Hi', 'Sw']
    const walls = [50, 150, 210, 270, 330, 390, 450]
    const high = 32
    const topOf = (r: number) => 100 + r * high
    const bottom = topOf(hours.length + 1)
    const heads = ['hour', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].flatMap((head, c) =>
      words(head, walls[c]! + 15, topOf(0) + 18),
    )
    const rows = hours.map((hour, r) => [
      ...words(`${r + 1}.`, 95, topOf(r + 1) + 13),
      ...words(hour, 70, topOf(r + 1) + 23),
      ...courses.flatMap((_, c) =>
        words(courses[(r + c) % 5]!, 165 + c * 60, topOf(r + 1) + 22 + 2 * c),
      ),
    ])
    const rules = Array.from({ length: hours.length + 2 }, (_, r) => across(topOf(r), 50, 450))
    const drawn = [...rules, ...walls.map((x) => down(x, topOf(0), bottom))]
    const [table] = findTables([page([heads, ...rows], drawn)])
    t.same(
      rowsOf(table!).map(([first]) => first),
      ['hour', ...hours.map((hour, r) => `${r + 1}. ${hour}`)],
    )
  },
)

t.test('rows under all regimes together are those under each by itself', async (t) => {
  const rows = [
    ['Day', 'Course', 'Room'],
    ['1 May', 'Rope work for', 'Boat house,'],
    ['', 'beginners', 'upper floor'],
    ['2 May', 'Knots', ''],
    ['3 May', 'Sail making', 'Loft and yard,'],
    ['', '', 'ask at the gate'],
    ['4 May', 'Signals', 'Boat house'],
  ]
  // Rows are set wider apart than lines.
  const at = [200, 218, 230, 248, 266, 278, 296]
  const made = page(
    rows.flatMap((row, r) => grid([row], [60, 160, 320], at[r]!)),
    [190, 206, 238, 254, 286].map((y) => across(y, 60, 420)),
  )
  let compared = 0
  const trace: Trace = {
    rulings: () => {},
    prose: () => {},
    candidate: ({ grid: own }) => {
      if (!own) return
      const evidence = evidenceOf(own.seen, ROW_WEIGHTS)
      const regimes = regimesFor(evidence, own.seen.em)
      t.same(
        partitionsOf(evidence, regimes),
        regimes.flatMap((regime) => partitionsOf(evidence, [regime])),
      )
      compared += regimes.length
    },
    turned: () => trace,
  }
  tablesOnPage(made, trace)
  t.ok(compared > 3)
})

t.test(
  'a rule under a head over others parts rows, whatever stands in the middle beside it',
  async (t) => {
    const y = 200
    const made = (rules: readonly Rule[]) =>
      page(
        [
          [...words('Sown', 230, y), ...words('Harvest of the year', 302.5, y)],
          [...words('Farm', 60, y + 8), ...words('Owner', 160, y + 8)],
          [...words('acres', 230, y + 13)],
          [...words('barley', 300, y + 17), ...words('green rye', 370, y + 17)],
          ...grid([['Upper', 'Hill', '41.75', '52.50', '63.25']], [60, 160, 230, 300, 370], y + 34),
          ...grid([['Lower', 'Moss', '15.75', '26.50', '37.25']], [60, 160, 230, 300, 370], y + 50),
        ],
        [...rules, across(y + 22, 55, 400), across(y + 54, 55, 400)],
      )
    const oddsOfOneRow = (rules: readonly Rule[]): number => {
      const odds: number[] = []
      const trace: Trace = {
        rulings: () => {},
        prose: () => {},
        candidate: ({ grid: own }) => {
          if (!own) return
          const evidence = evidenceOf(own.seen, ROW_WEIGHTS)
          const [regime] = regimesFor(evidence, own.seen.em)
          const { headsTold, columnCount } = evidence
          const habits = { filled: Array<number>(columnCount).fill(0.8), goesOn: 0.5 }
          eachEdge(evidence, regime!, habits, ({ start, end, part, odds: own }) => {
            if (part === 'head' && start === 0 && end === headsTold) odds.push(own)
          })
        },
        turned: () => trace,
      }
      tablesOnPage(made(rules), trace)
      t.equal(odds.length, 1)
      return odds[0]!
    }
    // The line beside it has its middle a little below the rule.
    t.ok(oddsOfOneRow([across(y + 4, 295, 400)]) < oddsOfOneRow([]) - 5)
  },
)

t.test('a plan drawn as a frame: two lines a cell, the label of a row between them', async (t) => {
  const HEAD = ['', 'Hall', 'Loft', 'Yard', 'Quay']
  const DAYS = ['Mon', 'Tue', 'Wed', 'Thu']
  const TIMES = ['7:15', '9:30', '11:45', '14:00']
  const TASKS = ['Rope work', 'Sail making', 'Caulking', 'Knots by night']
  const [left, top, wide, high] = [42, 150, 100, 40]
  const textsOf = (texts: readonly string[], d: number) =>
    HEAD.slice(1).map((_, c) => texts[(c + d) % 4]!)
  const put = (texts: readonly string[], y: number) =>
    texts.flatMap((text, c) => (text === '' ? [] : words(text, left + c * wide + 8, y)))
  const lines = [
    put(HEAD, top + 23),
    ...DAYS.flatMap((day, d) => {
      const y = top + (d + 1) * high
      return [
        put(['', ...textsOf(TIMES, d)], y + 18),
        put([day], y + 23),
        put(['', ...textsOf(TASKS, d)], y + 31),
      ]
    }),
  ]
  const bottom = top + (DAYS.length + 1) * high
  const right = left + HEAD.length * wide
  const rules = [
    ...Array.from({ length: DAYS.length + 2 }, (_, i) => across(top + i * high, left, right)),
    ...Array.from({ length: HEAD.length + 1 }, (_, i) => down(left + i * wide, top, bottom)),
  ]
  const [table, ...more] = findTables([page(lines, rules)])
  t.same(more, [])
  t.same(
    rowsOf(table!).map((row) => row.map((text) => text.replace('\n', ' '))),
    [
      HEAD,
      ...DAYS.map((day, d) => {
        const tasks = textsOf(TASKS, d)
        return [day, ...textsOf(TIMES, d).map((time, c) => `${time} ${tasks[c]}`)]
      }),
    ],
  )
})

t.test(
  'a head between the lines of others is of the upper row, also where rows are set wide',
  async (t) => {
    const rows = [
      ['Moorings', '310', '420'],
      ['Dry berths', '145', '190'],
      ['Slipway', '60', '75'],
      ['Crane', '38', '52'],
    ]
    const below = rows.map((row, r) =>
      row.flatMap((text, c) => words(text, [60, 180, 260][c]!, 170 + 36 * r)),
    )
    const heads = [
      words('Fee by season', 190, 100),
      words('Service', 60, 116),
      [...words('Summer', 180, 132), ...words('Winter', 260, 132)],
    ]
    const rules = [85, 145, 290].map((y) => across(y, 55, 300))
    const [table] = findTables([page([...heads, ...below], [...rules, across(107, 175, 300)])])
    t.same(rowsOf(table!), [['Service', 'Fee by season', ''], ['', 'Summer', 'Winter'], ...rows])
  },
)

t.test('times of day that are set alike are no rest of each other', async (t) => {
  const rows = [
    ['Day', 'Morning', 'Afternoon'],
    ['Monday', 'closed', '13 h 30 - 17 h'],
    ['Wednesday', '8 h - 11 h 30', '13 h 30 - 17 h'],
    ['Friday', 'closed', '13 h 30 - 18 h'],
    ['Saturday', '8 h - 15 h', ''],
  ]
  const lines = rows.map((row, r) =>
    row.flatMap((text, c) =>
      text ? words(text, [60, 117, 192][c]!, 186 + 12 * r + (r ? 2 : 0)) : [],
    ),
  )
  const [table] = findTables([
    page(lines, [across(176, 58, 265), across(190, 58, 265), across(242, 58, 265)]),
  ])
  t.same(rowsOf(table!), rows)
})

t.test(
  'figures under figures are rows where a line of another column stands between',
  async (t) => {
    const lines = grid(
      [
        ['COSTS', '', 'INCOME', ''],
        ['Gravel', '2750,40', 'Members (73 at', '1460,00'],
        ['', '', '20 each)', ''],
        ['Digger,', '845,30', 'Guild grant', '1250,00'],
        ['hired', '', '', ''],
        ['Permits', '366,15', 'County', '1900,00'],
        ['', '', 'grant', ''],
        ['Nails', '97,25', 'Raffle', '812,70'],
        ['Total', '4059,10', 'Total', '5422,70'],
        ['Left over', '1363,60', '', ''],
      ],
      [64, 144, 204, 304],
      200,
    )
    const sides = [60, 140, 200, 300, 350]
    const rules = [
      ...[186, 206, 316, 334, 350].map((y) => across(y, 60, 350)),
      ...sides.map((x) => down(x, x === 140 || x === 300 ? 206 : 186, 350)),
    ]
    const [table] = findTables([page(lines, rules)])
    t.same(rowsOf(table!).slice(1), [
      ['Gravel', '2750,40', 'Members (73 at 20 each)', '1460,00'],
      ['Digger, hired', '845,30', 'Guild grant', '1250,00'],
      ['Permits', '366,15', 'County grant', '1900,00'],
      ['Nails', '97,25', 'Raffle', '812,70'],
      ['Total', '4059,10', 'Total', '5422,70'],
      ['Left over', '1363,60', '', ''],
    ])
  },
)
