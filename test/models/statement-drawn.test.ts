import t from 'tap'
import { booked, readRows } from './statement-rows.ts'

type Rows = Parameters<typeof readRows>[0]

t.test('strokes typed right beside texts and sums are walls between columns', (t) => {
  const row = (y: string): Rows[number] => [[50, y]]
  const answer = readRows([
    row('Harbour Savings Bank'),
    row('Period 01.03.2024 - 31.03.2024'),
    [],
    row('+----------+--------------------+----------+----------+'),
    row('|Date      |Description         |     Debit|    Credit|'),
    row('+----------+--------------------+----------+----------+'),
    row('|          |Opening balance     |          |    200.00|'),
    row('|04.03.2024|Northwind Foods     |     20.00|          |'),
    row('|08.03.2024|Salary Oakhill Mill |          |    500.00|'),
    row('|          |March               |          |          |'),
    row('|21.03.2024|Quayside Rent       |    310.00|          |'),
    row('+----------+--------------------+----------+----------+'),
    row('|          |Closing balance     |          |    370.00|'),
    row('+----------+--------------------+----------+----------+'),
  ])
  t.same(booked(answer), [
    ['2024-03-04', '-20.00'],
    ['2024-03-08', '500.00'],
    ['2024-03-21', '-310.00'],
  ])
  t.equal(answer.transactions[1]?.description, 'Salary Oakhill Mill March')
  t.end()
})

t.test('a statement of one day tells it once, in its head', (t) => {
  const answer = readRows([
    [[50, 'Harbour Savings Bank']],
    [[50, 'Changes of the day 14.03.2024']],
    [],
    [
      [50, 'No.'],
      [100, 'Description'],
      [400, 'Debit', 'end'],
      [500, 'Credit', 'end'],
    ],
    [
      [50, '1'],
      [100, 'Payment of an invoice'],
      [500, '864.00', 'end'],
    ],
    [[100, 'Linden Joinery']],
    [
      [50, '2'],
      [100, 'Payment to a supplier'],
      [400, '215.60', 'end'],
    ],
    [[100, 'Castle Bakery']],
    [
      [50, '3'],
      [100, 'Wages of February'],
      [400, '418.20', 'end'],
    ],
    [
      [50, '4'],
      [100, 'Takings of the shop'],
      [500, '57.90', 'end'],
    ],
    [],
    [
      [50, 'Opening balance'],
      [250, '1,204.15', 'end'],
    ],
    [
      [50, 'Closing balance'],
      [250, '1,492.25', 'end'],
    ],
    [
      [50, 'Reserved'],
      [250, '0.00', 'end'],
    ],
  ])
  t.same(booked(answer), [
    ['2024-03-14', '864.00'],
    ['2024-03-14', '-215.60'],
    ['2024-03-14', '-418.20'],
    ['2024-03-14', '57.90'],
  ])
  t.equal(answer.transactions[0]?.description, 'Payment of an invoice Linden Joinery')
  t.end()
})

t.test(
  'a day that is printed once dates the last row as well, which its own balance shows',
  (t) => {
    const row = (day: string, text: string, debit: string, balance: string): Rows[number] => [
      ...(day ? [[50, day] as const] : []),
      [150, text],
      [400, debit, 'end'],
      [500, balance, 'end'],
    ]
    const answer = readRows([
      [[50, 'Harbour Savings Bank']],
      [],
      [
        [50, 'Date'],
        [150, 'Particulars'],
        [400, 'Withdrawals', 'end'],
        [500, 'Balance', 'end'],
      ],
      [
        [150, 'B/F'],
        [500, '900.00', 'end'],
      ],
      row('01.03.2024', 'Northwind Foods', '20.00', '880.00'),
      row('04.03.2024', 'Meridian Rail', '31.50', '848.50'),
      row('08.03.2024', 'Harbour Coffee', '8.25', '840.25'),
      row('13.03.2024', 'Quayside Rent', '310.00', '530.25'),
      row('21.03.2024', 'Linden Dental', '90.00', '440.25'),
      row('29.03.2024', 'Brightwater Energy', '64.10', '376.15'),
      row('', 'Charge for messages', '17.70', '358.45'),
      [
        [150, 'Total'],
        [400, '541.55', 'end'],
        [500, '358.45', 'end'],
      ],
    ])
    t.same(booked(answer).at(-1), ['2024-03-29', '-17.70'])
    t.equal(answer.transactions.length, 7)
    t.end()
  },
)

t.test('the number of a branch that ends a text in line with sums of checks is none', (t) => {
  const answer = readRows(
    [
      [[50, 'Harbour Savings Bank']],
      [[50, 'Statement period 03/01/2024 through 03/31/2024']],
      [],
      [
        [50, 'Beginning balance'],
        [500, '2,143.67', 'end'],
      ],
      [
        [50, 'Ending balance'],
        [500, '2,642.37', 'end'],
      ],
      [],
      [[50, 'DEPOSITS AND OTHER CREDITS']],
      [
        [50, 'Date'],
        [120, 'Description'],
        [500, 'Amount', 'end'],
      ],
      [
        [50, '03/04'],
        [290, 'PAYROLL LINDEN JOINERY 0304', 'end'],
        [500, '874.55', 'end'],
      ],
      [
        [50, '03/18'],
        [290, 'PAYROLL LINDEN JOINERY 0318', 'end'],
        [500, '874.55', 'end'],
      ],
      [
        [120, 'Total deposits and other credits'],
        [500, '1,749.10', 'end'],
      ],
      [[50, 'WITHDRAWALS AND OTHER DEBITS']],
      [
        [50, 'Date'],
        [120, 'Description'],
        [500, 'Amount', 'end'],
      ],
      [
        [50, '03/07'],
        [120, 'ELECTRIC BILL'],
        [500, '113.40', 'end'],
      ],
      [
        [50, '03/09'],
        [120, 'ATM WITHDRAWAL'],
        [500, '96.25', 'end'],
      ],
      [
        [120, 'Total withdrawals and other debits'],
        [500, '209.65', 'end'],
      ],
      [[50, 'CHECKS PAID']],
      [
        [50, 'Date'],
        [150, 'Check No.'],
        [290, 'Amount', 'end'],
      ],
      [
        [50, '03/03'],
        [150, '1187'],
        [290, '875.00', 'end'],
      ],
      [
        [50, '03/10'],
        [150, '1188'],
        [290, '45.00', 'end'],
      ],
      [
        [50, '03/24'],
        [150, '1190'],
        [290, '120.75', 'end'],
      ],
    ],
    'ocr',
  )
  t.same(booked(answer).slice(-3), [
    ['2024-03-03', '-875.00'],
    ['2024-03-10', '-45.00'],
    ['2024-03-24', '-120.75'],
  ])
  t.equal(answer.transactions.length, 7)
  t.end()
})
