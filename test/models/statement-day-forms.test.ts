import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page, words } from '../tables/pages.ts'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

/** Days of March 2025, texts, sums and balances. */
const BOOKINGS = [
  ['03', 'RENT OF MARCH', '-700.00', '550.00'],
  ['04', 'SALARY EXAMPLE WORKS', '2,150.50', '2,700.50'],
  ['07', 'GROCER ON THE CORNER', '-43.21', '2,657.29'],
  ['12', 'CITY POWER', '-88.90', '2,568.39'],
  ['19', 'TRANSFER FROM ANNA', '300.00', '2,868.39'],
  ['28', 'MONTHLY FEE', '-4.95', '2,863.44'],
] as const
const WANTED = BOOKINGS.map(([day, , sum]) => [`2025-03-${day}`, sum.replace(',', '')])
const HEAD = [
  [[40, 'Example Lake Bank']],
  [[40, 'Statement period 1 March 2025 - 31 March 2025']],
  [],
] as Parameters<typeof readRows>[0]

const FORMS: Readonly<Record<string, (day: string) => string>> = {
  令和7年3月3日: (day) => `令和7年3月${Number(day)}日`,
  '3月3日': (day) => `3月${Number(day)}日`,
  '03032025': (day) => `${day}032025`,
  '030325': (day) => `${day}0325`,
  '250303': (day) => `2503${day}`,
  '03 MR': (day) => `${day} MR`,
  '03.MRZ': (day) => `${day}.MRZ`,
  '3 III 2025': (day) => `${Number(day)} III 2025`,
  'Mon Mar 03': (day) => `Mon Mar ${day}`,
  'Mon 3 Mar': (day) => `Mon ${Number(day)} Mar`,
  '2025-03-03T10:15': (day) => `2025-03-${day}T10:15`,
}

for (const [form, printed] of Object.entries(FORMS))
  t.test(`days as ${form}`, async (t) => {
    const row = rowAt(40, 140, -440, -540)
    const answer = readRows([
      ...HEAD,
      row('Date', 'Details', 'Amount', 'Balance'),
      row('', 'Opening balance', '', '1,250.00'),
      ...BOOKINGS.map(([day, text, sum, balance]) => row(printed(day), text, sum, balance)),
    ])
    t.same(booked(answer), WANTED)
  })

t.test('days whose years are those of an era that the page names', async (t) => {
  const row = rowAt(40, 140, -440, -540)
  const readWith = (heading: string, source: 'text_layer' | 'ocr' = 'text_layer') =>
    booked(
      readRows(
        [
          [[40, 'Example Lake Bank']],
          [[40, heading]],
          [],
          row('Date', 'Details', 'Amount', 'Balance'),
          row('', 'Opening balance', '', '1,250.00'),
          ...BOOKINGS.map(([day, text, sum, balance]) => row(`7-03-${day}`, text, sum, balance)),
        ],
        source,
      ),
    )
  t.same(readWith('令和7年3月1日 - 令和7年3月31日'), WANTED)
  const years = readWith('Statement').map(([date]) => date!.slice(0, 4))
  t.notOk(years.includes('2025'), 'another page does not count so')
  t.same(readWith('Statement', 'ocr'), WANTED, 'a scan may have lost the name')
})

t.test('years of two figures in kana count by the era, where no other year is printed', (t) => {
  const row = rowAt(40, 140, -440, -540)
  const readOf = (year: string, bank: string, misread = year) =>
    booked(
      readRows(
        [
          [[40, bank]],
          [],
          row('年月日', '摘要', '金額', '差引残高'),
          row('', 'くりこし', '', '1,250.00'),
          ...BOOKINGS.map(([day, text, sum, balance], i) =>
            row(`${i === 1 ? misread : year}-03-${day}`, text, sum, balance),
          ),
        ],
        misread === year ? 'text_layer' : 'ocr',
      ),
    ).map(([date]) => date!.slice(0, 4))
  t.ok(readOf('07', 'みずうみ銀行').every((year) => year === '2025'))
  t.ok(
    readOf('24', 'みずうみ銀行').every((year) => year === '2024'),
    'no year of the era yet',
  )
  t.ok(
    readOf('07', 'みずうみ銀行', 'Q7').every((year) => year === '2025'),
    'a letter was read for a figure',
  )
  t.notOk(
    readOf('07', 'みずうみ銀行 2009年3月31日').includes('2025'),
    'a day with its year is printed',
  )
  t.end()
})

