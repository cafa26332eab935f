import t from 'tap'
import type { Page } from '../../src/document/page.ts'
import { bankStatement } from '../../src/models/bank-statement.ts'
import type { Answer } from '../http/service.ts'
import { page, word, words } from '../tables/pages.ts'

/** Columns at these places; sums end at theirs. */
const DATE = 50
const TEXT = 120
const ENDS = [360, 440, 530]

type Row = readonly [date: string, text: string, ...sums: string[]]

/** Rows of a statement: a date, a text, sums that end under each other. */
const table = (rows: readonly Row[], y = 150): ReturnType<typeof words>[] =>
  rows.map(([date, text, ...sums], i) => [
    ...(date === '' ? [] : words(date, DATE, y + i * 14)),
    ...words(text, TEXT, y + i * 14),
    ...sums.flatMap((sum, c) =>
      sum === '' ? [] : words(sum, ENDS[c]! - sum.length * 5, y + i * 14),
    ),
  ])

const TOP = [
  words('Example Bank plc', 50, 50, 16),
  words('Statement period 28 December 2023 - 4 January 2024', 50, 80),
  words('IBAN DE89 3704 0044 0532 0130 00', 50, 96),
]

const HEAD: Row = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance']
const BODY: readonly Row[] = [
  HEAD,
  ['28 Dec', 'Balance brought forward', '', '', '1,000.00'],
  ['29 Dec', 'Card payment shop', '40.00', '', '960.00'],
  ['', 'second line of it'],
  ['', 'Cash machine', '60.00', '', '900.00'],
  ['02 Jan', 'Salary', '', '2,500.00', '3,400.00'],
  ['03 Jan', 'Closing balance', '', '', '3,400.00'],
]

/** The balances follow; that nothing is missing at the end, no closing balance says. */
const FOLLOWS = {
  ok: false,
  proof: { amounts: { state: 'proven' }, completeness: { state: 'supported' } },
}

const read = (pages: readonly Page[]): Answer => bankStatement.extract(pages).content as Answer
const statement = (rows: readonly Row[] = BODY) => page([...TOP, ...table(rows)])

t.test('bookings: several lines, dates carried on, years over New Year', async (t) => {
  const { transactions, fields, reconciliation } = read([statement()])
  t.match(transactions, [
    {
      date: '2023-12-29',
      description: 'Card payment shop second line of it',
      debit: '40.00',
      credit: null,
      balance: '960.00',
    },
    { date: '2023-12-29', description: 'Cash machine', debit: '60.00', balance: '900.00' },
    {
      date: '2024-01-02',
      description: 'Salary',
      debit: null,
      credit: '2500.00',
      balance: '3400.00',
    },
  ])
  t.equal(transactions.length, 3)
  t.match(fields, {
    bank: 'Example Bank plc',
    iban: 'DE89370400440532013000',
    period_start: '2023-12-28',
    period_end: '2024-01-04',
    opening_balance: '1000.00',
    closing_balance: '3400.00',
  })
  t.match(reconciliation, {
    total_credits: '2500.00',
    total_debits: '100.00',
    computed_closing_balance: '3400.00',
    difference: '0.00',
    transactions: 3,
    balance_breaks: [],
    ok: true,
  })
})

t.test('every changed figure is noticed', async (t) => {
  const sums = ['1,000.00', '40.00', '960.00', '60.00', '900.00', '2,500.00', '3,400.00']
  for (const sum of sums) {
    const changed = BODY.map(
      (row) =>
        row.map((text) =>
          text === sum ? text.replace(/(\d)\.00$/, '$1.07') : text,
        ) as unknown as Row,
    )
    // Both places of the closing balance change together; the sum still is off.
    t.equal(read([statement(changed)]).reconciliation.ok, false, sum)
  }
})

t.test('one column of amounts: the sign, or a mark, tells the side', async (t) => {
  for (const [out, into] of [
    ['-40.00', '2,500.00'],
    ['40.00-', '2,500.00+'],
    ['40.00 DR', '2,500.00 CR'],
    ['40.00 S', '2,500.00 H'],
    ['40.00 Af', '2,500.00 Bij'],
  ] as const) {
    const rows = [
      ['Date', 'Description', 'Amount'],
      ['29.12.2023', 'Shop', out],
      ['02.01.2024', 'Salary', into],
    ] as const
    t.match(read([statement(rows)]).transactions, [{ debit: '40.00' }, { credit: '2500.00' }], out)
  }
})

