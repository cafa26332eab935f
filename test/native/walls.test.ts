import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

/** Times of a timetable in cells so narrow that they all but touch the walls; ten rows of eight. */
const LEFT = 60
const WIDE = 33
const HIGH = 15
const times = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => `${10 + ((row + 3 * column) % 14)}.${15 + 4 * row}`),
)
const content = [
  '0 G 0.8 w',
  ...times.flatMap((_, row) => [
    `${LEFT} ${700 - row * HIGH} m ${LEFT + 8 * WIDE} ${700 - row * HIGH} l S`,
  ]),
  `${LEFT} ${700 - 10 * HIGH} m ${LEFT + 8 * WIDE} ${700 - 10 * HIGH} l S`,
  ...Array.from(
    { length: 9 },
    (_, i) => `${LEFT + i * WIDE} ${700 - 10 * HIGH} m ${LEFT + i * WIDE} 700 l S`,
  ),
  ...times.flatMap((cells, row) =>
    cells.map(
      (time, column) =>
        `BT /F1 11 Tf ${LEFT + 2.5 + column * WIDE} ${689 - row * HIGH} Td (${time}) Tj ET`,
    ),
  ),
].join('\n')

t.test('what stands on both sides of a wall is two words, and the wall none', async (t) => {
  const read = readPicture(drawn(pdf([{ content }]), 200), 200)
  const texts = read.words.map(({ text }) => text).sort()
  t.same(texts, times.flat().sort())
})
