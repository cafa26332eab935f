import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { letterSize } from '../../src/tables/text/letter-size.ts'
import { grid, page, word, words } from './pages.ts'

/** A word as it is recognised in a picture: its box is that of its ink. */
const inked = (made: Word): Word => {
  const { text, box, baseline } = made
  const top = baseline - (/[\p{Lu}\p{N}bdfhkltéč]/u.test(text) ? 7 : 5)
  return { ...made, box: [box[0], top, box[2], baseline + (/[gpyŞ,]/u.test(text) ? 2 : 0)] }
}

t.test('the size of letters does not depend on which they are', async (t) => {
  for (const text of ['crane', 'Crane', 'gyre', 'Gyre', '1911', 'été', 'Şu'])
    t.ok(Math.abs(letterSize(inked(word(text, 0, 0))) - 10) < 0.5, text)
  t.ok(Number.isNaN(letterSize(word('...', 0, 0))))
  const font = { name: 'Serif', size: 8, bold: false, italic: false }
  t.equal(letterSize({ ...word('Gyre', 0, 0), font }), 8)
})

t.test('a head whose letters reach below the line is no larger than figures', async (t) => {
  const rows = [
    ['', '', 'Yearly'],
    ['Barley', '31.5', '28.1'],
    ['Oats', '12.4', '30.2'],
    ['Rye', '14.1', '28.7'],
    ['Flax', '15.9', '26.3'],
  ]
  const lines = [words('Yearly', 280, 184), ...grid(rows.slice(1), [60, 200, 280], 204)]
  const [table] = findTables([page(lines.map((line) => line.map(inked)))])
  t.same(rowsOf(table!), rows)
})