t.test('days whose parts stand in columns of their own', async (t) => {
  for (const parts of [
    ['03', '25'],
    ['MAR', ''],
  ]) {
    const row = rowAt(40, 70, 100, 140, -440, -540)
    const answer = readRows([
      ...HEAD,
      row('D', 'M', 'Y', 'Details', 'Amount', 'Balance'),
      row('', '', '', 'Opening balance', '', '1,250.00'),
      ...BOOKINGS.map(([day, ...others]) => row(day, parts[0]!, parts[1]!, ...others)),
    ])
    t.same(booked(answer), WANTED)
  }
})

t.test('a number in front of a day is no part of it', async (t) => {
  const row = rowAt(40, 70, 140, -440, -540)
  const answer = readRows([
    ...HEAD,
    row('#', 'Date', 'Details', 'Amount', 'Balance'),
    row('', '', 'Opening balance', '', '1,250.00'),
    ...BOOKINGS.map(([day, ...others], i) => row(String(i + 1), `Mar ${Number(day)}`, ...others)),
  ])
  t.same(booked(answer), WANTED)
})

t.test('days behind all sums', async (t) => {
  const row = rowAt(-100, -190, 220, 300)
  const answer = readRows([
    ...HEAD,
    row('Amount', 'Balance', 'Date', 'Details'),
    row('', '1,250.00', '', 'Opening balance'),
    ...BOOKINGS.map(([day, text, sum, balance]) => row(sum, balance, `${day} Mar`, text)),
  ])
  t.same(booked(answer), WANTED)
})

t.test('numbers of checks are no days beside days', async (t) => {
  const row = rowAt(40, 100, -190, 230, 290, -380)
  const answer = readRows([
    ...HEAD,
    [[40, 'Opening balance 5,000.00']],
    [[40, 'Closing balance 4,000.00']],
    [[40, 'Checks paid']],
    row('Check', 'Date', 'Amount', 'Check', 'Date', 'Amount'),
    row('1001', '03/02', '100.00', '1004', '03/09', '250.00'),
    row('1002', '03/03', '200.00', '1005', '03/11', '300.00'),
    row('1003', '03/05', '150.00'),
  ])
  t.same(booked(answer), [
    ['2025-03-02', '-100.00'],
    ['2025-03-03', '-200.00'],
    ['2025-03-05', '-150.00'],
    ['2025-03-09', '-250.00'],
    ['2025-03-11', '-300.00'],
  ])
})

t.test('sums in line with others are no days, though they could be', async (t) => {
  const row = rowAt(40, -400, 420, -540)
  const answer = readRows([
    ...HEAD,
    row('Details', 'Amount', 'Date', 'Balance'),
    row('Opening balance', '', '', '1,250.00'),
    row('GROCER', '8.02 Dr', '04.03', '1,241.98'),
    row('CITY POWER', '81.98 Dr', '06.03', '1,160.00'),
    row('BOOKSHOP', '2.12 Dr', '11.03', '1,157.88'),
    row('SALARY', '1,900.00', '12.03', '3,057.88'),
    row('RENT', '700.00 Dr', '20.03', '2,357.88'),
    row('MONTHLY FEE', '14.50 Dr', '21.03', '2,343.38'),
  ])
  t.same(booked(answer), [
    ['2025-03-04', '-8.02'],
    ['2025-03-06', '-81.98'],
    ['2025-03-11', '-2.12'],
    ['2025-03-12', '1900.00'],
    ['2025-03-20', '-700.00'],
    ['2025-03-21', '-14.50'],
  ])
})

t.test('a first booking without a balance before it is no fee', async (t) => {
  const row = rowAt(40, 130, -400, -470, -550)
  const answer = readRows([
    ...HEAD,
    row('Date', 'Details', 'Amount', 'Fee', 'Balance'),
    row('03 Mar 2025', 'ATM CASH', '-100.00', '2.50', '897.50'),
    row('05 Mar 2025', 'TOP UP', '200.00', '0.00', '1,097.50'),
    row('09 Mar 2025', 'SHOP', '-50.00', '0.00', '1,047.50'),
  ])
  t.same(booked(answer), [
    ['2025-03-03', '-100.00'],
    ['2025-03-05', '200.00'],
    ['2025-03-09', '-50.00'],
  ])
})

