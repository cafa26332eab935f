import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
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

t.test('an entry with a number of its own does not go on from the one above', async (t) => {
  const rows = [
    ['', '2031', '2030'],
    ['1. Fees', '71', '64'],
    ['2. Wages', '', ''],
    ['a) of the crew', '58', '51'],
    ['b) of the yard', '90', '88'],
  ]
  const [table] = findTables([page(grid(rows, [60, 200, 320], 200))])
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
    [60, 160, 230, 300],
    200,
  )
  const [table] = findTables([page([...lines, words('Tons, dried', 168, 232)])])
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
