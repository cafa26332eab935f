import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page, words } from './pages.ts'

const ROWS = [
  ['Farm', 'Rye', 'Oats'],
  ['Upper', '41', '52'],
  ['Lower', '15', '26'],
  ['Mill', '80', '81'],
]

const bold = (line: readonly Word[]): Word[] =>
  line.map((word) => ({ ...word, font: { name: 'Sans', size: 10, bold: true, italic: false } }))

/** The title of the one table below these lines, the last of them 16 points above it. */
function titleUnder(...lines: readonly (readonly Word[])[]): string | null {
  const [table, ...others] = findTables([page([...lines, ...grid(ROWS, [66, 226, 346], 300)])])
  t.same(others, [])
  t.equal(table!.rowCount, 4)
  return table!.title
}

t.test('a caption with its number, over lines', async (t) => {
  t.equal(titleUnder(words('Table 4. Harvest in tons', 66, 284)), 'Table 4. Harvest in tons')
  t.equal(
    titleUnder(words('Tabelle 12: Ernte der Höfe am', 66, 270), words('oberen Fluss', 66, 284)),
    'Tabelle 12: Ernte der Höfe am oberen Fluss',
  )
})

t.test('a heading in bold letters', async (t) => {
  t.equal(titleUnder(bold(words('Harvest of the farms', 66, 284))), 'Harvest of the farms')
  t.equal(
    titleUnder(
      words('They were weighed in the week after.', 66, 256),
      bold(words('Harvest of the farms', 66, 270)),
      bold(words('by the river', 66, 284)),
    ),
    'Harvest of the farms by the river',
  )
})

t.test('what is no title', async (t) => {
  t.equal(titleUnder(words('They were weighed in the week after.', 66, 284)), null)
  t.equal(titleUnder(bold(words('Far above it', 66, 200))), null)
  t.equal(titleUnder(words('Tables 40 inches wide stood there', 400, 284)), null, 'beside it')
  t.equal(titleUnder(bold(words('2026', 66, 284))), null, 'a figure')
})

t.test('tables with other captions on the next page stay apart', async (t) => {
  const on = (number: number, caption: string) => ({
    ...page([
      words(caption, 66, 100),
      ...grid([ROWS[0]!, ...Array.from({ length: 40 }, () => ROWS[1]!)], [66, 226, 346], 116),
    ]),
    number,
  })
  const titles = (second: string) =>
    findTables([on(1, 'Table 4. Harvest'), on(2, second)]).map((table) => table.title)
  t.same(titles('Table 5. Stock'), ['Table 4. Harvest', 'Table 5. Stock'])
  t.same(titles('Table 4. Harvest (continued)'), ['Table 4. Harvest'])
})
