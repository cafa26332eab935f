import t from 'tap'
import { rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test('thousands that recognition parted behind their sign, and days in two figures', (t) => {
  const row = rowAt(40, -320, -400, 450, -560)
  const answer = readRows(
    [
      [[40, 'Example Bank']],
      [
        [40, 'Statement period'],
        [140, '01 Aug 2022 to 31 Aug 2022'],
      ],
      [],
      row('Details', 'Debits', 'Credits', 'Date', 'Balance'),
      row('Balance brought forward', '', '', '08 01', '742.18'),
      row('Service fee', '5.50-', '', '08 01', '736.68'),
      row('Example Motors', '310.00-', '', '08 03', '426.68'),
      row('Deposit', '', '4, 200.00', '08 09', '4, 626.68'),
      row('Example Finance', '4, 115.60-', '', '08 10', '511.08'),
      row('Example Wool', '', '6, 880.00', '08 19', '7, 391.08'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2022-08-01', '-5.50'],
    ['2022-08-03', '-310.00'],
    ['2022-08-09', '4200.00'],
    ['2022-08-10', '-4115.60'],
    ['2022-08-19', '6880.00'],
  ])
  t.end()
})

t.test('one of two spaces between thousands is lost', (t) => {
  const row = rowAt(40, 160, -440, -560)
  const answer = readRows(
    [
      [[40, 'Exempel Hypotek']],
      [],
      row('Datum', 'Händelse', 'Belopp', 'Saldo'),
      row('', 'Ingående saldo', '', '1850 000,00'),
      row('2021-01-29', 'Ränta', '-2312,50', '1847687,50'),
      row('2021-02-26', 'Insättning', '4812,50', '1852 500,00'),
      row('2021-03-31', 'Avgift', '-500,00', '1852 000,00'),
    ],
    'ocr',
  )
  t.equal(answer.fields.opening_balance, '1850000.00')
  t.equal(answer.fields.closing_balance, '1852000.00')
  t.end()
})

t.test('specks around sums', (t) => {
  const row = rowAt(40, 120, -460)
  const answer = readRows(
    [
      [[40, 'Musterbank']],
      row('', 'Alter Saldo vom 31.05.2021', '1.733,09+'),
      row('01.06.2021', 'Miete', '1.908,00-'),
      row('04.06.2021', 'Bedarf', '412,20-.'),
      row('18.06.2021', 'Umsatz', '.940,00+'),
      row('', 'Neuer Saldo vom 30.06.2021', '352,89+'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2021-06-01', '-1908.00'],
    ['2021-06-04', '-412.20'],
    ['2021-06-18', '940.00'],
  ])
  t.end()
})

t.test('a sign between thousands is misread where sums are whole', (t) => {
  const row = rowAt(40, 120, -380, -460)
  const answer = readRows(
    [
      [[40, 'Minta Takarék']],
      row('Könyvelés', 'Megnevezés', 'Terhelés', 'Jóváírás'),
      row('', 'Nyitó egyenleg', '', '1.284,300'),
      row('2021.05.03', 'Átutalás', '312.400', ''),
      row('2021.05.05', 'Jóváírás', '', '508.000'),
      row('2021.05.12', 'Adó', '186.750', ''),
      row('2021.05.14', 'Kártya', '42.380', ''),
      row('2021.05.20', 'Pénztár', '250.000', ''),
      row('2021.05.28', 'Jóváírás', '', '95.250'),
      row('2021.05.30', 'Kártya', '12.000', ''),
      row('2021.05.31', 'Díj', '6.420', ''),
      row('', 'Záró egyenleg', '', '1.090.000'),
    ],
    'ocr',
  )
  t.equal(answer.fields.opening_balance, '1284300.00')
  t.end()
})
