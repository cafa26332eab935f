import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, page, word } from './pages.ts'

/** A space between words, in points; letters are 5 wide. */
const SPACE = 2.5

/** Words of a text that begins at a place, or ends there. */
function set(text: string, x: number, y: number, side: 'left' | 'right'): Word[] {
  const width = [...text].length * 5 - (text.split(' ').length - 1) * (5 - SPACE)
  let at = side === 'left' ? x : x - width
  return text.split(' ').map((part) => {
    const made = word(part, at, y)
    at = made.box[2] + SPACE
    return made
  })
}

type Column = readonly ['left' | 'right', number]

const table = (rows: readonly (readonly string[])[], columns: readonly Column[]) =>
  page(
    rows.map((row, r) =>
      row.flatMap((text, c) => {
        const [side, x] = columns[c]!
        return text === '' ? [] : set(text, x, 200 + r * 14, side)
      }),
    ),
  )

const GOODS = [
  ['Code', 'Goods', 'Pieces', 'Price'],
  ['6916', 'Paper for the press', '7', '514.92'],
  ['9248', 'Bath towel', '119', '352.97'],
  ['0408', 'Garden chair of oak', '223', '723.06'],
  ['8145', 'Door handle', '36', '819.95'],
  ['3350', 'Lamp', '83', '780.79'],
  ['0710', 'Cordless drill', '12', '660.64'],
] as const

t.test('a text begins half a letter more than a space behind codes', async (t) => {
  const made = table(GOODS, [
    ['left', 60],
    ['left', 84.5],
    ['right', 260],
    ['right', 330],
  ])
  t.same(findTables([made]).map(rowsOf), [GOODS])
})

t.test('amounts set right beside a text set left', async (t) => {
  const rows = GOODS.map(([code, goods, pieces, price]) => [code!, price!, goods!, pieces!])
  const made = table(rows, [
    ['left', 60],
    ['right', 160],
    ['left', 164.5],
    ['right', 320],
  ])
  t.same(findTables([made]).map(rowsOf), [rows])
})

t.test('a heading across a narrow gutter costs, and is no veto', async (t) => {
  const heading = ['Goods of the second storehouse', '', '', '']
  const rows = [...GOODS.slice(0, 4), heading, ...GOODS.slice(4)]
  const made = table(rows, [
    ['left', 60],
    ['left', 84.5],
    ['right', 260],
    ['right', 330],
  ])
  t.same(findTables([made]).map(rowsOf), [rows])
})

t.test('tolerances, units and words that stand under each other are of one cell', async (t) => {
  const rows = [
    ['Plot', 'Girth', 'Share', 'State'],
    ['Upper field', '82.8 ± 6.0', '12.5 %', 'very good'],
    ['Lower field', '96.9 ± 6.8', '13.1 %', 'very wet'],
    ['North field', '81.0 ± 2.1', '72.9 %', 'very dry'],
    ['South field', '63.4 ± 5.0', '44.0 %', 'very good'],
    ['River field', '40.7 ± 8.1', '95.2 %', 'very wet'],
  ]
  const made = table(rows, [
    ['left', 60],
    ['right', 210],
    ['right', 280],
    ['left', 310],
  ])
  t.same(findTables([made]).map(rowsOf), [rows])
})

/** Departures of a stop: a box for each hour, within walls, the minutes of a column under each other. */
const HOURS = [
  ['7', '04 19 33 48', '12 41'],
  ['8', '03 18 34 49', '11 42'],
  ['9', '05 20 35 50', '13 43'],
  ['10', '06 21 36 51', '14 44'],
  ['11', '07 22 37 52', '15 45'],
  ['12', '08 23 38 53', '16 46'],
]

t.test('minutes under each other where all cells are drawn are one cell', (t) => {
  const lines = [['Hour', 'Workdays', 'Sundays'], ...HOURS].map((row, r) =>
    row.flatMap((text, c) => {
      let at = [50, 100, 280][c]!
      return text.split(' ').map((part) => {
        const made = word(part, at, 200 + r * 24)
        at = made.box[2] + 8
        return made
      })
    }),
  )
  const rules = [
    ...Array.from({ length: 8 }, (_, r) => across(184 + r * 24, 44, 400)),
    ...[44, 94, 274, 400].map((x) => down(x, 184, 352)),
  ]
  const [found] = findTables([page(lines, rules)])
  t.same(rowsOf(found!).slice(1), HOURS)
  t.end()
})

t.test('a dash set wide between two figures joins them', async (t) => {
  const wide = (from: string, to: string, y: number) => [
    word(from, 300 - from.length * 5, y),
    word('–', 308, y),
    word(to, 321, y),
  ]
  const body = [
    ['Salt', '34', '12', '48'],
    ['Iron', '81', '49', '90'],
    ['Zinc', '140', '135', '145'],
    ['Lime', '17', '15', '150'],
  ] as const
  const made = page(
    body.map(([name, value, from, to], r) => [
      word(name, 60, 200 + r * 14),
      ...set(value, 180, 200 + r * 14, 'right'),
      ...wide(from, to, 200 + r * 14),
    ]),
  )
  t.same(findTables([made]).map(rowsOf), [
    body.map(([name, value, from, to]) => [name, value, `${from} – ${to}`]),
  ])
})

t.test('minutes set in line within a walled column are one cell', async (t) => {
  const rows = Array.from({ length: 12 }, (_, r) => [
    word(`${r + 5}`, 62, 214 + r * 14),
    ...[`0${r % 8}`, `${17 + (r % 5)}`, `${31 + (r % 7)}`, `${48 + (r % 3)}`]
      .slice(0, 1 + (r % 4))
      .map((text, i) => word(text, 100 + i * 17, 214 + r * 14)),
    word('26', 210, 214 + r * 14),
  ])
  const made = {
    ...page(
      [
        [word('Hour', 60, 200), ...set('Working days', 110, 200, 'left'), word('Sunday', 205, 200)],
        ...rows,
      ],
      [
        ...[190, 204, 374].map((y) => across(y, 55, 245)),
        ...[55, 90, 200, 245].map((x) => down(x, 190, 374)),
      ],
    ),
  }
  const [found] = findTables([made])
  t.equal(found?.columnCount, 3)
})
