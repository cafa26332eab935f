import t from 'tap'
import type { Answer } from '../http/service.ts'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

const row = rowAt(40, 110, -330, -400, -470, -545)
const head = [
  [[40, 'Example Hills Savings']],
  [[40, 'Loan statement 01/01/2024 - 06/30/2024']],
  [],
] as Parameters<typeof readRows>[0]

t.test('what is paid of a loan is its principal and its interest', (t) => {
  const answer = readRows([
    ...head,
    row('Date', 'Description', 'Payment', 'Principal', 'Interest', 'Balance'),
    row('01/01/2024', 'Opening balance', '', '', '', '9,000.00'),
    row('01/15/2024', 'Payment received', '300.00', '240.00', '60.00', '8,760.00'),
    row('02/15/2024', 'Payment received', '300.00', '241.60', '58.40', '8,518.40'),
    row('03/15/2024', 'Payment received', '300.00', '243.21', '56.79', '8,275.19'),
    row('04/15/2024', 'Payment received', '450.00', '394.83', '55.17', '7,880.36'),
    row('06/30/2024', 'Closing balance', '', '', '', '7,880.36'),
  ])
  t.same(booked(answer), [
    ['2024-01-15', '300.00'],
    ['2024-02-15', '300.00'],
    ['2024-03-15', '300.00'],
    ['2024-04-15', '450.00'],
  ])
  t.equal(answer.reconciliation.ok, true)
  t.equal(answer.reconciliation.difference, '0.00')
  t.end()
})

t.test('a payment that its parts do not come to proves nothing', (t) => {
  const payments = (third: string) =>
    readRows([
      ...head,
      row('Date', 'Description', 'Payment', 'Principal', 'Interest', 'Balance'),
      row('01/01/2024', 'Opening balance', '', '', '', '9,000.00'),
      row('01/15/2024', 'Payment received', '300.00', '240.00', '60.00', '8,760.00'),
      row('02/15/2024', 'Payment received', '300.00', '241.60', '58.40', '8,518.40'),
      row('03/15/2024', 'Payment received', third, '243.21', '56.79', '8,275.19'),
      row('04/15/2024', 'Payment received', '450.00', '394.83', '55.17', '7,880.36'),
      row('05/15/2024', 'Payment received', '300.00', '247.46', '52.54', '7,632.90'),
      row('06/30/2024', 'Closing balance', '', '', '', '7,632.90'),
    ])
  t.equal(payments('300.00').reconciliation.ok, true)
  const answer = payments('800.00')
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['300.00', '300.00', '800.00', '450.00', '300.00'],
  )
  t.equal(answer.reconciliation.ok, false)
  t.end()
})

t.test('a fee beside what is paid is no interest', (t) => {
  const answer = readRows([
    [[40, 'Example Hills Savings']],
    [[40, 'Account statement 01/01/2024 - 06/30/2024']],
    [],
    row('Date', 'Description', '', 'Amount', 'Fee', 'Balance'),
    row('01/01/2024', 'Opening balance', '', '', '', '9,000.00'),
    row('01/15/2024', 'Card payment', '', '-240.00', '1.00', '8,760.00'),
    row('02/15/2024', 'Card payment', '', '-241.60', '1.00', '8,518.40'),
    row('03/15/2024', 'Salary', '', '1,243.21', '1.00', '9,761.61'),
    row('04/15/2024', 'Card payment', '', '-394.83', '1.00', '9,366.78'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-240.00', '-241.60', '1243.21', '-394.83'],
  )
  t.end()
})

t.test('a loan below an account of shares is owed, whatever its columns are called', (t) => {
  const row = rowAt(40, 110, -380, -460, -540)
  const answer = readRows([
    [[40, 'Example Harbour Credit Union']],
    [[40, 'Statement 01/10/2024 to 31/10/2024']],
    [],
    [[40, 'SHARES 33107']],
    row('DATE', 'TRANSACTION', 'OUT', 'IN', 'BALANCE'),
    row('01/10/24', 'OPENING BALANCE', '', '', '1,200.00'),
    row('04/10/24', 'PAID IN AT COUNTER', '', '80.00', '1,280.00'),
    row('11/10/24', 'TAKEN OUT', '150.00', '', '1,130.00'),
    row('18/10/24', 'PAID IN AT COUNTER', '', '80.00', '1,210.00'),
    row('', 'SHARES AT MONTH END', '', '', '1,210.00'),
    [],
    [[40, 'LOAN A/C 33108']],
    row('DATE', 'TRANSACTION', 'ADVANCED', 'REPAID', 'OWING'),
    row('01/10/24', 'OPENING BALANCE', '', '', '3,100.00'),
    row('04/10/24', 'REPAYMENT', '', '90.00', '3,010.00'),
    row('11/10/24', 'ADVANCE', '400.00', '', '3,410.00'),
    row('25/10/24', 'REPAYMENT', '', '90.00', '3,320.00'),
    row('31/10/24', 'INTEREST', '22.63', '', '3,342.63'),
    row('', 'LOAN BALANCE OUTSTANDING', '', '', '3,342.63'),
  ])
  t.same(
    answer.accounts.map((account: Answer) => booked(account)),
    [
      [
        ['2024-10-04', '80.00'],
        ['2024-10-11', '-150.00'],
        ['2024-10-18', '80.00'],
      ],
      [
        ['2024-10-04', '90.00'],
        ['2024-10-11', '-400.00'],
        ['2024-10-25', '90.00'],
        ['2024-10-31', '-22.63'],
      ],
    ],
  )
  t.end()
})

t.test('where nothing but custom says which sign is money in, nothing is proven', async (t) => {
  const row = (day: string, text: string, amount: string, balance: string) =>
    [
      [40, `${day}/03/2024`],
      [120, text],
      [420, amount, 'end'],
      [520, balance, 'end'],
    ] as Parameters<typeof readRows>[0][number]
  const { reconciliation } = readRows([
    [[40, 'Zuffle']],
    [
      [120, 'Opening balance'],
      [520, '9,000.00', 'end'],
    ],
    row('04', 'Aardwolf', '250.00', '8,750.00'),
    row('13', 'Basilisk', '75.00', '8,825.00'),
    row('21', 'Chimera', '190.00', '8,635.00'),
    [
      [120, 'Closing balance'],
      [520, '8,635.00', 'end'],
    ],
  ])
  t.equal(reconciliation.proof.direction.state, 'open')
  t.equal(reconciliation.ok, false)
})