t.test('amounts without any sign: the running balance tells the side', async (t) => {
  const rows = [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['28.12.2023', 'Opening balance', '', '1,000.00'],
    ['29.12.2023', 'Transfer one', '40.00', '960.00'],
    ['02.01.2024', 'Transfer two', '500.00', '1,460.00'],
  ] as const
  const { transactions, reconciliation } = read([statement(rows)])
  t.match(transactions, [{ debit: '40.00' }, { credit: '500.00' }])
  t.match(reconciliation, FOLLOWS)
})

t.test('sections of deposits and withdrawals', async (t) => {
  const rows = [
    words('Beginning balance $100.00', 50, 130),
    words('Deposits and Additions', 50, 150),
    ...table(
      [
        ['Date', 'Transaction', 'Amount'],
        ['12/29', 'Payroll', '50.00'],
      ],
      166,
    ),
    words('Withdrawals and Subtractions', 50, 210),
    ...table(
      [
        ['Date', 'Transaction', 'Amount'],
        ['01/02', 'Store', '30.00'],
      ],
      226,
    ),
    words('Ending balance $120.00', 50, 270),
  ]
  const us = [words('Statement period 12/28/2023 - 01/04/2024', 50, 80), ...rows]
  const { transactions, reconciliation } = read([page(us)])
  t.match(transactions, [
    { date: '2023-12-29', credit: '50.00' },
    { date: '2024-01-02', debit: '30.00' },
  ])
  t.equal(reconciliation.ok, true)
})

t.test('a misread digit is set right by the balances around it, and said', async (t) => {
  const rows = table(BODY).map((row) =>
    row.map((own) =>
      own.text === '60.00'
        ? { ...own, text: '80.00', confidence: 0.6 }
        : { ...own, confidence: 0.9 },
    ),
  )
  const scanned: Page = { ...page([...TOP, ...rows]), source: 'ocr' }
  const { transactions, reconciliation } = read([scanned])
  t.match(transactions[1], {
    debit: '60.00',
    note: /read as 80.00/,
    corrected: { field: 'amount', from: '80.00', to: '60.00' },
  })
  // A lost booking of 20.00 would look the same.
  t.match(reconciliation, { ok: false, proof: { amounts: { state: 'supported' } } })
})

/** A scan: every word a little uncertain, some read otherwise. */
const scan = (
  rows: readonly (readonly ReturnType<typeof word>[])[],
  misread: Record<string, string>,
) => ({
  ...page(
    rows.map((row) =>
      row.map((own) => ({ ...own, text: misread[own.text] ?? own.text, confidence: 0.9 })),
    ),
  ),
  source: 'ocr' as const,
})

const SIGNED = [
  ['Date', 'Description', 'Amount', 'Balance'],
  ['28.12.2023', 'Opening balance', '', '1,000.00'],
  ['29.12.2023', 'Shop', '-40.00', '960.00'],
  ['30.12.2023', 'Salary', '+2,500.00', '3,460.00'],
  ['31.12.2023', 'Rent', '-713.59', '2,746.41'],
  ['02.01.2024', 'Gas', '-60.00', '2,686.41'],
] as const

t.test(
  'misread signs, and balances beyond repair by themselves, are told by their neighbours',
  async (t) => {
    const readings: readonly Record<string, string>[] = [
      { '-40.00': '~40.00' },
      { '-713.59': '+713.59' },
      { '-713.59': '713.59', '2,746.41': '2.74' },
    ]
    for (const misread of readings) {
      const { transactions, reconciliation } = read([scan([...TOP, ...table(SIGNED)], misread)])
      t.match(
        transactions,
        [{ debit: '40.00' }, { credit: '2500.00' }, { debit: '713.59', balance: '2746.41' }, {}],
        JSON.stringify(misread),
      )
      // What was mended may be two errors that cancel: no more than supported.
      const isMended = transactions.some(({ corrected }: Answer) => corrected)
      const state = isMended ? 'supported' : 'proven'
      t.match(reconciliation, { ...FOLLOWS, proof: { amounts: { state } } })
    }
  },
)

t.test('a booking that was not read is no misread figure of the next one', async (t) => {
  const rows = SIGNED.filter(([, what]) => what !== 'Rent')
  const { transactions, reconciliation } = read([scan([...TOP, ...table(rows)], {})])
  t.match(transactions[2], { description: 'Gas', debit: '60.00', balance: '2686.41' })
  t.equal(reconciliation.ok, false)
})

