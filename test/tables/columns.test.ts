import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page, word, words } from './pages.ts'

/** Rows whose last figures are set right, with a space before the last three digits. */
const rows = (figures: readonly string[], space: number) => {
  const labels = grid(
    figures.map((_, i) => [['Sort', 'Hash', 'Match', 'Parse', 'Merge'][i]!, `${40 + i}.5`]),
    [60, 140],
    200,
  )
  return labels.map((label, i) => {
    const [last, first] = figures[i]!.split(' ').reverse()
    const right = word(last!, 285, 200 + i * 16)
    const left = first ? [word(first, 285 - space - first.length * 5, 200 + i * 16)] : []
    return [...label, ...left, right]
  })
}
const FIGURES = ['828', '1 236', '1 648', '99', '1 799']

t.test('thousands a space before the rest are no column', async (t) => {
  const [table] = findTables([page(rows(FIGURES, 7))])
  t.same(
    rowsOf(table!).map((row) => row[2]),
    FIGURES,
  )
})

t.test('figures of one digit further before others are', async (t) => {
  const [table] = findTables([page(rows(FIGURES, 16))])
  t.same(rowsOf(table!)[1], ['Hash', '41.5', '1', '236'])
})

t.test('a justified line below a table is none of its rows', async (t) => {
  const body = [
    ['Plot', 'Trees', 'Girth', 'Height'],
    ['A1', '57', '20.1', '14.400'],
    ['A2', '39', '31.5', '21.400'],
    ['B1', '55', '29.0', '21.500'],
  ]
  const stretched = ['the', 'mill', 'stood', 'idle', 'until', 'then'].map((text, i) =>
    word(text, 60 + i * 36, 264),
  )
  const prose = Array.from({ length: 5 }, (_, i) =>
    words('the mill stood idle all that winter long', 60, 276 + i * 12),
  )
  const made = page([...grid(body, [60, 110, 170, 230], 190), stretched, ...prose])
  t.same(findTables([made]).map(rowsOf), [body])
})

t.test('a note in smaller letters within the frame is no row', async (t) => {
  const body = [
    ['Farm', 'Rye', 'Oats'],
    ['Upper', '41', '52'],
    ['Lower', '15', '26'],
    ['Mill', '80', '81'],
    ['Moor', '77', '35'],
  ]
  const sized = (size: number) => (made: ReturnType<typeof words>) =>
    made.map((one) => ({ ...one, font: { name: 'A', size, bold: false, italic: false } }))
  const lines = grid(body, [60, 240, 320], 200).map(sized(10))
  const made = page([...lines, sized(7)(words('Source: the reeve', 60, 281, 7))])
  const fills = [200, 232, 264].map((y) => ({
    box: [56, y - 11, 360, y + 5] as Box,
    luminance: 0.9,
  }))
  t.same(findTables([{ ...made, fills }]).map(rowsOf), [body])
})

t.test(
  'a long text that comes near the next column is not one with what stands there',
  async (t) => {
    const rows = [
      ['Item', 'Place', 'Fee'],
      ['Plot', 'North', '12.50'],
      ['Key', 'South', '25.00'],
      ['Water', 'West', '18.40'],
      ['Deposit, given back at the', 'East', '31.50'],
    ]
    // The last item ends a space before the second column begins.
    const lines = rows.map((row, r) => [
      ...words(row[0]!, 60, 200 + r * 16),
      ...words(row[1]!, 60 + 25 * 5 + 5 + 3, 200 + r * 16),
      ...words(row[2]!, 300, 200 + r * 16),
    ])
    t.same(findTables([page(lines)]).map(rowsOf), [rows])
  },
)
