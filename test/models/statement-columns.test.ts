import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test(
  'days in four figures without a sign; the value date before the sums, the day behind',
  (t) => {
    const row = rowAt(40, 300, -400, -470, 510)
    const answer = readRows([
      [[40, 'Eksempelbanken']],
      [[40, 'Periode 01.10.2025 - 31.10.2025']],
      [],
      row('Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokført'),
      row('Saldo fra kontoutskrift', '', '', '1.000,00', ''),
      row('Husleie', '0210', '400,00', '', '0210'),
      row('Varekjøp Bokhandel', '0610', '50,00', '', '0310'),
      row('Strøm', '0910', '125,50', '', '0910'),
      row('Lønn', '1510', '', '2.000,00', '1510'),
      row('Gebyr', '3110', '4,50', '', '3110'),
      row('Saldo i Deres favør', '', '', '2.420,00', '3110'),
    ])
    t.same(booked(answer), [
      ['2025-10-02', '-400.00'],
      ['2025-10-03', '-50.00'],
      ['2025-10-09', '-125.50'],
      ['2025-10-15', '2000.00'],
      ['2025-10-31', '-4.50'],
    ])
    t.equal(answer.transactions[1].value_date, '2025-10-06')
    t.end()
  },
)

t.test('numbers of four figures that do not follow each other are no days', (t) => {
  const row = rowAt(40, 110, 330, -540)
  const answer = readRows([
    [[40, 'Example Bank, statement 01.03.2026 - 31.03.2026']],
    [],
    row('Date', 'Details', 'Branch', 'Amount'),
    row('02.03.2026', 'Grocer', '0412', '-10.00'),
    row('03.03.2026', 'Baker', '1103', '-4.00'),
    row('04.03.2026', 'Salary', '0907', '900.00'),
    row('05.03.2026', 'Books', '0211', '-30.00'),
  ])
  t.same(
    answer.transactions.map((own: { value_date: string | null }) => own.value_date),
    [null, null, null, null],
  )
  t.end()
})

t.test('a day within a text dates no booking, and no range of days is one', (t) => {
  const row = rowAt(40, 130, -380, -460, -540)
  const answer = readRows([
    [[40, 'Example Thrift']],
    [
      [40, 'GB00EXMP'],
      [130, '01/05/2024 - 31/05/2024'],
      [420, '884.27', 'end'],
      [540, '553.25', 'end'],
    ],
    [],
    row('Date', 'Details', 'Paid out', 'Paid in', 'Balance'),
    row('02 May 24', 'WATER BOARD', '23.18', '', ''),
    row('', 'CORNER SHOP', '4.35', '', '856.74'),
    row('07 May 24', 'TRAINS ONLINE', '31.60', '', ''),
    row('', 'MAY05 CASH TILL', '60.00', '', '765.14'),
    row('08 May 24', 'CITY COUNCIL', '151.00', '', '614.14'),
    row('09 May 24', 'BAKEHOUSE', '60.89', '', '553.25'),
  ])
  t.same(booked(answer), [
    ['2024-05-02', '-23.18'],
    ['2024-05-02', '-4.35'],
    ['2024-05-07', '-31.60'],
    ['2024-05-07', '-60.00'],
    ['2024-05-08', '-151.00'],
    ['2024-05-09', '-60.89'],
  ])
  t.end()
})

t.test('words that announce each day are no text of bookings', (t) => {
  const row = rowAt(40, 120, -540)
  const answer = readRows([
    [[40, 'Esimerkkipankki']],
    [[40, 'Kausi 01.10.2024 - 31.10.2024']],
    [[40, 'Alkusaldo 100,00']],
    [[40, 'Loppusaldo 1.130,00']],
    [],
    [[40, 'Kirjauspäivä 01.10.2024']],
    row('', 'Vuokra Oy', '745,00-'),
    row('', 'Apteekki', '25,00-'),
    [[40, 'Kirjauspäivä 03.10.2024']],
    row('', 'Palkka', '2.000,00+'),
    [[40, 'Kirjauspäivä 07.10.2024']],
    row('', 'Sähkö', '200,00-'),
  ])
  t.same(booked(answer), [
    ['2024-10-01', '-745.00'],
    ['2024-10-01', '-25.00'],
    ['2024-10-03', '2000.00'],
    ['2024-10-07', '-200.00'],
  ])
  t.same(
    answer.transactions.map((own: { description: string }) => own.description),
    ['Vuokra Oy', 'Apteekki', 'Palkka', 'Sähkö'],
  )
  t.end()
})

