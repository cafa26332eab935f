import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { readRows } from './statement-rows.ts'

const HEAD: Parameters<typeof readRows>[0] = [
  [[40, 'Example Veld Bank']],
  [[40, 'Statement period: 1 Dec 2019 - 31 Dec 2019']],
  [],
]
/** How much lower a line is read than it is set, in points. */
const LOWER = 2
const described = ({ transactions }: ReturnType<typeof readRows>) =>
  transactions.map((own: { description: string; type: string | null }) => [
    own.type,
    own.description,
  ])

t.test('a column of kinds in front of texts is told apart, and is a part of them', async (t) => {
  const row = rowAt(40, 110, 150, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Type', 'Description', 'Amount', 'Balance'),
    row('01 Dec', '', 'Opening balance', '', '1,000.00'),
    row('03 Dec', 'DD', 'Water Works Reference 88120', '-40.00', '960.00'),
    row('05 Dec', 'VIS', 'Corner Shop Sampletown', '-9.50', '950.50'),
    row('06 Dec', 'DD', 'Council Tax Example Borough', '-100.00', '850.50'),
    row('09 Dec', 'CR', 'Salary Sample and Sons', '900.00', '1,750.50'),
    row('11 Dec', 'VIS', 'Book Shop Sampletown', '-12.00', '1,738.50'),
  ])
  t.same(described(answer), [
    ['DD', 'DD Water Works Reference 88120'],
    ['VIS', 'VIS Corner Shop Sampletown'],
    ['DD', 'DD Council Tax Example Borough'],
    ['CR', 'CR Salary Sample and Sons'],
    ['VIS', 'VIS Book Shop Sampletown'],
  ])
})

t.test('times of day below the days are no texts', async (t) => {
  const row = rowAt(40, 120, 190, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Receipt', 'Time', 'Details', 'Amount', 'Balance'),
    row('', '', 'Opening balance', '', '1,000.00'),
    row('QA81XX', '03 Dec', 'Water Works', '-40.00', '960.00'),
    row('', '07:15:26', '', '', ''),
    row('QB02XY', '05 Dec', 'Corner Shop', '-9.50', '950.50'),
    row('', '18:40:02', 'Sampletown', '', ''),
    row('QC55XZ', '09 Dec', 'Council Tax', '-100.00', '850.50'),
    row('', '12:00:59', 'Borough', '', ''),
  ])
  t.same(
    described(answer).map((own: readonly string[]) => own[1]),
    ['QA81XX Water Works', 'QB02XY Corner Shop Sampletown', 'QC55XZ Council Tax Borough'],
  )
})

t.test('places in a column without a head of its own are part of them', async (t) => {
  const row = rowAt(40, 110, 260, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Description', '', 'Amount', 'Balance'),
    row('01 Dec', 'Opening balance', '', '', '1,000.00'),
    row('03 Dec', 'CORNER SHOP', 'SINGAPORE', '-40.00', '960.00'),
    row('05 Dec', 'BOOK HOUSE', 'SINGAPORE', '-9.50', '950.50'),
    row('06 Dec', 'MORNING BAKERY', 'SINGAPORE', '-100.00', '850.50'),
    row('11 Dec', 'TAXI SAMPLE', 'SINGAPORE', '-12.00', '838.50'),
  ])
  t.same(described(answer), [
    [null, 'CORNER SHOP SINGAPORE'],
    [null, 'BOOK HOUSE SINGAPORE'],
    [null, 'MORNING BAKERY SINGAPORE'],
    [null, 'TAXI SAMPLE SINGAPORE'],
  ])
})

