import t from 'tap'
import type { Page } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { isFigure } from '../../src/tables/text/text-lines.ts'
import { across, down, page, word } from './pages.ts'

type Texts = readonly (readonly string[])[]

/** A table without walls: rows `step` points apart, texts set left at places; 5 points a letter. */
const words = (rows: Texts, xs: readonly number[], top = 200, step = 14) =>
  rows.flatMap((row, r) =>
    row.flatMap((text, c) =>
      text === ''
        ? []
        : text.split(' ').reduce<{ at: number; made: ReturnType<typeof word>[] }>(
            ({ at, made }, part) => {
              const next = word(part, at, top + r * step)
              return { at: next.box[2] + 2.5, made: [...made, next] }
            },
            { at: xs[c]!, made: [] },
          ).made,
    ),
  )

const found = (made: Page) => findTables([made]).map(rowsOf)

t.test(
  'amounts, times, dates, ranges and shares are figures; words with digits are none',
  async (t) => {
    for (const text of [
      "1'575'146",
      '09:10',
      '01/02/2024',
      '4,0–10,0',
      '.47',
      '<35',
      '±2.2',
      '16.1%',
      '12*',
    ])
      t.ok(isFigure(word(text, 0, 0)), text)
    for (const text of ['A4', 'x12', '3rd', 'kWh', '-', '|'])
      t.notOk(isFigure(word(text, 0, 0)), text)
  },
)

t.test('labels set to the middle of two and of three rows stand for all of them', async (t) => {
  const figures = [
    ['', 'Men', '48.1', '1.25'],
    ['', 'Women', '51.9', '1.75'],
    ['', 'Men', '46.3', '2.50'],
    ['', 'Women', '53.7', '2.75'],
    ['', 'All', '50.2', '2.60'],
  ]
  const xs = [60, 130, 200, 270]
  const made = page([
    words([['Region', 'Group', 'Share', 'Rate']], xs),
    words(figures, xs, 216, 16),
    // Between two rows, and on the middle one of three.
    [word('Northland', 60, 224), word('Southland', 60, 264)],
  ])
  const [table] = findTables([made])
  t.same(rowsOf(table!), [
    ['Region', 'Group', 'Share', 'Rate'],
    ['Northland', ...figures[0]!.slice(1)],
    figures[1],
    ['Southland', ...figures[2]!.slice(1)],
    figures[3],
    figures[4],
  ])
  const spans = table!.cells.filter(({ column, rowSpan }) => column === 0 && rowSpan > 1)
  t.same(
    spans.map(({ text, row, rowSpan }) => [text, row, rowSpan]),
    [
      ['Northland', 1, 2],
      ['Southland', 3, 3],
    ],
  )
})

t.test('labels of several lines set to the middle of rows stand for all of them', async (t) => {
  const figures = [
    ['', 'Pike', '48.1', '1.25'],
    ['', 'Perch', '51.9', '1.75'],
    ['', 'Roach', '46.3', '2.50'],
    ['', 'Eels', '53.7', '2.75'],
    ['', 'Carp', '50.2', '2.60'],
    ['', 'Bream', '49.7', '2.10'],
    ['', 'Tench', '47.2', '2.30'],
  ]
  const xs = [60, 150, 220, 290]
  const made = page([
    words([['Water', 'Fish', 'Share', 'Rate']], xs),
    words(figures, xs, 216, 16),
    // Around the middle one of three rows, and between two of four.
    words([['Upper'], ['Mere']], xs, 227, 10),
    words([['Lower'], ['Mere']], xs, 283, 10),
  ])
  const [table] = findTables([made])
  t.same(rowsOf(table!), [
    ['Water', 'Fish', 'Share', 'Rate'],
    ['Upper Mere', ...figures[0]!.slice(1)],
    figures[1],
    figures[2],
    ['Lower Mere', ...figures[3]!.slice(1)],
    ...figures.slice(4),
  ])
  const spans = table!.cells.filter(({ column, rowSpan }) => column === 0 && rowSpan > 1)
  t.same(
    spans.map(({ text, row, rowSpan }) => [text, row, rowSpan]),
    [
      ['Upper Mere', 1, 3],
      ['Lower Mere', 4, 4],
    ],
  )
})

