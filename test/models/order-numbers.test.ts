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
