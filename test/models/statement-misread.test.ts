import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

const row = rowAt(40, 130, -440, -540)
const statement = (second: string, third: string) =>
  [
    [[40, 'Example Fjord Bank']],
    [[40, 'Statement 01.11.2025 - 30.11.2025']],
    row('Balance brought forward', '', '', '1,000.00'),
    row('03.11.25', 'Example Shop', '100.00', '900.00'),
    row(second, 'Corner Cinema', '20.00', '880.00'),
    row('09.11.25', 'Salary Example Works', '-500.00', '1,380.00'),
    row(third, 'Rent', '300.00', '1,080.00'),
    row('24.11.25', 'Example Shop', '80.00', '1,000.00'),
  ] as Parameters<typeof readRows>[0]
const days = (answer: ReturnType<typeof readRows>) => booked(answer).map(([day]) => day)

t.test('a misread day is the one between its neighbours that it differs least from', (t) => {
  t.same(days(readRows(statement('07:1125', '15.61.25'), 'ocr')), [
    '2025-11-03',
    '2025-11-07',
    '2025-11-09',
    '2025-11-15',
    '2025-11-24',
  ])
  t.end()
})

t.test('a day behind the next one is the only one between that differs in one figure', (t) => {
  const answer = readRows(statement('17.11.25', '15.11.25'), 'ocr')
  t.equal(days(answer)[1], '2025-11-07')
  t.not(answer.reconciliation.proof.dates.state, 'proven')
  t.equal(days(readRows(statement('17.11.25', '15.11.25')))[1], '2025-11-17')
  // The 15th, or the 20th to the 24th.
  t.equal(days(readRows(statement('07.11.25', '25.11.25'), 'ocr'))[3], '2025-11-25')
  t.end()
})

t.test(
  'days of a scan that are in order are proven by nothing else; those of a text layer are',
  (t) => {
    const state = (second: string, source: 'ocr' | 'text_layer') =>
      readRows(statement(second, '15.11.25'), source).reconciliation.proof.dates.state
    t.equal(state('07.11.25', 'text_layer'), 'proven')
    // A figure of the 8th may be misread, and still be between the 3rd and the 9th.
    t.equal(state('07.11.25', 'ocr'), 'supported')
    t.equal(state('071125', 'ocr'), 'supported')
    t.end()
  },
)

t.test('a day of a scan is proven by one beside it, or by neighbours that leave no other', (t) => {
  const row = rowAt(40, 110, -400, 430)
  const state = (days: readonly (readonly [string, string])[]) =>
    readRows(
      [
        [[40, 'Example Fjord Bank']],
        [[40, 'Statement 01.11.2025 - 30.11.2025']],
        row('Old balance', '', '-400.00', ''),
        ...days.map(([day, value]) => row(day, 'Example Shop', '-10.00', value)),
      ],
      'ocr',
    ).reconciliation.proof.dates.state
  const days = ['03.11.', '07.11.', '09.11.', '15.11.']
  t.equal(state(days.map((day) => [day, day])), 'proven')
  t.equal(state(days.map((day) => [day, ''])), 'supported')
  t.end()
})

t.test('days that fall are mended as those that rise are, and a note names the row', (t) => {
  const falling = [
    [[40, 'Example Fjord Bank']],
    [[40, 'Statement 01.11.2025 - 30.11.2025']],
    row('24.11.25', 'Example Shop', '80.00', '1,000.00'),
    row('15.11.25', 'Rent', '300.00', '1,080.00'),
    row('29.11.25', 'Salary Example Works', '-500.00', '1,380.00'),
    row('07.11.25', 'Corner Cinema', '20.00', '880.00'),
    row('03.11.25', 'Example Shop', '100.00', '900.00'),
    row('Balance brought forward', '', '', '1,000.00'),
  ] as Parameters<typeof readRows>[0]
  const answer = readRows(falling, 'ocr')
  t.equal(days(answer)[2], '2025-11-09')
  t.ok(answer.transactions[2].confidence < answer.transactions[1].confidence)
  const { warnings } = bankStatement.extract([{ ...page(lines([...falling])), source: 'ocr' }])
  const [doubt] = warnings.filter(({ code }) => code === 'DAYS_DOUBTFUL')
  t.match(doubt?.message, /rows 3 /)
  t.equal(doubt?.page, 1)
  const printed = bankStatement.extract([page(lines([...falling]))])
  t.notOk(printed.warnings.some(({ code }) => code === 'DAYS_DOUBTFUL'))
  t.end()
})

