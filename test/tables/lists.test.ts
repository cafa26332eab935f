import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, grid, page, words } from './pages.ts'

t.test('a list of contents is no table', async (t) => {
  const rows = [
    ['Foreword', '3'],
    ['1 The ropewalk', '7'],
    ['1.1 Hemp and tar', '9'],
    ['1.2 The long shed', '9'],
    ['2 The yard', '21'],
  ]
  t.same(findTables([page(grid(rows, [60, 420], 200))]), [])
})

t.test(
  'nor is one that begins with a preface, whose pages have numbers of their own',
  async (t) => {
    const rows = [
      ['Note on the drawings', 'v'],
      ['Preface', 'viii'],
      ['1 The ropewalk', '1'],
      ['2 Hemp and tar', '9'],
      ['3 The long shed', '14'],
      ['4 The yard', '21'],
    ]
    t.same(findTables([page(grid(rows, [60, 420], 200))]), [])
  },
)

t.test('nor is one whose dots stand in a column of their own', async (t) => {
  const rows = [
    ['Foreword', '.........', '3'],
    ['The ropewalk', '.......', '7'],
    ['Hemp and tar', '.......', '9'],
    ['The yard', '.........', '. 21'],
    ['Launches', '.........', '34'],
  ]
  t.same(findTables([page(grid(rows, [60, 200, 420], 200))]), [])
})

t.test('figures that rise below a head are a table', async (t) => {
  const rows = [
    ['Step', 'Minutes'],
    ['Soak', '3'],
    ['Rinse', '7'],
    ['Dry', '9'],
    ['Press', '21'],
  ]
  const [table] = findTables([page(grid(rows, [60, 420], 200), [across(206, 60, 460)])])
  t.same(rowsOf(table!), rows)
})

t.test('addresses set in columns are no table', async (t) => {
  const rows = [
    ['Alma Rowe', 'Ben Stark', 'Cora Tuck'],
    ['4 Quay Lane', '17 Mill Road', '2 Ferry Hill'],
    ['Tel. 555 0101', 'Tel. 555 0144', 'Tel. 555 0172'],
    ['Dan Usher', 'Eve Vance', 'Fay Welby'],
    ['9 Dock Street', '31 Weir View', '8 Sand Court'],
    ['Tel. 555 0190', 'Tel. 555 0121', 'Tel. 555 0117'],
  ]
  t.same(findTables([page(grid(rows, [60, 220, 380], 200))]), [])
})

t.test('texts in columns of different kinds are a table', async (t) => {
  const rows = [
    ['Name', 'Trade', 'Mail'],
    ['Rowe', 'Rigging loft, upper floor', 'rowe@yard.example'],
    ['Stark', 'Sail making', 'stark@yard.example'],
    ['Tuck', 'Boats and oars', 'tuck@yard.example'],
    ['Usher', 'Harbour office', 'usher@yard.example'],
  ]
  const [table] = findTables([page(grid(rows, [60, 110, 260], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('a heading in capitals does not go on from the row above', async (t) => {
  const rows = [
    ['Test', 'Result'],
    ['Count of all cells seen', '7.9'],
    ['CHEMISTRY', ''],
    ['Sodium', '139'],
    ['Iron', '12'],
  ]
  const [table] = findTables([page(grid(rows, [60, 190], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('texts in columns as wide as they need to be are a table', async (t) => {
  const rows = [
    ['Rowe', 'Rigger', 'Upper yard'],
    ['Stark', 'Sailmaker', 'Loft'],
    ['Tuck', 'Carver', 'Boat house'],
    ['Usher', 'Joiner', 'Lower yard'],
  ]
  const [table] = findTables([page(grid(rows, [60, 110, 190], 200))])
  t.same(rowsOf(table!), rows)
})

t.test('words of justified lines that stand under each other are no table', async (t) => {
  const line = (y: number, ...parts: readonly (readonly [string, number])[]) =>
    parts.flatMap(([text, x]) => words(text, x, y))
  const lines = [
    line(200, ['The old', 60], ['village', 104], ['library was', 168]),
    line(212, ['with new', 60], ['timber', 110], ['brought by', 169]),
    line(224, ['The cost', 60], ['of all', 109], ['was paid', 170]),
    line(236, ['afford', 60], ['to wait', 104], ['until May', 168]),
  ]
  t.same(findTables([page(lines)]), [])
})

t.test('a program with numbered lines is no table', async (t) => {
  const rows = [
    ['1', 'int fathoms(int rope) {'],
    ['2', 'int left = rope;'],
    ['3', 'while (left > 6) {'],
    ['4', 'left = left - 6;'],
    ['5', 'count(left);'],
    ['6', '}'],
    ['7', 'return left;'],
    ['8', '}'],
  ]
  t.same(findTables([page(grid(rows, [60, 90], 200))]), [])
})

t.test('blocks of addresses beside each other are no table', async (t) => {
  const rows = [
    ['Holm Brothers', 'Tide Mill', 'Salter and Daughter'],
    ['Shore Road 12', 'Mill Lane 3', 'Harbour Street 112'],
    ['29024 Wick', '48086 Thurso', '28012 Tain'],
    ['+44 934 813 991', '+44 934 245 980', '+44 916 563 101'],
    ['holm@brothers.example', 'tide@mill.example', 'salter@daughter.example'],
  ]
  t.same(findTables([page(grid(rows, [60, 190, 350], 200))]), [])
})

t.test('names with a telephone and an address of mail each are a table', async (t) => {
  const rows = [
    ['Holm', 'Wick', '+44 934 813 991', 'holm@brothers.example'],
    ['Voss', 'Thurso', '+44 934 245 980', 'tide@mill.example'],
    ['Salter', 'Tain', '+44 916 563 101', 'salter@daughter.example'],
    ['Lind', 'Wick', '+44 934 813 112', 'lind@mill.example'],
  ]
  t.same(findTables([page(grid(rows, [60, 130, 200, 310], 200))]).map(rowsOf), [rows])
})
