import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { outputs } from '../../src/outputs/registry.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { readRows } from './statement-rows.ts'

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

t.test('two names for what was booked, with a word between, are one head', async (t) => {
  const booking = (date: string, text: string, out: string, balance: string) =>
    [
      [40, date],
      [90, text],
      [400, out, 'end'],
      [540, balance, 'end'],
    ] as const
  const { transactions } = bankStatement.extract([
    page(
      lines([
        [[40, 'EXEMPLAR SAVINGS BANK']],
        [[40, 'Statement as at 31 Jul 2026']],
        [],
        booking('DATE', 'DETAILS OF TRANSACTIONS', 'WITHDRAWAL ($)', 'BALANCE ($)'),
        booking('', 'Balance Brought Forward', '', '1,000.00'),
        booking('02 Jul', 'STANDING ORDER RIVERSIDE TELEPHONE LTD', '32.10', '967.90'),
        booking('03 Jul', 'TRANSFER TO MARTHA EXAMPLE', '100.00', '867.90'),
      ]),
    ),
  ]).content as Answer
  t.same(
    transactions.map((own: Answer) => own.description),
    ['STANDING ORDER RIVERSIDE TELEPHONE LTD', 'TRANSFER TO MARTHA EXAMPLE'],
  )
})

t.test('a balance that alone prints its day dates the bookings under it', async (t) => {
  const booking = (date: string, text: string, out: string, paidIn: string, balance: string) =>
    [
      [40, date],
      [90, text],
      [380, out, 'end'],
      [460, paidIn, 'end'],
      [540, balance, 'end'],
    ] as const
  const { transactions } = bankStatement.extract([
    page(
      lines([
        [[40, 'Exemplar Bank']],
        [[40, 'Your statement 18 Dec 2025 - 5 Jan 2026']],
        [],
        booking('Date', 'Description', 'Money out', 'Money in', 'Balance'),
        booking('18 Dec', 'Start balance', '', '', '400.00'),
        booking('', 'Direct debit Exemplar Water', '30.00', '', ''),
        booking('', 'Card payment Corner Shop', '20.00', '', '350.00'),
        booking('2 Jan', 'Salary Exemplar Joinery', '', '900.00', '1,250.00'),
      ]),
    ),
  ]).content as Answer
  t.same(
    transactions.map((own: Answer) => own.date),
    ['2025-12-18', '2025-12-18', '2026-01-02'],
  )
})

t.test('heads of a British account reach the file for bookkeeping', async (t) => {
  const booking = rowAt(40, 110, -400, -540)
  const extraction = bankStatement.extract([
    page(
      lines([
        [[40, 'EXEMPLAR BUILDING SOCIETY']],
        [[40, 'Account holder: Joan Example, 12 High Street, Leeds LS1 4AB']],
        [
          [40, 'Sort code 40-11-22'],
          [300, 'Account number 70112233'],
        ],
        [
          [40, 'IBAN GB29 NWBK 6016'],
          [300, 'Period 01/07/2026 to 31/07/2026'],
        ],
        [[66, '1331 9268 19']],
        [],
        booking('Date', 'Details', 'Paid out', 'Balance'),
        booking('', 'Balance brought forward', '', '1,000.00'),
        booking('02/07/2026', 'Card payment Grocer', '32.10', '967.90'),
        booking('03/07/2026', 'Direct debit Water', '100.00', '867.90'),
        booking('13/07/2026', 'Rent', '500.00', '367.90'),
      ]),
    ),
  ])
  t.match((extraction.content as Answer).fields, {
    account_holder: 'Joan Example',
    account_holder_address: '12 High Street, Leeds LS1 4AB',
    bank_code: '401122',
    account_number: '70112233',
    iban: 'GB29NWBK60161331926819',
    currency: 'GBP',
  })
  const file = await outputs.get('ofx')!.write({
    model: 'bank_statement',
    pages: [],
    failures: [],
    extraction,
    options: DEFAULT_OPTIONS,
  })
  const text = new TextDecoder('latin1').decode(file)
  t.match(text, '<BANKID>401122</BANKID>')
  t.match(text, '<ACCTID>70112233</ACCTID>')
})