t.test('an IBAN that was read in two ways is one account', async (t) => {
  const second = [
    words('IBAN DE89 3704 0044 0S32 0130 00', 50, 300),
    ...table([HEAD, ['04 Jan', 'Fee', '4.00', '', '3,396.00']], 340),
  ]
  const rows = [...TOP, ...table(BODY.slice(0, -1)), ...second]
  const { accounts, transactions, reconciliation } = read([scan(rows, {})])
  t.equal(accounts, undefined)
  t.equal(transactions.length, 4)
  t.match(reconciliation, FOLLOWS)
})

t.test('two accounts in one statement', async (t) => {
  const second = [
    words('IBAN GB29 NWBK 6016 1331 9268 19', 50, 300),
    words('Opening balance 10.00', 50, 316),
    ...table([HEAD, ['30 Dec', 'Fee', '4.00', '', '6.00']], 340),
    words('Closing balance 6.00', 50, 380),
  ]
  const { accounts, fields, transactions } = read([page([...TOP, ...table(BODY), ...second])])
  t.equal(accounts.length, 2)
  t.equal(fields.iban, 'DE89370400440532013000')
  t.equal(transactions.length, 3)
  t.match(accounts[1], {
    fields: { iban: 'GB29NWBK60161331926819', opening_balance: '10.00' },
    transactions: [{ debit: '4.00' }],
    reconciliation: { ok: true },
  })
})

t.test(
  'an account whose check digits do not fit is given and warned of, and no file says it',
  async (t) => {
    const [bank, period] = TOP
    const extraction = bankStatement.extract([
      page([bank!, period!, words('IBAN DE89 3704 0044 0532 0130 01', 50, 96), ...table(BODY)]),
    ])
    t.equal((extraction.content as Answer).fields.iban, 'DE89370400440532013001')
    t.same(
      extraction.warnings.map(({ code, page }) => [code, page]),
      [['IBAN_DOUBTFUL', 1]],
    )
    t.same(
      extraction.statements?.map(({ iban }) => iban),
      [null],
    )
  },
)

t.test('bookings without any head: columns as the sums show them', async (t) => {
  const rows = [
    ['29.12.2023', 'Shop', '40.00', '', '960.00'],
    ['02.01.2024', 'Salary', '', '2,500.00', '3,460.00'],
    ['03.01.2024', 'Rent', '700.00', '', '2,760.00'],
    ['04.01.2024', 'Refund', '', '10.00', '2,770.00'],
  ] as const
  const { transactions, reconciliation } = read([
    page([...TOP, words('Opening balance 1,000.00', 50, 112), ...table(rows)]),
  ])
  t.match(transactions, [
    { description: 'Shop', debit: '40.00', balance: '960.00' },
    { description: 'Salary', credit: '2500.00' },
    { description: 'Rent', debit: '700.00' },
    { description: 'Refund', credit: '10.00', balance: '2770.00' },
  ])
  t.match(reconciliation, FOLLOWS)
})

t.test('days in rows of their own date the bookings under them', async (t) => {
  const rows: readonly Row[] = [
    ['', 'Transaction', 'Debit', 'Credit', 'Balance'],
    ['Fri 29 December 2023', ''],
    ['', 'Shop', '40.00', '', ''],
    ['', 'Refund', '', '10.00', '970.00'],
    ['2 January 2024', ''],
    ['', 'Salary', '', '2,500.00', '3,470.00'],
  ]
  const { transactions } = read([
    page([...TOP, words('Opening balance 1,000.00', 50, 112), ...table(rows)]),
  ])
  t.match(transactions, [
    { date: '2023-12-29', description: 'Shop', debit: '40.00' },
    { date: '2023-12-29', description: 'Refund', credit: '10.00', balance: '970.00' },
    { date: '2024-01-02', description: 'Salary', credit: '2500.00' },
  ])
  t.equal(transactions.length, 3)
})

t.test('no booking: a first balance without a name, a row with debits and credits', async (t) => {
  const rows: readonly Row[] = [
    HEAD,
    ['28 Dec', 'B/F', '', '', '1,000.00'],
    ['29 Dec', 'Shop', '40.00', '', '960.00'],
    ['30 Dec', 'Refund', '', '10.00', '970.00'],
    ['30 Dec', 'Turnover', '40.00', '10.00', '970.00'],
  ]
  const { transactions, fields } = read([statement(rows)])
  t.equal(transactions.length, 2)
  t.match(fields, { opening_balance: '1000.00', closing_balance: '970.00' })
})

