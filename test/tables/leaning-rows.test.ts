import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import { across, page, word, words } from './pages.ts'

const LEFTS = [60, 330, 410, 490] as const
const TICK = 'v'

/**
 * Rows that rise to the right, as on a photo that was not held level.
 *
 * @param lift points by which ticks stand above the baseline
 */
const leaning = (rows: readonly (readonly string[])[], slope: number, lift: number): Word[][] =>
  rows.map((cells, r) =>
    cells
      .flatMap((text, c) => words(text, LEFTS[c]!, 200 + 22 * r))
      .map(({ text, box, baseline }) => {
        const risen = slope * (box[0] - LEFTS[0]) + (text === TICK ? lift : 0)
        return word(text, box[0], baseline - risen)
      }),
  )

const OFFERS = [
  ['Offer', 'Small', 'Usual', 'Large'],
  ['Use of the gymnasium and pool', TICK, TICK, TICK],
  ['Courses in groups', 'no', '3 a week', 'all'],
  ['Parking', 'no', 'yes', 'yes'],
  ['Locker of your own', 'no', 'no', 'yes'],
]

t.test('the words of a cell stay in their order where rows lean', async (t) => {
  const rules = OFFERS.map((_, r) => across(207 + 22 * r, 55, 540))
  for (const lift of [0, 1, 1.5, 2, 2.5])
    for (const slope of [0, 0.005, 0.006, 0.007, 0.008, 0.009, 0.01]) {
      const tables = findTables([page(leaning(OFFERS, slope, lift), rules)])
      t.same(tables.map(rowsOf), [OFFERS], `slope ${slope}, ticks lifted by ${lift}`)
    }
})

t.test('a line ends within no text', async (t) => {
  const [row] = leaning([OFFERS[1]!], 0.008, 1)
  const lines = textLines(row!, 10).map((line) => line.words.map(({ text }) => text).join(' '))
  t.same(lines, ['v v v', OFFERS[1]![0]])
})

t.test('recognised stars in a column of their own stand in their rows', async (t) => {
  const rows = [
    ['Boat', 'Length', 'Crew', 'Late'],
    ['Heron', '12.4', '3', ''],
    ['Curlew', '9.8', '2', '*'],
    ['Plover', '14.1', '4', ''],
    ['Dunlin', '11.0', '2', '*'],
  ]
  const lines = rows.map((cells, r) =>
    cells.flatMap((text, c) =>
      words(text, [60, 160, 240, 300][c]!, 200 + 14 * r)
        .filter((one) => one.text !== '')
        // The ink of a star hangs from the height of its line.
        .map((one) => {
          const [x0, y0] = one.box
          return one.text === '*'
            ? { ...one, box: [x0, y0 - 0.5, x0 + 4, y0 + 2.2] as const, baseline: y0 + 2.2 }
            : one
        }),
    ),
  )
  t.same(findTables([page(lines)]).map(rowsOf), [rows])
  t.equal(textLines(lines.flat(), 10).length, rows.length)
})

t.test('a star hangs above its line, and cuts it nowhere', async (t) => {
  const star = word('*', 300, 96.8)
  const row = [...words('Iron', 60, 100), ...words('18', 140, 100), ...words('µg/l', 200, 100.4)]
  t.equal(textLines([star, ...row], 10).length, 1)
  t.equal(textLines([{ ...star, text: 'x' }, ...row], 10).length, 2)
})