t.test('nothing is mended in a text layer, nor where two days are as near', (t) => {
  t.not(days(readRows(statement('07:1125', '15.11.25')))[1], '2025-11-07')
  t.notOk(
    ['2025-11-12', '2025-11-13'].includes(
      days(readRows(statement('07.11.25', '1?.11.25'), 'ocr'))[3] ?? '',
    ),
  )
  t.end()
})

t.test(
  'where value dates are the days of booking, they tell one that is not even like a day',
  (t) => {
    const row = rowAt(40, 110, -400, 430)
    const answer = readRows(
      [
        [[40, 'Example Fjord Bank']],
        [[40, 'Statement 01.11.2025 - 30.11.2025']],
        row('Old balance', '', '-400.00', ''),
        row('03.11.', 'Example Shop', '-100.00', '03.11.'),
        row('07.11.', 'Corner Cinema', '-20.00', '07.11.'),
        row('08.11.', 'Example Market', '-10.00', '08.11.'),
        row('ES', 'Salary Example Works', '500.00', '12.11.'),
        row('3511', 'Rent', '-300.00', '15.11.'),
        row('24.11.', 'Example Shop', '-80.00', '24.11.'),
      ],
      'ocr',
    )
    t.same(days(answer).slice(3), ['2025-11-12', '2025-11-15', '2025-11-24'])
    t.equal(answer.transactions[3].description, 'Salary Example Works')
    t.not(answer.reconciliation.proof.dates.state, 'proven')
    t.end()
  },
)

t.test('a day of which recognition read letters alone is told by its month', (t) => {
  const row = rowAt(40, 130, -440, -540)
  const answer = readRows(
    [
      [[40, 'Example Fjord Bank']],
      [[40, 'Statement 01.11.2025 - 30.11.2025']],
      row('Balance brought forward', '', '', '1,000.00'),
      row('Ol Nov 25', 'Example Shop', '100.00', '900.00'),
      row('Ol Nov 25', 'Corner Cinema', '20.00', '880.00'),
      row('11 Nov 25', 'Rent', '300.00', '580.00'),
      row('24 Nov 25', 'Example Shop', '80.00', '500.00'),
    ],
    'ocr',
  )
  t.same(days(answer), ['2025-11-01', '2025-11-01', '2025-11-11', '2025-11-24'])
  t.end()
})