t.test('days and sums within a text are part of it', async (t) => {
  const row = rowAt(40, 110, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Description', 'Amount', 'Balance'),
    row('01 Dec', 'Opening balance', '', '1,000.00'),
    row('03 Dec', 'Hotel Example Bern', '-40.00', '960.00'),
    row('', 'CHF 44.10 @ 1.1025', '', ''),
    row('05 Dec', 'Corner Shop Sampletown', '-9.50', '950.50'),
    row('', '04.12.2019 18:02 till 3', '', ''),
    row('09 Dec', 'Salary Sample and Sons', '900.00', '1,850.50'),
    row('', 'Message: share of November', '', ''),
  ])
  t.same(
    described(answer).map(([, text]: [string, string]) => text),
    [
      'Hotel Example Bern CHF 44.10 @ 1.1025',
      'Corner Shop Sampletown 04.12.2019 18:02 till 3',
      'Salary Sample and Sons Message: share of November',
    ],
  )
})

t.test('the value date below the day of booking begins no booking', (t) => {
  const row = rowAt(40, 110, -540)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    row('Date', 'Details', 'Amount'),
    row('10.3.2025', 'Card payment', '-249.00'),
    row('8.3.2025', 'EXAMPLE GARDENS', ''),
    row('', '516844XXXXXX2207', ''),
    row('15.3.2025', 'Standing order', '-1,200.00'),
    row('15.3.2025', 'HOUSE 4 LOW LANE', ''),
    row('', 'rent March', ''),
    row('18.3.2025', 'Payment received', '3,000.00'),
    row('17.3.2025', 'EXAMPLE WORKS', ''),
    row('', 'wages', ''),
  ])
  t.same(
    answer.transactions.map(({ description }: { description: string }) => description),
    [
      'Card payment EXAMPLE GARDENS 516844XXXXXX2207',
      'Standing order HOUSE 4 LOW LANE rent March',
      'Payment received EXAMPLE WORKS wages',
    ],
  )
  t.end()
})

t.test('a code below the day parts no booking from its text', (t) => {
  const row = rowAt(40, 110, 330, -540)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    row('20 Oct 2025', 'Example Windows', 'Transfer', '250.00'),
    row('OV', '', '', ''),
    row('', 'invoice 0613, less credit note', '', ''),
    row('17 Oct 2025', 'Example Bank', 'Fees', '15.28'),
    row('KO', '', '', ''),
    row('', 'business package', '', ''),
    row('16 Oct 2025', 'Example Estates', 'Transfer', '388.00'),
    row('OV', '', '', ''),
    row('', 'invoice 0610, roof', '', ''),
  ])
  t.same(texts(answer), [
    'Example Windows invoice 0613, less credit note Transfer',
    'Example Bank business package Fees',
    'Example Estates invoice 0610, roof Transfer',
  ])
  t.same(
    answer.transactions.map(({ type }: { type: string }) => type),
    ['Transfer', 'Fees', 'Transfer'],
  )
  t.end()
})

const texts = (answer: ReturnType<typeof readRows>) =>
  answer.transactions.map(({ description }: { description: string }) => description)

t.test('value dates alone between lines of text part no booking', async (t) => {
  const row = rowAt(40, 110, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Details', 'Amount'),
    row('02.12.2019', 'Transfer received', '418.20'),
    row('', 'Example Machine Works', ''),
    row('02.12.2019', '', ''),
    row('', 'Message: wages of November', ''),
    row('04.12.2019', 'Card payment', '-12.80'),
    row('', 'Corner Shop Sampletown', ''),
    row('03.12.2019', '', ''),
    row('05.12.2019', 'Transfer sent', '-165.00'),
    row('', 'Anna Sample', ''),
    row('05.12.2019', '', ''),
    row('', 'Message: rent', ''),
  ])
  t.same(texts(answer), [
    'Transfer received Example Machine Works Message: wages of November',
    'Card payment Corner Shop Sampletown',
    'Transfer sent Anna Sample Message: rent',
  ])
})