t.test('two lists of checks, and three of balances, side by side', (t) => {
  const booking = rowAt(40, 100, -560)
  const check = rowAt(40, 110, -260, 320, 390, -560)
  const days = rowAt(40, -190, 220, -370, 400, -560)
  const answer = readRows([
    [[40, 'Example Valley Bank, N.A.']],
    [[40, 'January 01, 2024 through January 31, 2024']],
    [
      [40, 'Beginning Balance'],
      [400, '$1,000.00', 'end'],
    ],
    [
      [40, 'Ending Balance'],
      [400, '$1,265.00', 'end'],
    ],
    [],
    [[40, 'DEPOSITS AND ADDITIONS']],
    booking('DATE', 'DESCRIPTION', 'AMOUNT'),
    booking('01/05', 'Payroll', '$500.00'),
    booking('01/09', 'Mobile deposit', '80.00'),
    booking('01/09', 'Transfer', '20.00'),
    booking('Total Deposits and Additions', '', '$600.00'),
    [],
    [[40, 'CHECKS PAID']],
    check('CHECK NO.', 'DATE PAID', 'AMOUNT', 'CHECK NO.', 'DATE PAID', 'AMOUNT'),
    check('2041', '01/03', '$100.00', '2046', '01/22', '25.00'),
    check('2042', '01/08', '60.00', '2049', '01/29', '50.00'),
    check('2043', '01/12', '40.00', '', '', ''),
    check('2045', '01/19', '60.00', '', '', ''),
    booking('Total Checks Paid', '', '$335.00'),
    [],
    [[40, 'DAILY ENDING BALANCE']],
    days('DATE', 'BALANCE', 'DATE', 'BALANCE', 'DATE', 'BALANCE'),
    days('01/03', '$900.00', '01/09', '$1,440.00', '01/22', '$1,315.00'),
    days('01/05', '$1,400.00', '01/12', '$1,400.00', '01/29', '$1,265.00'),
    days('01/08', '$1,340.00', '01/19', '$1,340.00', '', ''),
    days('01/08', '$1,340.00', '01/20', '$1,340.00', '', ''),
  ])
  t.same(booked(answer), [
    ['2024-01-05', '500.00'],
    ['2024-01-09', '80.00'],
    ['2024-01-09', '20.00'],
    ['2024-01-03', '-100.00'],
    ['2024-01-08', '-60.00'],
    ['2024-01-12', '-40.00'],
    ['2024-01-19', '-60.00'],
    ['2024-01-22', '-25.00'],
    ['2024-01-29', '-50.00'],
  ])
  t.end()
})

t.test('a text around its sum, and a list of balances under a name that nobody knows', (t) => {
  const row = rowAt(40, 110, -540)
  const days = rowAt(40, -160)
  const answer = readRows([
    [[40, 'Example Credit Union']],
    [[40, 'Beginning balance: $1,000.00']],
    [],
    [[40, 'Deposits']],
    row('DATE', 'DESCRIPTION', 'AMOUNT'),
    row('07/16/2020', 'Mobile deposit', '80.00'),
    row('Total Deposits', '', '80.00'),
    [],
    [[40, 'Withdrawals']],
    row('DATE', 'DESCRIPTION', 'AMOUNT'),
    row('07/01/2020', 'Security service', '98.00'),
    row('07/05/2020', 'Plumbing', '47.00'),
    row('', 'Autopay of a company whose name', ''),
    row('07/20/2020', '', '155.00'),
    row('', 'goes on in the line below', ''),
    row('07/25/2020', 'Bakery', '30.00'),
    row('Total Withdrawals', '', '330.00'),
    [],
    [[40, 'Standing']],
    days('DAY', 'HELD'),
    days('07/01/2020', '902.00'),
    days('07/05/2020', '855.00'),
    days('07/16/2020', '935.00'),
    days('07/20/2020', '780.00'),
    days('07/25/2020', '750.00'),
  ])
  t.same(booked(answer), [
    ['2020-07-16', '80.00'],
    ['2020-07-01', '-98.00'],
    ['2020-07-05', '-47.00'],
    ['2020-07-20', '-155.00'],
    ['2020-07-25', '-30.00'],
  ])
  t.end()
})

t.test('recognition reads other signs for the point behind a day', (t) => {
  const row = rowAt(40, 110, 380, -540)
  const answer = readRows(
    [
      [[40, 'Musterkasse, Kontoauszug 29.11.2024']],
      [],
      row('Buchung', 'Text', 'Wert', 'Betrag'),
      row('', 'Alter Kontostand', '', '100,00'),
      row('04.11.', 'BAECKEREI', '04.11.', '20,00-'),
      row('05.11;', 'STROMRECHNUNG', '05.11.', '30,00-'),
      row('12.11,', 'GUTSCHRIFT', '11-11,', '250,00'),
      row('15,11.', 'MIETE', '15.11,', '100,00-'),
      row('29.11,', 'ENTGELT', '29.11.', '10,00-'),
      row('', 'Neuer Kontostand', '', '190,00'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2024-11-04', '-20.00'],
    ['2024-11-05', '-30.00'],
    ['2024-11-12', '250.00'],
    ['2024-11-15', '-100.00'],
    ['2024-11-29', '-10.00'],
  ])
  t.end()
})

t.test(
  'money of other countries in texts of bookings, and in sentences, is not the account’s',
  (t) => {
    const row = rowAt(40, 110, -440, -540)
    const answer = readRows([
      [[40, 'Przykładowy Bank S.A.']],
      [[40, 'Konto PL61 1090 1014 0000 0712 1981 2874']],
      [],
      row('Data', 'Opis', 'Kwota PLN', 'Saldo PLN'),
      row('', 'Saldo początkowe', '', '1 000,00'),
      row('03.02.2026', 'Karta Hotel', '-424,83', '575,17'),
      row('', 'Praha 2 450,00 CZK kurs 0,1734', '', ''),
      row('05.02.2026', 'Karta Buchhandlung', '-75,17', '500,00'),
      row('', 'Berlin 17,50 EUR', '', ''),
      row('09.02.2026', 'Przelew', '1 500,00', '2 000,00'),
      [],
      [[40, 'Depozyty są gwarantowane do równowartości 100 000 EUR przez Bankowy Fundusz']],
    ])
    t.equal(answer.fields.currency, 'PLN')
    t.end()
  },
)