t.test('an overview may be the statement, by its title', async (t) => {
  const rows: readonly Row[] = [
    ['Datum', 'Omschrijving', 'Af/Bij', 'Bedrag'],
    ['02-01-2024', 'Huur', 'Af', '40,00'],
    ['03-01-2024', 'Salaris', 'Bij', '10,00'],
  ]
  const { transactions } = read([
    page([words('Rekeningoverzicht januari 2024', 50, 50, 16), ...table(rows)]),
  ])
  t.match(transactions, [{ debit: '40.00' }, { credit: '10.00' }])
})

t.test('a sum that lost its sign beside signed ones is settled by the balances', async (t) => {
  const rows: readonly Row[] = [
    ['Date', 'Description', '', '', 'Amount'],
    ['', 'Opening balance', '', '', '100.00'],
    ['29 Dec', 'Rent', '', '', '40.00'],
    ['30 Dec', 'Wages', '', '', '10.00 +'],
    ['31 Dec', 'Water', '', '', '5.00 -'],
    ['', 'Closing balance', '', '', '65.00'],
  ]
  t.match(read([statement(rows)]).transactions, [
    { debit: '40.00' },
    { credit: '10.00' },
    { debit: '5.00' },
  ])
})

t.test('notes under the last sum do not hide the columns', async (t) => {
  const rows: readonly Row[] = [
    ['Date', 'Description', '', '', 'Amount'],
    ['29 Dec', 'Service fee', '', '', '12.00'],
    ['In case of errors', 'call us'],
    ['or write to us at', 'the address above'],
    ['within some days of', 'this statement'],
  ]
  t.match(read([statement(rows)]).transactions, [{ date: '2023-12-29', debit: '12.00' }])
})

t.test(
  'scans: rules beside days, a mark read as a digit, a page whose head was not read',
  async (t) => {
    const rows: readonly Row[] = [
      ['Datum', 'Text', '', '', 'Betrag'],
      ['102.01.2024', 'Miete', '', '', '40,005'],
      ['03.01.2024', 'Lohn', '', '', '10,00 H'],
      ['04.01.2024', 'Zinsen', '', '', '11,00 H'],
    ]
    const first: readonly Row[] = [
      ['27.12.2023', 'Strom', '', '', '7,00 5'],
      ['28.12.2023', 'Zinsen', '', '', '2,00 H'],
      ['29.12.2023', 'Lohn', '', '', '9,00 H'],
    ]
    const scan = (own: readonly Row[], number: number): Page => ({
      ...page([...TOP, ...table(own)]),
      number,
      source: 'ocr',
    })
    t.match(read([scan(first, 1), scan(rows, 2)]).transactions, [
      { date: '2023-12-27', debit: '7.00' },
      { date: '2023-12-28', credit: '2.00' },
      { date: '2023-12-29', credit: '9.00' },
      { date: '2024-01-02', debit: '40.00' },
      { date: '2024-01-03', credit: '10.00' },
      { date: '2024-01-04', credit: '11.00' },
    ])
  },
)

t.test('a label beside the label of the holder is not the holder', async (t) => {
  const rows = [
    ...TOP,
    words('Account name', 50, 112),
    words('Account number', 300, 112),
    words('Ada Example', 50, 124),
    words('12345678', 300, 124),
    ...table(BODY),
  ]
  t.equal(read([page(rows)]).fields.account_holder, 'Ada Example')
})

t.test('sections among the bookings keep the columns of the head above them', async (t) => {
  const { transactions } = read([
    page([
      ...TOP,
      ...table([
        ['Trans', '', '', '', ''],
        ['Date', 'Description', '', '', 'Amount'],
        ['Deposits and Other Credits', ''],
        ['29 Dec', 'Salary', '', '', '500.00'],
        ['30 Dec', 'Refund', '', '', '20.00'],
        ['Withdrawals and Other Debits', ''],
        ['29 Dec', 'Rent', '', '', '300.00'],
        ['Fees', ''],
        ['02 Jan', 'Account fee', '', '', '5.00'],
        ['Total fees for this period', '', '', '', '5.00'],
      ]),
    ]),
  ])
  t.match(transactions, [
    { date: '2023-12-29', description: 'Salary', credit: '500.00' },
    { date: '2023-12-30', description: 'Refund', credit: '20.00' },
    { date: '2023-12-29', description: 'Rent', debit: '300.00' },
    { date: '2024-01-02', description: 'Account fee', debit: '5.00' },
  ])
  t.equal(transactions.length, 4)
})

