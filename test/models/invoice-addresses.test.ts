import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const read = (rows: Rows): Answer => (invoice.extract([page(lines(rows))]).content as Answer).fields

const SUMS: Rows = [
  [],
  [
    [60, 'Description'],
    [540, 'Amount', 'end'],
  ],
  [
    [60, 'Consulting in May'],
    [540, '1,000.00', 'end'],
  ],
  [
    [60, 'Net'],
    [540, '1,000.00', 'end'],
  ],
  [
    [60, 'VAT 20 %'],
    [540, '200.00', 'end'],
  ],
  [
    [60, 'Total EUR'],
    [540, '1,200.00', 'end'],
  ],
]

t.test('the country under an address belongs to it', async (t) => {
  const fields = read([
    [
      [60, 'Sample Labs, Inc.'],
      [320, 'Bill to'],
    ],
    [
      [60, '1180 Example Avenue, Suite 410'],
      [320, 'Model & Sons Architects LLC'],
    ],
    [
      [60, 'Austin, TX 78701'],
      [320, '52 Mill Pond Road'],
    ],
    [
      [60, 'United States'],
      [320, 'San Marcos, TX 78666'],
    ],
    [
      [60, 'billing@sample.example'],
      [320, 'United States'],
    ],
    [],
    [[60, 'Invoice no. 2026-118']],
    [[60, 'Invoice date: March 2, 2026']],
    ...SUMS,
  ])
  t.match(fields, {
    vendor_address: '1180 Example Avenue, Suite 410, Austin, TX 78701, United States',
    customer_address: '52 Mill Pond Road, San Marcos, TX 78666, United States',
  })
})

t.test('an item that is called a correction is no title', async (t) => {
  const { document_type } = read([
    [[60, 'Faktura VAT nr 11/04/2026']],
    [[60, 'Data wystawienia: 30.04.2026']],
    [],
    [
      [60, 'Lp.'],
      [90, 'Nazwa usługi'],
      [540, 'Wartość netto', 'end'],
    ],
    [
      [60, '1'],
      [90, 'Skład katalogu'],
      [540, '1 000,00', 'end'],
    ],
    [
      [60, '2'],
      [90, 'Korekta autorska'],
      [540, '420,00', 'end'],
    ],
    [
      [60, 'Do zapłaty'],
      [540, '1 420,00 zł', 'end'],
    ],
  ])
  t.equal(document_type, 'invoice')
})

t.test('a document that is named by its number in small type is not the title', async (t) => {
  const content = page([
    ...lines([[[60, 'Quote 441 of 6 February 2026']]], 90),
    words('Invoice 1187', 60, 50, 16),
    ...lines(SUMS, 150),
  ])
  t.equal((invoice.extract([content]).content as Answer).fields.document_type, 'invoice')
})

t.test('who takes mail in for another is the first line of an address', async (t) => {
  const { customer, customer_address } = read([
    [[60, 'Elektro Beispiel GmbH']],
    [[60, 'Musterstraße 7, 44135 Dortmund']],
    [],
    [[60, 'Eigentümergemeinschaft Lindenhof']],
    [[60, 'c/o Hausverwaltung Muster']],
    [[60, 'Rüttenweg 4']],
    [[60, '44139 Dortmund']],
    [],
    [[60, 'Rechnung Nr. 2026-118']],
    [[60, 'Datum: 02.03.2026']],
    ...SUMS,
  ])
  t.equal(customer, 'Eigentümergemeinschaft Lindenhof')
  t.equal(customer_address, 'c/o Hausverwaltung Muster, Rüttenweg 4, 44139 Dortmund')
})

t.test('a number of a house ends an address, whatever script it is written in', async (t) => {
  const { customer, customer_address } = read([
    [
      [60, 'Доставчик'],
      [330, 'Получател'],
    ],
    [
      [60, 'Зелена градина ООД'],
      [330, 'Книжарница Морски бряг ЕООД'],
    ],
    [
      [60, 'гр. Русе 7000'],
      [330, 'гр. Варна 9000'],
    ],
    [
      [60, 'ул. Дунавска 4'],
      [330, 'ул. Крайбрежна 16'],
    ],
    [
      [60, 'ЕИК 200000025'],
      [330, 'ЕИК 200000017'],
    ],
    [],
    [[60, 'Фактура № 1000000231']],
    ...SUMS,
  ])
  t.equal(customer, 'Книжарница Морски бряг ЕООД')
  t.equal(customer_address, 'гр. Варна 9000, ул. Крайбрежна 16')
})

t.test('a blank beside the sign of a number was not set', async (t) => {
  const { invoice_number, purchase_order } = read([
    [[60, 'Example Ltd']],
    [[60, '12 Long Street, London N1 5AB']],
    [],
    [[60, 'Invoice No: CDE- 2071']],
    [[60, 'Purchase order: 31 -0442']],
    ...SUMS,
  ])
  t.equal(invoice_number, 'CDE-2071')
  t.equal(purchase_order, '31-0442')
})

t.test('a line that no word tells to be a name is one over an address', async (t) => {
  const facts: Rows = [
    [[400, 'Invoice no. 2026-118']],
    [[400, 'Invoice date: 2 March 2026']],
    [[400, 'Due: 1 April 2026']],
  ]
  for (const name of ['Wijkraad', 'Pfarramt', '4H Aldershaw']) {
    const fields = read([
      [
        [60, 'Sample Labs Ltd'],
        [400, 'INVOICE'],
      ],
      [[60, '12 Harbour Road, Leeds LS1 4AB']],
      [],
      ...[name, '7 Mill Lane', 'York YO1 7HT'].map((line, i): Rows[number] => [
        [60, line],
        ...facts[i]!,
      ]),
      ...SUMS,
    ])
    t.equal(fields.vendor, 'Sample Labs Ltd', name)
    t.equal(fields.customer, name)
  }
})

t.test('where goods go is neither party’s address', async (t) => {
  const parties: Rows = [
    [
      [60, 'Invoice to'],
      [320, 'Deliver to'],
    ],
    [
      [60, 'Fenwick Joinery Ltd'],
      [320, 'Fenwick yard'],
    ],
    [
      [60, '14 Mill Street'],
      [320, '3 Canal Wharf'],
    ],
    [
      [60, 'Otley LS21 1AB'],
      [320, 'Skipton BD23 1RT'],
    ],
  ]
  const head: Rows = [
    [[60, 'Sample Timber Ltd']],
    [[60, '9 Dock Road']],
    [[60, 'Hull HU1 2AB']],
    [],
    [[60, 'Invoice 83152']],
    [[60, 'Date: 6 March 2025']],
    [],
  ]
  const apart = read([...head, ...parties, ...SUMS])
  t.equal(apart.shipping_address, 'Fenwick yard, 3 Canal Wharf, Skipton BD23 1RT')
  t.equal(apart.customer_address, '14 Mill Street, Otley LS21 1AB')
  const alone = read([...head, ...parties.map((row) => row.slice(0, 1)), ...SUMS])
  t.equal(alone.shipping_address, null)
})