t.test(
  'where words announce the days of bookings, days within their texts begin none',
  async (t) => {
    const row = rowAt(40, 110, -540)
    const day = (text: string) =>
      [
        [40, 'Booked on'],
        [110, text],
      ] as [number, string][]
    const answer = readRows([
      ...HEAD,
      row('Number', 'Payer or payee', 'Amount'),
      day('02.12.'),
      row('4041119', 'EXAMPLE HOMES', '-612.00'),
      row('', 'RENT OF DECEMBER', ''),
      day('03.12.'),
      row('3060501', 'EXAMPLE MARKET', '-38.00'),
      row('', '02.12. CARD 7702', ''),
      row('8530042', 'EXAMPLE RAILWAYS', '-43.00'),
      row('', '03.12. CARD 7702', ''),
      day('05.12.'),
      row('6612980', 'ANNA SAMPLE', '41.50'),
      row('', 'LOAN PAID BACK', ''),
    ])
    const [homes, market, railways, anna] = texts(answer)
    // The number of a booking is part of its text.
    t.equal(homes, '4041119 EXAMPLE HOMES RENT OF DECEMBER')
    t.match(market, /^3060501 EXAMPLE MARKET .*CARD 7702$/)
    t.match(railways, /^8530042 EXAMPLE RAILWAYS .*CARD 7702$/)
    t.equal(anna, '6612980 ANNA SAMPLE LOAN PAID BACK')
  },
)

t.test('texts may begin farther to the left, with a code in front', async (t) => {
  const row = rowAt(40, 100, 150, -400, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Payment type and details', '', 'Amount', 'Balance'),
    row('01 Dec', '', 'Balance brought forward', '', '900.00'),
    row('02 Dec', 'VIS', 'EXAMPLE STORES 3318', '', ''),
    row('', '', 'SAMPLETOWN', '-23.00', '877.00'),
    row('', ')))', 'COFFEE QUARTER', '', ''),
    row('', '', 'SAMPLETOWN', '-4.00', '873.00'),
    row('', 'DD', 'EXAMPLE WATER', '-38.00', '835.00'),
    row('03 Dec', 'BP', 'M SAMPLE', '', ''),
    row('', '', 'RENT', '-640.00', '195.00'),
    row('', 'CR', 'EXAMPLE SCHOOLS', '', ''),
    row('', '', 'SALARY', '2,100.00', '2,295.00'),
    row('', 'VIS', 'EXAMPLE RAILS', '', ''),
    row('', '', 'ONLINE', '-31.00', '2,264.00'),
  ])
  const named = texts(answer).map((text: string) => text.replace(/^\W+/, ''))
  t.match(named[1], /COFFEE QUARTER SAMPLETOWN/)
  t.match(named[4], /EXAMPLE SCHOOLS SALARY/)
})

t.test(
  'texts set to the middle of their column are one column, and numbers in front another',
  async (t) => {
    const row = rowAt(40, 110, -440, -540)
    const answer = readRows([
      ...HEAD,
      row('Date', 'Number', 'Amount', 'Balance'),
      row('01 Dec', 'Opening balance', '', '1,000.00'),
      [],
      [[226, 'Sample Water Works']],
      row('03 Dec', '2503-0441', '-40.00', '960.00'),
      [[190, 'Contract 88120, December, supply']],
      [],
      [[231, 'Corner Shop Inc']],
      row('05 Dec', '2503-0442', '-9.50', '950.50'),
      [[215, 'Card 4417 in Sampletown']],
      [],
      [[226, 'Example Book House']],
      row('06 Dec', '2503-0498', '-100.00', '850.50'),
      [[215, 'Card 4417 in Sampletown']],
      [],
      [[231, 'Sample and Sons']],
      row('09 Dec', '2503-0511', '900.00', '1,750.50'),
      [[246, 'Salary']],
      [],
    ])
    t.same(texts(answer), [
      '2503-0441 Sample Water Works Contract 88120, December, supply',
      '2503-0442 Corner Shop Inc Card 4417 in Sampletown',
      '2503-0498 Example Book House Card 4417 in Sampletown',
      '2503-0511 Sample and Sons Salary',
    ])
  },
)

