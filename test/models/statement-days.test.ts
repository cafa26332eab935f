import t from 'tap'
import type { Answer } from '../http/service.ts'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('the day below the text and its sum, the balance below the day', (t) => {
  const row = rowAt(40, -440)
  const answer = readRows([
    [[40, 'Example Lake Bank']],
    row('Details and date', 'Amount'),
    row('Opening balance', '1,000.00'),
    row('Card purchase Corner Shop', '-40.25'),
    row('03/05/2021', ''),
    row('', '959.75'),
    row('Transfer from P Sample', '250.00'),
    row('08/05/2021', ''),
    row('', '1,209.75'),
    row('Cash', '-9.75'),
    row('17/05/2021', ''),
    row('', '1,200.00'),
    row('Closing balance', '1,200.00'),
  ])
  t.same(booked(answer), [
    ['2021-05-03', '-40.25'],
    ['2021-05-08', '250.00'],
    ['2021-05-17', '-9.75'],
  ])
  t.same(
    answer.transactions.map((own: Answer) => own.balance),
    ['959.75', '1209.75', '1200.00'],
  )
  t.end()
})

t.test('days head their bookings, value dates stand beside them', (t) => {
  const row = rowAt(40, 140, -440, -540)
  const answer = readRows([
    [[40, 'Musterbank']],
    row('Wertstellung', 'Text', 'Betrag', 'Saldo'),
    row('', 'Alter Kontostand', '', '500,00'),
    row('01.06.18', '', '', ''),
    row('02.06.18', 'Überweisung Miete', '-200,00', '300,00'),
    row('01.06.18', 'Kartenzahlung', '-20,00', '280,00'),
    row('04.06.18', '', '', ''),
    row('04.06.18', 'Gehalt', '1.000,00', '1.280,00'),
    row('05.06.18', 'Bäckerei', '-3,50', '1.276,50'),
    row('', 'Neuer Kontostand', '', '1.276,50'),
  ])
  t.same(booked(answer), [
    ['2018-06-01', '-200.00'],
    ['2018-06-01', '-20.00'],
    ['2018-06-04', '1000.00'],
    ['2018-06-04', '-3.50'],
  ])
  t.end()
})

t.test('the day on the first row of a text, the value date beside its sum below', (t) => {
  const row = rowAt(40, 120, 330, -440, -540)
  const answer = readRows([
    [[40, 'Banque Exemple']],
    row('Date', 'Opération', 'Valeur', 'Montant', 'Solde'),
    row('', 'Ancien solde', '', '', '1000,00'),
    row('02/09/2018', 'Facture carte', '', '', ''),
    row('', 'Conseil', '04/09/2018', '-54,82', '945,18'),
    row('05/09/2018', 'Achat Imprimerie', '06/09/2018', '-5,18', '940,00'),
    row('09/09/2018', 'Virement de B Exemple', '', '', ''),
    row('', 'facture 12', '10/09/2018', '60,00', '1000,00'),
    row('', 'Nouveau solde', '', '', '1000,00'),
  ])
  t.same(booked(answer), [
    ['2018-09-02', '-54.82'],
    ['2018-09-05', '-5.18'],
    ['2018-09-09', '60.00'],
  ])
  t.end()
})

t.test('a word behind sums is a mark of their side in any language', (t) => {
  const row = rowAt(40, 140, 400)
  const answer = readRows([
    [[40, 'Pank Näidis']],
    row('', 'Algsaldo', '1 000,00'),
    row('03.02.2022', 'Kauplus', '20,00 Miinus'),
    row('07.02.2022', 'Makse', '200,00'),
    row('09.02.2022', 'Elekter', '30,50 Miinus'),
    row('12.02.2022', 'Kohvik', '4,50 Miinus'),
    row('', 'Lõppsaldo', '1 145,00'),
  ])
  t.same(booked(answer), [
    ['2022-02-03', '-20.00'],
    ['2022-02-07', '200.00'],
    ['2022-02-09', '-30.50'],
    ['2022-02-12', '-4.50'],
  ])
  t.end()
})

