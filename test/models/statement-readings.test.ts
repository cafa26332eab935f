import t from 'tap'
import type { Answer } from '../http/service.ts'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('each balance in the column of the amounts, with its day, a row below', (t) => {
  const row = rowAt(40, -540)
  const answer = readRows([
    [[40, 'Example Veld Bank']],
    [[40, 'Statement period: 1 Dec 2019 - 31 Dec 2019']],
    [[40, 'Opening balance 1,000.00']],
    [],
    row('Received from P Sample', '250.00'),
    row('03 Dec 2019', '1,250.00'),
    row('Card purchase Corner Shop', '40.25 D'),
    row('05 Dec 2019', '1,209.75'),
    row('Card purchase Book Shop', '9.75 D'),
    row('05 Dec 2019', '1,200.00'),
    row('Transfer to A Example', '300.00 D'),
    row('17 Dec 2019', '900.00'),
    [],
    [[40, 'Closing balance 900.00']],
  ])
  t.same(booked(answer), [
    ['2019-12-03', '250.00'],
    ['2019-12-05', '-40.25'],
    ['2019-12-05', '-9.75'],
    ['2019-12-17', '-300.00'],
  ])
  t.end()
})

t.test('balances by their name between the bookings, in the same column', (t) => {
  const row = rowAt(40, 400, -540)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    [],
    row('Details', 'Date', 'Amount'),
    row('Opening balance', '01-09-2016', '500.00'),
    row('COUNCIL TAX', '01-09-2016', '-30.05'),
    row('Balance at 01-09-2016', '', '469.95'),
    row('CARD PAYMENT TO SHOP', '03-09-2016', '-25.95'),
    row('Balance at 03-09-2016', '', '444.00'),
    row('DIRECT DEPOSIT', '05-09-2016', '1,000.00'),
    row('CAFE', '05-09-2016', '-4.00'),
    row('Balance at 05-09-2016', '', '1,440.00'),
    row('Closing balance', '30-09-2016', '1,440.00'),
  ])
  t.same(booked(answer), [
    ['2016-09-01', '-30.05'],
    ['2016-09-03', '-25.95'],
    ['2016-09-05', '1000.00'],
    ['2016-09-05', '-4.00'],
  ])
  t.end()
})

t.test('the booking day printed once a day, value dates with each booking', (t) => {
  const row = rowAt(40, 120, 200, -440, -540)
  const answer = readRows([
    [[40, 'Banque Exemple']],
    [[40, 'Relevé du 01/03/2022 au 31/03/2022']],
    [],
    row('Date', 'Valeur', 'Libellé', 'Montant', 'Solde'),
    row('02/03/2022', '02/03/2022', 'CARTE LIBRAIRIE', '-20.00', '980.00'),
    row('05/03/2022', '07/03/2022', 'VIREMENT SALAIRE', '500.00', '1480.00'),
    row('', '06/03/2022', 'PRELEVEMENT EAU', '-30.00', '1450.00'),
    row('', '08/03/2022', 'CARTE CAFE', '-5.00', '1445.00'),
    row('09/03/2022', '09/03/2022', 'CHEQUE 12', '-45.00', '1400.00'),
    row('', '10/03/2022', 'FRAIS', '-1.00', '1399.00'),
  ])
  t.same(booked(answer), [
    ['2022-03-02', '-20.00'],
    ['2022-03-05', '500.00'],
    ['2022-03-05', '-30.00'],
    ['2022-03-05', '-5.00'],
    ['2022-03-09', '-45.00'],
    ['2022-03-09', '-1.00'],
  ])
  t.end()
})

