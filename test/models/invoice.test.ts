import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { invoice } from '../../src/models/invoice.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { withSpacedLetters } from '../../src/reading/spaced-letters.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

/** Texts with their places, one line a row. */
const lines = (rows: readonly (readonly (readonly [x: number, text: string])[])[]) =>
  rows.map((row, i) => row.flatMap(([x, text]) => words(text, x, 60 + i * 16)))

const GERMAN = lines([
  [[60, 'Musterbau GmbH']],
  [[60, 'Hauptstraße 5']],
  [[60, '10115 Berlin']],
  [],
  [
    [60, 'Rechnung an'],
    [340, 'Rechnungsnummer: R-2024/17'],
  ],
  [
    [60, 'Beispiel AG'],
    [340, 'Rechnungsdatum: 03.05.2024'],
  ],
  [
    [60, 'Nebenweg 9'],
    [340, 'Fällig am: 17.05.2024'],
  ],
  [[60, '80331 München']],
  [],
  [
    [60, 'Pos'],
    [100, 'Bezeichnung'],
    [300, 'Menge'],
    [380, 'Einzelpreis'],
    [480, 'Betrag'],
  ],
  [
    [60, '1'],
    [100, 'Ziegel rot'],
    [300, '200'],
    [380, '0,50'],
    [480, '100,00'],
  ],
  [[100, 'frostfest']],
  [
    [60, '2'],
    [100, 'Mörtel'],
    [300, '3'],
    [380, '1.200,00'],
    [480, '3.600,00'],
  ],
  [],
  [
    [340, 'Nettobetrag'],
    [480, '3.700,00'],
  ],
  [
    [340, 'MwSt 19 %'],
    [480, '703,00'],
  ],
  [
    [340, 'Gesamtbetrag'],
    [480, '4.403,00 EUR'],
  ],
  [],
  [[60, 'Musterbau GmbH | USt-ID DE136695976 | IBAN DE89 3704 0044 0532 0130 00']],
])

const read = (pages = [page(GERMAN)]): Answer => invoice.extract(pages).content as Answer

t.test('who, whom, when, how much', async (t) => {
  const { fields } = read()
  t.match(fields, {
    vendor: 'Musterbau GmbH',
    customer: 'Beispiel AG',
    invoice_number: 'R-2024/17',
    invoice_date: '2024-05-03',
    due_date: '2024-05-17',
    net: '3700.00',
    tax: '703.00',
    total: '4403.00',
    currency: 'EUR',
    vendor_tax_id: 'DE136695976',
    vendor_iban: 'DE89370400440532013000',
    purchase_order: null,
  })
})

t.test('line items: descriptions over lines, quantities and prices', async (t) => {
  const { line_items: items, taxes } = read()
  t.match(items, [
    {
      description: 'Ziegel rot frostfest',
      quantity: '200.00',
      unit_price: '0.50',
      amount: '100.00',
    },
    { description: 'Mörtel', quantity: '3.00', unit_price: '1200.00', amount: '3600.00' },
  ])
  t.equal(items.length, 2)
  t.match(taxes, [{ rate: '19', amount: '703.00' }])
})

t.test('evidence tells where a value stands, and what it rests on', async (t) => {
  const { evidence } = read()
  t.match(evidence.total, { text: '4.403,00 EUR', label: 'Gesamtbetrag', page: 1 })
  t.equal(evidence.total.note, 'net, tax and total agree')
  t.ok(evidence.total.box[0] > 450)
})

t.test('a figure that was changed is noticed: the sums do not agree', async (t) => {
  const changed = GERMAN.map((row) =>
    row.map((word) => (word.text === '703,00' ? { ...word, text: '708,00' } : word)),
  )
  const { evidence, checks } = read([page(changed)])
  t.equal(evidence.total.note, 'net, tax and total do not agree')
  // Which of them was misread nobody knows: each is less sure.
  const before = read().evidence
  for (const name of ['tax', 'net', 'total'])
    t.ok(evidence[name].confidence < before[name].confidence, name)
  t.equal(checks.ok, false)
})