t.test('numbers of days below the name of their month', async (t) => {
  const row = rowAt(40, 140, -440, -540)
  const headings: Readonly<Record<string, readonly [string, string]>> = {
    en: ['February 2025', 'March 2025'],
    de: ['Februar', 'März'],
    ja: ['2025年2月', '2025年3月'],
  }
  for (const [before, after] of Object.values(headings)) {
    const answer = readRows([
      [[40, 'Example Lake Bank']],
      [[40, 'Statement period 1 February 2025 - 31 March 2025']],
      [],
      row('Date', 'Details', 'Amount', 'Balance'),
      row('', 'Opening balance', '', '1,280.00'),
      [[40, before]],
      row('27', 'BOOKSHOP', '-30.00', '1,250.00'),
      [[40, after]],
      ...BOOKINGS.map(([day, ...others]) => row(String(Number(day)), ...others)),
    ])
    t.same(booked(answer), [['2025-02-27', '-30.00'], ...WANTED])
  }
})

t.test(
  'a month of a scan with figures for letters, a first figure that stands apart',
  async (t) => {
    const rows = BOOKINGS.map(([day, text, sum, balance], i) => {
      const y = 120 + 14 * i
      const whole = `${day}5EP25`
      const [first, ...others] = words(day === '12' ? `1 ${whole.slice(1)}` : whole, 40, y)
      // A hole in the margin makes the first figure's box wide.
      const parted = others.map((word) => ({ ...word, box: [45, word.box[1], 80, word.box[3]] }))
      return [
        {
          ...first!,
          box: others.length > 0 ? [8, y, 44, first!.box[3]] : first!.box,
        } as typeof first,
        ...parted,
        ...words(text, 140, y),
        ...words(sum, 440 - 5 * sum.length, y),
        ...words(balance, 540 - 5 * balance.length, y),
      ] as ReturnType<typeof words>
    })
    const { content } = bankStatement.extract([
      {
        ...page([
          words('Example Lake Bank', 40, 50),
          words('Opening balance 1,250.00', 40, 78),
          ...rows,
        ]),
        source: 'ocr',
      },
    ])
    t.same(
      booked(content as Parameters<typeof booked>[0]).map(([date]) => date),
      WANTED.map(([date]) => date!.replace('-03-', '-09-')),
    )
  },
)

const inColumns = rowAt(40, 140, -440, -540)

for (const [name, of] of Object.entries({
  'above their month': (day: string) => [day, 'Mar'] as const,
  'below their month': (day: string) => ['MAR', day] as const,
}))
  t.test(`days ${name}, in front of bookings of two lines`, async (t) => {
    const answer = readRows([
      ...HEAD,
      inColumns('Date', 'Details', 'Amount', 'Balance'),
      ...BOOKINGS.flatMap(([day, ...texts]) => {
        const [upper, lower] = of(day)
        return [inColumns(upper, ...texts), inColumns(lower, 'REF K2041')]
      }),
      [],
      inColumns('Balance on 31 March 2025', '', '', '2,863.44'),
    ])
    t.same(booked(answer), WANTED)
    t.equal(answer.transactions[0]?.description, 'RENT OF MARCH REF K2041')
  })

t.test('days with the text behind them in one word are days of their own', async (t) => {
  const row = (day: string, text: string, amount: string, balance: string, right = 330) =>
    [
      [40, `${day}${text}`],
      [right, amount, 'end'],
      [500, balance, 'end'],
    ] as Parameters<typeof readRows>[0][number]
  const answer = readRows([
    [[40, '照会期間 2026年4月1日～ 2026年4月30日']],
    [],
    [
      [40, '日付'],
      [150, '摘要'],
      [330, 'お支払金額', 'end'],
      [420, 'お預り金額', 'end'],
      [500, '差引残高', 'end'],
    ],
    [
      [150, '繰越'],
      [500, '184,300', 'end'],
    ],
    row('2026年4月5日', ' 口座振替', '6,800', '177,500'),
    row('2026年4月10日', '振込手数料', '200', '177,300'),
    row('2026年4月15日', '給与振込', '12,000', '189,300', 420),
    row('2026年4月22日', '口座振替', '9,100', '180,200'),
  ])
  t.strictSame(booked(answer), [
    ['2026-04-05', '-6800.00'],
    ['2026-04-10', '-200.00'],
    ['2026-04-15', '12000.00'],
    ['2026-04-22', '-9100.00'],
  ])
})