t.test('the value date under the booking day, in a row of its own', (t) => {
  const row = rowAt(40, 120, -440, -540)
  const answer = readRows([
    [[40, 'Banca Esempio']],
    [],
    row('Data', 'Descrizione', 'Importo', 'Saldo'),
    row('24.11.2020', '', '', ''),
    row('23.11.2020', 'BONIFICO', '820.00', '1820.00'),
    row('05.12.2020', '', '', ''),
    row('04.12.2020', 'SPESA', '-20.00', '1800.00'),
    row('06.12.2020', '', '', ''),
    row('07.12.2020', 'AFFITTO', '-400.00', '1400.00'),
  ])
  t.same(booked(answer), [
    ['2020-11-24', '820.00'],
    ['2020-12-05', '-20.00'],
    ['2020-12-06', '-400.00'],
  ])
  t.same(
    answer.transactions.map((own: Answer) => own.value_date),
    ['2020-11-23', '2020-12-04', '2020-12-07'],
  )
  t.end()
})

t.test('a letter behind sums is a mark of their side, whatever it means', (t) => {
  const row = rowAt(40, 140, -430, -540)
  const answer = readRows([
    [[40, 'Minta Bank Nyrt.']],
    [],
    row('Nap', 'Jogcím', 'Összeg', 'Egyenleg'),
    row('2021. 05. 27.', 'JÓVÁÍRÁS', '900 000', '1 900 000'),
    row('2021. 05. 28.', 'KÁRTYA', '6 975T', '1 893 025'),
    row('2021. 05. 28.', 'ÁTUTALÁS', '404 900T', '1 488 125'),
    row('2021. 05. 30.', 'JÓVÁÍRÁS', '9 448', '1 497 573'),
    row('2021. 05. 31.', 'DÍJ', '573T', '1 497 000'),
  ])
  t.same(booked(answer).slice(1), [
    ['2021-05-28', '-6975.00'],
    ['2021-05-28', '-404900.00'],
    ['2021-05-30', '9448.00'],
    ['2021-05-31', '-573.00'],
  ])
  t.end()
})

t.test('an IBAN in the text of a booking begins no account', (t) => {
  const row = rowAt(40, 120, -540)
  const answer = readRows([
    [[40, 'Beispielbank IBAN DE89 3704 0044 0532 0130 00']],
    [[40, 'Alter Saldo 100,00']],
    [],
    row('Datum', 'Text', 'Betrag'),
    row('01.09.2024', 'LASTSCHRIFT WASSER', '-10,00'),
    [[120, 'IBAN GB29 NWBK 6016 1331 9268 19']],
    row('02.09.2024', 'GUTSCHRIFT MIETE', '60,00'),
    row('03.09.2024', 'KARTE LADEN', '-50,00'),
    [],
    [[40, 'Neuer Saldo 100,00']],
  ])
  t.same(booked(answer), [
    ['2024-09-01', '-10.00'],
    ['2024-09-02', '60.00'],
    ['2024-09-03', '-50.00'],
  ])
  t.equal(answer.fields.iban, 'DE89370400440532013000')
  t.end()
})

t.test('the year of a statement that is numbered within it, and months cut short', (t) => {
  const row = rowAt(40, 140, -540)
  const answer = readRows([
    [[40, 'Beispielkasse']],
    [[40, 'Kontoauszug 9/2025']],
    [],
    row('Datum', 'Text', 'Betrag'),
    row('28 AOÛ', 'KARTE LADEN', '-50,00'),
    row('02 SEP', 'GUTSCHRIFT', '60,00'),
    row('03 SEP', 'MIETE', '-10,00'),
  ])
  t.same(booked(answer), [
    ['2025-08-28', '-50.00'],
    ['2025-09-02', '60.00'],
    ['2025-09-03', '-10.00'],
  ])
  t.end()
})