t.test('beside labels set to the middle, a text over two columns is of one row', async (t) => {
  const figures = [
    ['', 'Pike', '48.1', '1.25'],
    ['', 'Perch', '51.9', '1.75'],
    ['', 'Roach', '46.3', '2.50'],
    ['All of the upper water', '', '53.7', '2.75'],
    ['', 'Carp', '50.2', '2.60'],
    ['', 'Bream', '49.7', '2.10'],
    ['All of the lower water', '', '47.2', '2.30'],
  ]
  const xs = [60, 140, 220, 290]
  const made = page([
    words([['Water', 'Fish', 'Share', 'Rate']], xs),
    words(figures, xs, 216, 16),
    [word('Upper', 60, 232), word('Lower', 60, 288)],
  ])
  const [table] = findTables([made])
  t.same(rowsOf(table!), [
    ['Water', 'Fish', 'Share', 'Rate'],
    ['Upper', ...figures[0]!.slice(1)],
    ...figures.slice(1, 4),
    ['Lower', ...figures[4]!.slice(1)],
    ...figures.slice(5),
  ])
  const labels = table!.cells.filter(({ row, column, text }) => row > 0 && column === 0 && text)
  t.same(
    labels.map(({ rowSpan, columnSpan }) => [rowSpan, columnSpan]),
    [
      [3, 1],
      [1, 2],
      [2, 1],
      [1, 2],
    ],
  )
})

t.test('where rules part the rows beside them, labels need no figures for that', async (t) => {
  const tasks = [
    ['', 'Clean the filter', 'weekly', 'x'],
    ['', 'Oil the hinge', 'monthly', 'x'],
    ['', 'Test the horn', 'daily', 'x'],
    ['', 'Check the lamp', 'weekly', 'x'],
    ['', 'Wash the deck', 'weekly', 'x'],
  ]
  const xs = [60, 150, 260, 330]
  const frame = [
    ...[190, 209, 249, 309].map((y) => across(y, 55, 360)),
    ...[229, 269, 289].map((y) => across(y, 145, 360)),
  ]
  const made = page(
    [
      words([['Boat', 'Task', 'When', 'A']], xs),
      words(tasks, xs, 220, 20),
      [word('Gannet', 60, 230), word('Petrel', 60, 280)],
    ],
    frame,
  )
  t.same(found(made), [
    [
      ['Boat', 'Task', 'When', 'A'],
      ['Gannet', ...tasks[0]!.slice(1)],
      tasks[1],
      ['Petrel', ...tasks[2]!.slice(1)],
      tasks[3],
      tasks[4],
    ],
  ])
})

t.test('standard errors below estimates leave labels where they are', async (t) => {
  const rows = [
    ['', 'First', 'Second'],
    ['Years', '1.794', '0.933'],
    ['', '(0.078)', '(0.054)'],
    ['Index', '0.129', '0.122'],
    ['', '(0.174)', '(0.967)'],
  ]
  const made = page([words(rows, [60, 140, 220])])
  t.same(found(made), [rows])
})

t.test('strokes that mean a train does not stop are entries of their column', async (t) => {
  const rows = [
    ['Stop', '101', '103', '105'],
    ['Harbour', '6:05', '6:40', '7:10'],
    ['Market', '|', '6:46', '|'],
    ['Hospital', '|', '6:49', '7:19'],
    ['Station', '6:19', '6:54', '|'],
    ['Museum', '6:22', '|', '7:31'],
    ['Bridge', '6:31', '7:06', '7:36'],
    ['School', '|', '7:12', '7:40'],
  ]
  t.same(found(page([words(rows, [60, 140, 190, 240])])), [rows])
})