t.test('the number of a year behind the title', async (t) => {
  const booking = rowAt(40, 110, -400, -540)
  const { fields } = bankStatement.extract([
    page(
      lines([
        [[40, 'Beispielbank eG']],
        [[40, 'Kontoauszug 3/2026']],
        [],
        booking('Datum', 'Vorgang', 'Betrag', 'Saldo'),
        booking('02.03.2026', 'Lastschrift Wasserwerk', '-32,10', '967,90'),
        booking('03.03.2026', 'Miete', '-500,00', '467,90'),
        booking('05.03.2026', 'Gehalt', '1.500,00', '1.967,90'),
      ]),
    ),
  ]).content as Answer
  t.equal(fields.statement_number, '3/2026')
})

t.test(
  'who banks there: beside the bank’s address, below a form of address, no word of the list',
  (t) => {
    const booking = rowAt(40, 110, -400, -540)
    const { fields } = bankStatement.extract([
      page(
        lines([
          [[40, 'Exemplar Savings Bank']],
          [[40, '1 Bank Square, Leeds LS1 1AA']],
          [],
          [],
          [
            [40, 'Mrs Joan Example'],
            [340, 'Statement date'],
            [460, '3 August 2026'],
          ],
          [
            [40, '12 High Street'],
            [340, 'Statement number'],
            [460, '7'],
          ],
          [
            [40, 'Leeds LS1 4AB'],
            [340, 'Account number'],
            [460, '70112233'],
          ],
          [],
          booking('Date', 'Details', 'Paid out', 'Balance'),
          booking('', 'Balance brought forward', '', '1,000.00'),
          booking('02/07/2026', 'Transfer to Robin Sample', '32.10', '967.90'),
          booking('', '5 Low Lane, York YO1 7AA', '', ''),
          booking('03/07/2026', 'Direct debit Water', '100.00', '867.90'),
          booking('13/07/2026', 'Rent', '500.00', '367.90'),
        ]),
      ),
    ]).content as Answer
    t.match(fields, {
      bank: 'Exemplar Savings Bank',
      account_holder: 'Mrs Joan Example',
      account_holder_address: '12 High Street, Leeds LS1 4AB',
      statement_date: '2026-08-03',
      statement_number: '7',
      account_number: '70112233',
    })
    t.end()
  },
)

t.test('periods beside other facts, by a month alone, and by days of one month', (t) => {
  const row = rowAt(40, 110, -460, -540)
  const periodIn = (...heads: readonly string[]) => {
    const { fields } = readRows([
      [[40, 'Example Bank']],
      heads.map((text, i) => [40 + 180 * i, text] as const),
      [],
      row('Date', 'Details', 'Amount', 'Balance'),
      row('02.04.', 'Corner Shop', '-10.00', '90.00'),
      row('12.04.', 'Cinema', '-20.00', '70.00'),
      row('20.04.', 'Book Shop', '-30.00', '40.00'),
    ])
    return [fields.period_start, fields.period_end]
  }
  t.same(periodIn('01.04.2025 – 30.04.2025', '02.05.2025 10:04'), ['2025-04-01', '2025-04-30'])
  t.same(periodIn('Period: April 2025'), ['2025-04-01', '2025-04-30'])
  t.same(periodIn('du 1er au 30 avril 2025'), ['2025-04-01', '2025-04-30'])
  t.same(periodIn('MONEDA', 'PESOS', ': 01/04/2025 - 30/04/2025'), ['2025-04-01', '2025-04-30'])
  t.same(periodIn('Kontoutskrift april 2025', 'side 1'), ['2025-04-01', '2025-04-30'])
  t.end()
})