t.test('balances below zero that print no sign', async (t) => {
  const row = rowAt(40, 110, -340, -440, -540)
  const answer = readRows([
    [[40, 'Example Veld Bank']],
    [[40, 'Statement period: 1 Dec 2019 - 31 Dec 2019']],
    [],
    row('Date', 'Description', 'Debit', 'Credit', 'Balance'),
    row('01 Dec', 'Opening balance', '', '', '100.00'),
    row('03 Dec', 'Rent', '900.00', '', '800.00'),
    row('05 Dec', 'Corner Shop', '40.00', '', '840.00'),
    row('09 Dec', 'Salary', '', '1,500.00', '660.00'),
    row('11 Dec', 'Book Shop', '60.00', '', '600.00'),
  ])
  t.same(booked(answer), [
    ['2019-12-03', '-900.00'],
    ['2019-12-05', '-40.00'],
    ['2019-12-09', '1500.00'],
    ['2019-12-11', '-60.00'],
  ])
  t.same(
    answer.transactions.map((own: Answer) => own.balance),
    ['-800.00', '-840.00', '660.00', '600.00'],
  )
})

t.test('balances below zero that print no sign, once a day, below an overview', async (t) => {
  const row = rowAt(40, 110, -340, -440, -540)
  const statement = (rent: string) =>
    readRows([
      [[40, 'Example Veld Bank']],
      [[40, 'Statement period: 1 Dec 2019 - 31 Dec 2019']],
      row('', 'Opening balance', '', '', '100.00'),
      row('', 'Payments in', '', '', '1,500.00'),
      row('', 'Payments out', '', '', '1,050.00'),
      row('', 'Closing balance', '', '', '550.00'),
      [],
      row('Date', 'Description', 'Debit', 'Credit', 'Balance'),
      row('', 'Balance brought forward', '', '', '100.00'),
      row('03 Dec', 'Water', '50.00', '', ''),
      row('', 'Rent', rent, '', '850.00'),
      row('05 Dec', 'Corner Shop', '40.00', '', '890.00'),
      row('', 'Balance carried forward', '', '', '890.00'),
      row('09 Dec', 'Salary', '', '1,500.00', ''),
      row('', 'Book Shop', '60.00', '', '550.00'),
      row('', 'Balance carried forward', '', '', '550.00'),
    ])
  const answer = statement('900.00')
  t.same(
    answer.transactions.map((own: Answer) => [own.debit ?? `+${own.credit}`, own.balance]),
    [
      ['50.00', null],
      ['900.00', '-850.00'],
      ['40.00', '-890.00'],
      ['+1500.00', null],
      ['60.00', '550.00'],
    ],
  )
  t.equal(answer.reconciliation.ok, true)
  t.not(statement('800.00').reconciliation.ok, true)
})

t.test("a day's balance in a row of its own is that of the booking above", async (t) => {
  const row = rowAt(40, 110, -440, -540)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, 'Período: 01/12/2019 a 31/12/2019']],
    [],
    row('Data', 'Histórico', 'Valor', 'Saldo'),
    row('01/12/2019', 'Saldo anterior', '', '100,00'),
    row('03/12/2019', 'Pix recebido', '900,00', ''),
    row('03/12/2019', 'Tarifa', '-40,00', ''),
    row('03/12/2019', 'Saldo do dia', '', '960,00'),
    row('05/12/2019', 'Pagamento boleto', '-60,00', ''),
    row('05/12/2019', 'Saldo do dia', '', '900,00'),
  ])
  t.same(
    answer.transactions.map((own: Answer) => [own.credit ?? `-${own.debit}`, own.balance]),
    [
      ['900.00', null],
      ['-40.00', '960.00'],
      ['-60.00', '900.00'],
    ],
  )
})