t.test('what a colon leads belongs to its text, across a gap', async (t) => {
  const row = rowAt(40, 110, 260, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Description', 'Branch', 'Amount', 'Balance'),
    row('01 Dec', 'Opening balance', '', '', '1,000.00'),
    row('03 Dec', 'Card Corner Shop', '4417001', '-40.00', '960.00'),
    row('05 Dec', 'Deposit Ref Nbr:', '1300123', '9.50', '969.50'),
    row('06 Dec', 'Card Book House', '4417002', '-100.00', '869.50'),
    row('09 Dec', 'Card Taxi Sample', '4417003', '-12.00', '857.50'),
  ])
  t.equal(texts(answer)[1], 'Deposit Ref Nbr: 1300123')
  t.equal(texts(answer)[0], 'Card Corner Shop 4417001')
})

t.test('notes to marks, and balances whose sums were misread, describe no booking', async (t) => {
  const row = rowAt(40, 110, -540)
  const answer = readRows(
    [
      ...HEAD,
      row('Date', 'Description', 'Amount'),
      row('', 'Balance brought forward', '1,000.00'),
      row('03 Dec', 'Check 1204', '-40.00'),
      row('', 'Balance carried forward', '960.00'),
      row('05 Dec', 'Corner Shop Sampletown', '-9.50'),
      row('', 'Balance carried forward', '950.50'),
      row('06 Dec', 'Book House Sampletown', '-100.00'),
      row('', 'Balance carried forward', '85O:5'),
      row('09 Dec', 'Check 1207*', '-12.00'),
      row('', '* a number is missing before', ''),
    ],
    'ocr',
  )
  t.same(
    texts(answer).map((text: string) => text.replace('*', '')),
    ['Check 1204', 'Corner Shop Sampletown', 'Book House Sampletown', 'Check 1207'],
  )
})

t.test('codes and texts under one head describe together', (t) => {
  const row = rowAt(40, 110, 150, -420, -480, -545)
  const { transactions } = readRows([
    [[40, 'Example Vale Building Society']],
    [[40, 'Period 1 March 2024 to 31 March 2024']],
    [],
    row('Date', 'Payment type and details', '', 'Paid out', 'Paid in', 'Balance'),
    row('', '', 'Balance brought forward', '', '', '500.00'),
    row('4 Mar 2024', 'DD', 'Example Water', '30.00', '', '470.00'),
    row('7 Mar 2024', 'VIS', 'Corner Cinema tickets', '20.00', '', '450.00'),
    row('9 Mar 2024', 'CR', 'Example Works salary', '', '900.00', '1,350.00'),
    row('12 Mar 2024', 'SO', 'Garden rent', '100.00', '', '1,250.00'),
    row('15 Mar 2024', 'ATM', 'Cash at the station', '40.00', '', '1,210.00'),
  ])
  t.same(
    transactions.map(({ description }: { description: string }) => description),
    [
      'DD Example Water',
      'VIS Corner Cinema tickets',
      'CR Example Works salary',
      'SO Garden rent',
      'ATM Cash at the station',
    ],
  )
  t.end()
})

t.test(
  'what stands before a balance in the line below a booking goes on with its text',
  async (t) => {
    const answer = readRows([
      ...HEAD,
      [
        [40, 'Opening balance'],
        [540, '1,000.00', 'end'],
      ],
      [],
      ...(
        [
          ['03 Dec', 'Card payment', '-40.00', 'Corner Shop', '960.00', 'Till 12'],
          ['05 Dec', 'Transfer', '90.00', 'Anna Sample', '1,050.00', 'Gift for the garden'],
          ['09 Dec', 'Card payment', '-9.50', 'Book House', '1,040.50', 'Till 7'],
          ['12 Dec', 'Direct debit', '-100.00', 'Water Works', '940.50', 'Contract 881'],
        ] as const
      ).flatMap(([day, text, sum, name, balance, more]): Parameters<typeof readRows>[0] => [
        [
          [40, day],
          [110, text],
          [540, sum, 'end'],
        ],
        [
          [110, name],
          [400, 'Balance'],
          [540, balance, 'end'],
        ],
        [[110, more]],
        [],
      ]),
    ])
    t.same(
      described(answer).map((own: readonly (string | null)[]) => own[1]),
      [
        'Card payment Corner Shop Till 12',
        'Transfer Anna Sample Gift for the garden',
        'Card payment Book House Till 7',
        'Direct debit Water Works Contract 881',
      ],
    )
  },
)

