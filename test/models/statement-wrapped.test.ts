import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('days whose year stands in the next line', async (t) => {
  const row = rowAt(40, 100, 380, -540)
  const answer = readRows([
    [[40, 'Voorbeeldbank']],
    [[40, 'Periode 01-03-2024 t/m 31-03-2024']],
    [[40, 'Beginsaldo 1.000,00']],
    [[40, 'Eindsaldo 1.122,00']],
    [],
    row('Datum', 'Omschrijving', 'Af/Bij', 'Bedrag (EUR)'),
    row('01-03-', 'Verhuur Noord B.V.', 'Af', '285,00'),
    row('2024', 'Huur maart', '', ''),
    row('04-03-', 'Kaashuis De Brug', 'Bij', '447,00'),
    row('2024', 'Factuur 19', '', ''),
    row('06-03-', 'Drukkerij Het Blad', 'Af', '40,00'),
    row('2024', 'Flyers', '', ''),
  ])
  t.same(booked(answer), [
    ['2024-03-01', '-285.00'],
    ['2024-03-04', '447.00'],
    ['2024-03-06', '-40.00'],
  ])
  t.same(
    answer.transactions.map(({ description }: { description: string }) => description),
    ['Verhuur Noord B.V. Huur maart', 'Kaashuis De Brug Factuur 19', 'Drukkerij Het Blad Flyers'],
  )
})

t.test('days with the name of the month whose year stands in the next line', async (t) => {
  const row = rowAt(40, 100, -440, -540)
  const answer = readRows([
    [[40, 'Example Merchants Bank']],
    [[40, 'Statement for the period 01-Mar-2024 to 31-Mar-2024']],
    [],
    row('Date', 'Particulars', 'Amount', 'Balance'),
    row('', 'Opening Balance', '', '1,10,000.00Cr'),
    row('02-Mar-', 'NEFT SAMPLE TRADERS', '12,500.00Dr', '97,500.00Cr'),
    row('2024', '', '', ''),
    row('05-Mar-', 'BY CLEARING', '1,05,000.50Cr', '2,02,500.50Cr'),
    row('2024', '', '', ''),
    row('09-Mar-', 'CHARGES', '59.00Dr', '2,02,441.50Cr'),
    row('2024', '', '', ''),
  ])
  t.same(booked(answer), [
    ['2024-03-02', '-12500.00'],
    ['2024-03-05', '105000.50'],
    ['2024-03-09', '-59.00'],
  ])
})

t.test('a sum whose currency wraps ends where others end with theirs', async (t) => {
  const row = rowAt(40, 110, -440, -540)
  const answer = readRows([
    [[40, 'Bank Przykładowy']],
    [[40, 'Wyciąg za okres 01.03.2024 - 31.03.2024']],
    [],
    row('Data', 'Opis', 'Kwota', 'Saldo po'),
    row('02.03.2024', 'Przelew do Przykład', '-120,00 PLN', '880,00 PLN'),
    row('04.03.2024', 'Płatność kartą', '-30,50 PLN', '849,50 PLN'),
    row('07.03.2024', 'Przelew od Przykład', '1 000,00', '1 849,50'),
    row('', 'faktura', 'PLN', 'PLN'),
    row('09.03.2024', 'Płatność kartą', '-49,50 PLN', '1 800,00'),
    row('', '', '', 'PLN'),
    row('11.03.2024', 'Przelew od Przykład', '2 500,00', '4 300,00'),
    row('', 'zwrot', 'PLN', 'PLN'),
  ])
  t.same(booked(answer), [
    ['2024-03-02', '-120.00'],
    ['2024-03-04', '-30.50'],
    ['2024-03-07', '1000.00'],
    ['2024-03-09', '-49.50'],
    ['2024-03-11', '2500.00'],
  ])
})

t.test('a day in a column of its own behind the sums is no sum', async (t) => {
  const row = rowAt(40, 300, -400, -480, 500)
  const answer = readRows([
    [[40, 'Eksempelbanken']],
    [[40, 'Kontoutskrift for perioden 01.08.2025 - 31.08.2025']],
    [],
    row('Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokført'),
    row('Saldo fra kontoutskrift 31.07.2025', '', '', '8.450,19', ''),
    row('Varekjøp', '01.08', '312,40', '', '01.08'),
    row('Nettgiro', '05.08', '1.104,00', '', '05.08'),
    row('Lønn', '12.08', '', '31.877,00', '12.08'),
    row('Saldo i Deres favør', '', '', '38.910,79', ''),
  ])
  t.same(booked(answer), [
    ['2025-08-01', '-312.40'],
    ['2025-08-05', '-1104.00'],
    ['2025-08-12', '31877.00'],
  ])
})

