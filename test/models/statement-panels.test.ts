import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test(
  'what stands in front of a list, on lines of its bookings by chance, is no part of it',
  (t) => {
    const row = rowAt(40, 200, 260, 330, -560)
    const answer = readRows([
      [[40, 'Sample Harbour Card']],
      row('', 'Trans.', 'Posted', 'Description', 'Amount'),
      row('Rosa Sample', '', '', '', ''),
      row('27 Example Street', 'Jun 6', 'Jun 7', 'BOOK SHOP', '$25.00'),
      row('Port Example', 'Jun 8', 'Jun 9', 'TRAIN', '$14.00'),
      row('', 'Jun 9', 'Jun 10', 'TRAIN', '$15.00'),
      row('Card XXXX XXXX XXXX 4100', '', '', '', ''),
      row('Statement date Jul 4, 2026', 'Jun 12', 'Jun 13', 'GARDEN', '$31.00'),
      row('Jun 5 to Jul 4, 2026', 'Jun 15', 'Jun 16', 'GARDEN', '$55.00'),
      row('', 'Jun 15', 'Jun 17', 'BOOK SHOP', '$6.00'),
      row('Previous balance $450.00', 'Jun 18', 'Jun 19', 'TRAIN', '$14.50'),
      row('New balance $380.50', 'Jun 20', 'Jun 22', 'PAYMENT - THANK YOU', '-$250.00'),
      row('', 'Jun 23', 'Jun 24', 'BOOK SHOP', '$4.00'),
      row('', 'Jun 26', 'Jun 27', 'GARDEN', '$2.00'),
      row('', 'Jun 29', 'Jun 30', 'BOOK SHOP', '$11.00'),
      row('', 'Jul 1', 'Jul 2', 'BOOK SHOP', '$3.00'),
    ])
    t.equal(booked(answer).length, 12)
    t.same(booked(answer)[6], ['2026-06-19', '-14.50'])
    t.same(booked(answer)[7], ['2026-06-22', '250.00'])
    t.equal(answer.fields.opening_balance, '450.00')
    t.equal(answer.fields.closing_balance, '380.50')
    t.end()
  },
)

t.test('what stands behind a list and names facts of the account is no part of it', (t) => {
  const row = rowAt(40, 100, -330, 400)
  const answer = readRows([
    [[40, 'Voorbeeldbank']],
    [[40, 'Rekeninguittreksel nr. 2']],
    row('Datum', 'Omschrijving', 'Bedrag in EUR', ''),
    row('', '', '', 'Dhr. Jan Voorbeeld'),
    row('05-02', 'Betaling aan bakker', '96,00 -', 'Kaai 3'),
    row('06-02', 'Betaling aan bakker', '98,00 -', '9999 Dorp'),
    row('09-02', 'Storting', '152,00 +', ''),
    row('', '', '', 'Rekening'),
    row('10-02', 'Betaling aan bakker', '25,00 -', 'NL02 ABNA 0123 4567 89'),
    row('11-02', 'Betaling aan bakker', '9,00 -', ''),
    row('15-02', 'Storting', '44,00 +', ''),
    row('', '', '', 'Vorig saldo'),
    row('17-02', 'Domiciliëring', '10,00 -', '700,00 +'),
    row('19-02', 'Domiciliëring', '7,00 -', 'Nieuw saldo 658,00 +'),
    row('21-02', 'Domiciliëring', '3,00 -', ''),
    row('25-02', 'Storting', '10,00 +', 'op 28-02-2026'),
  ])
  t.equal(booked(answer).length, 10)
  t.same(booked(answer)[0], ['2026-02-05', '-96.00'])
  t.equal(answer.transactions[0].description, 'Betaling aan bakker')
  t.equal(answer.fields.opening_balance, '700.00')
  t.equal(answer.fields.closing_balance, '658.00')
  t.end()
})

t.test('texts behind the sums of some bookings are theirs', (t) => {
  const row = rowAt(40, 100, -330, 400)
  const answer = readRows([
    [[40, 'Example Bank, statement from 1 March 2026 to 31 March 2026']],
    [[40, 'Opening balance 500.00']],
    [[40, 'Closing balance 456.00']],
    row('Date', 'Details', 'Amount', 'Remarks'),
    row('02/03/2026', 'Card payment', '-10.00', 'Corner Shop'),
    row('', '', '', 'Sample Town'),
    row('03/03/2026', 'Card payment', '-12.00', ''),
    row('05/03/2026', 'Card payment', '-3.00', 'Ticket Office'),
    row('', '', '', 'Example City'),
    row('09/03/2026', 'Card payment', '-8.00', ''),
    row('12/03/2026', 'Card payment', '-11.00', ''),
  ])
  t.equal(booked(answer).length, 5)
  t.match(answer.transactions[0].description, /Card payment.*Corner Shop Sample Town/)
  t.end()
})

t.test('what is owed on a card grows by purchases, and falls by what is thanked for', (t) => {
  const row = rowAt(40, 110, 180, -540)
  const answer = readRows([
    [[40, 'Eksempel Kort']],
    row('Skyldig saldo sidst', '', '', '950,00'),
    row('Ny skyldig saldo', '', '', '265,40'),
    [],
    row('Købsdato', 'Bogført', 'Tekst', 'Beløb'),
    row('06.05.26', '07.05.26', 'Boghandel', '120,00'),
    row('11.05.26', '11.05.26', 'Indbetaling - tak', '950,00-'),
    row('14.05.26', '15.05.26', 'Cykelsmed', '80,00'),
    row('21.05.26', '22.05.26', 'Planteskole', '65,40'),
  ])
  t.same(booked(answer), [
    ['2026-05-07', '-120.00'],
    ['2026-05-11', '950.00'],
    ['2026-05-15', '-80.00'],
    ['2026-05-22', '-65.40'],
  ])
  t.end()
})

t.test('a panel that names balances may stand beside most bookings', (t) => {
  const row = rowAt(40, 220, 290, -560)
  const answer = readRows([
    [[40, 'Sample Harbour Card']],
    row('', 'Posted', 'Description', 'Amount'),
    row('Rosa Sample', '03/05/2025', 'Corner Shop', '14.20'),
    row('Sample Lane 4', '06/05/2025', 'Train Ticket', '62.00'),
    row('Account number 4471 2298', '09/05/2025', 'Book Store', '8.99'),
    row('Previous balance 120.00', '12/05/2025', 'Cinema', '21.50'),
    row('New balance 248.69', '15/05/2025', 'Garage', '22.00'),
  ])
  t.equal(booked(answer).length, 5)
  t.equal(answer.fields.opening_balance, '120.00')
  t.equal(answer.fields.closing_balance, '248.69')
  t.equal(answer.transactions[0].description, 'Corner Shop')
  t.end()
})