t.test('a text behind a sum that is the same now and then is no mark of a side', async (t) => {
  const row = rowAt(40, -200, -300, 304, 400)
  const texts = ['Wages', 'Shop', 'Wages', 'Interest', 'Shop', 'Parking', 'Shop', 'Wages', 'Gift']
  let balance = 100_000
  const answer = readRows([
    ...HEAD,
    row('Date', 'Amount', 'Balance', 'Kind', 'Name'),
    ...texts.map((text, i) => {
      const sum = (i % 2 === 0 ? 1 : -1) * (1000 + 37 * i)
      balance += sum
      const money = (cents: number) => (cents / 100).toFixed(2)
      return row(`0${i + 1} Dec`, money(sum), money(balance), text, `Example ${'ABCDEFGHI'[i]}`)
    }),
  ])
  t.ok(
    described(answer).every((own: readonly (string | null)[], i: number) =>
      own[1]!.includes(texts[i]!),
    ),
  )
})

t.test(
  'numbers by which bookings are called are references, whatever their head says',
  async (t) => {
    const row = rowAt(40, 110, 180, -440, -540)
    const answer = readRows([
      ...HEAD,
      row('Date', 'Zorblat', 'Description', 'Amount', 'Balance'),
      row('01 Dec', '', 'Opening balance', '', '1,000.00'),
      row('03 Dec', 'E0312-114', 'Water Works Reference', '-40.00', '960.00'),
      row('05 Dec', 'P0512-008', 'Corner Shop Sampletown', '-9.50', '950.50'),
      row('06 Dec', 'H0612-551', 'Council Tax Borough', '-100.00', '850.50'),
      row('09 Dec', 'C0912-003', 'Salary Sample and Sons', '900.00', '1,750.50'),
    ])
    t.same(
      answer.transactions.map((own: { reference: string | null }) => own.reference),
      ['E0312-114', 'P0512-008', 'H0612-551', 'C0912-003'],
    )
    t.same(described(answer)[1], [null, 'P0512-008 Corner Shop Sampletown'])
  },
)

t.test('sums in other currencies in a column of their own are no texts', async (t) => {
  const row = rowAt(40, 110, -330, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Description', 'Original', 'Amount', 'Balance'),
    row('01 Dec', 'Opening balance', '', '', '1,000.00'),
    row('03 Dec', 'Book House Sampletown', 'GBP 1,240.00', '-400.00', '600.00'),
    row('05 Dec', 'Corner Shop', '', '-9.50', '590.50'),
    row('06 Dec', 'Type Works Example', 'GBP 79.00', '-100.00', '490.50'),
    row('09 Dec', 'Salary Sample and Sons', '', '900.00', '1,390.50'),
    row('11 Dec', 'Garden Centre', '', '-20.00', '1,370.50'),
  ])
  t.same(
    described(answer).map(([, text]: readonly (string | null)[]) => text),
    [
      'Book House Sampletown',
      'Corner Shop',
      'Type Works Example',
      'Salary Sample and Sons',
      'Garden Centre',
    ],
  )
})

t.test(
  'what is printed beside texts belongs to them, but for counts, times and rates',
  async (t) => {
    const row = rowAt(30, 55, 120, 160, 300, 380, -540)
    const answer = readRows([
      ...HEAD,
      row('', 'Date', '', 'Description', '', '', 'Amount'),
      row('1', '03 Dec', '09:14', 'Card Corner Shop', '0327', '', '-40.00'),
      row('2', '05 Dec', '12:41', 'Salary Sample and Sons', '0814', '', '900.50'),
      row('3', '06 Dec', '08:00', 'Card Book House', '0327', '1.1025', '-100.00'),
      row('4', '09 Dec', '17:30', 'Card Taxi Sample', '0816', '1.1031', '-12.00'),
      row('5', '10 Dec', '10:05', 'Card Hotel Example', '0327', '1.0987', '-87.10'),
    ])
    t.same(texts(answer), [
      'Card Corner Shop 0327',
      'Salary Sample and Sons 0814',
      'Card Book House 0327',
      'Card Taxi Sample 0816',
      'Card Hotel Example 0327',
    ])
  },
)

