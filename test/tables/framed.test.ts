import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, page, words } from './pages.ts'

const HEAD = ['Trade', 'Duty', 'Guild']
const XS = [60, 150, 460]
const line = (texts: readonly string[], y: number, xs = XS) =>
  texts.flatMap((text, c) => (text === '' ? [] : words(text, xs[c]!, y)))

const set = (bold: boolean) => (word: Word) => ({
  ...word,
  font: { name: 'Sans', size: 10, bold, italic: false },
})

/** Rows of a paragraph each: what stands in the middle column is as long as a page's text. */
const DUTIES = [
  'keeps the looms of the lower hall in repair and',
  'answers for the oil that is burnt there during the',
  'long nights of the winter and for every broken',
  'shuttle that nobody has brought back to him and',
  'reads the account aloud on the last day of the year',
]
const tall = (labels: readonly string[]) =>
  labels.flatMap((label, r) =>
    DUTIES.map((duty, i) =>
      line([i === 0 ? label : '', duty, i === 0 ? 'Hall' : ''], 200 + (r * 5 + i) * 12),
    ),
  )

t.test(
  'cells as long as paragraphs are cells between the rules of a head and an end',
  async (t) => {
    const labels = ['Weaver', 'Fuller', 'Dyer']
    const lines = [line(HEAD, 182), ...tall(labels)].map((own, i) => own.map(set(i === 0)))
    const rules = [170, 187, 375].map((y) => across(y, 55, 520))
    const [table, ...more] = findTables([page(lines, rules)])
    t.same(more, [])
    t.same(
      rowsOf(table!).map((row) => row.map((text) => text.replaceAll('\n', ' '))),
      [HEAD, ...labels.map((label) => [label, DUTIES.join(' '), 'Hall'])],
    )
  },
)

t.test('rules between paragraphs enclose no table', async (t) => {
  const text = 'Of the yarn that is left over nobody had kept an account until then'
  const lines = [182, 194, 206, 230, 242, 254].map((y) => words(text, 60, y))
  const rules = [170, 216, 264].map((y) => across(y, 55, 420))
  t.same(findTables([page(lines, rules)]), [])
})

t.test('a head stays with its rows where rules begin below it', async (t) => {
  const rows = [HEAD, ...['Weaver', 'Fuller', 'Dyer'].map((name) => [name, 'Loom', 'Hall'])]
  const lines = rows.map((row, r) => line(row, 182 + r * 18))
  const rules = [187, 205, 223, 241].map((y) => across(y, 55, 520))
  t.same(findTables([page(lines, rules)]).map(rowsOf), [rows])
})
