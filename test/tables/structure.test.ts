import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page, word, words } from './pages.ts'

t.test('a head set over the middle of figures set right is one column', async (t) => {
  // The head ends left of where the figures begin.
  const lines = [
    [...words('Depot', 60, 200), ...words('Load', 160, 200), ...words('Rest', 300, 200)],
    ...['71', '64', '58', '90'].map((figure, i) => [
      ...words(['Alder', 'Birch', 'Cedar', 'Larch'][i]!, 60, 216 + i * 16),
      ...words(figure, 200, 216 + i * 16),
      ...words(String(i + 1), 305, 216 + i * 16),
    ]),
  ]
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!), [
    ['Depot', 'Load', 'Rest'],
    ['Alder', '71', '1'],
    ['Birch', '64', '2'],
    ['Cedar', '58', '3'],
    ['Larch', '90', '4'],
  ])
})

t.test('credits and debits never stand in one row, and stay two columns', async (t) => {
  const rows = [
    ['Day', 'Credit', 'Debit'],
    ['Monday', '12.00', ''],
    ['Tuesday', '', '7.50'],
    ['Friday', '31.00', ''],
    ['Sunday', '', '2.25'],
  ]
  const [table] = findTables([page(grid(rows, [60, 200, 320], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('heads over one rule share the columns below it', async (t) => {
  const xs = [60, 160, 230, 300, 370]
  const lines = [
    [...words('Spring', 190, 200), ...words('Autumn', 330, 200)],
    ...grid(
      [
        ['Farm', 'Rye', 'Oats', 'Rye', 'Oats'],
        ['Upper', '41', '52', '63', '74'],
        ['Lower', '15', '26', '37', '48'],
        ['Mill', '80', '81', '82', '83'],
      ],
      xs,
      220,
    ),
  ]
  const [table] = findTables([page(lines, [across(206, 155, 400)])])
  const spans = table!.cells
    .filter((cell) => cell.text === 'Spring' || cell.text === 'Autumn')
    .map((cell) => [cell.text, cell.row, cell.column, cell.columnSpan])
  t.same(spans, [
    ['Spring', 0, 1, 2],
    ['Autumn', 0, 3, 2],
  ])
  t.equal(table!.rowCount, 5)
})

t.test('a title and a note inside the frame are no rows', async (t) => {
  const ys = [200, 220, 240, 260, 280, 300]
  const lines = [
    words('Harvest of the river farms in tons a year', 66, 214),
    ...grid(
      [
        ['Farm', 'Rye', 'Oats'],
        ['Upper', '41', '52'],
        ['Lower', '15', '26'],
      ],
      [66, 226, 346],
      234,
    ).map((line, r) => line.map((w) => moved(w, r * 4))),
    words('Note: rye was weighed dry and oats were weighed wet', 66, 294),
  ]
  const rules = [
    ...ys.map((y) => across(y, 60, 420)),
    ...[60, 420].map((x) => down(x, 200, 300)),
    ...[220, 340].map((x) => down(x, 220, 280)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.equal(table!.title, 'Harvest of the river farms in tons a year')
  t.same(rowsOf(table!), [
    ['Farm', 'Rye', 'Oats'],
    ['Upper', '41', '52'],
    ['Lower', '15', '26'],
  ])
})

t.test('headings between rows stay rows of their own', async (t) => {
  const rows = [
    ['Year', 'Rye', 'Oats'],
    ['Actual', '', ''],
    ['1996', '41', '52'],
    ['1997', '15', '26'],
    ['Planned', '', ''],
    ['1998', '44', '55'],
    ['1999', '46', '57'],
  ]
  const [table] = findTables([page(grid(rows, [60, 220, 320], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('bullets belong to the text behind them', async (t) => {
  const lines = [
    [...words('Property', 66, 212), ...words('Reasons', 226, 212)],
    [...words('Reach', 66, 236), ...words('•', 226, 236), ...words('too short', 244, 236)],
    [...words('Weight', 66, 260), ...words('•', 226, 260), ...words('too heavy', 244, 260)],
  ]
  const rules = [
    ...[200, 220, 244, 268].map((y) => across(y, 60, 420)),
    ...[60, 220, 420].map((x) => down(x, 200, 268)),
  ]
  const [table] = findTables([page(lines, rules)])
  t.same(rowsOf(table!), [
    ['Property', 'Reasons'],
    ['Reach', '• too short'],
    ['Weight', '• too heavy'],
  ])
})

t.test('the last row ends with the last of its lines, before a note', async (t) => {
  const remark = (y: number, ...lines: readonly string[]) =>
    lines.map((line, i) => words(line, 140, y + i * 12))
  const row = (crop: string, area: string, y: number) => [
    ...words(crop, 60, y),
    ...words(area, 320, y),
  ]
  const lines = [
    [...words('Crop', 60, 200), ...words('Remarks', 140, 200), ...words('Area', 320, 200)],
    ...remark(220, 'sown late in the wet', 'fields by the mill', 'and cut in August'),
    ...remark(264, 'sown early on the hill', 'and cut twice'),
    ...remark(296, 'sown in March near the', 'ford and left to seed'),
    words('Remarks are those of the farmers', 60, 330),
  ]
  lines[1] = [...lines[1]!, ...row('Rye', '41', 220)]
  lines[4] = [...lines[4]!, ...row('Oats', '15', 264)]
  lines[6] = [...lines[6]!, ...row('Flax', '44', 296)]
  const [table] = findTables([page(lines)])
  t.same(rowsOf(table!), [
    ['Crop', 'Remarks', 'Area'],
    ['Rye', 'sown late in the wet fields by the mill and cut in August', '41'],
    ['Oats', 'sown early on the hill and cut twice', '15'],
    ['Flax', 'sown in March near the ford and left to seed', '44'],
  ])
})

t.test(
  'a scratch between the walls of a scan, and dirt read as a digit, change nothing',
  async (t) => {
    const rows = [
      ['Farm', 'Rye', 'Oats'],
      ['Upper', '41', '52'],
      ['Lower', '15', '26'],
      ['Mill', '80', '81'],
    ]
    const lines = grid(rows, [66, 236, 346], 214)
    const speck: Word = { ...word('1', 190, 238), box: [190, 236, 190.4, 238] }
    const rules = [
      ...[200, 218, 268].map((y) => across(y, 60, 420)),
      ...[60, 160, 320, 420].map((x) => down(x, 200, 268)),
    ]
    const scratch = down(200, 226, 258)
    const [table] = findTables([page([...lines, [speck]], [...rules, scratch])])
    t.same(rowsOf(table!), rows)
  },
)

t.test('pieces of rules that were read as signs are no texts', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['Rye', '41', '-'],
    ['Oats', '15', '2.6'],
    ['Flax', '-', '5.5'],
  ]
  const lines = grid(rows, [60, 220, 320], 200)
  // A rule below each row; the second one's right end was read as dashes, a piece of the wall as an I.
  const rules = [
    ...[205, 237, 253].map((y) => across(y, 55, 400)),
    across(221, 55, 345),
    down(200, 189, 253),
  ]
  const at = (text: string, x: number, y: number, high: number): Word => ({
    ...word(text, x, y),
    box: [x, y - high / 2, x + 4, y + high / 2],
  })
  const pieces = [at('-', 352, 221, 1), at('–', 364, 221, 1), at('I', 198, 214, 14)]
  const [table] = findTables([page([...lines, ...pieces.map((piece) => [piece])], rules)])
  t.same(rowsOf(table!), rows)
})

t.test('edges of shaded rows are no rules that all rows would have', async (t) => {
  const rows = [
    ['No.', 'Branch', 'Spent', 'Earned'],
    ['1', 'Ponds', '70.10', '64.20'],
    ['11', 'Carp', '41.50', ''],
    ['12', 'Tench', '28.60', '64.20'],
    ['', 'Balance', '', '5.90'],
    ['2', 'Woods', '55.40', '81.30'],
    ['21', 'Felling', '30.20', '81.30'],
    ['22', 'Paths', '25.20', ''],
    ['', 'Balance', '25.90', ''],
    ['', 'Total', '125.50', '145.50'],
  ]
  const xs = [55, 95, 200, 300, 400]
  const y = (row: number) => 189 + row * 16
  const byCell = [1, 5].flatMap((row) =>
    xs.slice(1).map((x, i) => ({ box: [xs[i]!, y(row), x, y(row + 1)] as const, luminance: 0.9 })),
  )
  const byRow = [1, 5].map((row) => ({
    box: [55, y(row), 400, y(row + 1)] as const,
    luminance: 0.9,
  }))
  const lines = grid(rows, [60, 100, 220, 320], 200)
  for (const fills of [byCell, byRow])
    for (const walls of [[200], xs])
      for (const levels of [
        [0, 1, 10],
        [0, 1, 9, 10],
      ]) {
        const rules = [
          ...levels.map((row) => across(y(row), 55, 400)),
          ...walls.map((x) => down(x, y(0), y(10))),
        ]
        const [table] = findTables([{ ...page(lines, rules), fills }])
        t.same(rowsOf(table!), rows)
        const wide = table!.cells.filter(({ columnSpan }) => columnSpan > 1)
        t.same(wide, [])
      }
})

t.test('where cells are shaded one by one, one shade over a row is one cell', async (t) => {
  const rows = [
    ['Crop', 'Area', 'Yield'],
    ['Grain', '', ''],
    ['Rye', '41', '5.2'],
    ['Oats', '15', '2.6'],
    ['Fibre', '', ''],
    ['Flax', '44', '5.5'],
    ['Hemp', '46', '5.7'],
  ]
  const edges = [55, 200, 300, 400]
  const fills = [0, 1, 3, 4, 6].flatMap((r) => {
    const places =
      rows[r]![1] === ''
        ? [[55, 400] as const]
        : edges.slice(1).map((x, i) => [edges[i]!, x] as const)
    return places.map(([x0, x1]) => ({
      box: [x0, 189 + r * 16, x1, 205 + r * 16] as const,
      luminance: 0.9,
    }))
  })
  const lines = grid(rows, [60, 220, 320], 200)
  const spansOf = (shades: typeof fills) =>
    findTables([{ ...page(lines), fills: shades }]).flatMap(({ cells }) =>
      cells.filter(({ columnSpan }) => columnSpan > 1).map((cell) => [cell.text, cell.columnSpan]),
    )
  t.same(spansOf(fills), [
    ['Grain', 3],
    ['Fibre', 3],
  ])
  const rowByRow = fills.map(({ box: [, y0, , y1], luminance }) => ({
    box: [55, y0, 400, y1] as const,
    luminance,
  }))
  // Row by row, headings of the rows below them are told by their edges.
  t.same(spansOf(rowByRow), [
    ['Grain', 3],
    ['Fibre', 3],
  ])
})

t.test('a drawing with words in its boxes is no table', async (t) => {
  const lines = [
    words('Pump', 70, 214),
    words('Valve', 190, 254),
    words('Tank', 310, 294),
    words('Drain', 430, 334),
  ]
  const rules = [0, 1, 2, 3].flatMap((i) => {
    const [x, y] = [60 + i * 120, 200 + i * 40]
    return [
      across(y, x, x + 120),
      across(y + 40, x, x + 120),
      down(x, y, y + 40),
      down(x + 120, y, y + 40),
    ]
  })
  t.same(findTables([page(lines, rules)]), [])
})

t.test('small raised and lowered words belong to the line they stand in', async (t) => {
  // Lowered so far that its baseline is no longer the line's.
  const formula = (x: number, y: number) => [
    word('H', x, y, 16),
    word('2', x + 8, y + 3.8, 6),
    word('O', x + 11, y, 16),
  ]
  const row = (name: string, amount: string, y: number) => [
    ...words(name, 60, y, 16),
    ...formula(220, y),
    ...words(amount, 340, y, 16),
    word('a', 342 + amount.length * 8, y - 6, 6),
    ...words('7.5', 440, y, 16),
  ]
  const found = findTables([
    page([
      row('Upper', '412', 200),
      row('Lower', '153', 230),
      row('Mill', '807', 260),
      row('Ford', '226', 290),
      // Most type of the page is smaller than the table's.
      ...Array.from({ length: 6 }, (_, i) => words('notes in small print', 60, 500 + i * 14, 10)),
    ]),
  ])
  t.same(rowsOf(found[0]!), [
    ['Upper', 'H 2 O', '412 a', '7.5'],
    ['Lower', 'H 2 O', '153 a', '7.5'],
    ['Mill', 'H 2 O', '807 a', '7.5'],
    ['Ford', 'H 2 O', '226 a', '7.5'],
  ])
})

/** A word further down. */
function moved<W extends { readonly box: Box; readonly baseline: number }>(word: W, by: number): W {
  const [x0, y0, x1, y1] = word.box
  return { ...word, box: [x0, y0 + by, x1, y1 + by], baseline: word.baseline + by }
}

t.test('rows parted by space hold all their lines, whatever these begin with', async (t) => {
  const rows: readonly (readonly [y: number, name: string, text: string, ...figures: string[]])[] =
    [
      [100, 'Code', 'What for', 'Year one', 'Year two'],
      [118, '1.020', 'Wages', '1,284', '1,251'],
      [130, '', 'Office'],
      [148, '1.040', 'Repairs', '96', '118'],
      [160, '', 'Bridges'],
      [178, '1.060', 'Printing', '41', '44'],
      [196, '1.080', 'Grants', '15', '14'],
      [208, '', 'Clubs'],
      [226, '', 'Total', '1,436', '1,427'],
    ]
  const xs = [60, 120, 300, 380]
  const lines = rows.map(([y, ...texts]) =>
    texts.flatMap((text, c) => (text === '' ? [] : words(text, xs[c]!, y))),
  )
  const [table] = findTables([page(lines)])
  t.same(
    rowsOf(table!).map((row) => row[1]),
    ['What for', 'Wages Office', 'Repairs Bridges', 'Printing', 'Grants Clubs', 'Total'],
  )
})

t.test(
  'a heading on a row without walls, its second word in line with a column by chance',
  async (t) => {
    const xs = [60, 85, 180, 250]
    const rows = [
      ['No', 'Tenant', 'Share', 'Rate'],
      ['Hall B', '', '', ''],
      ['1', 'Tann', '118.2', '94.5'],
      ['2', 'Oberley', '104.7', '83.8'],
      ['3', 'Birk', '131.0', '88.4'],
      ['Hall C', '', '', ''],
      ['4', 'Farrow', '96.0', '76.8'],
      ['5', 'Lund', '92.0', '73.1'],
    ]
    const y = (r: number) => 189 + 16 * r
    const rules = [
      ...Array.from({ length: rows.length + 1 }, (_, r) => across(y(r), 55, 300)),
      ...[55, 300].map((x) => down(x, y(0), y(rows.length))),
      ...[82, 170, 240].flatMap((x) => [
        down(x, y(0), y(1)),
        down(x, y(2), y(5)),
        down(x, y(6), y(8)),
      ]),
    ]
    const [table] = findTables([page(grid(rows, xs, 200), rules)])
    t.same(rowsOf(table!), rows)
  },
)

t.test(
  'a shaded column and rules under figures join no cells of a column beside them',
  async (t) => {
    const rows = [
      ['', 'Note', 'This year', 'Last year'],
      ['Sales', '3', '412', '388'],
      ['Cost of sales', '4', '268', '259'],
      ['Gross profit', '', '144', '129'],
      ['Wages', '5', '52', '49'],
      ['Rents', '7', '38', '35'],
      ['Operating profit', '', '54', '45'],
    ]
    const y = (row: number) => 189 + row * 16
    const fills = rows
      .slice(1)
      .map((_, i) => ({ box: [240, y(i + 1), 320, y(i + 2)] as const, luminance: 0.9 }))
    const rules = [
      across(y(1), 55, 400),
      ...[3, 6].flatMap((row) => [across(y(row), 240, 400), across(y(row + 1), 240, 400)]),
    ]
    const [table] = findTables([{ ...page(grid(rows, [60, 190, 260, 340], 200), rules), fills }])
    t.same(rowsOf(table!), rows)
    const tall = table!.cells.filter(({ rowSpan }) => rowSpan > 1)
    t.same(tall, [])
  },
)
