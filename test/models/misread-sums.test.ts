import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

type Slip = readonly (readonly [left: string, right: string])[]

const totalOf = (rows: Slip, source: PageSource): unknown => {
  const made = page(
    [['HARBOUR LIGHT CAFE', ''] as const, ...rows].map(([left, right], i) => [
      ...words(left, 60, 40 + i * 16),
      ...(right === '' ? [] : words(right, 300 - right.length * 5, 40 + i * 16)),
    ]),
  )
  return (receipt.extract([{ ...made, source }]).content as Answer).fields.total
}

const soldFor = (total: string): Slip => [
  ['Soup of the day', '7.40'],
  ['Bread', '2.15'],
  ['Lemonade', '3.90'],
  ['Subtotal', '13.45'],
  ['Tax 10%', '1.35'],
  ['Total due', total],
]

t.test('a total of a scan is told by what stands above it', async (t) => {
  t.equal(totalOf(soldFor('14.80'), 'ocr'), '14.80')
  t.equal(totalOf(soldFor('74.80'), 'ocr'), '14.80')
  t.equal(totalOf(soldFor('$14.8'), 'ocr'), '14.80', 'cut at the edge')
})

t.test('what a text layer says stays', async (t) => {
  t.equal(totalOf(soldFor('74.80'), 'text_layer'), '74.80')
})
