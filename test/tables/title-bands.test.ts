import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Page } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page, words } from './pages.ts'

const XS = [60, 140, 220, 300]
const HEADS = ['Berth', 'Boat', 'Metres', 'Nights']
const ROWS = [
  ['A1', 'Heron', '8.4', '3'],
  ['A2', 'Plover', '11.2', '5'],
  ['A3', 'Curlew', '9.0', '2'],
  ['A4', 'Dunlin', '7.6', '4'],
]
const LINES = grid([HEADS, ...ROWS], XS, 130)

const harbour = (text: string, x: number, band: Box): Page => ({
  ...page([words(text, x, 108), ...LINES]),
  fills: [{ box: band, luminance: 0.2 }],
})

t.test('what stands on a band as wide as the table is no row of it', async (t) => {
  const [table] = findTables([harbour('North quay', 170, [54, 97, 334, 113])])
  t.same(rowsOf(table!), [HEADS, ...ROWS])
  t.equal(table?.headerRows, 1)
})

t.test('a band across the page is a heading of what follows', async (t) => {
  const [table] = findTables([harbour('North quay', 60, [30, 97, 565, 113])])
  t.same(rowsOf(table!), [HEADS, ...ROWS])
})

t.test('on a panel that holds the table stands a title', async (t) => {
  const [table] = findTables([harbour('North quay', 60, [54, 94, 334, 220])])
  t.same(rowsOf(table!), [HEADS, ...ROWS])
})

t.test('a band that stands apart from the table is none of it', async (t) => {
  const far = { ...page([words('North quay', 60, 58), ...LINES]) }
  const [table] = findTables([{ ...far, fills: [{ box: [54, 47, 334, 63], luminance: 0.2 }] }])
  t.same(rowsOf(table!), [HEADS, ...ROWS])
})

t.test('two texts on a band are no heading of all columns', async (t) => {
  const both = page([[...words('North quay', 60, 108), ...words('Page 4', 300, 108)], ...LINES])
  const [table] = findTables([{ ...both, fills: [{ box: [54, 97, 334, 113], luminance: 0.2 }] }])
  t.notOk(rowsOf(table!)[0]!.includes('North quay Page 4'))
})

t.test('nor is one with white between it and the shade that the table begins with', async (t) => {
  const over = page([words('North quay', 60, 102), ...LINES])
  const fills = [
    { box: [54, 91, 334, 107], luminance: 0.2 },
    { box: [54, 119, 334, 135], luminance: 0.9 },
  ] as const
  const [table] = findTables([{ ...over, fills }])
  t.same(rowsOf(table!), [HEADS, ...ROWS])
})
