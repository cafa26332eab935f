import t from 'tap'
import type { Word } from '../../src/document/page.ts'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

/** Things of two lines, how many, the price of one, and what they come to. */
const GOODS = [
  ['Oak boards planed', 'two metres long', '12', '4.50', '54.00'],
  ['Brass hinges', 'with screws', '3', '21.75', '65.25'],
  ['Linseed oil', 'in a canister', '25', '1.20', '30.00'],
  ['Workbench', 'of beech', '2', '310.00', '620.00'],
] as const
const TOTAL = '769.25'
const TOLD = GOODS.map(([first, second, , , all]) => [`${first} ${second}`, Number(all)])

/** A bar of the joiner's own beside the letter, in its own leading. */
const BAR = [
  'Opening hours',
  'Monday to Friday',
  'from eight to five',
  'Saturday until noon',
  'Our workshop',
  'Ferry Lane by the mill',
  'Upper Haverton',
  'Ring the bell twice',
  'Bank with us',
  'Haverton Savings',
  'Terms of sale',
  'Goods stay ours',
  'until they are paid',
  'Ask for samples',
  'of all our woods',
  'Registered joiners',
  'since the old days',
]

const end = (text: string, x: number, y: number): Word[] => words(text, x - 5 * text.length, y)

/** An invoice whose table begins at `x`, with a bar at `bar`. */
function paper(x: number, bar: number | null, leading: number): Word[][] {
  const table = GOODS.flatMap(([first, second, count, each, all], i): Word[][] => {
    const y = 220 + 30 * i
    return [
      words(first, x, y),
      words(second, x, y + 12),
      [...end(count, x + 190, y), ...end(each, x + 260, y), ...end(all, x + 340, y)],
    ]
  })
  return [
    words('Haverton Joinery Ltd', x, 50),
    words('Invoice no. 2026-118', x, 80),
    words('Invoice date 9 April 2026', x, 94),
    [
      ...words('Description', x, 195),
      ...end('Quantity', x + 190, 195),
      ...end('Price', x + 260, 195),
      ...end('Amount', x + 340, 195),
    ],
    ...table,
    [...words('Total', x + 200, 370), ...end(TOTAL, x + 340, 370)],
    ...(bar === null ? [] : BAR.map((text, i) => words(text, bar, 165 + leading * i))),
  ]
}

const told = (lines: Word[][]): unknown[] =>
  ((invoice.extract([page(lines)]).content as Answer).line_items as Answer[]).map((item) => [
    item.description,
    Number(item.amount),
  ])

t.test('a bar beside the items is none of what was sold', async (t) => {
  t.same(told(paper(60, null, 13)), TOLD, 'no bar')
  for (const leading of [11.5, 13.5, 16]) {
    t.same(told(paper(200, 40, leading)), TOLD, `left, ${leading}`)
    t.same(told(paper(60, 440, leading)), TOLD, `right, ${leading}`)
  }
})

t.test('codes left of the items and their remarks are columns of theirs', async (t) => {
  const lines = paper(200, null, 13)
  const codes = GOODS.flatMap((_, i) => words(`HJ-40${i}`, 60, 220 + 30 * i))
  const items = (
    invoice.extract([page([...lines, words('Code', 60, 195), ...codes.map((word) => [word])])])
      .content as Answer
  ).line_items as Answer[]
  t.same(
    items.map((item) => item.product_code),
    ['HJ-400', 'HJ-401', 'HJ-402', 'HJ-403'],
  )
})