t.test('a text over day and text of each booking is the first of it', async (t) => {
  const row = rowAt(40, 140, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('Booked', 'Name, purpose', 'Amount', 'Balance'),
    row('Valued', '', '', ''),
    [[40, 'TRANSFER RECEIVED']],
    row('2026-03-02', 'Sample and Sons', '900.00', '1,900.00'),
    row('2026-03-02', 'Salary of February', '', ''),
    [[40, 'CARD PAYMENT']],
    row('2026-03-04', 'Corner Shop Sampletown', '-40.00', '1,860.00'),
    row('2026-03-03', 'Card *6613', '', ''),
    [[40, 'STANDING ORDER']],
    row('2026-03-05', 'Example Estates', '-600.00', '1,260.00'),
    row('2026-03-05', 'Rent flat 5', '', ''),
    [[40, 'CARD PAYMENT']],
    row('2026-03-09', 'Book House', '-20.50', '1,239.50'),
    row('2026-03-06', 'Card *6613', '', ''),
  ])
  t.same(texts(answer), [
    'TRANSFER RECEIVED Sample and Sons Salary of February',
    'CARD PAYMENT Corner Shop Sampletown Card *6613',
    'STANDING ORDER Example Estates Rent flat 5',
    'CARD PAYMENT Book House Card *6613',
  ])
})

t.test('the first group of a number is no day', async (t) => {
  const row = rowAt(40, 300, -540)
  const day = (text: string) => row(text, '', '')
  const answer = readRows([
    ...HEAD,
    row('Text', 'Archived as', 'Amount'),
    day('Booked on 02.02.'),
    row('Salary Sample and Sons', '2702 5582 0716', '900.00+'),
    row('Card Corner Shop', '2702 5582 0741', '40.00-'),
    day('Booked on 03.02.'),
    row('Standing order rent', '2702 6093 2257', '600.00-'),
    day('Booked on 05.02.'),
    row('Card Book House', '2702 8814 0065', '20.50-'),
  ])
  t.same(
    answer.transactions.map(({ reference }: { reference: string }) => reference),
    ['2702 5582 0716', '2702 5582 0741', '2702 6093 2257', '2702 8814 0065'],
  )
})

t.test(
  'lines of a scan that lie a little nearer to what follows do not change sides',
  async (t) => {
    const row = rowAt(40, 110, -440, -540)
    const rows = lines([
      ...HEAD,
      row('Date', 'Description', 'Amount', 'Balance'),
      row('01 Dec', 'Opening balance', '', '1,000.00'),
      row('03 Dec', 'Direct debit', '-40.00', '960.00'),
      row('', 'Water Works', '', ''),
      row('05 Dec', 'Card', '-9.50', '950.50'),
      row('', 'Corner Shop', '', ''),
      row('09 Dec', 'Standing order', '-100.00', '850.50'),
      row('', 'Council Tax', '', ''),
      row('11 Dec', 'Transfer', '-12.00', '838.50'),
      row('', 'Book Shop', '', ''),
    ])
    const moved = rows.map((own) =>
      own.some(({ text }) => text === 'Corner')
        ? own.map((word) => ({ ...word, baseline: word.baseline + LOWER }))
        : own,
    )
    const { content } = bankStatement.extract([{ ...page(moved), source: 'ocr' }])
    t.same(
      described(content as ReturnType<typeof readRows>).map((own: readonly string[]) => own[1]),
      [
        'Direct debit Water Works',
        'Card Corner Shop',
        'Standing order Council Tax',
        'Transfer Book Shop',
      ],
    )
  },
)