t.test('checks: what agrees, and which line does not', async (t) => {
  t.match(read().checks, { totals_add: true, lines_add: true, line_breaks: [], taxes_follow: true })
  const changed = (from: string, to: string) =>
    read([
      page(GERMAN.map((row) => row.map((own) => (own.text === from ? { ...own, text: to } : own)))),
    ]).checks
  t.match(changed('0,50', '0,60'), { lines_add: true, line_breaks: [0] })
  t.match(changed('100,00', '130,00'), { lines_add: false, line_breaks: [0] })
  t.match(changed('703,00', '708,00'), { totals_add: false })
})

t.test('items without column heads; where their sum is printed, it says so', async (t) => {
  const rows = (last: string) => [
    words('INVOICE 17', 60, 60),
    words('Invoice date: 03 May 2024', 60, 76),
    ...['Bricks 100.00', 'Mortar 20.00', `Tiles ${last}`].map((text, i) => [
      ...words(text.split(' ')[0]!, 60, 110 + i * 16),
      ...words(text.split(' ')[1]!, 400 - text.split(' ')[1]!.length * 5, 110 + i * 16),
    ]),
    [...words('Total', 60, 180), ...words('150.00', 370, 180)],
  ]
  t.match(read([page(rows('30.00'))]).line_items, [
    { description: 'Bricks', amount: '100.00' },
    { description: 'Mortar', amount: '20.00' },
    { description: 'Tiles', amount: '30.00' },
  ])
  t.match(read([page(rows('30.00'))]).line_items[0].proven_by, /printed sum/)
  const other = read([page(rows('31.00'))])
  t.equal(other.line_items.length, 3)
  t.ok(other.line_items.every((item: Answer) => item.proven_by === undefined))
  t.equal(other.checks.lines_add, false)
})

t.test('other papers give nulls, not inventions', async (t) => {
  for (const other of [
    page([]),
    page([words('A letter about nothing in particular', 60, 60), words('Yours truly', 60, 90)]),
  ]) {
    const { fields, line_items: items, evidence } = read([other])
    for (const [name, value] of Object.entries(fields))
      if (name !== 'references') t.equal(value, null, name)
    t.same(items, [])
    t.same(evidence, {})
  }
})

t.test(
  'a bill with charges is read as the invoice it was sent as, with a balance, too',
  async (t) => {
    const bill = (balance: string) =>
      page(
        lines([
          [[60, 'Example Dentistry']],
          [[60, 'Statement date: 02/28/2026']],
          [[60, `${balance}: $0.00`]],
          [[60, 'Due date: 03/20/2026']],
          [[60, 'Pay this amount: $244.00']],
          [],
          [
            [60, 'Date'],
            [140, 'Procedure'],
            [480, 'Charge'],
          ],
          [
            [60, '02/11/2026'],
            [140, 'Oral evaluation'],
            [480, '132.00'],
          ],
          [
            [60, '02/11/2026'],
            [140, 'Bitewings'],
            [480, '112.00'],
          ],
          [
            [140, 'Total charges'],
            [480, '244.00'],
          ],
        ]),
      )
    t.match(read([bill('Insurance')]).fields, { total: '244.00', due_date: '2026-03-20' })
    t.equal(read([bill('Opening balance')]).fields.total, '244.00')
  },
)

const bare = (rows: Parameters<typeof lines>[0]) => read([page(lines(rows))])

