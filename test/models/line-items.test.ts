import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { invoice } from '../../src/models/invoice.ts'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const billed = (rows: Rows): Answer => invoice.extract([page(lines(rows))]).content as Answer
const HEAD: Rows = [
  [[60, 'Example Works Ltd']],
  [[60, 'Invoice no. 2026-118']],
  [[60, 'Invoice date 9 April 2026']],
  [],
]
const sum = (text: string, amount: string): Rows[number] => [
  [340, text],
  [540, amount, 'end'],
]

/** Things, how many, the price of one, and what they come to. */
const GOODS = [
  ['Copper pipe', '12', '4.50', '54.00'],
  ['Ball valve', '3', '21.75', '65.25'],
  ['Sealing tape', '25', '1.20', '30.00'],
  ['Pump', '2', '310.00', '620.00'],
] as const
const TOTAL = '769.25'

const told = (items: readonly Answer[]) =>
  items.map((item) => [
    item.description,
    Number(item.quantity),
    Number(item.unit_price),
    Number(item.amount),
  ])
const GOODS_TOLD = GOODS.map(([text, ...figures]) => [text, ...figures.map(Number)])

t.test('without any head, columns in any order: what makes the amounts tells them', async (t) => {
  const orders = [
    [60, 300, 420, 540],
    [120, 80, 420, 540],
    [60, 420, 330, 540],
    [330, 110, 200, 540],
  ] as const
  for (const [text, quantity, price, amount] of orders) {
    const { line_items: items } = billed([
      ...HEAD,
      ...GOODS.map(([name, count, each, all]): Rows[number] => [
        [text, name],
        [quantity, count, 'end'],
        [price, each, 'end'],
        [amount, all, 'end'],
      ]),
      sum('Total', TOTAL),
    ])
    t.same(told(items), GOODS_TOLD, `${text} ${quantity} ${price}`)
    for (const item of items) {
      t.match(item.proven_by, /printed sum/)
      t.ok(item.confidence < 1)
    }
  }
})

t.test('a sum that is not printed proves nothing', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    ...GOODS.map(([name, , , all]) => sum(name, all)),
    sum('Total', '779.25'),
  ])
  t.equal(items.length, GOODS.length)
  for (const item of items) t.equal(item.proven_by, undefined)
})

t.test('a row among items of which only the amount was read is one of the sum', async (t) => {
  const goods = [...GOODS, ['Folder', '1', '0.00', '0.00']] as const
  const rows: Rows = [
    ...HEAD,
    [
      [60, 'Item'],
      [340, 'Quantity', 'end'],
      [440, 'Price', 'end'],
      [540, 'Amount', 'end'],
    ],
    ...goods.map(([name, count, each, all], i): Rows[number] =>
      i === 2
        ? [
            [330, 'Se'],
            [400, 'e:'],
            [540, all, 'end'],
          ]
        : [
            [60, name],
            [340, count, 'end'],
            [440, each, 'end'],
            [540, all, 'end'],
          ],
    ),
    sum('Total', TOTAL),
  ]
  const scan = { ...page(lines(rows)), source: 'ocr' as const }
  const { line_items: items } = invoice.extract([scan]).content as Answer
  t.same(
    items.map((item: Answer) => Number(item.amount)),
    goods.map(([, , , all]) => Number(all)),
  )
})

t.test('texts around their figures: above, below, and on both sides', async (t) => {
  const at = (top: number) => (name: string, x: number, y: number) => words(name, x, top + y)
  for (const place of [0, 6, 12]) {
    const rows = GOODS.flatMap(([name, count, each, all], i) => {
      const word = at(120 + i * 40)
      return [
        [...word(`${name} for water`, 60, 0)],
        [...word('and for heating', 60, 12)],
        [
          ...word(count, 300 - count.length * 5, place),
          ...word(each, 420 - each.length * 5, place),
          ...word(all, 540 - all.length * 5, place),
        ],
      ]
    })
    const made = page([
      words('Example Works Ltd', 60, 40),
      words('Invoice no. 2026-118', 60, 56),
      words('Invoice date 9 April 2026', 60, 72),
      ...rows,
      [...words('Total', 400, 300), ...words(TOTAL, 510, 300)],
    ])
    const { line_items: items } = invoice.extract([made]).content as Answer
    t.same(
      items.map((item: Answer) => item.description),
      GOODS.map(([name]) => `${name} for water and for heating`),
      `figures ${place} points below the first line`,
    )
  }
})

t.test('groups of thousands apart, where the products need them', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    [
      [60, 'Workshop'],
      [320, '56', 'end'],
      [430, '934.92', 'end'],
      [540, '52 355.52', 'end'],
    ],
    [
      [60, 'Translation'],
      [320, '10', 'end'],
      [430, '2 160.00', 'end'],
      [540, '21 600.00', 'end'],
    ],
    sum('Total', '73 955.52'),
  ])
  t.match(items, [{ amount: '52355.52' }, { unit_price: '2160.00', amount: '21600.00' }])
})