t.test('a time within a text is no sum', async (t) => {
  const row = rowAt(40, 110, -440, -540)
  const answer = readRows([
    [[40, 'Banca Esempio']],
    [[40, 'Estratto conto al 30.09.2025']],
    [],
    row('DATA', 'DESCRIZIONE', 'ADDEBITI', 'ACCREDITI'),
    row('31/08/2025', 'SALDO INIZIALE', '', '410,90'),
    row('02/09/2025', 'Bonifico a vostro favore', '', '830,00'),
    row('03/09/2025', 'Pagamento Pos', '-64,22', ''),
    row('', '14/09 ore 11.02 - VIA ROMA', '', ''),
    row('30/09/2025', 'Canone mensile del conto', '-6,50', ''),
    row('30/09/2025', 'SALDO FINALE', '', '1.170,18'),
  ])
  t.same(booked(answer), [
    ['2025-09-02', '830.00'],
    ['2025-09-03', '-64.22'],
    ['2025-09-30', '-6.50'],
  ])
})

t.test('the first booking is the sum beside a zero', async (t) => {
  const row = rowAt(40, 120, -380, -460, -540)
  const answer = readRows([
    [[40, '예시은행']],
    [[40, '조회기간: 2025.04.01 ~ 2025.04.30']],
    [],
    row('거래일시', '적요', '출금액', '입금액', '잔액'),
    row('2025.04.01', '체크카드', '54,300', '0', '758,100'),
    row('2025.04.05', '타행이체', '120,000', '0', '638,100'),
    row('2025.04.10', '급여', '0', '3,215,000', '3,853,100'),
  ])
  t.same(booked(answer), [
    ['2025-04-01', '-54300.00'],
    ['2025-04-05', '-120000.00'],
    ['2025-04-10', '3215000.00'],
  ])
})

t.test('the day and more text stand below each sum', async (t) => {
  const row = rowAt(40, -400, -470, -540)
  const answer = readRows([
    [[40, 'EUR statement']],
    [[40, '1 June 2025 - 30 June 2025']],
    [],
    row('Description', 'Incoming', 'Outgoing', 'Amount'),
    row('Converted to pounds', '', '-100.00', '611.05'),
    row('19 June 2025 Transaction: B-441', '', '', ''),
    row('Received from NORTH APS', '1,250.00', '', '711.05'),
    row('6 June 2025 Transaction: T-112', '', '', ''),
    row('Sent money to the landlord', '', '-905.00', '-538.95'),
    row('3 June 2025 Transaction: T-113', '', '', ''),
  ])
  t.same(booked(answer), [
    ['2025-06-19', '-100.00'],
    ['2025-06-06', '1250.00'],
    ['2025-06-03', '-905.00'],
  ])
})

t.test('two days that recognition read as one word, with the wall between them', async (t) => {
  const row = rowAt(40, 180, -380, -460, -540)
  const answer = readRows(
    [
      [[40, 'EXAMPLE RIVER BANK']],
      [[40, 'Transactions from 01/04/2025 to 30/04/2025']],
      [],
      row('Value Date  Date', 'Remarks', 'Withdrawal', 'Deposit', 'Balance'),
      row('01-04-2025|01-04-2025', 'DINNER', '240.00', '0.00', '760.00'),
      row('03-04-2025/03-04-2025', 'SALARY', '0.00', '1,500.00', '2,260.00'),
      row('30-04-2025|30-04-2025', 'CARD FEE', '60.00', '0.00', '2,200.00'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2025-04-01', '-240.00'],
    ['2025-04-03', '1500.00'],
    ['2025-04-30', '-60.00'],
  ])
})

t.test('a text set to the middle of its row goes on above the first booking', (t) => {
  const place = rowAt(40, 110, -440, -540)
  const row = (...texts: string[]) => place(...texts)
  const printed: (readonly [number, ReturnType<typeof row>])[] = [
    [50, row('Example Lake Bank')],
    [64, row('Statement 01/03/2024 - 31/03/2024')],
    [92, row('Date', 'Details', 'Amount', 'Balance')],
    [110, row('', 'Opening balance', '', '1,000.00')],
    [132, row('', 'Standing order to the garden', '', '')],
    [138, row('04/03/2024', '', '-100.00', '900.00')],
    [144, row('', 'centre of Example Lake', '', '')],
    [164, row('07/03/2024', 'Corner Cinema', '-20.00', '880.00')],
    [184, row('09/03/2024', 'Salary', '500.00', '1,380.00')],
  ]
  const lined = printed.flatMap(([y, own]) => lines([own], y))
  const { transactions } = bankStatement.extract([page(lined)]).content as {
    transactions: { description: string }[]
  }
  t.same(
    transactions.map(({ description }) => description),
    ['Standing order to the garden centre of Example Lake', 'Corner Cinema', 'Salary'],
  )
  t.end()
})
