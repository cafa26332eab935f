import t from 'tap'
import type { Rule } from '../../src/document/page.ts'
import type { Table } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, grid, page } from './pages.ts'

const ROWS = [
  ['Farm', 'Rye', 'Oats'],
  ['Upper', '41', '52'],
  ['Lower', '15', '26'],
  ['Mill', '80', '81'],
]
const XS = [66, 226, 346]

function tableOf(rows: readonly (readonly string[])[], rules: readonly Rule[] = []): Table {
  const [table, ...others] = findTables([page(grid(rows, XS, 212), rules)])
  t.same(others, [])
  return table!
}

const walls = [
  ...[200, 216, 232, 248, 264].map((y) => across(y, 60, 420)),
  ...[60, 220, 340, 420].map((x) => down(x, 200, 264)),
]

t.test('drawn walls make a table surer, uneven rows and mixed columns less sure', async (t) => {
  const plain = tableOf(ROWS).confidence
  t.ok(tableOf(ROWS, walls).confidence > plain)
  t.ok(tableOf([...ROWS, ['Ford', '', '7']]).confidence < plain)
  t.ok(tableOf([...ROWS, ['Ford', 'none', '7']]).confidence < plain)
})

t.test('a cell is no surer than its words, and the less sure the table the less', async (t) => {
  const lines = grid(ROWS, XS, 212)
  const doubted = lines.map((line) =>
    line.map((word) => (word.text === '26' ? { ...word, confidence: 0.5 } : word)),
  )
  const cellOf = (text: string, rules: readonly Rule[]) =>
    findTables([page(doubted, rules)])[0]!.cells.find((cell) => cell.text === text)!.confidence
  for (const rules of [walls, []]) {
    t.equal(cellOf('26', rules), 0.5 * cellOf('15', rules))
    t.ok(cellOf('15', rules) < 1)
  }
  t.ok(cellOf('15', []) < cellOf('15', walls))
})

t.test('a table over pages is as sure as its least sure page', async (t) => {
  const rows = Array.from({ length: 40 }, (_, i) => [`Farm ${i}`, `${100 + i}`, `${300 - i}`])
  const part = (body: readonly (readonly string[])[], y: number, number: number) => ({
    ...page(grid([ROWS[0]!, ...body], XS, y)),
    number,
  })
  const first = part(rows, 120, 1)
  const second = part([...rows.slice(0, 5), ['Ford', '', '7']], 120, 2)
  const [whole, ...others] = findTables([first, second])
  t.same(others, [])
  t.same(whole!.pages, [1, 2])
  t.equal(whole!.confidence, findTables([second])[0]!.confidence)
  t.ok(whole!.confidence < findTables([first])[0]!.confidence)
})