t.test('a head of sums ends the items; the sums stand below it', async (t) => {
  const { fields, line_items: items } = bare([
    [[60, 'Fattura']],
    [
      [60, 'Numero documento: 318/26'],
      [340, 'Data documento: 28-04-2026'],
    ],
    [
      [60, 'Cedente/prestatore (fornitore)'],
      [340, 'Cessionario/committente (cliente)'],
    ],
    [
      [60, 'Codice fiscale: 01771230446'],
      [340, 'Denominazione: Esempio Clienti S.r.l.'],
    ],
    [[60, 'Denominazione: Frantoio Esempio S.n.c.']],
    [
      [60, 'Descrizione'],
      [260, 'Quantità'],
      [340, 'Prezzo unitario'],
      [480, 'Prezzo totale'],
    ],
    [
      [60, 'Olio'],
      [260, '12,00'],
      [340, '38,50'],
      [480, '462,00'],
    ],
    [
      [60, 'Riferimenti'],
      [260, '%IVA'],
      [340, 'Totale imponibile'],
      [480, 'Totale imposta'],
    ],
    [
      [60, 'Immediata'],
      [260, '4,00'],
      [340, '462,00'],
      [480, '18,48'],
    ],
    [[480, 'Totale documento']],
    [[480, '480,48']],
  ])
  t.match(fields, {
    vendor: 'Frantoio Esempio S.n.c.',
    net: '462.00',
    tax: '18.48',
    total: '480.48',
  })
  t.equal(items.length, 1)
})

t.test('heads of three lines tell net amounts from gross ones', async (t) => {
  const { line_items: items } = bare([
    [[60, 'Faktura VAT nr FS-112/04/2026']],
    [[60, 'Data wystawienia: 14.04.2026']],
    [
      [60, 'Nazwa towaru'],
      [200, 'Ilość'],
      [260, 'Cena'],
      [330, 'Wartość'],
      [400, 'VAT'],
      [480, 'Wartość'],
    ],
    [[400, '%']],
    [
      [260, 'netto'],
      [330, 'netto'],
      [480, 'brutto'],
    ],
    [
      [60, 'Papier'],
      [200, '8'],
      [260, '94,50'],
      [330, '756,00'],
      [400, '23'],
      [480, '929,88'],
    ],
    [
      [60, 'Tusz'],
      [200, '3'],
      [260, '318,00'],
      [330, '954,00'],
      [400, '23'],
      [480, '1 173,42'],
    ],
  ])
  t.match(items, [
    { description: 'Papier', quantity: '8', amount: '756.00' },
    { description: 'Tusz', quantity: '3', amount: '954.00' },
  ])
})

t.test('a tax in brackets belongs to the total in front of it', async (t) => {
  const { fields } = bare([
    [[60, 'Invoice number: 583']],
    [[60, 'Invoice date: 22 January 2026']],
    [
      [340, 'Subtotal'],
      [440, '$63.25'],
    ],
    [
      [340, 'Shipping'],
      [440, '$4.95'],
    ],
    [
      [340, 'Total'],
      [440, '$68.20 (includes $9.88 VAT)'],
    ],
  ])
  t.match(fields, { total: '68.20', tax: '9.88' })
})

t.test('the later day of two, without discount, is when all is due', async (t) => {
  const { fields } = bare([
    [[60, 'Rechnung']],
    [
      [60, 'Beleg / Datum'],
      [340, '9003471882 / 09.03.2026'],
    ],
    [
      [60, 'Endbetrag'],
      [340, '377,42 EUR'],
    ],
    [[60, 'Bis 19.03.2026 mit 2 % Skonto. Bis 08.04.2026 ohne Abzug.']],
  ])
  t.match(fields, {
    invoice_number: '9003471882',
    invoice_date: '2026-03-09',
    due_date: '2026-04-08',
  })
})

t.test('many pages without a range are warned of, three are not', async (t) => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...page(GERMAN), number: i + 1 }))
  const whole = { ...DEFAULT_OPTIONS, wholePdf: true }
  t.match(invoice.extract(of(4), whole).warnings, [{ code: 'PAGE_RANGE_SUGGESTED' }])
  t.same(invoice.extract(of(3), whole).warnings, [])
  t.same(invoice.extract(of(4), DEFAULT_OPTIONS).warnings, [])
})

