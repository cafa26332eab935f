import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { withoutDots, withoutLeaders } from '../../src/tables/text/leaders.ts'
import { page, words } from './pages.ts'

/** A recognised sign as low as a dot of a leader is, at the feet of its line. */
const low = (text: string, x: number, y: number, width = 1.4): Word => ({
  text,
  box: [x, y - 1.4, x + width, y],
  baseline: y,
  confidence: 0.9,
  rotation: 0,
})

/** Dots from one place to another, some of which were read as other signs, and some not at all. */
const dots = (from: number, to: number, y: number): Word[] =>
  Array.from({ length: Math.floor((to - from) / 5) }, (_, i) => i)
    .filter((i) => i < 6 || i > 12)
    .map((i) => low(['.', '.', '•', '.', '-', '.'][i % 6]!, from + i * 5, y))

const TARIFF: readonly (readonly [string, string])[] = [
  ['Day ticket for the ferry', '12.50'],
  ['Bicycle', '3.00'],
  ['Dog on a lead', '1.50'],
  ['Crossing at night', '8.00'],
  ['Season ticket', '240.00'],
]

const led = TARIFF.map(([text, price], i) => {
  const [y, label] = [200 + 20 * i, words(text, 60, 200 + 20 * i)]
  const from = label.at(-1)!.box[2] + 4
  return [...label, ...dots(from, 330, y), ...words(price, 370 - 5 * price.length, y)]
})

t.test('dots of a scan lead to figures, whatever they were read as', async (t) => {
  const junk = led.map((line, i) => (i === 2 ? [...line, low('sesee', 280, 240, 22)] : line))
  const [table] = findTables([{ ...page(junk), source: 'ocr' }])
  t.same(rowsOf(table!), TARIFF)
})

t.test('a dash beside dots stands for a figure', async (t) => {
  const line = [...words('Tandem', 60, 200), ...dots(95, 200, 200), low('–', 240, 198, 5)]
  t.same(
    withoutLeaders(line, 10).map((word) => withoutDots(word).text),
    ['Tandem', '–'],
  )
})

t.test('dots that are set to a word lead from it, an ellipsis belongs to it', async (t) => {
  const line = [...words('Tandem......', 60, 200), ...words('Other... ......', 160, 200)]
  t.same(
    line.map((word) => withoutDots(word).text),
    ['Tandem', 'Other...', '......'],
  )
})

t.test('low signs without dots are what they were read as', async (t) => {
  const line = [...words('Tandem', 60, 200), low('-', 100, 200), low('o', 110, 200)]
  t.equal(withoutLeaders(line, 10).length, 3)
})

t.test('many dots that were read as one word lead as many single ones do', async (t) => {
  const line = [
    ...words('Bicycle', 60, 100),
    low('...............................', 100, 100, 60),
    low('sese', 160, 100, 8),
    low('........', 168, 100, 16),
    ...words('3.00', 200, 100),
  ]
  t.same(
    withoutLeaders(line, 10).map((word) => withoutDots(word).text.split(' ')[0]),
    ['Bicycle', '3.00'],
  )
})
