import t from 'tap'
import type { Fill, Word } from '../../src/document/page.ts'
import { recognisedRows } from '../../src/reading/recognised-rows.ts'
import { withoutPaperHoles } from '../../src/tables/text/paper-holes.ts'
import { page, word, words } from './pages.ts'

const hole = (text: string, x: number, y: number): Word => ({
  ...word(text, x, y),
  box: [x, y - 7, x + 9, y + 2],
})

const LINES = Array.from({ length: 10 }, (_, i) => words('Gasket 52', 60, 113 + i * 20)).flat()
/** Twelve at the left, every second of which has a line beside it at most. */
const HOLES = ['o', '.', 'O', 'o', 'e', 'o', 'o', '.', 'O', 'o', 'o', 'o'].map((text, i) =>
  hole(text, 20, 102 + i * 36),
)

t.test('holes at the edge of paper for printers are no text', async (t) => {
  t.same(withoutPaperHoles([...HOLES, ...LINES], 10), LINES)
})

t.test('also where ink beside some makes them longer than high', async (t) => {
  const holes = HOLES.map((own, i): Word => {
    const [x0, y0, x1, y1] = own.box
    return i % 2 === 0 ? own : { ...own, box: [x0, y0, x1 + 8, y1] }
  })
  t.same(withoutPaperHoles([...holes, ...LINES], 10), LINES)
})

t.test('also where many of both edges are missed', async (t) => {
  const holes = [0, 1, 4, 7, 11].flatMap((i) => [
    hole('@', 20, 102 + i * 36),
    hole('Oo', 500, 102 + (i > 4 ? i - 2 : i) * 36),
  ])
  t.same(withoutPaperHoles([...holes, ...LINES], 10), LINES)
  const few = holes.slice(0, 6)
  const all = [...few, ...LINES]
  t.equal(withoutPaperHoles(all, 10), all)
})

t.test(
  'also beside lines all of them, where those of both edges stand as high, and where one is read as another sign',
  async (t) => {
    const holes = LINES.filter((_, i) => i % 2 === 0).flatMap(({ baseline }, i) => [
      hole(i === 3 ? 'q' : 'O', 20, baseline),
      hole(i === 6 ? '®' : 'o', 500, baseline),
    ])
    t.same(withoutPaperHoles([...holes, ...LINES], 10), LINES)
  },
)

t.test('marks in the last column of a table whose first has none are', async (t) => {
  const marks = LINES.map(({ baseline }) => hole('o', 500, baseline))
  const all = [...LINES, ...marks]
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
  const marks = Array.from({ length: 10 }, (_, i) => hole('•', 300, 113 + i * 20))
  const all = [...LINES, ...marks]
  t.equal(withoutPaperHoles(all, 10), all)
})

t.test('noughts between columns are', async (t) => {
  const noughts = HOLES.map((_, i) => hole('0', 100, 102 + i * 36))
  const all = [...LINES, ...noughts, ...words('Yard 4', 300, 113)]
  t.equal(withoutPaperHoles(all, 10), all)
})

/** Of a punch: larger than letters. */
const punched = (text: string, x: number, y: number, size = 15): Word => ({
  ...word(text, x, y),
  box: [x, y - size, x + size, y],
})

t.test('two holes for a file are no text', async (t) => {
  const holes = [punched('@', 20, 150), punched('@', 23, 290)]
  t.same(withoutPaperHoles([...holes, ...LINES], 10), LINES)
})

t.test('one sign, two as high as letters, and two right beside text are', async (t) => {
  for (const marks of [
    [punched('@', 20, 150)],
    [punched('o', 20, 150, 8), punched('o', 20, 290, 8)],
    [punched('O', 42, 150), punched('O', 42, 290)],
  ]) {
    const all = [...marks, ...LINES]
    t.equal(withoutPaperHoles(all, 10), all)
  }
})

t.test(
  'dark round places under each other beyond all text are holes, whatever is read of one',
  async (t) => {
    const dark = (y: number): Fill => ({ box: [20, y, 36, y + 15], luminance: 0.2 })
    const read: Word = { ...word('©', 20, 213), box: [19, 199, 37, 216] }
    t.same(withoutPaperHoles([read, ...LINES], 10, [dark(200), dark(420)]), LINES)
    const all = [read, ...LINES]
    t.equal(withoutPaperHoles(all, 10, [dark(200)]), all)
    const beyond = [...all, ...words('no', 4, 300)]
    t.equal(withoutPaperHoles(beyond, 10, [dark(200), dark(420)]), beyond)
  },
)
