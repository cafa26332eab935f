import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { page, words } from './pages.ts'

/** Lines of a typewriter: every sign, a space as well, is 5 points wide. */
const typed = (...lines: readonly string[]) =>
  lines.map((line, i) =>
    [...line.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
      words(text, 60 + index * 5, 200 + i * 12),
    ),
  )

t.test('a frame typed with dashes and strokes is one', async (t) => {
  const lines = typed(
    '+-------+----------+------+',
    '| Farm  | Tenant   | Rent |',
    '+-------+----------+------+',
    '| Mill  | J. Dobbs | 41   |',
    '| Weir  |          | 52   |',
    '| Ford  | A. Marsh | 63   |',
    '+-------+----------+------+',
  )
  const found = findTables([page(lines)])
  t.same(found.map(rowsOf), [
    [
      ['Farm', 'Tenant', 'Rent'],
      ['Mill', 'J. Dobbs', '41'],
      ['Weir', '', '52'],
      ['Ford', 'A. Marsh', '63'],
    ],
  ])
})

t.test('dashes below heads are their rules; dashes beside figures stand for none', async (t) => {
  const lines = typed(
    'Farm       Rye    Oats',
    '---------  -----  -----',
    'Mill       41     ----',
    'Weir       52     74',
    'Ford       ----   85',
  )
  const [table] = findTables([page(lines)])
  t.equal(table!.headerRows, 1)
  t.same(rowsOf(table!), [
    ['Farm', 'Rye', 'Oats'],
    ['Mill', '41', '----'],
    ['Weir', '52', '74'],
    ['Ford', '----', '85'],
  ])
})
