import t from 'tap'
import { ORDER_NUMBERS } from '../../src/models/candidates/order-numbers.ts'
import { invoice } from '../../src/models/invoice.ts'
import { documentText } from '../../src/reading/document-text.ts'
import type { Answer } from '../http/service.ts'
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

t.test('what orders and customers are called on papers of several countries', async (t) => {
  for (const [title, label, value, field] of [
    ['Račun 88-2', 'Narudžba', 'KLN-52', 'purchase_order'],
    ['Számla 88-2', 'Megbízás száma', 'BT-26-0071', 'purchase_order'],
    ['Τιμολόγιο 88', 'Εντολή πελάτη', 'ΦΩΤ-19', 'purchase_order'],
    ['Rechnung 88', 'Ihre Bestellg.', 'KW 61/08', 'purchase_order'],
    ['Invoice 88', 'Party code', 'Q-0952', 'customer_id'],
    ['Fatura 88', 'Hóspede n.º', '2207', 'customer_id'],
  ] as const) {
    const told: Parameters<typeof lines>[0] = [
      [[60, title]],
      [
        [60, label],
        [200, value],
      ],
      [],
      [
        [60, 'Total'],
        [540, '210.00', 'end'],
      ],
    ]
    const read = invoice.extract([page(lines([[[60, 'Tern & Quill']], ...told]))]).content as Answer
    t.equal(read.fields[field], value, label)
  }
})

t.test('a post-office box is no order', async (t) => {
  const told: Parameters<typeof lines>[0] = [
    [[60, 'Tern & Quill Ltd']],
    [[60, 'PO Box 91, Marlow NSW 2799']],
    [],
    [[60, 'Invoice 88']],
    [],
    [
      [60, 'Total'],
      [540, '210.00', 'end'],
    ],
  ]
  const read = invoice.extract([page(lines(told))]).content as Answer
  t.equal(read.fields.purchase_order, null)
})
