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
        [140, '01 Aug 2023 to 31 Aug 2023'],
      ],
      [],
      row('Details', 'Debits', 'Credits', 'Date', 'Balance'),
      row('Balance brought forward', '', '', '08 02', '815.40'),
      row('Service fee', '6.25-', '', '08 02', '809.15'),
      row('Example Motors', '342.00-', '', '08 04', '467.15'),
      row('Deposit', '', '4, 350.00', '08 11', '4, 817.15'),
      row('Example Finance', '4, 420.75-', '', '08 14', '396.40'),
      row('Example Wool', '', '6, 150.00', '08 22', '6, 546.40'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2023-08-02', '-6.25'],
    ['2023-08-04', '-342.00'],
    ['2023-08-11', '4350.00'],
    ['2023-08-14', '-4420.75'],
    ['2023-08-22', '6150.00'],
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
      row('', 'Ingående saldo', '', '1640 000,00'),
      row('2021-01-29', 'Ränta', '-2050,25', '1637949,75'),
      row('2021-02-26', 'Insättning', '5300,25', '1643 250,00'),
      row('2021-03-31', 'Avgift', '-450,00', '1642 800,00'),
    ],
    'ocr',
  )
  t.equal(answer.fields.opening_balance, '1640000.00')
  t.equal(answer.fields.closing_balance, '1642800.00')
  t.end()
})

t.test('specks around sums', (t) => {
  const row = rowAt(40, 120, -460)
  const answer = readRows(
    [
      [[40, 'Musterbank']],
      row('', 'Alter Saldo vom 31.05.2021', '1.640,15+'),
      row('01.06.2021', 'Miete', '1.815,00-'),
      row('04.06.2021', 'Bedarf', '376,40-.'),
      row('18.06.2021', 'Umsatz', '.905,00+'),
      row('', 'Neuer Saldo vom 30.06.2021', '353,75+'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2021-06-01', '-1815.00'],
    ['2021-06-04', '-376.40'],
    ['2021-06-18', '905.00'],
  ])
  t.end()
})

t.test('a sign between thousands is misread where sums are whole', (t) => {
  const row = rowAt(40, 120, -380, -460)
  const answer = readRows(
    [
      [[40, 'Minta Takarék']],
      row('Könyvelés', 'Megnevezés', 'Terhelés', 'Jóváírás'),
      row('', 'Nyitó egyenleg', '', '1.312,600'),
      row('2021.05.03', 'Átutalás', '298.500', ''),
      row('2021.05.05', 'Jóváírás', '', '486.000'),
      row('2021.05.12', 'Adó', '171.300', ''),
      row('2021.05.14', 'Kártya', '47.250', ''),
      row('2021.05.20', 'Pénztár', '230.000', ''),
      row('2021.05.28', 'Jóváírás', '', '102.400'),
      row('2021.05.30', 'Kártya', '13.500', ''),
      row('2021.05.31', 'Díj', '5.900', ''),
      row('', 'Záró egyenleg', '', '1.134.550'),
    ],
    'ocr',
  )
  t.equal(answer.fields.opening_balance, '1312600.00')
  t.end()
})
