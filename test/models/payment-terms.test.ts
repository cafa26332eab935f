import t from 'tap'
import { TERMS as KIND } from '../../src/models/candidates/terms.ts'
import { invoice } from '../../src/models/invoice.ts'
import { documentText } from '../../src/reading/document-text.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const read = (rows: Rows): Answer => invoice.extract([page(lines(rows))]).content as Answer

const HEAD: Rows = [
  [
    [60, 'Quillstone Joinery Ltd'],
    [400, 'INVOICE'],
  ],
  [[60, '9 Tern Row, Harbourton HB2 4QT']],
  [],
  [[60, 'Invoice no. QJ-2291']],
  [[60, 'Invoice date 6 March 2025']],
]
const SUMS: Rows = [
  [],
  [
    [60, 'Oak sill, fitted'],
    [540, '210.00', 'end'],
  ],
  [
    [60, 'Net'],
    [540, '210.00', 'end'],
  ],
  [
    [60, 'VAT 20%'],
    [540, '42.00', 'end'],
  ],
  [
    [60, 'Total'],
    [540, '252.00', 'end'],
  ],
  [],
]

/** What a paper says of its payment, the terms in it, and the day that follows from them. */
const TERMS: Readonly<Record<string, readonly [Rows, string | null, string | null]>> = {
  'a sentence': [
    [[[60, 'Thank you. Payable within 21 days of the invoice date. Goods remain ours.']]],
    'Payable within 21 days of the invoice date',
    '2025-03-27',
  ],
  'a sentence over two lines': [
    [
      [[60, 'We kindly ask you to settle this invoice, without deduction, within 14 days of the']],
      [[60, 'invoice date.']],
    ],
    'We kindly ask you to settle this invoice, without deduction, within 14 days of the invoice date',
    '2025-03-20',
  ],
  'a label': [[[[60, 'Payment terms: 30 days']]], '30 days', '2025-04-05'],
  'no unit': [[[[60, 'Terms: Net 10']]], 'Net 10', '2025-03-16'],
  'the end of a month': [
    [[[60, 'Conditions de paiement : 30 jours fin de mois']]],
    '30 jours fin de mois',
    '2025-04-30',
  ],
  'a discount before': [
    [[[60, '2 % Skonto innerhalb von 8 Tagen, zahlbar innerhalb von 30 Tagen netto']]],
    '2 % Skonto innerhalb von 8 Tagen, zahlbar innerhalb von 30 Tagen netto',
    '2025-04-05',
  ],
  'how is paid behind what is counted': [
    [[[60, 'Payable within 30 days of invoice date, by bank transfer, sort code 00-00-01.']]],
    'Payable within 30 days of invoice date',
    '2025-04-05',
  ],
  'a line that ends in a preposition': [
    [[[60, 'Règlement par virement à']], [[60, '30 jours date de facture']]],
    'Règlement par virement à 30 jours date de facture',
    '2025-04-05',
  ],
  'a line that another one follows': [
    [[[60, 'Terms: 30 days from invoice date']], [[60, 'Sample Savings Bank 4711']]],
    '30 days from invoice date',
    '2025-04-05',
  ],
  'the head of another column beside its own': [
    [
      [
        [60, 'Payment terms'],
        [200, 'Purchase order'],
      ],
      [
        [60, '30 days'],
        [200, 'K-12'],
      ],
    ],
    '30 days',
    '2025-04-05',
  ],
  'a discount alone counts nothing': [
    [[[60, 'Payment terms: 3% discount within 5 days']]],
    '3% discount within 5 days',
    null,
  ],
  'days of something else': [
    [[[60, 'Returns are accepted within 28 days when paid by card']]],
    null,
    null,
  ],
}

t.test('terms of payment, and the day that they lead to', async (t) => {
  for (const [name, [rows, terms, due]] of Object.entries(TERMS)) {
    const { fields, evidence } = read([...HEAD, ...SUMS, ...rows])
    t.equal(fields.payment_terms, terms, name)
    t.equal(fields.due_date, due, name)
    if (due) t.same(evidence.due_date.derived_from, ['invoice_date', 'payment_terms'], name)
  }
})

t.test('a day that is printed is not worked out', async (t) => {
  const { fields, evidence } = read([
    ...HEAD,
    [[60, 'Due date 31 March 2025']],
    ...SUMS,
    [[60, 'Payable within 21 days of the invoice date.']],
  ])
  t.equal(fields.due_date, '2025-03-31')
  t.equal(evidence.due_date.derived_from, undefined)
})

t.test('a total that is called what is due is that', async (t) => {
  const called = (label: string) =>
    read([
      ...HEAD,
      ...SUMS.slice(0, -2),
      [
        [340, label],
        [540, '252.00', 'end'],
      ],
    ]).fields
  t.match(called('Amount due'), { total: '252.00', amount_due: '252.00' })
  t.match(called('Total'), { total: '252.00', amount_due: null })
})

t.test('what announces terms is in none of their readings', async (t) => {
  const rows: Rows = [[[60, 'Agreed with Mr Tern: payment within 25 days, by bank transfer']]]
  const values = KIND.candidatesOf(documentText([page(lines([...HEAD, ...rows]))])).map(
    ({ value }) => value,
  )
  t.ok(values.includes('payment within 25 days'))
  t.same(
    values.filter((value) => value.includes(':')),
    [],
  )
})