t.test('sheets: fields, then line items with typed cells', async (t) => {
  const { sheets, text } = invoice.extract([page(GERMAN)])
  t.same(
    sheets.map((sheet) => sheet.name),
    ['Fields', 'Line Items'],
  )
  t.ok(sheets[1]!.cells.some((cell) => cell.text === '3600.00' && cell.value === 3600))
  t.match(text, /invoice_number\s+R-2024\/17/)
})

const PORTUGUESE = lines([
  [[60, 'Oficina do Exemplo, Unipessoal Lda']],
  [[60, 'Travessa do Moinho 8']],
  [[60, '3000-213 Coimbra']],
  [[60, 'Contribuinte n.º 503 504 564']],
  [],
  [
    [60, 'Exmo.(s) Sr.(s)'],
    [340, 'Fatura n.º: 2026/45'],
  ],
  [
    [60, 'Padaria Modelo, S.A.'],
    [340, 'Data de emissão: 5 de março de 2026'],
  ],
  [
    [60, 'Rua Nova 3'],
    [340, 'Data de vencimento: 04/04/2026'],
  ],
  [[60, '1100-148 Lisboa']],
  [],
  [
    [60, 'Ref.'],
    [110, 'Designação'],
    [290, 'Qtd.'],
    [350, 'Preço unit.'],
    [430, 'IVA'],
    [490, 'Valor'],
  ],
  [
    [60, 'F10'],
    [110, 'Forno pequeno'],
    [290, '2'],
    [350, '450,00'],
    [430, '23%'],
    [490, '900,00'],
  ],
  [
    [60, 'M03'],
    [110, 'Montagem'],
    [290, '4'],
    [350, '25,00'],
    [430, '23%'],
    [490, '100,00'],
  ],
  [],
  [
    [340, 'Total sem IVA'],
    [480, '1.000,00'],
  ],
  [
    [340, 'IVA 23%'],
    [480, '230,00'],
  ],
  [
    [340, 'Total a pagar'],
    [480, '1.230,00 €'],
  ],
])

const POLISH = lines([
  [[340, 'Łódź, dnia 9 września 2026 r.']],
  [],
  [[200, 'Faktura VAT nr 7/09/2026']],
  [],
  [
    [60, 'Sprzedawca:'],
    [340, 'Nabywca:'],
  ],
  [
    [60, 'Warsztat Przykład Sp. z o.o.'],
    [340, 'Piekarnia Wzór s.c.'],
  ],
  [
    [60, 'ul. Młyńska 8'],
    [340, 'al. Lipowa 3'],
  ],
  [
    [60, '90-001 Łódź'],
    [340, '00-950 Warszawa'],
  ],
  [[60, 'NIP: 856-734-62-15']],
  [],
  [
    [60, 'L.p.'],
    [90, 'Nazwa towaru'],
    [220, 'Ilość'],
    [260, 'J.m.'],
    [300, 'Cena netto'],
    [370, 'Wartość netto'],
    [450, 'VAT'],
    [490, 'Wartość brutto'],
  ],
  [
    [60, '1'],
    [90, 'Piec mały'],
    [220, '2'],
    [260, 'szt.'],
    [300, '450,00'],
    [370, '900,00'],
    [450, '23%'],
    [490, '1 107,00'],
  ],
  [
    [60, '2'],
    [90, 'Montaż'],
    [220, '4'],
    [260, 'godz.'],
    [300, '25,00'],
    [370, '100,00'],
    [450, '23%'],
    [490, '123,00'],
  ],
  [],
  [
    [300, 'Razem'],
    [370, '1 000,00'],
    [440, '230,00'],
    [490, '1 230,00'],
  ],
  [],
  [[60, 'Do zapłaty: 1 230,00 zł']],
  [[60, 'Termin płatności: 23.09.2026']],
])

/** A short invoice with other lines above, beside and below. */
const short = (head: readonly string[], foot: readonly string[], size = 10): Answer =>
  invoice.extract(
    [
      page([
        words(head[0]!, 60, 60, size),
        ...head.slice(1).map((text, i) => words(text, 60, 90 + i * 16)),
        [...words('Description', 60, 300), ...words('Amount', 480, 300)],
        [...words('Consulting', 60, 316), ...words('1,000.00', 480, 316)],
        ...[...foot, 'Payment terms: 14 days'].map((text, i) => words(text, 300, 360 + i * 16)),
      ]),
    ],
    DEFAULT_OPTIONS,
  ).content as Answer

