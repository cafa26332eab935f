import t from 'tap'
import { withoutEndlessLines } from '../../src/document/line-length.ts'
import { type Page, type Word, wordsOf } from '../../src/document/page.ts'

const word = (text: string, baseline: number): Word => ({
  text,
  box: [0, baseline - 8, 10, baseline],
  baseline,
  confidence: 1,
  rotation: 0,
})

const pageOf = (words: readonly Word[]): Page => ({
  number: 3,
  width: 595,
  height: 842,
  rotation: 0,
  skew: 0,
  source: 'text_layer',
  languages: [],
  blocks: [
    {
      box: [0, 0, 1, 1],
      lines: words.map((own) => ({ box: own.box, baseline: own.baseline, words: [own] })),
    },
  ],
  rules: [],
  fills: [],
})

const read = (words: readonly Word[]) => {
  const { pages, cut } = withoutEndlessLines([pageOf(words)])
  return { length: [...wordsOf(pages[0]!)].map(({ text }) => text).join(' ').length, cut, pages }
}

t.test('what fits on a page is read as it is', async (t) => {
  const rows = Array.from({ length: 400 }, (_, i) => word('1234567890'.repeat(20), 2 * i))
  const page = pageOf(rows)
  t.equal(withoutEndlessLines([page]).pages[0], page)
})

t.test('what no line has room for is left out', async (t) => {
  const long = read([word('7'.repeat(60_000), 100), word('next', 120)])
  t.same(long.cut, [3])
  t.equal(long.length, 1000 + ' next'.length)
  const many = read(Array.from({ length: 30_000 }, (_, i) => word('77', 100 + (i % 3) / 2)))
  t.same(many.cut, [3])
  t.ok(many.length <= 6000)
})