t.test('sums of sections without a name that anybody knows are no bookings', (t) => {
  const row = rowAt(40, 140, -440, -540)
  const answer = readRows([
    [[40, 'Banka Primer']],
    row('', 'Stanje', '', '500,00'),
    row('02.03.2020', 'Trgovina', '20,00', ''),
    row('04.03.2020', 'Knjižara', '30,00', ''),
    row('05.03.2020', 'Plaća', '', '700,00'),
    row('09.03.2020', 'Povrat', '', '12,50'),
    row('', 'Ukupno', '50,00', '712,50'),
    row('', 'Novo stanje', '', '1.162,50'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum.replace('-', '')),
    ['20.00', '30.00', '700.00', '12.50'],
  )
  t.end()
})

t.test('interest with a minus that raises the balance is owed', (t) => {
  const row = rowAt(40, 140, -440, -540)
  const answer = readRows([
    [[40, 'Example Building Society']],
    [[40, 'Account statement']],
    row('Date', 'Details', 'Amount', 'Balance'),
    row('', 'Previous balance', '', '52,669.17'),
    row('03/09/2015', 'Instalment September', '330.00', '52,339.17'),
    row('06/09/2015', 'Interest charged', '-1.28', '52,340.45'),
    row('11/09/2015', 'Instalment', '380.00', '51,960.45'),
    row('14/09/2015', 'Interest charged', '-7.15', '51,967.60'),
    row('', 'New balance', '', '51,967.60'),
  ])
  t.same(booked(answer), [
    ['2015-09-03', '330.00'],
    ['2015-09-06', '-1.28'],
    ['2015-09-11', '380.00'],
    ['2015-09-14', '-7.15'],
  ])
  t.end()
})

t.test('six figures are a day where nothing else is; years of the Thai calendar', (t) => {
  const row = rowAt(40, 120, 200, -540)
  const swedish = readRows([
    [[40, 'Exempelbanken']],
    [[40, 'Kortnummer **** **** **** 1234']],
    row('Bokfört', 'Köpdatum', 'Text', 'Belopp'),
    row('250902', '250901', 'BUTIKEN', '386,50'),
    row('250903', '250903', 'INBETALNING', '-400,00'),
    row('250908', '250906', 'BILJETTER', '95,00'),
  ])
  t.same(booked(swedish), [
    ['2025-09-02', '-386.50'],
    ['2025-09-03', '400.00'],
    ['2025-09-08', '-95.00'],
  ])
  const thai = readRows([
    [[40, 'Example Bank']],
    row('01/08/2568', '', 'Opening', '1,000.00'),
    row('04/08/2568', '', 'Cash', '-200.00'),
    row('07/08/2568', '', 'Salary', '500.00'),
  ])
  t.match(booked(thai), [
    ['2025-08-01', String],
    ['2025-08-04', '-200.00'],
    ['2025-08-07', '500.00'],
  ])
  t.end()
})

t.test('an account number within the IBAN above begins no account', (t) => {
  const row = rowAt(40, 120, -440, -540)
  const answer = readRows([
    [[40, 'Banque Exemple IBAN : FR76 3000 6000 0112 3456 7890 189']],
    row('', 'Solde au 30.06.2025', '', '1 000,00'),
    row('01.07', 'LOYER', '150,00', ''),
    row('03.07', 'VIR RECU', '', '300,00'),
    row('', 'A REPORTER', '', '1 150,00'),
    [[40, 'SARL EXEMPLE   Compte 12345678901']],
    row('Date', 'Nature', 'Débit', 'Crédit'),
    row('', 'REPORT', '', '1 150,00'),
    row('05.07', 'CARTE', '50,00', ''),
    row('', 'Solde au 31.07.2025', '', '1 100,00'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-150.00', '300.00', '-50.00'],
  )
  t.end()
})

t.test('the day of booking in front of a text, the value date with the sum below it', (t) => {
  const row = rowAt(40, 110, -330, -400, 420, -540)
  const answer = readRows([
    [[40, 'Example Valley Bank']],
    [[40, 'Period 01.06.2021 - 30.06.2021']],
    row('Date', 'Text', 'Debit', 'Credit', 'Value date', 'Balance'),
    row('', 'Opening balance', '', '', '', '2,000.00'),
    row('02.06.21', 'Transfer Sample Carpenters', '', '', '', ''),
    row('', 'Bill 11-90', '', '310.40', '03.06.21', '2,310.40'),
    row('05.06.21', 'Order Sample Papers', '', '', '', ''),
    row('', 'Ref. 90 11', '60.15', '', '07.06.21', '2,250.25'),
    row('05.06.21', 'Order Sample Movers', '', '', '', ''),
    row('', 'Ref. 90 12', '450.25', '', '05.06.21', '1,800.00'),
    row('09.06.21', 'Card Example Ironmongers', '', '', '', ''),
    row('', 'Card no. 12', '99.00', '', '10.06.21', '1,701.00'),
    row('', 'Closing balance', '', '', '', '1,701.00'),
  ])
  t.same(booked(answer), [
    ['2021-06-02', '310.40'],
    ['2021-06-05', '-60.15'],
    ['2021-06-05', '-450.25'],
    ['2021-06-09', '-99.00'],
  ])
  t.same(
    answer.transactions.map((own: Answer) => own.value_date),
    ['2021-06-03', '2021-06-07', '2021-06-05', '2021-06-10'],
  )
  t.end()
})

t.test('two days side by side, of which the second is no year of the first', (t) => {
  const row = rowAt(40, 78, 140, -500)
  const answer = readRows([
    [[40, 'Example Card']],
    [[40, 'Statement date 10 June 2021']],
    row('Posted', 'Bought', 'Details', 'Amount'),
    row('12 MAY', '10 MAY', 'Example Fuels', '54.10'),
    row('14 MAY', '13 MAY', 'Example Bakers', '7.35'),
    row('19 MAY', '17 MAY', 'Example Books', '22.98'),
    row('03 JUN', '02 JUN', 'Example Tickets', '63.20'),
  ])
  t.same(
    booked(answer).map(([day]) => day),
    ['2021-05-12', '2021-05-14', '2021-05-19', '2021-06-03'],
  )
  t.end()
})

t.test('a card books on the day of posting, whatever stands in front: heads in two lines', (t) => {
  const row = rowAt(40, 110, 180, -540)
  const answer = readRows([
    [[40, 'Example Card Bank']],
    [[40, 'Statement period 03/01/2021 - 03/31/2021']],
    row('Trans', 'Post', '', ''),
    row('Date', 'Date', 'Description', 'Amount'),
    row('03/05', '03/08', 'Corner Shop', '40.25'),
    row('03/06', '03/08', 'Sample Books', '12.00'),
    row('03/12', '03/15', 'Lake Garage', '9.75'),
    row('03/18', '03/19', 'Payment thank you', '-50.00'),
  ])
  t.same(
    booked(answer).map(([date]) => date),
    ['2021-03-08', '2021-03-08', '2021-03-15', '2021-03-19'],
  )
  t.end()
})

t.test('value dates in front of the days of booking; a head hyphenated over two lines', (t) => {
  const row = rowAt(40, 220, 330, -440)
  const answer = readRows([
    [[40, 'Eksempelbanken']],
    [[40, 'Kontoutskrift 01.03.2021 - 31.03.2021']],
    row('Forklaring', 'Rente-', '', ''),
    row('', 'dato', 'Bokført', 'Beløp'),
    row('Varekjøp', '02.03.2021', '01.03.2021', '-40,25'),
    row('Lønn', '10.03.2021', '09.03.2021', '1.000,00'),
    row('Husleie', '15.03.2021', '16.03.2021', '-600,00'),
  ])
  t.same(
    booked(answer).map(([date]) => date),
    ['2021-03-01', '2021-03-09', '2021-03-16'],
  )
  t.end()
})

t.test('an era that only the head of the days names counts their years', (t) => {
  const row = rowAt(40, 120, -360, -440)
  const answer = readRows([
    [[40, '見本信用組合']],
    row('年月日 (令和)', '摘要', '金額 (円)', '残高 (円)'),
    row('06-09-30', '給料', '218,400', '630,465'),
    row('06-10-01', 'カード', '30,000', '600,465'),
    row('06-10-04', '電気料', '8,412', '592,053'),
    row('06-10-07', '振込', '25,000', '567,053'),
  ])
  t.same(
    answer.transactions.map(({ date }: Answer) => date),
    ['2024-09-30', '2024-10-01', '2024-10-04', '2024-10-07'],
  )
  t.end()
})

t.test('heads of days that are wider than their days', async (t) => {
  const row = rowAt(44, 113, 190, -440, -540)
  const answer = readRows([
    [[40, 'Banco Exemplo']],
    [[40, 'EXTRATO 01-03-2025 a 31-03-2025']],
    [],
    [[40, 'MOVIMENTOS NA CONTA']],
    row('DATA LANC.', 'DATA VALOR', 'DESCRITIVO', 'MONTANTE', 'SALDO'),
    row('', '', 'SALDO INICIAL', '', '1.250,00'),
    row('04-03', '03-03', 'COMPRA PADARIA NOVA', '-50,00', '1.200,00'),
    row('11-03', '11-03', 'DD CLARA ENERGIA', '-88,90', '1.111,10'),
    row('19-03', '18-03', 'COMPRA LIVRARIA', '-43,21', '1.067,89'),
    row('28-03', '28-03', 'COMISSAO MENSAL', '-4,95', '1.062,94'),
  ])
  t.same(booked(answer), [
    ['2025-03-04', '-50.00'],
    ['2025-03-11', '-88.90'],
    ['2025-03-19', '-43.21'],
    ['2025-03-28', '-4.95'],
  ])
})