t.test('a name in display type may be a street, and a brand stands for its firm', async (t) => {
  const gardens = short(
    ['Willow Creek Gardens', 'ABN 51 824 753 556', 'Tax invoice 1042', 'Date: 3 May 2024'],
    ['Total 1,000.00'],
    18,
  )
  t.equal(gardens.fields.vendor, 'Willow Creek Gardens')
  const brand = short(
    ['Brightdesk', 'Invoice number 9F21', 'Date 3 May 2024', 'Brightdesk, Inc.', '5 Main Street'],
    ['Total 1,000.00'],
    18,
  )
  t.equal(brand.fields.vendor, 'Brightdesk, Inc.')
})

t.test('numbers with the letters of a series, and numbers that could be days', async (t) => {
  for (const [printed, number] of [
    ['Invoice No: VR 2026/0047', 'VR 2026/0047'],
    ['Invoice No: 20260318', '20260318'],
  ] as const) {
    const { fields } = short(['Example Ltd', printed, 'Date: 3 May 2024'], ['Total 1,000.00'])
    t.equal(fields.invoice_number, number)
  }
})

t.test('the day of a direct debit is when it is due', async (t) => {
  const { fields } = short(
    ['Muster GmbH', 'Rechnung Nr. 17', 'Rechnungsdatum: 03.05.2024'],
    ['Gesamtbetrag 1.000,00', 'Der Betrag wird am 17.05.2024 von Ihrem Konto abgebucht.'],
  )
  t.equal(fields.due_date, '2024-05-17')
})

t.test('taxes of two names are one sum; a currency may stand within a label', async (t) => {
  const { fields } = short(
    ['Example Pvt Ltd', 'Tax Invoice No. 17', 'Date: 3 May 2024'],
    ['Taxable value 1,000.00', 'CGST 9% 90.00', 'SGST 9% 90.00', 'Total INR incl. tax 1,180.00'],
  )
  t.match(fields, { net: '1000.00', tax: '180.00', total: '1180.00', currency: 'INR' })
})

t.test('a brand stands for its firm also in a line of other things', async (t) => {
  for (const [brand, foot, vendor] of [
    [
      'nordo',
      'Nordo Communications Pty Ltd, 41 Cable Street, registered 0881',
      'Nordo Communications Pty Ltd',
    ],
    ['NORDO BAU', 'Bank 123 · Nordo Bau Handels-GmbH · HRB 17', 'Nordo Bau Handels-GmbH'],
    ['Nordo & Sohn', 'Nordo & Sohn Technik GmbH & Co. KG', 'Nordo & Sohn Technik GmbH & Co. KG'],
    [
      'Nordo Jabłonie',
      'Nordo Jabłonie sp. z o.o. sp. k. KRS 17',
      'Nordo Jabłonie sp. z o.o. sp. k.',
    ],
    ['The Nordo Inn', 'The Nordo Inn is a trading name of others', 'The Nordo Inn'],
  ] as const) {
    const rows = [
      words(brand, 60, 50, 20),
      words('Invoice number 17', 60, 90),
      words('Invoice date 3 May 2024', 60, 104),
      words('Total 10.00', 60, 130),
      words(foot, 60, 700),
    ]
    t.equal(read([page(rows)]).fields.vendor, vendor)
  }
})

t.test('who sells and who buys, side by side', async (t) => {
  const rows = lines([
    [[60, 'Factura 17']],
    [
      [60, 'Emisor'],
      [340, 'Destinatario'],
    ],
    [
      [60, 'Reformas Uno'],
      [340, 'Ventanas Dos'],
    ],
    [[60, 'Total factura 10,00 €']],
  ])
  t.match(read([page(rows)]).fields, { vendor: 'Reformas Uno', customer: 'Ventanas Dos' })
})

