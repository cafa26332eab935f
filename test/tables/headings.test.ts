import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page } from './pages.ts'

const set = (words: readonly Word[], bold: boolean): Word[] =>
  words.map((word) => ({ ...word, font: { name: 'Own', size: 10, bold, italic: false } }))

t.test('a heading as wide as its column is not the beginning of the figure below', async (t) => {
  const rows = [
    ['Year', 'Rye', 'Oats'],
    ['1996', '41', '52'],
    ['1997', '15', '26'],
    ['Planned for', '', ''],
    ['1998', '44', '55'],
    ['1999', '46', '57'],
  ]
  const [table] = findTables([page(grid(rows, [60, 125, 220], 200))])
  t.same(rowsOf(table!), rows)
})

t.test(
  'bold headings in a narrow column do not go on in light rows, nor those in them',
  async (t) => {
    const rows = [
      ['Group', 'Stayed', 'Left'],
      ['Three Years', '', ''],
      ['Upper class', '85', '15'],
      ['Lower class', '17', '83'],
      ['Four Years', '', ''],
      ['Upper class', '80', '20'],
      ['Lower class', '14', '86'],
    ]
    const lines = grid(rows, [66, 146, 246], 212).map((line, r) =>
      set(line, r === 0 || rows[r]![1] === ''),
    )
    const rules = [
      ...[200, 218, 332].map((y) => across(y, 60, 320)),
      ...[60, 130, 230, 320].map((x) => down(x, 200, 332)),
    ]
    const [table] = findTables([page(lines, rules)])
    t.same(rowsOf(table!), rows)
  },
)

t.test('headings across a frame, whose walls end there', async (t) => {
  const rows = [
    ['Code', 'Ware', 'Pack', 'Price'],
    ['Pipes of brass and copper', '', '', ''],
    ['KL10', 'Bend', '10', '3.40'],
    ['KL15', 'Sleeve', '25', '9.15'],
    ['KL20', 'Cap', '10', '2.85'],
    ['Valves of steel', '', '', ''],
    ['MN10', 'Ball', '10', '14.60'],
    ['MN15', 'Gate', '25', '21.30'],
    ['MN20', 'Check', '10', '17.95'],
  ]
  const walls = (from: number, to: number) => [60, 120, 200, 260, 320].map((x) => down(x, from, to))
  const rules = Array.from({ length: 10 }, (_, i) => across(202 + 16 * i, 60, 320))
  const lines = grid(rows, [66, 126, 206, 266], 214)
  const [table, ...more] = findTables([
    page(lines, [...rules, ...walls(202, 218), ...walls(234, 282), ...walls(298, 346)]),
  ])
  t.same(rowsOf(table!), rows)
  t.same(more, [])
})
