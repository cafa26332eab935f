import t from 'tap'
import { rowsOf, type Table } from '../../src/document/table.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import { withHeadsApart } from '../../src/tables/whole/heads-apart.ts'
import { words } from './pages.ts'

const XS = [60, 160, 240]

/** Rows of texts at XS, 16 points each, from a height on. */
function table(rows: readonly (readonly string[])[], top: number): Table {
  const cells = rows.flatMap((row, r) =>
    row.map((text, c) => ({
      ...{ row: r, column: c, rowSpan: 1, columnSpan: 1, text, value: null, page: 1 },
      box: [XS[c]!, top + 16 * r, XS[c]! + 60, top + 16 * r + 16] as const,
      confidence: 0.9,
    })),
  )
  return {
    pages: [1],
    box: [60, top, 300, top + 16 * rows.length],
    title: null,
    notes: [],
    rowCount: rows.length,
    columnCount: XS.length,
    headerRows: 0,
    cells,
    confidence: 0.9,
  }
}

const HEAD = [['Trait', 'Cars', 'Trains']]
const BODY = [
  ['18 to 29', '28.4', '24.9'],
  ['30 to 49', '37.7', '35.0'],
]
const UNITS = { em: 10, pitch: 16 } as Parameters<typeof withHeadsApart>[2]

t.test('a heading of rows between a head and its rows is one', async (t) => {
  const lines = textLines(words('Age', 60, 128), UNITS.em)
  const [whole, ...more] = withHeadsApart([table(HEAD, 100), table(BODY, 136)], lines, UNITS)
  t.same(more, [])
  t.same(rowsOf(whole!), [...HEAD, ['Age', '', ''], ...BODY])
})

t.test('texts that reach out of the table are none of its rows', async (t) => {
  const lines = textLines(
    words('As far as anybody has been able to tell from the replies', 60, 128),
    UNITS.em,
  )
  const [whole] = withHeadsApart([table(HEAD, 100), table(BODY, 136)], lines, UNITS)
  t.same(rowsOf(whole!), [...HEAD, ...BODY])
})

t.test('the rest of a last text of rows that go on without walls is that text’s', async (t) => {
  const first = [
    ['Sort', 'Cars', 'Trains'],
    ['Noise at night by', '48', '51'],
  ]
  const lines = textLines(words('the norm', 60, 144), UNITS.em)
  const [whole] = withHeadsApart([table(first, 100), table(BODY, 152)], lines, UNITS)
  t.same(rowsOf(whole!), [first[0], ['Noise at night by the norm', '48', '51'], ...BODY])
})