t.test(
  'sums of other money within texts are no bookings, and say nothing of how sums are written',
  (t) => {
    const row = rowAt(40, 120, -440, -540)
    const answer = readRows([
      [[40, '見本銀行']],
      [[40, '2025年6月1日 - 2025年6月30日']],
      row('日付', '摘要', '金額', '残高'),
      row('2025/06/01', '家賃', '68,000', '244,407'),
      row('', 'USD 12.40 at 1.0832', '', ''),
      row('2025/06/05', 'スーパー', '4,382', '240,025'),
      row('', 'USD 31.00 at 1.0832', '', ''),
      row('2025/06/12', '電気', '7,915', '232,110'),
      row('', 'USD 56.10 at 1.0832', '', ''),
    ])
    t.equal(answer.transactions.length, 3)
    t.equal(answer.transactions[0].balance, '244407.00')
    t.match(answer.transactions[1].description, /USD 31.00/)
    t.end()
  },
)

t.test('texts below sums beside which few have any', (t) => {
  const row = rowAt(40, 110, 200, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('', 'Opening balance', '', '', '1,840.20'),
    row('03.12.2019', '', 'Ref 4471', '-123.01', '1,717.19'),
    row('', 'Shop', '', '', ''),
    row('09.12.2019', '', '', '500.00', '2,217.19'),
    row('', 'Salary', '', '', ''),
    row('12.12.2019', '', '', '-80.27', '2,136.92'),
    row('', 'Rent', '', '', ''),
    row('23.12.2019', '', '', '-22.00', '2,114.92'),
    row('', 'Market', '', '', ''),
  ])
  t.same(
    answer.transactions.slice(1).map(({ description }: { description: string }) => description),
    ['Salary', 'Rent', 'Market'],
  )
  t.end()
})

t.test('a value date between sum and balance begins no second list', (t) => {
  const row = rowAt(40, -300, 330, -440)
  const answer = readRows([
    ...HEAD,
    row('03.12.2019', '123.01', '03.12.2019', '1,717.19'),
    [[40, 'Shop of all things']],
    row('09.12.2019', '500.00', '10.12.2019', '2,217.19'),
    [[40, 'Salary of December']],
    row('12.12.2019', '80.27', '12.12.2019', '2,136.92'),
    [[40, 'Rent of December']],
    row('23.12.2019', '22.00', '23.12.2019', '2,114.92'),
    [[40, 'Market on the square']],
  ])
  t.same(
    answer.transactions.map(({ description }: { description: string }) => description),
    ['Shop of all things', 'Salary of December', 'Rent of December', 'Market on the square'],
  )
  t.end()
})

t.test(
  'texts around the middle of their rows come behind references that stand in front',
  async (t) => {
    const items = [
      ['02.03.2024', 'FT2406201', 'Outgoing transfer', 'Sample Works Ltd', '-100.00', '900.00'],
      ['05.03.2024', 'FT2406502', 'Incoming transfer', 'Example Council', '250.00', '1,150.00'],
      ['09.03.2024', 'FT2406903', 'Cash withdrawal', 'Wages of March', '-300.00', '850.00'],
      ['12.03.2024', 'FT2407204', 'Monthly fee', 'Business package', '-5.00', '845.00'],
    ] as const
    const { transactions } = readRows([
      ...HEAD,
      rowAt(40, 110, 180, -440, -540)('Date', 'Reference', 'Details', 'Amount', 'Balance'),
      [
        [40, 'Opening balance'],
        [540, '1,000.00', 'end'],
      ],
      [],
      ...items.flatMap(([day, reference, above, below, amount, balance]) => [
        [[180, above]] as Parameters<typeof readRows>[0][number],
        rowAt(40, 110, 180, -440, -540)(day, reference, '', amount, balance),
        [[180, below]] as Parameters<typeof readRows>[0][number],
        [],
      ]),
    ])
    t.strictSame(
      transactions.map(({ description }: { description: string }) => description),
      items.map(([, reference, above, below]) => `${reference} ${above} ${below}`),
    )
  },
)
