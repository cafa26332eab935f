import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { PARTINGS } from '../../src/scoring/fitted.ts'
import { findTables } from '../../src/tables/find.ts'
import { LOOK_FEATURES } from '../../src/tables/regions/look.ts'
import type { PageText } from '../../src/tables/regions/page-columns.ts'
import { FEATURES, textsBeside } from '../../src/tables/regions/text-beside.ts'
import { grid, page } from './pages.ts'

const FERRIES = [
  ['Ferry', 'Cars', 'Berths'],
  ['Auk', '41', '152'],
  ['Gannet', '15', '226'],
  ['Puffin', '80', '81'],
  ['Skua', '33', '47'],
  ['Tern', '62', '19'],
]
const NOTICE = ['Tickets are sold on board', 'and at the kiosk by the', 'harbour from nine o’clock']
const XS = [60, 140, 190]
const NO_RULES: PageText = {
  lines: [],
  prose: new Set(),
  rulings: { horizontal: [], vertical: [], shades: [], bars: [] },
}

/** The table, and beside it the lines of a text, `pitch` points apart from `y` on. */
const pageWith = (texts: readonly string[], x: number, y: number, pitch: number) => {
  const words = [
    ...FERRIES.flatMap((row, r) => grid([row], XS, 200 + r * 20).flat()),
    ...texts.flatMap((text, i) => grid([[text]], [x], y + i * pitch).flat()),
  ]
  const lines = Map.groupBy(words, (word: Word) => word.baseline)
  return { words, page: page([...lines].sort(([a], [b]) => a - b).map(([, line]) => line)) }
}

t.test('a notice beside a table is no column of it', async (t) => {
  for (const x of [300, 400])
    t.same(findTables([pageWith(NOTICE, x, 206, 13).page]).map(rowsOf), [FERRIES])
})

t.test('what stands in each row is a column', async (t) => {
  const [, ...rows] = FERRIES
  const texts = ['Remarks', 'in dock', 'new', 'from May', 'on hire', 'sold']
  const [found] = findTables([pageWith(texts, 260, 200, 20).page]).map(rowsOf)
  t.same(
    found?.slice(1),
    rows.map((row, i) => [...row, texts[i + 1]]),
  )
})

t.test('places have rows on one side alone', async (t) => {
  const { words } = pageWith(NOTICE, 300, 206, 13)
  const places = textsBeside(words, NO_RULES, { em: 10, pitch: 13 })
  // The widest strip first.
  t.same(places[0]?.text.map(({ text }) => text).join(' '), NOTICE.join(' '))
  for (const { features } of places) {
    t.equal(features.length, FEATURES.length)
    t.notOk(features.some(Number.isNaN))
  }
})

t.test('weights are those of the features', async (t) => {
  const { features, place, looks } = PARTINGS['text-beside']
  t.same(features, { place: FEATURES, looks: LOOK_FEATURES })
  t.equal(place.linear.length, FEATURES.length)
  t.equal(looks.linear.length, FEATURES.length + LOOK_FEATURES.length)
})
