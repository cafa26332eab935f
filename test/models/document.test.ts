import t from 'tap'
import { wordsOf } from '../../src/document/page.ts'
import { loadModel } from '../../src/models/registry.ts'
import type { Answer } from '../http/service.ts'
import { anyPage } from '../tables/any-page.ts'
import { across, grid, page, words } from '../tables/pages.ts'

const document = (await loadModel('document'))!
const ROWS = [
  ['Article', 'Place', 'Counted'],
  ['Paper sack', 'A-01', '14,200'],
  ['Carton', 'B-04', '1,120'],
]
const rules = [190, 206, 222, 238].map((y) => across(y, 56, 460))
const report = page(
  [
    words('Store report', 60, 60, 20),
    words('What we hold in stock this spring.', 60, 100),
    ...grid(ROWS, [60, 250, 400], 200),
    words('1. Sell the sacks.', 60, 300),
    words('2. Keep the cartons.', 60, 315),
  ],
  rules,
)

t.test('document: text and tables in reading order, each word with its place', async (t) => {
  const { content, pages } = document.extract([report, { ...report, number: 2 }])
  const blocks = (number: number): Answer[] => pages!.get(number)!.blocks as Answer[]
  t.match(blocks(1), [
    { type: 'heading', level: 1, text: 'Store report' },
    { type: 'paragraph', text: 'What we hold in stock this spring.' },
    { type: 'table', table: 0 },
    { type: 'list', start: 1, items: ['Sell the sacks.', 'Keep the cartons.'] },
  ])
  t.equal(blocks(2)[2].table, 1)
  const tables = content.tables as Answer[]
  t.same(
    tables.map(({ rows, page }) => ({ rows, page })),
    [
      { rows: ROWS, page: 1 },
      { rows: ROWS, page: 2 },
    ],
  )
  t.same(blocks(1)[2].box, tables[0].box)
  const [heading, , , list] = blocks(1)
  // Letters half as wide as the size: see pages.ts.
  t.same(heading.lines, [
    {
      text: 'Store report',
      box: [60, 46, 180, 64],
      words: [
        { text: 'Store', box: [60, 46, 110, 64], confidence: 1 },
        { text: 'report', box: [120, 46, 180, 64], confidence: 1 },
      ],
    },
  ])
  t.same(
    list.lines.map(({ text }: Answer) => text),
    ['1. Sell the sacks.', '2. Keep the cartons.'],
    'lines are as printed',
  )
})

t.test('document: for people', async (t) => {
  const { text } = document.extract([report, page([words('The end.', 60, 60)])])
  const [first, second] = text.split('\f')
  t.equal(second, 'The end.\n')
  const parts = first!.split('\n\n')
  t.same(parts.slice(0, 2), ['Store report', 'What we hold in stock this spring.'])
  t.match(parts[2], /^Article +Place +Counted\nPaper sack +A-01 +14,200\nCarton +B-04 +1,120$/)
  t.equal(parts[3], '1. Sell the sacks.\n2. Keep the cartons.\n')
})

t.test('document: every word stands in one line or one table', async (t) => {
  const sorted = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split(/\s+/))
      .filter((text) => text !== '')
      .sort()
  for (let seed = 1; seed <= 40; seed++) {
    const made = anyPage(seed)
    const { content, pages } = document.extract([made])
    const given = (pages!.get(made.number)!.blocks as Answer[]).flatMap((block): string[] => {
      if (block.type !== 'table')
        return block.lines.flatMap((line: Answer) => line.words.map((word: Answer) => word.text))
      const { cells, title, notes } = (content.tables as Answer[])[block.table]
      return [...cells.map((cell: Answer) => cell.text), title ?? '', ...notes]
    })
    const all = Array.from(wordsOf(made), ({ text }) => text)
    if (sorted(given).join(' ') !== sorted(all).join(' ')) t.same(sorted(given), sorted(all))
  }
  t.pass('all pages')
})
