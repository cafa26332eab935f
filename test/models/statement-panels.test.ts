import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test(
  'what stands in front of a list, on lines of its bookings by chance, is no part of it',
  (t) => {
    const row = rowAt(40, 200, 260, 330, -560)
    const answer = readRows([
      [[40, 'Sample Credit Union Rewards Card']],
      row('', 'Trans.', 'Posted', 'Description', 'Amount'),
      row('Brigid Sample', '', '', '', ''),
      row('311 Example Court', 'Sep 12', 'Sep 14', 'CORNER COFFEE', '$10.00'),
      row('Linden ON', 'Sep 13', 'Sep 15', 'STREAMING', '$13.00'),
      row('', 'Sep 16', 'Sep 17', 'STREAMING', '$12.00'),
      row('Card XXXX XXXX XXXX 8800', '', '', '', ''),
      row('Statement date Oct 11, 2025', 'Sep 19', 'Sep 21', 'HARDWARE', '$17.00'),
      row('Sep 12 to Oct 11, 2025', 'Sep 20', 'Sep 21', 'HARDWARE', '$42.00'),
      row('', 'Sep 20', 'Sep 22', 'CORNER COFFEE', '$8.00'),
      row('Previous balance $600.00', 'Sep 23', 'Sep 24', 'STREAMING', '$12.50'),
      row('New balance $314.50', 'Sep 24', 'Sep 26', 'PAYMENT - THANK YOU', '-$400.00'),
      row('', 'Sep 26', 'Sep 28', 'CORNER COFFEE', '$7.00'),
      row('', 'Sep 29', 'Sep 30', 'HARDWARE', '$3.00'),
      row('', 'Oct 2', 'Oct 3', 'CORNER COFFEE', '$9.00'),
      row('', 'Oct 4', 'Oct 5', 'CORNER COFFEE', '$1.00'),
    ])
    t.equal(booked(answer).length, 12)
    t.same(booked(answer)[6], ['2025-09-23', '-12.50'])
    t.same(booked(answer)[7], ['2025-09-24', '400.00'])
    t.equal(answer.fields.opening_balance, '600.00')
    t.equal(answer.fields.closing_balance, '314.50')
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
