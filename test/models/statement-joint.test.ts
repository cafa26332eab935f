import t from 'tap'
import type { Answer } from '../http/service.ts'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('the years of all bookings together: a loan of a whole year, dated in the next', (t) => {
  const row = rowAt(40, 100, -380, -460, -540)
  const answer = readRows([
    [[40, 'Beispielkasse Datum 02.01.2025']],
    row('Buchung', 'Vorgang', 'Belastung', 'Gutschrift', 'Kontostand'),
    row('01.01.', 'Saldovortrag', '', '', '1.000,00 S'),
    row('31.01.', 'Sollzinsen', '10,00', '', '1.010,00 S'),
    row('31.01.', 'Leistungsrate', '', '110,00', '900,00 S'),
    row('30.04.', 'Sollzinsen', '9,00', '', '909,00 S'),
    row('30.04.', 'Leistungsrate', '', '109,00', '800,00 S'),
    row('30.09.', 'Sondertilgung', '', '200,00', '600,00 S'),
    row('31.12.', 'Sollzinsen', '6,00', '', '606,00 S'),
  ])
  t.same(
    booked(answer).map(([day]) => day),
    ['2024-01-31', '2024-01-31', '2024-04-30', '2024-04-30', '2024-09-30', '2024-12-31'],
  )
  t.end()
})

t.test('a day stands with the lines that are set close to it, its sum on the last of them', (t) => {
  const row = rowAt(40, 100, 160, -460, -540)
  const answer = readRows([
    [[40, 'Beispielbank Zeitraum 01.05.2025 bis 31.05.2025']],
    row('Buchung', 'Wert', 'Buchungstext', 'Soll', 'Haben'),
    row('', '', 'Alter Kontostand', '', '1.000,00'),
    [],
    row('02.05.25', '02.05.25', 'Kartenzahlung'),
    row('', '', 'Baumarkt', '100,00', ''),
    [],
    row('05.05.25', '06.05.25', 'Gutschrift'),
    row('', '', 'Lohn Mai', '', '500,00'),
    [],
    row('07.05.25', '07.05.25', 'Lastschrift'),
    row('', '', 'Stadtwerke', '50,00', ''),
    [],
    row('09.05.25', '09.05.25', 'Lastschrift'),
    row('', '', 'Telefon', '25,00', ''),
    [],
    row('', '', 'Neuer Kontostand', '', '1.325,00'),
  ])
  t.same(booked(answer), [
    ['2025-05-02', '-100.00'],
    ['2025-05-05', '500.00'],
    ['2025-05-07', '-50.00'],
    ['2025-05-09', '-25.00'],
  ])
  t.end()
})

t.test(
  'whole sums, newest first, a zero in the other column, each day above and its time below',
  (t) => {
    const row = rowAt(40, 90, 160, 220, -380, -450, -530)
    const day = (text: string) => row('', text)
    const time = (text: string) => [[95, text] as const]
    const answer = readRows([
      [[160, '조회기간 2025.06.01 ~ 2025.06.30']],
      row('번호', '거래일시', '적요', '받는분', '출금액', '입금액', '잔액'),
      day('2025.06.30'),
      row('4', '', '체크카드', '이마트성수점', '48,200', '0', '2,833,812'),
      time('17:41:00'),
      day('2025.06.27'),
      row('3', '', '자동이체', '한국전력공사', '36,410', '0', '2,882,012'),
      time('09:00:17'),
      day('2025.06.25'),
      row('2', '', '급여', '한빛정밀', '0', '2,874,500', '2,918,422'),
      time('08:31:34'),
      day('2025.06.23'),
      row('1', '', '체크카드', '본죽성수역점', '9,500', '0', '43,922'),
      time('12:15:51'),
    ])
    t.same(booked(answer), [
      ['2025-06-30', '-48200.00'],
      ['2025-06-27', '-36410.00'],
      ['2025-06-25', '2874500.00'],
      ['2025-06-23', '-9500.00'],
    ])
    t.match(answer.transactions[0].description, /체크카드 이마트성수점/)
    t.end()
  },
)

