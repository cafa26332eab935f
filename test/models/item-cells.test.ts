import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

/** A text of so many points a letter, at its left, or its right end. */
type Part = readonly [x: number, y: number, text: string, end?: 'end']

const billed = (parts: readonly Part[]): Answer => {
  const byLine = Map.groupBy(parts, ([, y]) => y)
  const lines = [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([, own]) =>
      own
        .toSorted((a, b) => a[0] - b[0])
        .flatMap(([x, y, text, end]) => words(text, end ? x - text.length * 5 : x, y)),
    )
  return invoice.extract([page(lines)]).content as Answer
}

const HEAD: readonly Part[] = [
  [60, 40, 'Example Works Ltd'],
  [60, 56, 'Invoice no. 2026-118'],
  [60, 72, 'Invoice date 9 April 2026'],
  [60, 110, 'No.'],
  [100, 110, 'Description'],
  [330, 110, 'Unit price', 'end'],
  [400, 110, 'Quantity', 'end'],
  [540, 110, 'Amount', 'end'],
]

/** A row whose cells are centred: figures in the middle, a text of two lines, three lines of a price. */
const centred = (
  y: number,
  n: string,
  text: readonly [string, string],
  price: readonly [string, string, string],
  quantity: string,
  amount: string,
): readonly Part[] => [
  [60, y, n],
  [100, y - 6, text[0]],
  [100, y + 6, text[1]],
  [330, y - 12, `(List: ${price[0]})`, 'end'],
  [330, y, `(Less: ${price[1]})`, 'end'],
  [330, y + 12, `(Net): ${price[2]}`, 'end'],
  [400, y, quantity, 'end'],
  [540, y, amount, 'end'],
]

const ROWS: readonly Part[] = [
  ...centred(
    150,
    '1',
    ['Copper pipe', 'soft, in coils'],
    ['5.00', '0.50', '4.50'],
    '12.00',
    '54.00',
  ),
  ...centred(200, '2', ['Ball valve', 'with lever'], ['21.75', '0.00', '21.75'], '3.00', '65.25'),
  ...centred(250, '3', ['Sealing tape', 'white'], ['1.40', '0.20', '1.20'], '25.00', '30.00'),
]

const TOLD = [
  ['Copper pipe soft, in coils', 12, 4.5, 54],
  ['Ball valve with lever', 3, 21.75, 65.25],
  ['Sealing tape white', 25, 1.2, 30],
]

const told = (items: readonly Answer[]) =>
  items.map((item) => [
    item.description,
    Number(item.quantity),
    Number(item.unit_price),
    Number(item.amount),
  ])

t.test('cells of several lines: the price is the one that makes the amount', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    ...ROWS,
    [400, 300, 'Total'],
    [540, 300, '149.25', 'end'],
  ])
  t.same(told(items), TOLD)
  for (const item of items)
    t.equal(item.proven_by, 'quantity × unit price = amount; sum of amounts = printed sum')
})

t.test('what is charged on all items, or taken off them, is none of them', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    ...ROWS,
    [100, 290, 'REDUCTION: REGULAR CUSTOMERS'],
    [330, 290, '10.00% of 149.25', 'end'],
    [540, 290, '-14.93', 'end'],
    [100, 304, 'EXTRA: CRATES'],
    [330, 304, '4.00% of 149.25', 'end'],
    [540, 304, '5.97', 'end'],
    [400, 340, 'Total'],
    [540, 340, '140.29', 'end'],
  ])
  t.same(told(items), TOLD)
})

t.test('charges of an item in a column of their own', async (t) => {
  const { line_items: items } = billed([
    ...HEAD,
    [440, 110, 'Allowances'],
    [60, 150, '1'],
    [100, 150, 'Copper pipe'],
    [330, 150, '20.00', 'end'],
    [330, 160, '- 1.00', 'end'],
    [330, 170, '= 19.00', 'end'],
    [400, 150, '5', 'end'],
    [440, 150, 'Volume'],
    [480, 160, '-5.00', 'end'],
    [540, 150, '90.00', 'end'],
    [60, 200, '2'],
    [100, 200, 'Ball valve'],
    [330, 200, '15.00', 'end'],
    [400, 200, '3', 'end'],
    [540, 200, '45.00', 'end'],
    [400, 240, 'Total'],
    [540, 240, '135.00', 'end'],
  ])
  t.same(told(items), [
    ['Copper pipe', 5, 19, 90],
    ['Ball valve', 3, 15, 45],
  ])
  t.equal(items[0].discount, '5.00')
})