t.test('checks side by side are read column by column', async (t) => {
  const row = (cells: readonly string[], y: number) =>
    cells.flatMap((text, i) => (text === '' ? [] : words(text, 50 + i * 80, y)))
  const { transactions } = read([
    page([
      ...TOP,
      words('Checks Paid', 50, 136),
      row(['Check No.', 'Date', 'Amount', 'Check No.', 'Date', 'Amount'], 150),
      row(['1184', '29 Dec', '650.00', '1185', '30 Dec', '48.20'], 164),
      row(['1187', '02 Jan', '300.00', '1188', '03 Jan', '75.00'], 178),
    ]),
  ])
  t.match(transactions, [
    { date: '2023-12-29', check_number: '1184', debit: '650.00' },
    { date: '2024-01-02', check_number: '1187', debit: '300.00' },
    { date: '2023-12-30', check_number: '1185', debit: '48.20' },
    { date: '2024-01-03', check_number: '1188', debit: '75.00' },
  ])
})

t.test('tables with balances of their own are accounts of their own', async (t) => {
  const account = (name: string, rows: readonly Row[], y: number) => [
    words(name, 50, y),
    ...table([['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'], ...rows], y + 14),
  ]
  const { accounts } = read([
    page([
      ...TOP.slice(0, 2),
      ...account(
        'Checking - 4471',
        [
          ['28 Dec', 'Beginning balance', '', '', '1,000.00'],
          ['29 Dec', 'To savings', '250.00', '', '750.00'],
          ['04 Jan', 'Ending balance', '', '', '750.00'],
        ],
        150,
      ),
      ...account(
        'Savings - 8820',
        [
          ['28 Dec', 'Beginning balance', '', '', '5,010.77'],
          ['29 Dec', 'From checking', '', '250.00', '5,260.77'],
          ['04 Jan', 'Ending balance', '', '', '5,260.77'],
        ],
        240,
      ),
    ]),
  ])
  t.match(accounts, [
    {
      fields: { account_number: '4471', opening_balance: '1000.00' },
      transactions: [{ debit: '250.00' }],
      reconciliation: { ok: true },
    },
    {
      fields: { account_number: '8820', closing_balance: '5260.77' },
      transactions: [{ credit: '250.00' }],
      reconciliation: { ok: true },
    },
  ])
})

t.test('the sums of an overview under the closing balance are no bookings', async (t) => {
  const { transactions, reconciliation } = read([
    statement([
      ...BODY,
      ['', 'Opening balance', 'Debits', 'Credits', 'Balance'],
      ['', '1,000.00', '100.00', '2,500.00', '3,400.00'],
    ]),
  ])
  t.equal(transactions.length, 3)
  t.equal(reconciliation.ok, true)
})

t.test('a date in a column whose head is not known, behind the text', async (t) => {
  const row = (cells: readonly string[], y: number) => [
    ...words(cells[0]!, 50, y),
    ...words(cells[1]!, 300, y),
    ...words(cells[2]!, 530 - cells[2]!.length * 5, y),
  ]
  const { transactions } = read([
    page([
      ...TOP,
      row(['Description', 'Entered', 'Amount'], 150),
      row(['Bakery', '29.12.2023', '-7.80'], 164),
      row(['Salary', '30.12.2023', '+2,910.00'], 178),
      row(['Rent', '02.01.2024', '-840.00'], 192),
    ]),
  ])
  t.match(transactions, [
    { date: '2023-12-29', description: 'Bakery', debit: '7.80' },
    { date: '2023-12-30', description: 'Salary', credit: '2910.00' },
    { date: '2024-01-02', description: 'Rent', debit: '840.00' },
  ])
})

t.test('whatever the paper, rows with a day and a sum are given, unproven', async (t) => {
  const invoice = [
    words('INVOICE No. 17', 50, 50),
    ...table([
      ['Date', 'Description', 'Price', 'Amount'],
      ['29.12.2023', 'Work', '40.00', '80.00'],
      ['30.12.2023', 'More work', '10.00', '10.00'],
    ]),
    words('Total 90.00', 350, 220),
  ]
  const { transactions, reconciliation } = read([page(invoice)])
  t.match(transactions, [{ date: '2023-12-29' }, { date: '2023-12-30' }])
  t.match(
    transactions.map(({ explained_by }: Answer) => explained_by),
    [null, null],
  )
  t.equal(reconciliation.ok, false)
})

t.test('other papers have no bookings, and do not reconcile', async (t) => {
  for (const other of [page([]), page([[word('Photograph', 60, 60)]])]) {
    const { transactions, reconciliation, fields } = read([other])
    t.same(transactions, [])
    t.equal(reconciliation.ok, false)
    for (const [name, value] of Object.entries(fields)) t.equal(value, null, name)
  }
})
