import t from 'tap'
import { recognisedRows } from '../../src/reading/recognised-rows.ts'
import { withoutPaperHoles } from '../../src/tables/text/paper-holes.ts'
import { page, word, words } from './pages.ts'

const LINES = Array.from({ length: 10 }, (_, i) => words('Gasket 52', 60, 113 + i * 20)).flat()
/** Twelve at the left, every second of which has a line beside it at most. */
const HOLES = ['o', '.', 'O', 'o', 'e', 'o', 'o', '.', 'O', 'o', 'o', 'o'].map((text, i) =>
  word(text, 20, 102 + i * 36),
)

t.test('holes at the edge of paper for printers are no text', async (t) => {
  t.same(withoutPaperHoles([...HOLES, ...LINES], 10), LINES)
})

t.test('also where many of both edges are missed', async (t) => {
  const holes = [0, 1, 4, 7, 11].flatMap((i) => [
    word('@', 20, 102 + i * 36),
    word('Oo', 500, 102 + (i > 4 ? i - 2 : i) * 36),
  ])
  t.same(withoutPaperHoles([...holes, ...LINES], 10), LINES)
  const few = holes.slice(0, 6)
  const all = [...few, ...LINES]
  t.equal(withoutPaperHoles(all, 10), all)
})

t.test('nor is a row of them one of text', async (t) => {
  const rows = recognisedRows({ ...page([HOLES, LINES]), source: 'ocr' }, 10)
  t.same(
    rows.flat().filter((own) => HOLES.some(({ box }) => box === own.box)),
    [],
  )
})

t.test('marks in the last column of a table are', async (t) => {
  const marks = Array.from({ length: 10 }, (_, i) => word('•', 300, 113 + i * 20))
  const all = [...LINES, ...marks]
  t.equal(withoutPaperHoles(all, 10), all)
})

t.test('noughts between columns are', async (t) => {
  const noughts = HOLES.map((_, i) => word('0', 100, 102 + i * 36))
  const all = [...LINES, ...noughts, ...words('Yard 4', 300, 113)]
  t.equal(withoutPaperHoles(all, 10), all)
})
