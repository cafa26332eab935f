import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const read = (rows: Rows): Answer => invoice.extract([page(lines(rows))]).content as Answer
const charge = (text: string, amount: string): Rows[number] => [
  [60, text],
  [540, amount, 'end'],
]

/** The same, of recognised words. */
const recognise = (rows: Rows): Answer =>
  invoice.extract([{ ...page(lines(rows)), source: 'ocr' }]).content as Answer

const OVERVIEW: Rows = [
  [
    [60, 'Lumen Energy Ltd'],
    [400, 'Invoice'],
  ],
  [[60, 'Invoice no. 2026-118']],
  [[60, 'Invoice date 9 April 2026']],
  charge('Amount to pay', '150.03'),
  [],
  charge('Balance forward', '0.00'),
]

t.test('charges without heads, below an overview, that come to a printed sum', async (t) => {
  const { line_items: items, fields } = read([
    ...OVERVIEW,
    charge('Gas 104 units', '86.40'),
    charge('Network', '31.22'),
    charge('System costs', '-4.10'),
    charge('Levies', '22.87'),
    charge('Total excl. VAT', '136.39'),
    charge('VAT 10%', '13.64'),
    charge('Total incl. VAT', '150.03'),
  ])
  t.match(fields, { net: '136.39', tax: '13.64', total: '150.03' })
  t.same(
    items.map((item: Answer) => [item.description, item.amount]),
    [
      ['Gas 104 units', '86.40'],
      ['Network', '31.22'],
      ['System costs', '-4.10'],
      ['Levies', '22.87'],
    ],
  )
})

t.test('a tax among the charges is none of them', async (t) => {
  const { line_items: items } = read([
    ...OVERVIEW.slice(0, 3),
    charge('Total amount due', '127.15'),
    charge('Customer charge', '12.50'),
    charge('Energy 842 kWh', '112.16'),
    charge('City franchise tax 2%', '2.49'),
    charge('Total current charges', '127.15'),
  ])
  t.same(
    items.map((item: Answer) => item.amount),
    ['12.50', '112.16'],
  )
})

t.test('without labels the firm at the head of the page sends', async (t) => {
  const { fields } = read([
    [[60, 'Virtala Restaurant']],
    [[60, '18 Park Road']],
    [[60, 'London SW1A 1AA']],
    [],
    [],
    [],
    [[60, 'Example Machines Ltd']],
    [[60, '44 Mill Lane']],
    [[60, 'York YO1 7HH']],
    [],
    [[60, 'Invoice no. 2026-018']],
    [[60, 'Invoice date 3 March 2026']],
    charge('Subtotal', '100.00'),
    charge('Consumption tax 10%', '10.00'),
    charge('Total', '110.00'),
  ])
  t.match(fields, { vendor: 'Virtala Restaurant', net: '100.00', tax: '10.00', total: '110.00' })
})

const HEAD: Rows = [...OVERVIEW.slice(0, 3), [[60, 'Bill to: Example Machines Ltd']]]
const ITEMS: Rows = [
  [
    [60, 'Description'],
    [400, 'Qty', 'end'],
    [540, 'Amount', 'end'],
  ],
  [
    [60, 'Belts'],
    [400, '4', 'end'],
    [540, '159.68', 'end'],
  ],
]

t.test('shipping is in the net sum that is printed below it', async (t) => {
  const { fields } = read([
    ...HEAD,
    ...ITEMS,
    charge('Goods', '159.68'),
    charge('Shipping', '8.90'),
    charge('Net', '168.58'),
    charge('VAT 19 %', '32.03'),
    charge('Total', '200.61'),
  ])
  t.match(fields, { net: '168.58', tax: '32.03', total: '200.61' })
})

t.test('days of direct debits', async (t) => {
  const { fields } = read([
    ...HEAD,
    [[60, 'Collection by Direct Debit on 14/04/2026']],
    ...ITEMS,
    charge('Total', '159.68'),
  ])
  t.equal(fields.due_date, '2026-04-14')
})

t.test(
  'a sign for number that was misread is no number, a colon at a sum no part of it',
  async (t) => {
    const { fields } = recognise([
      [
        [60, 'Lumen Energy Ltd'],
        [300, 'Factura n.2'],
        [480, '0423/24'],
      ],
      [[60, 'Invoice date 9 April 2026']],
      ...ITEMS,
      [
        [400, 'Total'],
        [480, ':159.68'],
      ],
    ])
    t.match(fields, { invoice_number: '0423/24', total: '159.68' })
  },
)