t.test('fives read as dollars, and letters in days of two figures', (t) => {
  const row = rowAt(40, 100, 160, -540)
  const answer = readRows(
    [
      [[40, 'Caisse Exemple, relevé de carte']],
      [[40, 'Période du 11 mai 2026 au 10 juin 2026']],
      [[40, 'Solde précédent : 700,00 $']],
      [[40, 'Nouveau solde : 410,15 $']],
      [],
      row('Inscription', 'Valeur', 'Description', 'Montant ($)'),
      row('14 05', '15 05', 'FLEURISTE', '38,40'),
      row('1$ 05', '17 05', 'CAFÉ', '26,7$'),
      row('21 05', '22 05', 'CORDONNIER', '120,00'),
      row('O1 06', '02 06', 'PRESSE', '9,00'),
      row('0406', '04 06', 'VERSEMENT - MERCI', '$00,00 CR'),
      row('os 06', '06 06', 'CINÉMA', '16,00'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2026-05-14', '-38.40'],
    ['2026-05-15', '-26.75'],
    ['2026-05-21', '-120.00'],
    ['2026-06-01', '-9.00'],
    ['2026-06-04', '500.00'],
    ['2026-06-05', '-16.00'],
  ])
  t.end()
})

t.test('days with a speck in front, and with their line read as a one', (t) => {
  const row = rowAt(40, 130, -440, -540)
  const answer = readRows(
    [
      [[40, 'Example Prairie Bank']],
      [[40, 'Statement 01.05.2026 - 31.05.2026']],
      row('Fri 01 May', 'Balance brought forward', '', '1,000.00'),
      row('Sat 02 May', 'Example Shop', '-100.00', '900.00'),
      row('‘Sun 24 May', 'Corner Cinema', '-20.00', '880.00'),
      row('Mon 25 May', 'Salary Example Works', '500.00', '1,380.00'),
    ],
    'ocr',
  )
  t.same(days(answer), ['2026-05-02', '2026-05-24', '2026-05-25'])
  const lined = readRows(statement('08/11/25', '15/11/25'), 'ocr')
  t.equal(days(lined)[1], '2025-11-08')
  const bank = readRows(
    [
      [[40, 'Bank Contoh']],
      [[40, 'PERIODE : 01/01/2026 - 31/01/2026']],
      row('TANGGAL', 'KETERANGAN', 'MUTASI', 'SALDO'),
      row('01/01', 'SALDO AWAL', '', '1,000.00'),
      row('24/01', 'BIAYA ADM', '10.00 DB', '990.00'),
      row('25/01', 'KARTU DEBIT WARUNG', '20.00 DB', '970.00'),
      row('27101', 'SETORAN TUNAI', '400.00', '1,370.00'),
      row('28/01', 'BIAYA ADM', '10.00 DB', '1,360.00'),
    ],
    'ocr',
  )
  t.equal(days(bank)[2], '2026-01-27')
  t.end()
})

t.test('a row of which no day could be read is doubtful, and the statement not ok', (t) => {
  const read = (day: string) => {
    const row = rowAt(40, 130, -440, -540)
    return readRows(
      [
        [[40, 'Example Fjord Bank']],
        [[40, 'Statement 01.11.2025 - 30.11.2025']],
        row('', 'Balance brought forward', '', '1,000.00'),
        row('03.11.25', 'Example Shop', '-100.00', '900.00'),
        row('07.11.25', 'Corner Cinema', '-20.00', '880.00'),
        row('09.11.25', 'Salary Example Works', '500.00', '1,380.00'),
        row(day, 'Rent', '-300.00', '1,080.00'),
        row('24.11.25', 'Example Shop', '-80.00', '1,000.00'),
        row('', 'Closing balance', '', '1,000.00'),
      ],
      'ocr',
    )
  }
  t.ok(read('15.11.25').reconciliation.ok)
  t.notOk(read('i5x1l').reconciliation.ok)
  t.end()
})

t.test('numbers of checks beside their days are no days, in a scan either', (t) => {
  const row = rowAt(40, 110, -220, 300, 370, -480)
  const answer = readRows(
    [
      [[40, 'Sample Valley Bank']],
      [[40, 'January 1, 2026 - January 31, 2026']],
      [[40, 'Beginning balance $1,000.00']],
      [[40, 'Ending balance $1,090.00']],
      [],
      [[40, 'Deposits']],
      row('Date', 'Description', '', '', '', 'Amount'),
      row('1/2', 'Mobile deposit', '', '', '', '$441.00'),
      row('1/16', 'Mobile deposit', '', '', '', '$149.00'),
      [[40, 'Checks paid']],
      row('No.', 'Date', 'Amount', 'No.', 'Date', 'Amount'),
      row('1200', '1/6', '$36.00', '1201', '1/7', '$132.00'),
      row('1202', '1/10', '$194.00', '1203', '1/10', '$30.00'),
      row('1204', '1/15', '$57.00', '1205', '1/23', '$51.00'),
    ],
    'ocr',
  )
  t.equal(booked(answer).length, 8)
  t.same(days(answer).slice(2), [
    '2026-01-06',
    '2026-01-10',
    '2026-01-15',
    '2026-01-07',
    '2026-01-10',
    '2026-01-23',
  ])
  t.end()
})

t.test('a day with a figure too many, or one too few, is the only one between', (t) => {
  t.equal(days(readRows(statement('07.1125;', '15.11.25'), 'ocr'))[1], '2025-11-07')
  t.equal(days(readRows(statement('07.111.25', '15.11.25'), 'ocr'))[1], '2025-11-07')
  t.equal(days(readRows(statement('07.11.25', '15.1.25!'), 'ocr'))[3], '2025-11-15')
  t.end()
})

t.test('a day that its value date stands near to begins another list', (t) => {
  const row = rowAt(40, 100, 160, -440)
  const answer = readRows(
    [
      [[40, 'Example Card Statement']],
      [[40, 'Statement 01.11.2025 - 30.11.2025']],
      row('03.11.25', '04.11.25', 'Corner Shop', '10.00'),
      row('11.11.25', '12.11.25', 'Book House', '20.00'),
      row('22.11.25', '23.11.25', 'Example Hotel', '30.00'),
      [[40, 'SECOND HOLDER']],
      row('12.11.25', '14.11.25', 'Morning Bakery', '40.00'),
      row('25.11.25', '26.11.25', 'Taxi Sample', '50.00'),
    ],
    'ocr',
  )
  t.same(days(answer), ['2025-11-03', '2025-11-11', '2025-11-22', '2025-11-12', '2025-11-25'])
  t.end()
})

t.test('bookings of a scan whose marks were lost are told apart by their texts', (t) => {
  const row = rowAt(40, 110, -440, 450)
  const answer = readRows(
    [
      [[40, 'Musterkasse Beispielstadt']],
      [[40, 'Kontoauszug 01.11.2025 - 30.11.2025']],
      row('03.11.25', 'Kartenzahlung Hofladen', '10,00', 'S'),
      row('05.11.25', 'Gutschrift Werkstatt', '900,00', 'H'),
      row('07.11.25', 'Lastschrift Stadtwerke', '40,00', 'S'),
      row('09.11.25', 'Dauerauftrag Miete', '500,00', 'S'),
      row('11.11.25', 'Kartenzahlung Kino', '12,00', 'S'),
      row('13.11.25', 'Gutschrift Atelier', '800,00', ''),
      row('15.11.25', 'Lastschrift Verein', '15,00', ''),
      row('17.11.25', 'Gutschrift Labor', '700,00', 'H'),
      row('19.11.25', 'Kartenzahlung Bad', '8,00', 'S'),
    ],
    'ocr',
  )
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-10.00', '900.00', '-40.00', '-500.00', '-12.00', '800.00', '-15.00', '700.00', '-8.00'],
  )
  t.end()
})