t.test('days as heads of what they book, with the balance that the day ends with', async (t) => {
  const row = rowAt(40, -540)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, 'Período 09/03/2026 a 20/03/2026']],
    [[40, 'Saldo inicial R$ 640,12']],
    [],
    row('10 de março de 2026', 'Saldo do dia R$ 1.240,12'),
    row('Salário recebido', 'R$ 600,00 C'),
    row('11 de março de 2026', 'Saldo do dia R$ 1.100,00'),
    row('Pix enviado', 'R$ 100,00 D'),
    row('Recarga de celular', 'R$ 40,12 D'),
    row('12 de março de 2026', 'Saldo do dia R$ 1.075,50'),
    row('Compra no débito', 'R$ 30,00 D'),
    row('Rendimento', 'R$ 5,50 C'),
  ])
  t.same(
    answer.transactions.map((own: Answer) => [
      own.date,
      own.credit ?? `-${own.debit}`,
      own.balance,
    ]),
    [
      ['2026-03-10', '600.00', '1240.12'],
      ['2026-03-11', '-100.00', null],
      ['2026-03-11', '-40.12', '1100.00'],
      ['2026-03-12', '-30.00', null],
      ['2026-03-12', '5.50', '1075.50'],
    ],
  )
})

t.test('a card statement with the signs of its holder: charges are money out', async (t) => {
  const row = rowAt(40, 110, -540)
  const answer = readRows([
    [[40, 'Example Bank Kreditkartenabrechnung']],
    [[40, 'Abrechnungsdatum 10.12.2025']],
    [],
    row('Buchung', 'Verwendungszweck', 'Betrag in EUR'),
    row('12.11.25', 'HOTEL MUSTER', '235,27-'),
    row('17.11.25', 'KAUFHAUS BEISPIEL', '62,00-'),
    row('20.11.25', 'GUTSCHRIFT MUSTER', '611,84+'),
    row('22.11.25', 'TANKSTELLE 4418', '74,29-'),
    row('29.11.25', 'BUCHLADEN BEISPIEL', '78,67-'),
    row('30.11.25', 'BAHN MUSTER', '12,00-'),
    row('01.12.25', 'HOTEL MUSTER', '120,00-'),
    [],
    [[40, 'Neuer Saldo 582,23-']],
  ])
  t.same(booked(answer), [
    ['2025-11-12', '-235.27'],
    ['2025-11-17', '-62.00'],
    ['2025-11-20', '611.84'],
    ['2025-11-22', '-74.29'],
    ['2025-11-29', '-78.67'],
    ['2025-11-30', '-12.00'],
    ['2025-12-01', '-120.00'],
  ])
})

t.test('days with their time in one word', async (t) => {
  const row = rowAt(40, 150, -440, -540)
  const answer = readRows([
    [[40, 'Örnek Bankası']],
    [],
    row('İşlem Tarihi', 'Açıklama', 'Tutar', 'Bakiye'),
    row('30/11/2024-09:30', 'Market', '-78,67 TL', '700,00 TL'),
    row('27/11/2024-10:04', 'Kira', '-500,00 TL', '778,67 TL'),
    row('24/11/2024-19:37', 'Maaş', '1.000,00 TL', '1.278,67 TL'),
  ])
  t.same(booked(answer), [
    ['2024-11-30', '-78.67'],
    ['2024-11-27', '-500.00'],
    ['2024-11-24', '1000.00'],
  ])
})

t.test('balances below a row of totals belong to no total, whichever way they are asked', (t) => {
  const row = rowAt(40, 100, 380, -470, -540)
  const answer = readRows([
    [[40, 'Banque Exemple']],
    [[40, 'RELEVÉ DE COMPTE du 01/10/2025 au 31/10/2025']],
    [],
    row('Date', "Nature de l'opération", 'Valeur', 'Débit', 'Crédit'),
    row('', 'SOLDE CRÉDITEUR AU 30/09/2025', '', '', '620,00'),
    row('03.10', 'PRLV EXEMPLE', '03.10.25', '41,20', ''),
    row('06.10', 'CARTE EXEMPLE', '05.10.25', '18,90', ''),
    row('09.10', 'VIR REÇU', '09.10.25', '', '1 450,00'),
    row('14.10', 'CHEQUE N 1', '14.10.25', '215,00', ''),
    row('20.10', 'VIR INST ANNA', '20.10.25', '', '36,00'),
    row('', 'TOTAL DES MOUVEMENTS', '', '275,10', '1 486,00'),
    row('', 'SOLDE CRÉDITEUR AU 31/10/2025', '', '', '1 830,90'),
  ])
  t.equal(answer.fields.opening_balance, '620.00')
  t.equal(answer.fields.closing_balance, '1830.90')
  t.end()
})

