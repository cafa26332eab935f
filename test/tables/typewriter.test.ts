import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { isSpaceApart, withAdvances } from '../../src/tables/text/typewriter.ts'
import { page, word } from './pages.ts'

/** A line as a scan's reader sees it: boxes hold the ink of letters 8 points apart, of a type 10 points high. */
const scanned = (text: string, y: number): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => {
    const [x0, x1] = [60 + index * 8 + 0.6, 60 + (index + part.length) * 8 - 0.6]
    return { ...word(part, x0, y), box: [x0, y - 7, x1, y + 2] }
  })

const LINES = [
  'Harbour office of Westmoor',
  '',
  'Day  Ship       Berth   Cargo',
  'Mon  Heron         12   Barley',
  'Tue  Lapwing        7   Timber',
  'Wed  Sandpiper      3   Gravel',
  'Thu  Cormorant     11   Clay',
  '',
  'Ships wait outside until the pilot',
  'comes. Berth seven is closed on Friday',
]
const typed = LINES.map((line, i) => scanned(line, 200 + i * 14))

t.test(
  'a typed list has columns one space apart where all lines and the head have it',
  async (t) => {
    const list = [
      'Item    Goods                Count Un     Price',
      '448120  Hinge, brass, 80 mm    250 pc     14,30',
      '448133  Door closer, black      60 pc    112,05',
      '451007  Sealing tape 20 m       12 ro      3,18',
      '459916  Screws 4x40, galvan.    35 bx      8,70',
      '462250  Foam, summer grade      48 cn      6,95',
      '470311  Handle set, nickel       9 pr     27,40',
    ]
    const [table] = findTables([page(list.map((line, i) => scanned(line, 200 + i * 14)))])
    t.same(
      rowsOf(table!).map((row) => row.slice(2, 4)),
      [
        ['Count', 'Un'],
        ['250', 'pc'],
        ['60', 'pc'],
        ['12', 'ro'],
        ['35', 'bx'],
        ['48', 'cn'],
        ['9', 'pr'],
      ],
    )
  },
)

t.test('one space of typewriter letters parts no texts of a scan, two do', async (t) => {
  const [table, ...more] = findTables([page(typed)])
  t.same(more, [])
  t.same(rowsOf(table!), [
    ['Day', 'Ship', 'Berth', 'Cargo'],
    ['Mon', 'Heron', '12', 'Barley'],
    ['Tue', 'Lapwing', '7', 'Timber'],
    ['Wed', 'Sandpiper', '3', 'Gravel'],
    ['Thu', 'Cormorant', '11', 'Clay'],
  ])
})

t.test('words of a typewriter know its advance, in points', async (t) => {
  const [first] = withAdvances(page(typed)).blocks[0]!.lines[0]!.words
  t.ok(Math.abs(first!.advance! - 8) < 0.2)
})

t.test('what a typewriter filled in tells its advance, beside the print of a form', async (t) => {
  const printed = [
    'Consignee of goods',
    'Carriage forward',
    'Packages received',
    'Collected from',
    'Delivered by',
    'Place of signature',
  ].map((text, i) => {
    let at = 330
    return text.split(' ').map((part, k) => {
      const x0 = at
      at += part.length * (4 + 0.45 * i + 0.3 * k) + 3
      return {
        ...word(part, x0, 200 + i * 28),
        box: [x0, 193 + i * 28, at - 3, 202 + i * 28] as const,
      }
    })
  })
  const form = { ...page([...typed, ...printed]), source: 'ocr' as const }
  const words = withAdvances(form).blocks.flatMap(({ lines }) => lines.flatMap((own) => own.words))
  const advanceOf = (text: string) => words.find((own) => own.text === text)!.advance
  for (const text of ['Harbour', 'Mon', 'Sandpiper'])
    t.ok(Math.abs(advanceOf(text)! - 8) < 0.2, text)
  for (const text of ['Consignee', 'Carriage', 'signature'])
    t.equal(advanceOf(text), undefined, text)
})

t.test('figures of one width make no typewriter of a page whose words have others', async (t) => {
  const wide = ['Wharf', 'Mowing', 'Swamp', 'Meadow'].map((text, i) => ({
    ...word(text, 60, 200 + i * 14),
    box: [60, 193 + i * 14, 60 + text.length * (6.5 + i * 0.4), 202 + i * 14] as const,
  }))
  const times = wide.map((_, i) =>
    ['05:10', '06:20', '07:30', '08:40', '09:50'].map((text, c) =>
      word(text, 140 + c * 34, 200 + i * 14),
    ),
  )
  const read = page(wide.map((label, i) => [label, ...times[i]!]))
  t.equal(withAdvances(read), read)
})

t.test('a gap is told in advances of both words, where they have one', async (t) => {
  const own = { ...word('Rye', 60, 200), advance: 8 }
  t.equal(isSpaceApart(own, own, 10), true)
  t.equal(isSpaceApart(own, own, 17), false)
  t.equal(isSpaceApart(own, word('Oats', 90, 200), 10), null)
})
