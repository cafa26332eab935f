import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Page, Rotation } from '../../src/document/page.ts'
import { wordsOf } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { turned, turnedBox } from '../../src/document/turned.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, grid, page, words } from './pages.ts'

const ROWS = [
  ['Farm', 'Rye', 'Oats', 'Flax'],
  ['Upper', '41', '52', '7'],
  ['Lower', '15', '26', '8'],
  ['Mill', '80', '81', '9'],
]
const TEXT = Array.from({ length: 12 }, (_, i) =>
  words('Text that reads as the page does and fills it to both sides', 60, 80 + i * 13),
)

/** A page of upright text with a table below it that is turned clockwise. */
function pageWith(rotation: Rotation): Page {
  // Once turned, the table lies in the lower half of the page.
  const x = rotation === 90 ? 400 : 60
  const made = page(grid(ROWS, [x, x + 100, x + 160, x + 220], 200), [across(206, x, x + 260)])
  const drawn = { width: 842, height: 595, words: [...wordsOf(made)], rules: made.rules, fills: [] }
  const { words: aside, rules } = turned(drawn, rotation)
  const lines = aside.map((word) => ({ box: word.box, baseline: word.baseline, words: [word] }))
  const upright = page(TEXT)
  return { ...upright, rules, blocks: [...upright.blocks, { box: [0, 400, 595, 842], lines }] }
}

for (const rotation of [90, 270] as const)
  t.test(`a table turned by ${rotation}° on an upright page`, async (t) => {
    const [table, ...others] = findTables([pageWith(rotation)])
    t.same(others, [])
    t.same(rowsOf(table!), ROWS)
    const cell = table!.cells.find(({ text }) => text === '81')!
    const word = [...wordsOf(pageWith(rotation))].find(({ text }) => text === '81')!
    const holds = (outer: Box, inner: Box) =>
      outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
    t.ok(holds(cell.box, word.box), 'its boxes lie on the page')
    t.ok(table!.box[1] > 300, 'below the text')
  })

t.test('turned words beside an upright table are no part of it', async (t) => {
  const made = page(grid(ROWS, [60, 160, 220, 280], 200))
  const labels = ['not', 'part', 'of', 'the', 'rows', 'that', 'stand', 'here', 'at', 'all'].map(
    (text, i) => ({
      ...words(text, 0, 0)[0]!,
      box: turnedBox([200 + i * 40, 30, 225 + i * 40, 40], 270, 842, 595),
      baseline: 38,
      rotation: 270 as const,
    }),
  )
  const lines = labels.map((word) => ({ box: word.box, baseline: word.baseline, words: [word] }))
  const block = { box: [30, 0, 40, 842] as Box, lines }
  const tables = findTables([{ ...made, blocks: [...made.blocks, block] }])
  t.same(tables.map(rowsOf), [ROWS])
})