t.test(
  'a count that is not legible is what price and amount make of it, if it is whole',
  async (t) => {
    const line = (text: string, count: string, price: string, amount: string): Rows[number] => [
      [60, text],
      [320, count, 'end'],
      [430, price, 'end'],
      [540, amount, 'end'],
    ]
    const { line_items: items } = read([
      ...HEAD,
      line('Description', 'Qty', 'Price', 'Amount'),
      line('Keyboard', '', '149.99', '599.96'),
      line('Licence', '10', '499.99', '4,999.90'),
      line('Mixed lot', '', '30.00', '80.00'),
      charge('Total', '5,679.86'),
    ])
    t.same(
      items.map((item: Answer) => item.quantity),
      ['4.00', '10.00', null],
    )
  },
)

t.test(
  'the date of a credit note is its own, not the one of the invoice it is about',
  async (t) => {
    const { fields } = read([
      [
        [40, 'Exemplar Paper Limited'],
        [400, 'CREDIT NOTE'],
      ],
      [[40, 'Unit 2, Weavers Court, Nelson BB9 7TZ']],
      [],
      [
        [40, 'Credit note no.'],
        [160, 'CN10447'],
      ],
      [
        [40, 'Original invoice'],
        [160, 'INV88102 dated 29/04/2024'],
      ],
      [
        [40, 'Date'],
        [160, '14/05/2024'],
      ],
      [],
      [
        [40, 'Product'],
        [200, 'Qty'],
        [300, 'Price'],
        [400, 'Net'],
      ],
      [
        [40, 'Copier paper'],
        [200, '3'],
        [300, '16.95'],
        [400, '50.85'],
      ],
      [
        [300, 'VAT'],
        [400, '10.17'],
      ],
      [
        [300, 'Total credit'],
        [400, '61.02'],
      ],
    ])
    t.equal(fields.invoice_date, '2024-05-14')
  },
)

t.test('heads in two languages, a firm with its number of registration', async (t) => {
  const { fields, line_items: items } = read([
    [[40, 'BOULONNERIE EXEMPLAIRE SDN. BHD. (887712-X)']],
    [[40, '2255 rue Frontenac']],
    [],
    [[40, 'Facture / Invoice 118-44207']],
    [[40, 'Date: 2024-04-11']],
    [],
    [
      [40, 'Code'],
      [100, 'Description'],
      [260, 'Qté/Qty'],
      [330, 'Prix/Price'],
      [420, 'Montant/Amount'],
    ],
    [
      [40, 'B-38'],
      [100, 'Boulon gr.8'],
      [260, '200'],
      [330, '0.42'],
      [420, '84.00'],
    ],
    [
      [40, 'R-38'],
      [100, 'Rondelle plate'],
      [260, '400'],
      [330, '0.06'],
      [420, '24.00'],
    ],
    [],
    [
      [330, 'Total'],
      [420, '108.00'],
    ],
  ])
  t.equal(fields.vendor, 'BOULONNERIE EXEMPLAIRE SDN. BHD.')
  t.match(items, [
    { description: 'Boulon gr.8', quantity: '200.00', unit_price: '0.42', amount: '84.00' },
    { description: 'Rondelle plate', quantity: '400.00', amount: '24.00' },
  ])
})

t.test('heads that call both sums by the tax: the smaller one is the tax', async (t) => {
  const { fields } = read([
    [[40, 'Exemplar Trading Ltd']],
    [[40, 'Invoice # EX-88104']],
    [[40, 'Invoice date 17 October 2023']],
    [],
    [
      [300, 'Invoice total'],
      [440, '£43.46'],
    ],
    [],
    [
      [280, 'VAT rate'],
      [360, 'Item subtotal'],
      [450, 'VAT subtotal'],
    ],
    [[360, '(excl. VAT)']],
    [
      [280, '20%'],
      [360, '£36.22'],
      [450, '£7.24'],
    ],
    [
      [280, 'Total'],
      [360, '£36.22'],
      [450, '£7.24'],
    ],
  ])
  t.match(fields, { net: '36.22', tax: '7.24', total: '43.46' })
})

t.test('`netto bis` tells when it is due', async (t) => {
  const { fields } = read([
    [[40, 'Beispiel Reinigungen AG']],
    [[40, 'Rechnung Nr. 24-0388']],
    [[40, 'Luzern, 30. April 2024']],
    [],
    [
      [300, 'Total CHF'],
      [440, '224.15'],
    ],
    [[40, 'Zahlbar innert 30 Tagen netto bis 30.05.2024.']],
  ])
  t.match(fields, { invoice_date: '2024-04-30', due_date: '2024-05-30' })
})