t.test(
  'labels: numbers in groups, in two languages, months of Austria, days of debits',
  async (t) => {
    const rows = [
      words('Facture N° 2026 02 115047', 60, 50),
      words('Échéance / Due', 60, 64),
      words('2026-07-15', 300, 64),
      words('Rechnungsdatum: 9. Jänner 2026', 60, 78),
      words('Total TTC 10,00 €', 60, 92),
    ]
    t.match(read([page(rows)]).fields, {
      invoice_number: '2026 02 115047',
      invoice_date: '2026-01-09',
      due_date: '2026-07-15',
    })
    const debit = [
      words('Invoice number 17 of 1 May 2026', 60, 50),
      words('We will take this sum by direct debit on', 60, 78),
      words('17 June 2026', 60, 92),
      words('Total 10.00', 60, 120),
    ]
    t.equal(read([page(debit)]).fields.due_date, '2026-06-17')
  },
)

t.test('a note names the invoice that it credits, too', async (t) => {
  const rows = lines([
    [[60, 'Creditnota CN-31']],
    [[60, 'Betreft factuur VF-0419']],
    [[60, 'Datum 24-02-2026']],
    [[60, 'Totaal te betalen € 10,00']],
  ])
  t.equal(read([page(rows)]).fields.invoice_number, 'CN-31')
})

t.test(
  'sums: spaces between thousands, nets without a label, taxes that are explained',
  async (t) => {
    const spaced = lines([
      [[60, 'Tax invoice no. 17']],
      [[60, 'Invoice date 3 May 2024']],
      [
        [60, 'Total excl. VAT'],
        [300, 'R 24 039.00'],
      ],
      [
        [60, 'VAT'],
        [300, '3 605.85'],
      ],
      [
        [60, 'Total incl. VAT'],
        [300, 'R 27 644.85'],
      ],
    ])
    t.match(read([page(spaced)]).fields, { net: '24039.00', tax: '3605.85', total: '27644.85' })
    const unnamed = lines([
      [[60, 'Invoice no. 17']],
      [[60, 'Invoice date 3 May 2024']],
      [
        [60, 'Labor & materials'],
        [300, '100.00'],
      ],
      [
        [60, 'Sales tax 8.25% (parts only)'],
        [300, '8.25'],
      ],
      [
        [60, 'Please pay'],
        [300, '108.25'],
      ],
    ])
    t.match(read([page(unnamed)]).fields, { net: '100.00', tax: '8.25', total: '108.25' })
    const explained = lines([
      [[60, 'Invoice no. 17']],
      [
        [60, 'VAT 0 % – reverse charge, Article 196 of the Directive'],
        [500, '0.00'],
      ],
      [[60, 'Total GBP 310.68']],
    ])
    t.match(read([page(explained)]).fields, { tax: '0.00', total: '310.68', currency: 'GBP' })
  },
)

t.test('items end at taxes below a subtotal; a guest pays what is charged', async (t) => {
  const rows = lines([
    [[60, 'Invoice no. 17']],
    [
      [60, 'Description'],
      [300, 'Charges'],
      [400, 'Credits'],
    ],
    [
      [60, 'Room 214'],
      [300, '118.00'],
    ],
    [
      [60, 'Card, thank you'],
      [400, '118.00'],
    ],
    [
      [60, 'Laundry'],
      [300, '14.20'],
    ],
    [
      [60, 'Subtotal'],
      [300, '132.20'],
    ],
    [
      [60, 'VAT 20 % (R 814477)'],
      [300, '26.44'],
    ],
    [
      [60, 'Total'],
      [300, '158.64'],
    ],
  ])
  t.match(read([page(rows)]).line_items, [
    { description: 'Room 214', amount: '118.00' },
    { description: 'Laundry', amount: '14.20' },
  ])
  t.equal(read([page(rows)]).line_items.length, 2)
})