t.test('a period that is printed nowhere is that of the balances', (t) => {
  const row = rowAt(40, 110, -460, -540)
  const { fields } = readRows([
    [[40, 'Example Bank']],
    [],
    row('Date', 'Details', 'Amount', 'Balance'),
    row('', 'Opening balance 31/03/2025', '', '100.00'),
    row('02/04', 'Corner Shop', '-10.00', '90.00'),
    row('12/04', 'Cinema', '-20.00', '70.00'),
    row('20/04', 'Book Shop', '-30.00', '40.00'),
    row('', 'Closing balance 30/04/2025', '', '40.00'),
  ])
  t.same([fields.period_start, fields.period_end], ['2025-03-31', '2025-04-30'])
  t.end()
})

t.test('numbers with hidden digits, in many groups, and within an IBAN', (t) => {
  const row = rowAt(40, 110, -460, -540)
  const numberIn = (...heads: readonly string[]) =>
    readRows([
      [[40, 'Example Bank']],
      ...heads.map((text) => [[40, text] as const]),
      [],
      row('Date', 'Details', 'Amount', 'Balance'),
      row('02/04/2025', 'Corner Shop', '-10.00', '90.00'),
      row('12/04/2025', 'Cinema', '-20.00', '70.00'),
      row('20/04/2025', 'Book Shop', '-30.00', '40.00'),
    ]).fields.account_number
  t.equal(numberIn('Card number 5500 12** **** 3344'), '5500 12** **** 3344')
  t.equal(numberIn('Privatkonto 532013000', 'IBAN DE89 3704 0044 0532 0130 00'), '532013000')
  t.equal(
    numberIn('Nr rachunku 61 1090 1014 0000 0712 1981 2874'),
    '61 1090 1014 0000 0712 1981 2874',
  )
  t.end()
})

t.test('the initial that a bank’s logo shows is no part of its name', async (t) => {
  const row = rowAt(40, 110, -540)
  const bankOf = (name: string) =>
    readRows(
      [
        [[40, name]],
        [[40, 'Kontoauszug 01.11.2025 - 30.11.2025']],
        row('Alter Kontostand', '', '1.000,00'),
        row('03.11.2025', 'Example Markt', '-100,00'),
        row('07.11.2025', 'Example Kino', '-20,00'),
        row('Neuer Kontostand', '', '880,00'),
      ],
      'ocr',
    ).fields.bank
  t.equal(bankOf('S Sparkasse Beispielstadt'), 'Sparkasse Beispielstadt')
  t.equal(bankOf('K Sparkasse Beispielstadt'), 'K Sparkasse Beispielstadt')
})

t.test('the currency is the code behind its label, or in brackets, of a row of any length', (t) => {
  const row = rowAt(40, 120, -440, -540)
  const currencyOf = (head: readonly string[], sums: string, amount = '-20.00', forward = '') =>
    readRows(
      [
        ...head.map((text): [number, string][] => [[40, text]]),
        [],
        row('Date', 'Narration', sums, 'Balance'),
        row('', forward || 'Opening balance', '', '1,000.00'),
        row('03.03.2025', 'SAMPLE SHOP', amount, '980.00'),
        row('05.03.2025', 'SAMPLE SHOP', '-30.00', '950.00'),
        row('', forward || 'Carried forward', '', '950.00'),
      ],
      'ocr',
    ).fields.currency
  t.equal(currencyOf(['Branch Code : 1187 Currency : INR'], 'Amount', '-20.00', 'BIF'), 'INR')
  t.equal(currencyOf(['Para birimi: TRY'], 'Amount'), 'TRY')
  const long =
    'Titular: Jimena Ejemplo Segunda | Cuenta vista 00-000-00000-0 | Pesos chilenos (CLP)'
  t.equal(currencyOf([long], 'Monto'), 'CLP')
  t.equal(currencyOf([], 'お支払金額(円)'), 'JPY')
  t.end()
})