t.test('what recognition sees beside a sign within a sum is none', (t) => {
  const row = rowAt(40, 130, -440, -540)
  const answer = readRows(
    [
      [[40, 'Musterkasse Beispielstadt']],
      [[40, 'Kontoauszug 01.11.2025 - 30.11.2025']],
      row('Übertrag', '', '', '3 „140,00'),
      row('03.11.25', 'Einzahlung', '+200,00', '3.340,00'),
      row('07.11.25', 'Auszahlung', '-1.500:,00', '1.840,00'),
      row('11.11.25', 'Auszahlung', '-50,00', '1.790,00'),
    ],
    'ocr',
  )
  t.equal(answer.fields.opening_balance, '3140.00')
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['200.00', '-1500.00', '-50.00'],
  )
  t.end()
})

t.test('marks of credit that are read as euros, in the place of those of debit', async (t) => {
  const row = rowAt(40, 120, -440, 446)
  const answer = readRows(
    [
      [[40, 'BANCO EXEMPLO S/A']],
      row('DATA', 'HISTORICO', 'VALOR', ''),
      row('01/07/2021', 'PADARIA', '2.460,00', '€'),
      row('02/07/2021', 'GARAGEM', '1.075,00', 'D'),
      row('06/07/2021', 'FARMACIA', '318,45', 'D'),
      row('08/07/2021', 'LIVRARIA', '145,00', 'C'),
      row('15/07/2021', 'ESCOLA', '270,00', 'D'),
      row('21/07/2021', 'LIVRARIA', '95,00', '€'),
    ],
    'ocr',
  )
  t.same(booked(answer), [
    ['2021-07-01', '2460.00'],
    ['2021-07-02', '-1075.00'],
    ['2021-07-06', '-318.45'],
    ['2021-07-08', '145.00'],
    ['2021-07-15', '-270.00'],
    ['2021-07-21', '95.00'],
  ])
})