t.test('heads over others that begin anew below each of them', async (t) => {
  const made = page([
    [word('I', 149, 200), word('II', 247, 200)],
    words(
      [
        ['Region', 'Plan', 'Actual', 'Plan', 'Actual'],
        ['North', '9.01', '0.30', '18.63', '17.32'],
        ['South', '1.89', '14.37', '7.91', '9.43'],
        ['West', '17.94', '1.58', '0.05', '14.88'],
      ],
      [60, 130, 170, 230, 270],
      214,
    ),
  ])
  const [table] = findTables([made])
  t.same(
    table!.cells
      .filter(({ row, column, text }) => row === 0 && column > 0 && text !== '')
      .map(({ text, column, columnSpan }) => [text, column, columnSpan]),
    [
      ['I', 1, 2],
      ['II', 3, 2],
    ],
  )
})

t.test('also behind a column that none of them stands over', async (t) => {
  const made = page([
    [word('Group', 166, 200), word('Company', 262, 200)],
    words(
      [
        ['Sums', 'Note', '2023', '2022', '2023', '2022'],
        ['Stocks', '12', '9.01', '0.30', '18.63', '17.32'],
        ['Debts', '14', '1.89', '14.37', '7.91', '9.43'],
        ['Cash', '', '17.94', '1.58', '0.05', '14.88'],
      ],
      [60, 110, 160, 200, 260, 300],
      214,
    ),
  ])
  const [table] = findTables([made])
  t.same(
    table!.cells
      .filter(({ row, column, text }) => row === 0 && column > 1 && text !== '')
      .map(({ text, column, columnSpan }) => [text, column, columnSpan]),
    [
      ['Group', 2, 2],
      ['Company', 4, 2],
    ],
  )
})

t.test('rows of a frame that has rules between some of them alone', async (t) => {
  const rows = [
    ['Item', 'Tons', 'Rate', 'Amount'],
    ['Barley', '96.25', '12.40', '1,193.50'],
    ['Oats', '14.50', '21.80', '316.10'],
    ['Grain in all', '', '', '1,509.60'],
    ['STORE', '', '', ''],
    ['Drying', '', '', '37.00'],
    ['Sacks and labels', '', '', '64.85'],
    ['CARRIAGE', '', '', ''],
    ['By rail', '110.75', '3.20', '354.40'],
    ['All charges', '', '', '456.25'],
    ['To be paid', '', '', '1,053.35'],
  ]
  const frame = [
    ...[188, 206, 234, 318, 332, 346].map((y) => across(y, 55, 350)),
    ...[55, 150, 215, 270, 350].map((x) => down(x, 188, 346)),
  ]
  t.same(found(page([words(rows, [60, 155, 220, 275])], frame)), [rows])
})

t.test('labels as long as lines of text, with one figure or two beside them', async (t) => {
  const labels = [
    'Roads, bridges and footpaths of the parish',
    'Repairs of the harbour wall and its crane',
    'Schools, with what their buses cost a year',
    'Gardens and trees along the new river walk',
    'Heating and light of the old market halls',
  ]
  for (const columns of [1, 2]) {
    const figures = [
      ['17.4', '15.1'],
      ['11.2', '12.6'],
      ['38.6', '37.7'],
      ['24.0', '23.9'],
      ['19.8', '16.3'],
    ]
    const head = ['Works', '2031', '2030'].slice(0, columns + 1)
    const body = labels.map((label, i) => [label, ...figures[i]!.slice(0, columns)])
    const rows = [head, ...body]
    t.same(found(page([words(rows, [60, 285, 330])])), [rows])
  }
})

t.test(
  'a dot between columns is dirt, and one in a column says that there is nothing',
  async (t) => {
    const rows = [
      ['Parish', '2031', '2032', '2033'],
      ['Cornmouth', '41,206', '42,918', '44,107'],
      ['Ashby', '17,064', '.', '16,539'],
      ['Thorne', '62,481', '63,750', '65,298'],
      ['Wexcombe', '18,927', '19,346', '19,801'],
      ['Ilworth', '95,114', '97,633', '.'],
    ]
    const dirt = word('.', 205, 200 + 3 * 14)
    t.same(found(page([words(rows, [60, 150, 240, 330]), [dirt]])), [rows])
  },
)
