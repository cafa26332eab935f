import { marked } from 'marked'
import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { PagePassages, Passage } from '../../src/document/passage.ts'
import type { Cell, Table } from '../../src/document/table.ts'
import { outputs } from '../../src/outputs/registry.ts'
import { chromiumFor } from '../dashboard/chromium.ts'
import { folderFor, write } from '../engine/documents.ts'

const cell = (row: number, column: number, text: string, changes: Partial<Cell> = {}): Cell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
  value: null,
  page: 1,
  box: [0, 0, 1, 1],
  confidence: 1,
  ...changes,
})

const table = (cells: readonly Cell[], changes: Partial<Table> = {}): Passage => ({
  kind: 'table',
  table: {
    pages: [1],
    box: [0, 0, 1, 1],
    title: null,
    notes: [],
    rowCount: 2,
    columnCount: 2,
    headerRows: 1,
    cells,
    confidence: 1,
    ...changes,
  },
})

/** A text that is full of signs. */
const ODD = '# <script>alert(1)</script> *a* _b_ [c](d) `e` & &amp; 1 < 2 | ~~f~~ \\ <!-- g #'
const PLAIN = table([
  cell(0, 0, 'Goods'),
  cell(0, 1, 'Day | time'),
  cell(1, 0, ODD),
  cell(1, 1, ''),
])
const SPANNED = table(
  [cell(0, 0, 'Both', { columnSpan: 2 }), cell(1, 0, ODD), cell(1, 1, '12', { value: 12 })],
  { title: 'A & b', notes: ['Source: us'] },
)

const made = async (name: string, ...pages: readonly (readonly Passage[])[]): Promise<string> => {
  const passages = pages.map(
    (own, i): PagePassages => ({
      number: 2 * i + 1,
      isRightToLeft: i === 1,
      language: i === 0 ? 'en' : null,
      passages: own,
    }),
  )
  const extraction = { content: {}, sheets: [], text: '', warnings: [], passages: () => passages }
  const input = { model: 'text', pages: [], failures: [], extraction, options: DEFAULT_OPTIONS }
  return new TextDecoder().decode(await outputs.get(name)!.write(input))
}

const PAGES: readonly (readonly Passage[])[] = [
  [
    { kind: 'heading', level: 1, lines: [], text: ODD },
    { kind: 'paragraph', lines: [], text: `${ODD}\n1. May\n- x` },
    { kind: 'list', lines: [], start: null, items: [ODD, 'two\nlines'] },
    { kind: 'list', lines: [], start: 3, items: ['three', 'four'] },
    { kind: 'list', lines: [], start: 9, items: ['nine'] },
    PLAIN,
    SPANNED,
  ],
  [{ kind: 'paragraph', lines: [], text: 'שלום' }],
]

t.test('md: as CommonMark reads it, and html: as a browser shows it', async (t) => {
  const browser = await chromiumFor(t)
  const folder = folderFor(t)
  const page = await browser.newPage()
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts++
    return dialog.dismiss()
  })
  for (const name of ['md', 'html']) {
    const text = await made(name, ...PAGES)
    const html = name === 'md' ? String(await marked.parse(text, { gfm: true })) : text
    await page.goto(`file://${write(folder, `${name}.html`, html)}`)
    const of = (selector: string) => page.locator(selector).allInnerTexts()
    t.same(await of('h1'), [ODD], name)
    t.same(await of('p >> nth=0'), [`${ODD}\n1. May\n- x`], name)
    t.same(await of('ul > li'), [ODD, 'two\nlines'], name)
    t.equal(await page.locator('ul').count(), 1, name)
    t.same(await of('ol[start="3"] > li'), ['three', 'four'], name)
    t.same(await of('ol[start="9"] > li'), ['nine'], name)
    t.same(await of('table >> nth=0 >> th'), ['Goods', 'Day | time'], name)
    t.same(await of('table >> nth=0 >> td'), [ODD, ''], name)
    t.same(await of('table >> nth=1 >> th[colspan="2"]'), ['Both'], name)
    t.same(await of('table >> nth=1 >> td'), [ODD, '12'], name)
    t.match(await page.locator('body').innerText(), /A & b.*Both.*Source: us.*שלום/s, name)
    t.equal(await page.locator('table').count(), 2, name)
  }
  t.equal(alerts, 0, 'nothing of the document is run')
  t.equal(await page.title(), ODD)
  t.equal(await page.locator('section#page-1').getAttribute('lang'), 'en')
  t.equal(
    await page.locator('section#page-3').getAttribute('dir'),
    'rtl',
    'numbers of the document',
  )
})

t.test('md: a comment where a page begins', async (t) => {
  t.equal(
    await made(
      'md',
      [{ kind: 'heading', level: 2, lines: [], text: 'a' }],
      [{ kind: 'paragraph', lines: [], text: 'b' }],
    ),
    '## a\n\n<!-- page 3 -->\n\nb\n',
  )
  t.equal(await made('md'), '\n')
})

t.test('html: a cell that reaches over the end of the head stays whole', async (t) => {
  const cells = [cell(0, 0, 'a', { rowSpan: 2 }), cell(0, 1, 'b'), cell(1, 1, 'c')]
  const text = await made('html', [table(cells)])
  t.match(text, '<th rowspan="2">a</th>')
  t.notMatch(text, '<thead>')
})