t.test('a charge beside what is booked lowers the balance with it', (t) => {
  const row = rowAt(40, 100, -380, -450, -530)
  const answer = readRows([
    [[40, 'Example Bank 01.05.2025 - 31.05.2025']],
    row('Day', 'Details', 'Sum', 'Fee', 'After'),
    row('02.05.2025', 'Supermarket', '-20.00', '', '980.00'),
    row('05.05.2025', 'Cash machine', '-100.00', '1.50', '878.50'),
    row('09.05.2025', 'Salary', '500.00', '', '1,378.50'),
    row('12.05.2025', 'Cash machine', '-200.00', '3.00', '1,175.50'),
    row('15.05.2025', 'Corner Shop', '-75.50', '', '1,100.00'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-20.00', '-100.00', '500.00', '-200.00', '-75.50'],
  )
  t.end()
})

t.test('signs that no step shows, where each balance stands behind several bookings', (t) => {
  const row = rowAt(40, 110, -460, -540)
  const answer = readRows([
    [[40, 'Example Bank 01.06.2025 - 30.06.2025']],
    row('Day', 'Details', 'Sum', 'Balance'),
    row('', 'Opening balance', '', '1,000.00'),
    row('02.06.2025', 'Northwind', '300.00', ''),
    row('02.06.2025', 'Corner Shop', '-20.00', ''),
    row('02.06.2025', 'Book Shop', '-30.00', '1,250.00'),
    row('03.06.2025', 'Cinema', '-15.00', ''),
    row('03.06.2025', 'Southwind', '65.00', '1,300.00'),
    row('05.06.2025', 'Rent', '-400.00', ''),
    row('05.06.2025', 'Westwind', '100.00', '1,000.00'),
  ])
  t.same(
    answer.transactions.map(({ balance }: { balance: string | null }) => balance),
    [null, null, '1250.00', null, '1300.00', null, '1000.00'],
  )
  t.end()
})

t.test('under each amount its balance, in the same column and behind a code', (t) => {
  const row = rowAt(40, -540)
  const answer = readRows([
    [[40, 'Banque Exemple Période du 1.8.2019 au 31.8.2019']],
    [],
    [[40, '2.8.2019']],
    row('AVOIR EXEMPLE', '18.49'),
    row('05:29 REV', '4 640.71'),
    [[40, '7.8.2019']],
    row('COTISATION CARTE', '(4.39)'),
    row('23:38 CHG', '4 636.32'),
    [[40, '9.8.2019']],
    row('PAIEMENT CARTE', '(2.01)'),
    row('09:22 VIS', '4 634.31'),
    row('VIREMENT DE EXEMPLE', '537.10'),
    row('18:11 CRE', '5 171.41'),
  ])
  t.same(booked(answer), [
    ['2019-08-02', '18.49'],
    ['2019-08-07', '-4.39'],
    ['2019-08-09', '-2.01'],
    ['2019-08-09', '537.10'],
  ])
  t.end()
})

t.test('a card by its number, hidden in part: what it charges has no sign', (t) => {
  const row = rowAt(40, 110, -540)
  const answer = readRows([
    [[40, 'Numero 4417 88** **** 0417']],
    [[40, '09/04/2025']],
    row('Data', 'Operazioni', 'EUR'),
    row('12/03/25', 'ESEMPIO VICENZA', '68,40'),
    row('14/03/25', 'ESEMPIO PADOVA', '12,90'),
    row('16/03/25', 'ESEMPIO VENEZIA', '54,00'),
    row('18/03/25', 'ESEMPIO LONDON', '27,31'),
    row('02/04/25', 'STORNO ESEMPIO LONDON', '-27,31'),
    row('', 'OPERAZIONI', '135,30'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-68.40', '-12.90', '-54.00', '-27.31', '27.31'],
  )
  t.end()
})

t.test('an overview below the bookings does not hide that their balances follow', (t) => {
  const row = rowAt(40, 120, -380, -460, -540)
  const answer = readRows([
    [[40, 'Beispielbank']],
    row('Tag', 'Buchungstext', 'Ausgang', 'Eingang', 'Saldo'),
    row('', 'Endsaldo', '', '', '1.430,00 H'),
    row('30.06.2022', 'Miete', '70,00', '', '1.430,00 H'),
    row('27.06.2022', 'Lohn', '', '600,00', '1.500,00 H'),
    row('20.06.2022', 'Einkauf', '100,00', '', '900,00 H'),
    row('', 'Anfangssaldo', '', '', '1.000,00 H'),
    [],
    [[60, 'Zusammenfassung']],
    row('', 'Limit', '', '3.000,00', '4.430,00 H'),
  ])
  t.same(
    answer.transactions.map(({ balance }: { balance: string | null }) => balance),
    ['1430.00', '1500.00', '900.00'],
  )
  t.end()
})

t.test('accounts whose columns differ are each read for itself', (t) => {
  const row = rowAt(40, 110, -430, -540)
  const other = rowAt(40, 110, -330, -440)
  const answer = readRows([
    [[40, 'Account number 11112222']],
    row('Date', 'Details', 'Amount', 'Balance'),
    row('01.07.2025', 'Opening balance', '', '100.00'),
    row('02.07.2025', 'Shop', '-10.00', '90.00'),
    row('31.07.2025', 'Closing balance', '', '90.00'),
    [],
    [[40, 'Account number 33334444']],
    other('Date', 'Details', 'Amount', 'Balance'),
    other('01.07.2025', 'Opening balance', '', '500.00'),
    other('03.07.2025', 'Deposit', '50.00', '550.00'),
    other('09.07.2025', 'Cinema', '-20.00', '530.00'),
    other('31.07.2025', 'Closing balance', '', '530.00'),
  ])
  t.same(
    answer.accounts?.map((own: typeof answer) => booked(own).map(([, sum]) => sum)),
    [['-10.00'], ['50.00', '-20.00']],
  )
  t.end()
})

t.test('whole sums in groups, beside days that begin with their year', (t) => {
  const row = rowAt(40, 110, 160, -380, -450, -540)
  const answer = readRows([
    [[40, 'Számlakivonat 2024.07.01. - 2024.07.31.']],
    row('Könyvelés', 'Értéknap', 'Megnevezés', 'Terhelés', 'Jóváírás', 'Egyenleg'),
    row('', '', 'Nyitó egyenleg', '', '', '412 733'),
    row('2024.07.01.', '07.01.', 'Vásárlás kártyával', '3 341', '', '409 392'),
    row('2024.07.02.', '07.03.', 'Csoportos beszedés', '18 989', '', '390 403'),
    row('2024.07.05.', '07.06.', 'Átutalás érkezett', '', '486 210', '876 613'),
    row('2024.07.08.', '07.08.', 'Készpénzfelvét', '14 678', '', '861 935'),
    row('', '', 'Záró egyenleg', '', '', '861 935'),
  ])
  t.same(booked(answer), [
    ['2024-07-01', '-3341.00'],
    ['2024-07-02', '-18989.00'],
    ['2024-07-05', '486210.00'],
    ['2024-07-08', '-14678.00'],
  ])
  t.end()
})

t.test('texts above and below the line of the day, which has a mark alone', (t) => {
  const row = rowAt(40, 110, -360, 370, -460)
  const text = (said: string) => [[110, said] as const]
  const answer = readRows([
    row('Tarih', 'Açıklama', 'Tutar', '', 'Bakiye'),
    row('', 'Devir', '', '', '1.000,00'),
    [],
    text('Kart Harcaması'),
    row('02.05.2024', '', '100,00', '(B)', '900,00'),
    text('Kitapçı'),
    [],
    text('Gelen Havale'),
    row('03.05.2024', '', '250,00', '(A)', '1.150,00'),
    text('Ayşe Örnek'),
    [],
    text('Otomatik Ödeme'),
    row('06.05.2024', '', '50,00', '(B)', '1.100,00'),
    text('Abone 4711'),
  ])
  t.same(
    answer.transactions.map(({ description }: Answer) => description),
    ['Kart Harcaması Kitapçı', 'Gelen Havale Ayşe Örnek', 'Otomatik Ödeme Abone 4711'],
  )
  t.end()
})

t.test('what is booked month by month says its side once; a transfer is no balance', (t) => {
  const row = rowAt(40, 110, -440)
  const answer = readRows([
    [[40, 'Musterkasse Beispielstadt']],
    [[40, 'Umsätze 01.07.2025 - 30.09.2025']],
    row('30.09.25', 'Zinsen', '+ 11,10'),
    row('16.09.25', 'Überweisung Dach', '− 2.000,00'),
    row('01.09.25', 'Dauerauftrag Sparen', '+ 250,00'),
    row('21.08.25', 'Übertrag Bausparen Auflösung', '+ 5.000,20'),
    row('01.08.25', 'Dauerauftrag Sparen', '+ 250,00'),
    row('14.07.25', 'Reise', '− 900,00'),
    row('01.07.25', 'Dauerauftrag Sparen', '+ 250,00'),
  ])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['11.10', '-2000.00', '250.00', '5000.20', '250.00', '-900.00', '250.00'],
  )
  t.end()
})
