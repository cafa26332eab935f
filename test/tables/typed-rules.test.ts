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

t.test('minus signs and dashes of any length draw as hyphens do', async (t) => {
  for (const dash of ['−', '‐', '‑', '–', '—', '―']) {
    const rule = `+${dash.repeat(6)}+${dash.repeat(10)}+`
    const lines = typed(
      rule,
      '! Farm ! Tenant   !',
      rule,
      '! Mill ! J. Dobbs !',
      rule,
      '! Weir ! A. Marsh !',
      rule,
    )
    t.same(
      findTables([page(lines)]).map(rowsOf),
      [
        [
          ['Farm', 'Tenant'],
          ['Mill', 'J. Dobbs'],
          ['Weir', 'A. Marsh'],
        ],
      ],
      dash,
    )
  }
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

t.test(
  'strokes that recognition took for figures and brackets are pieces of a wall, in line with others',
  async (t) => {
    const lines = typed(
      '+----------+----------+-------+',
      '| Day      | Worker   | Hours |',
      '+----------+----------+-------+',
      '104.07.25  | J. Dobbs | 7.50  |',
      '|05.07.25  | J. Dobbs { 8.25  |',
      '111.07.25  | A. Marsh | 6.00  ]',
      '|12.07.25  ] A. Marsh | 11.00 |',
      '+----------+----------+-------+',
    )
    const read = { ...page(lines), source: 'ocr' as const }
    const body = [
      ['04.07.25', 'J. Dobbs', '7.50'],
      ['05.07.25', 'J. Dobbs', '8.25'],
      ['11.07.25', 'A. Marsh', '6.00'],
      ['12.07.25', 'A. Marsh', '11.00'],
    ]
    t.same(findTables([read]).map(rowsOf), [[['Day', 'Worker', 'Hours'], ...body]])
  },
)

t.test('brackets below each other are a wall beside one that is sure', async (t) => {
  const lines = typed(
    '[03.09. [Seed potatoes  |  118.40 |',
    '[04.09. [Two ewes       |  305.00 |',
    'J09.09. [Baler twine    |   27.15 |',
    '[12.09. [Vet, second    |   64.80 |',
    '[15.09. [Diesel         |  211.35 |',
  )
  const read = { ...page(lines), source: 'ocr' as const }
  t.same(findTables([read]).map(rowsOf), [
    [
      ['03.09.', 'Seed potatoes', '118.40'],
      ['04.09.', 'Two ewes', '305.00'],
      ['09.09.', 'Baler twine', '27.15'],
      ['12.09.', 'Vet, second', '64.80'],
      ['15.09.', 'Diesel', '211.35'],
    ],
  ])
})

t.test(
  'exclamation marks below each other are a wall of printers that have no strokes',
  async (t) => {
    const lines = typed(
      'DAY    ! PAID OUT ! PAID IN !',
      '02.07. ! 14.50    !         !',
      '05.07. ! 261.30   !         !',
      '09.07. !          ! 1320.00 !',
      '12.07. ! 410.00   !         !',
    )
    t.same(findTables([page(lines)]).map(rowsOf), [
      [
        ['DAY', 'PAID OUT', 'PAID IN'],
        ['02.07.', '14.50', ''],
        ['05.07.', '261.30', ''],
        ['09.07.', '', '1320.00'],
        ['12.07.', '410.00', ''],
      ],
    ])
  },
)
