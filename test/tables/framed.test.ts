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
const DUTIES = {
  Weaver: [
    'keeps the looms of the lower hall in repair and',
    'answers for the oil that is burnt there during the',
    'long nights of the winter and for every broken',
    'shuttle that nobody has brought back to him and',
    'reads the account aloud on the last day of the year',
  ],
  Fuller: [
    'beats the wet cloth until it is thick and even and',
    'pays the carter who brings the clay from the river',
    'before the first frost has closed the upper ford and',
    'lends his hammers to nobody who has not asked him',
    'for them in writing on the eve of the summer feast',
  ],
  Dyer: [
    'stirs the vats by night and by day for as long as',
    'the madder lasts and keeps a list of all the colours',
    'that a buyer has sent back because the sun had taken',
    'them and shows it to the masters of the other guilds',
    'when they meet in the tavern at the gate in autumn',
  ],
}
const tall = Object.entries(DUTIES).flatMap(([label, duties], r) =>
  duties.map((duty, i) =>
    line([i === 0 ? label : '', duty, i === 0 ? 'Hall' : ''], 200 + (r * 5 + i) * 12),
  ),
)

t.test(
  'cells as long as paragraphs are cells between the rules of a head and an end',
  async (t) => {
    const lines = [line(HEAD, 182), ...tall].map((own, i) => own.map(set(i === 0)))
    const rules = [170, 187, 375].map((y) => across(y, 55, 520))
    const [table, ...more] = findTables([page(lines, rules)])
    t.same(more, [])
    t.same(
      rowsOf(table!).map((row) => row.map((text) => text.replaceAll('\n', ' '))),
      [HEAD, ...Object.entries(DUTIES).map(([label, duties]) => [label, duties.join(' '), 'Hall'])],
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