t.test('amounts with their tax beside those without: the latter are meant', async (t) => {
  const both = (text: string, net: string, gross: string): Rows[number] => [
    [60, text],
    [430, net, 'end'],
    [540, gross, 'end'],
  ]
  const { line_items: items } = billed([
    ...HEAD,
    both('Cable', '100.00', '120.00'),
    both('Socket', '40.00', '48.00'),
    both('Lamp', '60.00', '72.00'),
    sum('Net', '200.00'),
    sum('VAT 20%', '40.00'),
    sum('Total', '240.00'),
  ])
  t.same(
    items.map((item: Answer) => item.amount),
    ['100.00', '40.00', '60.00'],
  )
})

t.test('sub-totals, carried sums and taxes are no items', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    ...GOODS.slice(0, 2).map(([name, , , all]) => sum(name, all)),
    sum('Carried forward', '119.25'),
    ...GOODS.slice(2).map(([name, , , all]) => sum(name, all)),
    sum('Subtotal', TOTAL),
    sum('VAT 20%', '153.85'),
    sum('Total', '923.10'),
  ])
  t.same(
    items.map((item: Answer) => item.amount),
    GOODS.map(([, , , all]) => all),
  )
})

type Part = readonly [x: number, text: string]
const sold = (rows: readonly (readonly Part[])[], source: PageSource = 'text_layer'): Answer => {
  const made = page(
    [
      [[60, 'CORNER SHOP LTD']] as const,
      [[60, '12 High Street']] as const,
      [[60, 'Date: 14/03/2024']] as const,
      ...rows,
    ].map((row, i) =>
      row.flatMap(([x, text]) => words(text, x < 200 ? x : x - text.length * 5, 40 + i * 14)),
    ),
  )
  return receipt.extract([{ ...made, source }]).content as Answer
}
const till = (text: string, amount?: string): readonly Part[] =>
  amount === undefined
    ? [[60, text]]
    : [
        [60, text],
        [300, amount],
      ]

t.test('receipts: counts above and below their texts, whichever they come to', async (t) => {
  const above = sold([
    till('2 x 1.40'),
    till('MILK', '2.80'),
    till('0.352 kg x 30.00'),
    till('GOUDA', '10.56'),
    till('BREAD', '2.10'),
    till('TOTAL', '15.46'),
  ]).items
  t.match(above, [
    { description: 'MILK', quantity: '2.00', unit_price: '1.40', amount: '2.80' },
    { description: 'GOUDA', quantity: '0.352', unit_price: '30.00' },
    { description: 'BREAD', quantity: '1.00', amount: '2.10' },
  ])
  t.match(above[0].proven_by, /quantity × unit price/)
})

t.test('receipts: what is taken off an item stands under it, farther in', async (t) => {
  const { items } = sold([
    till('COFFEE', '7.60'),
    [
      [75, 'Discount'],
      [300, '-1.60'],
    ],
    till('CAKE', '4.00'),
    till('TOTAL', '10.00'),
  ])
  t.match(items, [
    { description: 'COFFEE', amount: '7.60', discount: '1.60' },
    { description: 'CAKE', amount: '4.00', discount: null },
  ])
  t.equal(items.length, 2)
  t.match(items[0].proven_by, /printed sum/)
})

t.test('one amount that is printed again proves nothing', async (t) => {
  const { line_items: single } = billed([
    ...HEAD,
    sum('Household insurance', '115.99'),
    sum('Total', '115.99'),
  ])
  t.match(single, [{ amount: '115.99' }])
  t.equal(single[0].proven_by, undefined)
})

t.test('whole sums with a dash, thousands apart', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    sum('Insurance of buildings', '2 086,04:-'),
    sum('Insurance of contents', '1 914,00:-'),
    sum('Total', '4 000,04:-'),
  ])
  t.same(
    items.map((item: Answer) => item.amount),
    ['2086.04', '1914.00'],
  )
})

t.test('a list of drives on the next page is none of what was sold', async (t) => {
  const head: Rows[number] = [
    [60, 'Description'],
    [340, 'Quantity', 'end'],
    [440, 'Unit price', 'end'],
    [540, 'Amount', 'end'],
  ]
  const goods = GOODS.map(([name, count, each, all]): Rows[number] => [
    [60, name],
    [340, count, 'end'],
    [440, each, 'end'],
    [540, all, 'end'],
  ])
  const drives: Rows = [
    [
      [60, 'Date'],
      [160, 'Description'],
      [540, 'Hours', 'end'],
    ],
    ...['3.0', '2.5', '3.5', '4.0', '2.0'].map((hours, i): Rows[number] => [
      [60, `0${i + 2}.03.2026`],
      [160, 'Round by the harbour'],
      [540, hours, 'end'],
    ]),
  ]
  const both = (first: Rows, second: Rows): Answer[] =>
    (
      invoice.extract([page(lines([...HEAD, ...first])), { ...page(lines(second)), number: 2 }])
        .content as Answer
    ).line_items
  t.same(told(both([head, ...goods, sum('Total', TOTAL)], drives)), GOODS_TOLD)
  // What is carried from page to page is not all that is billed, where a row of the next one is not legible either.
  const split = both(
    [head, ...goods, sum('Subtotal', TOTAL)],
    [head, ...goods.toReversed(), sum('Total', '1558.50')],
  )
  t.same(told(split), [...GOODS_TOLD, ...GOODS_TOLD.toReversed()])
})