t.test('days right below their sums head none of the sums below them', (t) => {
  const row = rowAt(40, -480)
  const below = (text: string, sum: string, day: string) => [row(text, sum), row(day, ''), [] as []]
  const answer = readRows([
    [[40, 'Cüzdan']],
    [[40, '01.11.2025 - 30.11.2025']],
    row('Son', '1.450,00 TL'),
    [],
    ...below('Kitap', '+75,00 TL', '27.11.2025'),
    ...below('Su', '-40,00 TL', '21.11.2025'),
    ...below('Maaş', '+910,00 TL', '12.11.2025'),
    ...below('Sinema', '-65,00 TL', '07.11.2025'),
    ...below('Manav', '-230,00 TL', '03.11.2025'),
    row('İlk', '800,00 TL'),
  ])
  t.same(booked(answer), [
    ['2025-11-27', '75.00'],
    ['2025-11-21', '-40.00'],
    ['2025-11-12', '910.00'],
    ['2025-11-07', '-65.00'],
    ['2025-11-03', '-230.00'],
  ])
  t.end()
})

t.test('rows that say the same in unknown words are balances in a column of amounts', async (t) => {
  const row = rowAt(40, 120, -420, -520)
  const answer = readRows([
    [[40, 'Example Fjord Bank']],
    [[40, '01.03.2024 - 31.03.2024']],
    row('', 'Zzyxo', 'Out', 'In'),
    row('', 'Opening balance', '', '1,000.00'),
    [[40, '4 March 2024']],
    row('', 'Corner Shop', '40.00', ''),
    row('', 'Qrv vlo 04.03.2024', '', '960.00'),
    [[40, '6 March 2024']],
    row('', 'Salary', '', '500.00'),
    row('', 'Sample and Sons', '', '30.00'),
    row('', 'Qrv vlo 06.03.2024', '', '1,490.00'),
    [[40, '9 March 2024']],
    row('', 'Water Works', '75.10', ''),
    row('', 'Refund', '', '7.10'),
    row('', 'Book Shop', '12.00', ''),
    row('', 'Qrv vlo 09.03.2024', '', '1,410.00'),
    [[40, '12 March 2024']],
    row('', 'Refund', '', '20.00'),
    row('', 'Qrv vlo 12.03.2024', '', '1,430.00'),
  ])
  t.strictSame(
    booked(answer).map(([, sum]) => sum),
    ['-40.00', '500.00', '30.00', '-75.10', '7.10', '-12.00', '20.00'],
  )
})

t.test('bookings below a title of balances, one of them named like a total', async (t) => {
  const row = rowAt(40, 120, -420, -520)
  const answer = readRows([
    [[40, 'Example Strait Bank']],
    [[40, '01.03.2024 - 31.03.2024']],
    [[40, 'Daily balances']],
    row('Date', 'Description', 'Amount', 'Balance'),
    row('', 'Opening balance', '', '1,000.00'),
    row('04.03.2024', 'Corner Shop', '-40.00', '960.00'),
    row('', 'Total', '-30.00', '930.00'),
    row('', 'Salary', '500.00', '1,430.00'),
    row('09.03.2024', 'Water Works', '-75.10', '1,354.90'),
    row('', 'Book Shop', '-12.00', '1,342.90'),
    row('', 'Closing balance', '', '1,342.90'),
  ])
  t.strictSame(
    booked(answer).map(([, sum]) => sum),
    ['-40.00', '-30.00', '500.00', '-75.10', '-12.00'],
  )
})