t.test('a dollar is the one that a code or the country names; words are no codes', async (t) => {
  const total = (...more: string[]) => [
    words('Invoice no. 17', 60, 50),
    words('Invoice date 3 May 2024', 60, 64),
    ...more.map((text, i) => words(text, 60, 80 + i * 14)),
    words('Total $ 10.00', 60, 140),
  ]
  t.equal(read([page(total('All sums in CAD'))]).fields.currency, 'CAD')
  t.equal(read([page(total('Québec J8C 0R4'))]).fields.currency, 'CAD')
  t.equal(read([page(total('ORD SHP BO TOP'))]).fields.currency, 'USD')
})

t.test('Portuguese and Polish papers', async (t) => {
  const sums = { net: '1000.00', tax: '230.00', total: '1230.00' }
  const portuguese = read([page(PORTUGUESE)])
  t.match(portuguese.fields, {
    ...sums,
    vendor: 'Oficina do Exemplo, Unipessoal Lda',
    customer: 'Padaria Modelo, S.A.',
    invoice_number: '2026/45',
    invoice_date: '2026-03-05',
    due_date: '2026-04-04',
    vendor_tax_id: '503504564',
    currency: 'EUR',
  })
  const polish = read([page(POLISH)])
  t.match(polish.fields, {
    ...sums,
    vendor: 'Warsztat Przykład Sp. z o.o.',
    customer: 'Piekarnia Wzór s.c.',
    invoice_number: '7/09/2026',
    invoice_date: '2026-09-09',
    due_date: '2026-09-23',
    vendor_tax_id: '8567346215',
    currency: 'PLN',
  })
  for (const [{ line_items: items }, first, second] of [
    [portuguese, 'Forno pequeno', 'Montagem'],
    [polish, 'Piec mały', 'Montaż'],
  ] as const)
    t.match(items, [
      { description: first, quantity: '2.00', unit_price: '450.00', amount: '900.00' },
      { description: second, quantity: '4.00', unit_price: '25.00', amount: '100.00' },
    ])
})

t.test(
  'labels that are set wide, letter by letter, where kerning brings some together',
  async (t) => {
    const wide = (tokens: string, x: number, y: number) => {
      let at = x
      return tokens.split(' ').flatMap((token) => {
        const [word] = words(token, at, y)
        // Half a letter's width between letters, three times as much between words.
        at = word!.box[2] + (token.endsWith('|') ? 7.5 : 2.5)
        return [{ ...word!, text: token.replace('|', ''), box: word!.box }]
      })
    }
    const texts = ['I N VO I C E', 'D AT E', 'P L E A S E| PAY| B Y', 'A B CD', 'O A K| P L C .']
    const rows = texts.map((text, i) => wide(text, 60, 60 + 20 * i))
    t.same(
      withSpacedLetters(documentText([page(rows)])).rows.map(({ text }) => text),
      ['INVOICE', 'DATE', 'PLEASE PAY BY', 'A B CD', 'OAK PLC.'],
    )
  },
)

t.test('an outlay that names the tax it is free of is no tax', async (t) => {
  const rows = lines([
    [[60, 'Cabinet Vauquelin']],
    [[60, '3, place du Marché, 08000 Charleville']],
    [[60, 'Facture n° A-77 du 04.02.2025']],
    [],
    [
      [60, 'Rédaction des statuts'],
      [440, '1.200,00'],
    ],
    [
      [60, 'Assemblée annuelle'],
      [440, '300,00'],
    ],
    [
      [60, 'Total hors TVA'],
      [440, '1.500,00'],
    ],
    [
      [60, 'TVA 20 %'],
      [440, '300,00'],
    ],
    [
      [60, 'Avance au greffe (hors champ TVA)'],
      [440, '41,50'],
    ],
    [
      [60, 'NET À PAYER EUR'],
      [440, '1.841,50'],
    ],
  ])
  t.match(read([page(rows)]).fields, { net: '1500.00', tax: '300.00', total: '1841.50' })
})
