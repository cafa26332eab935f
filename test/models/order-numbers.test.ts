import t from 'tap'
import { ORDER_NUMBERS } from '../../src/models/candidates/order-numbers.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

const saidIn = (rows: Parameters<typeof lines>[0]): string[] =>
  ORDER_NUMBERS.candidatesOf(documentText([page(lines(rows))])).flatMap((own) =>
    own.said ? [own.value] : [],
  )

t.test('what an order is called in words', async (t) => {
  t.same(saidIn([[[60, 'Purchase order: by hand, 3 May']]]), ['by hand, 3 May'])
  t.same(
    saidIn([
      [
        [60, 'Your order'],
        [240, 'Appleseed / yard'],
      ],
    ]),
    ['Appleseed / yard'],
  )
})

t.test('what is said begins behind all that an order is called', async (t) => {
  t.same(saidIn([[[60, 'Purchase order job: by hand, 3 May']]]), ['by hand, 3 May'])
  t.same(saidIn([[[60, 'Purchase order job: 1206']]]), [])
})

t.test('numbers are candidates without that', async (t) => {
  t.same(saidIn([[[60, 'Purchase order: AB-12']]]), [])
  t.same(saidIn([[[60, 'Purchase order: AB 12 (Appleseed)']]]), [])
})

t.test('numbers as they are set in sentences, in brackets and in parts', async (t) => {
  const numbersIn = (text: string) =>
    ORDER_NUMBERS.candidatesOf(documentText([page(lines([[[60, text]]]))])).map((own) => own.value)
  for (const [text, number] of [
    ['Number T‐2025/0416', 'T‐2025/0416'],
    ['Invoice no. 61 / 2026', '61 / 2026'],
    ['Invoice number K 417-25/2, issued on Monday', 'K 417-25/2'],
    ['Buyer (code 02274):', '02274'],
    ['Order PK-M 2290', 'PK-M 2290'],
    ['Order DET. 41/2026', 'DET. 41/2026'],
  ] as const)
    t.ok(numbersIn(text).includes(number), text)
  t.notOk(numbersIn('Invoice no. 61 / 2026').includes('61 /'), 'no number ends in a sign')
})
