import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

t.test('a balance over a column is the one of each booking, not the closing one', async (t) => {
  const booking = (date: string, text: string, amount: string, balance: string) =>
    [
      [40, date],
      [90, text],
      [400, amount, 'end'],
      [540, balance, 'end'],
    ] as const
  const { fields, transactions } = bankStatement.extract([
    page(
      lines([
        [[40, 'EXEMPLAR CREDIT UNION']],
        [[40, 'STATEMENT PERIOD: 05/01/26 THRU 05/31/26']],
        [],
        booking('POST', 'TRANSACTION DESCRIPTION', 'AMOUNT', 'NEW BALANCE'),
        booking('05/01', 'PREVIOUS BALANCE', '', '902.14'),
        booking('05/04', 'DEPOSIT PAYROLL', '1,610.55', '2,512.69'),
        booking('05/14', 'WITHDRAWAL MARKET', '-24.38', '2,488.31'),
        booking('05/31', 'NEW BALANCE', '', '2,488.31'),
      ]),
    ),
  ]).content as Answer
  t.match(fields, { opening_balance: '902.14', closing_balance: '2488.31' })
  t.equal(transactions.length, 2)
})
