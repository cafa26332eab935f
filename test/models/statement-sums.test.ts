import t from 'tap'
import { isNumbered } from '../../src/models/statement/booked.ts'
import { linesOf } from '../../src/models/statement/lines.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

t.test(
  'a list of balances on the next page, under a name that nobody knows, books nothing',
  (t) => {
    const row = rowAt(40, 110, -400)
    const days = rowAt(40, -160, 200, -320)
    const answer = readRows([
      [[40, 'Primer Takarék']],
      [[40, 'Nyitó 1.000,00']],
      [[40, 'Záró 1.250,00']],
      [],
      row('01.04.2024', 'Alma Kft', '500,00'),
      row('04.04.2024', 'Körte Bt', '80,00'),
      row('09.04.2024', 'Szilva Zrt', '20,00'),
      row('11.04.2024', 'Meggy Kft', '-150,00'),
      row('20.04.2024', 'Barack Bt', '-200,00'),
      [[40, 'Napi']],
      days('01.04.2024', '1.500,00', '11.04.2024', '1.450,00'),
      days('04.04.2024', '1.580,00', '20.04.2024', '1.250,00'),
      days('09.04.2024', '1.600,00', '', ''),
    ])
    t.same(booked(answer), [
      ['2024-04-01', '500.00'],
      ['2024-04-04', '80.00'],
      ['2024-04-09', '20.00'],
      ['2024-04-11', '-150.00'],
      ['2024-04-20', '-200.00'],
    ])
    t.end()
  },
)

t.test('what two sections come to are no balances, though all bookings would join them', (t) => {
  const row = rowAt(40, 120, -540)
  const answer = readRows([
    [[40, 'Banca Exemplu']],
    [
      [300, 'Sold A'],
      [400, '35.80 D'],
    ],
    [
      [300, 'Rulaj C'],
      [400, '+700.00'],
    ],
    [
      [300, 'Rulaj D'],
      [400, '-146.00'],
    ],
    [
      [300, 'Sold B'],
      [400, '518.20'],
    ],
    [[40, 'Intrări']],
    row('DATA', 'DESCRIERE', 'VALOARE'),
    row('03.02.2022', 'Ioana Exemplu', '600.00'),
    row('26.02.2022', 'Alta Exemplu', '100.00'),
    row('', 'TOTAL', '700.00'),
    [[40, 'Ieșiri']],
    row('DATA', 'DESCRIERE', 'VALOARE'),
    row('04.02.2022', 'Electric Sibiu', '42.00'),
    row('06.02.2022', 'Mobila', '94.00'),
    row('07.02.2022', 'Pâine', '10.00'),
    row('', 'TOTAL', '146.00'),
  ])
  t.same(booked(answer), [
    ['2022-02-03', '600.00'],
    ['2022-02-26', '100.00'],
    ['2022-02-04', '-42.00'],
    ['2022-02-06', '-94.00'],
    ['2022-02-07', '-10.00'],
  ])
  t.end()
})

t.test(
  'a section begins with its sum, and so does the next; checks have days of their own',
  (t) => {
    const row = rowAt(40, 120, 200, -540)
    const check = rowAt(40, 260, -420)
    const answer = readRows([
      [[40, 'Example Leaf Credit Union']],
      [[40, 'Opening balance 1,000.00']],
      [[40, 'Closing balance 1,250.00']],
      [],
      [[40, 'Deposits 600.00']],
      row('05/10/2018', '05/10/2018', 'Nurseries', '500.00'),
      row('13/10/2018', '14/10/2018', 'Catering', '100.00'),
      [
        [40, 'Other Subtractions'],
        [470, '276.00', 'end'],
      ],
      row('01/10/2018', '01/10/2018', 'Sent to a friend', '100.00'),
      row('14/10/2018', '15/10/2018', 'Roofing', '110.00'),
      row('17/10/2018', '17/10/2018', 'Media', '66.00'),
      [
        [40, 'Service fees'],
        [470, '11.00', 'end'],
      ],
      row('18/10/2018', '18/10/2018', 'Account maintenance', '5.54'),
      row('22/10/2018', '22/10/2018', 'Machine', '5.46'),
      [[40, 'Checks']],
      check('CHECK NUMBER', 'TRANS. DATE', 'AMOUNT'),
      check('5311', '16/10/2018', '43.00'),
      check('5312', '19/10/2018', '20.00'),
    ])
    t.same(booked(answer), [
      ['2018-10-05', '500.00'],
      ['2018-10-13', '100.00'],
      ['2018-10-01', '-100.00'],
      ['2018-10-14', '-110.00'],
      ['2018-10-17', '-66.00'],
      ['2018-10-18', '-5.54'],
      ['2018-10-22', '-5.46'],
      ['2018-10-16', '-43.00'],
      ['2018-10-19', '-20.00'],
    ])
    t.end()
  },
)

t.test('misread balances are still balances by their head', (t) => {
  const row = rowAt(40, -160, -240, -320, 340)
  const answer = readRows(
    [
      [[40, 'Banque Exemple']],
      [],
      row('Date', 'Débit', 'Crédit', 'Solde', 'Libellé'),
      row('02.12.2021', '', '620.00', '9334.41', 'VERSEMENT'),
      row('08.12.2021', '20.00', '', '5314.81', 'RETRAIT'),
      row('12.12.2021', '', '814.48', '10128.89', 'VIREMENT'),
      row('15.12.2021', '392.76', '', '9736.73', 'VIREMENT EN FAVEUR'),
      row('18.12.2021', '40.00', '', '9761.03', 'RETRAIT'),
      row('19.12.2021', '', '11.80', '9766.93', 'VIREMENT'),
    ],
    'ocr',
  )
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['620.00', '-20.00', '814.48', '-392.76', '-40.00', '11.80'],
  )
  t.end()
})

t.test('of two sums on a line the label has the nearer one; a charge beside is no amount', (t) => {
  const row = rowAt(40, 100, -420, -500, -570)
  const answer = readRows(
    [
      [[40, 'Example Highveld Bank']],
      [
        [40, 'Opening Balance'],
        [200, '842.17 Cr'],
        [320, 'Service Fees'],
        [560, '18.60', 'end'],
      ],
      [
        [40, 'Closing Balance'],
        [200, '320.08 Cr'],
        [320, 'Other Fees'],
        [560, '125.00', 'end'],
      ],
      [],
      row('Date', 'Description', 'Amount', 'Balance', 'Charges'),
      row('24 May 2024', 'Opening Balance', '', '842.17 Cr', ''),
      row('24 May 2024', 'Monthly Account Fee', '125.00', '717A7 Co', '1.20'),
      row('24 May 2024', 'Service Fees', '18.60', '698.57 Cr', ''),
      row('25 May 2024', 'Cash Withdrawal', '598.49', '100.08 Cr', ''),
      row('26 May 2024', 'Transfer', '250.00Cr', '350.08 Cr', '9.50'),
      row('27 May 2024', 'Airtime', '30.00', '320.08 Cr', '9.50'),
    ],
    'ocr',
  )
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-125.00', '-18.60', '-598.49', '250.00', '-30.00'],
  )
  t.equal(answer.fields.opening_balance, '842.17')
  t.end()
})

t.test('rules behind sums, and signs for a minus, as recognition reads them', (t) => {
  const row = rowAt(40, 120, -500)
  const answer = readRows(
    [
      [[40, 'Musterbank']],
      [],
      row('Datum', 'Text', 'Betrag'),
      row('03.04.2024', 'Eingang', '+38 412,00}'),
      row('04.04.2024', 'Hotel', '412,55-'),
      row('05.04.2024', 'Entgelt', '722='),
      row('06.04.2024', 'Buch', '19,00-'),
    ],
    'ocr',
  )
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['38412.00', '-412.55', '-7.22', '-19.00'],
  )
  t.end()
})

t.test('sums of days that no word calls so are no bookings, of one booking either', (t) => {
  const row = rowAt(40, 120, -540)
  const answer = readRows([
    [[40, 'Example Wallet']],
    [[40, 'Activity 1 – 31 March 2026']],
    [[40, 'Opening balance 100.00']],
    [[40, 'Closing balance 133.50']],
    [],
    [[40, 'Monday, 2 March 2026']],
    row('08:12', 'Corner Cafe', '-4.50'),
    row('', 'Day sums', '-4.50'),
    [[40, 'Tuesday, 3 March 2026']],
    row('09:30', 'Ticket Office', '-12.00'),
    row('18:02', 'From Anna', '+60.00'),
    row('', 'Day sums', '+48.00'),
    [[40, 'Thursday, 5 March 2026']],
    row('12:44', 'Book Shop', '-10.00'),
    row('', 'Day sums', '-10.00'),
  ])
  t.same(booked(answer), [
    ['2026-03-02', '-4.50'],
    ['2026-03-03', '-12.00'],
    ['2026-03-03', '60.00'],
    ['2026-03-05', '-10.00'],
  ])
  t.end()
})

t.test('bookings of the last day are all its own where balances are printed once a day', (t) => {
  const row = rowAt(40, 100, -380, -460, -540)
  const answer = readRows([
    [[40, 'Example Mutual']],
    [[40, 'Your balance on 28 February 880.00 Your balance on 31 March 1,262.50']],
    [],
    row('Day', 'What', 'Paid in', 'Paid out', 'Balance'),
    row('2 Mar 2026', 'Card payment', '', '54.50', '825.50'),
    row('6 Mar 2026', 'Cash machine', '', '10.00', ''),
    row('', 'Card payment', '', '15.50', '800.00'),
    row('14 Mar 2026', 'Payment from Anna', '450.00', '', ''),
    row('', 'Direct debit', '', '17.50', '1,232.50'),
    row('24 Mar 2026', 'Cash machine', '', '20.00', ''),
    row('', 'Payment from Anna', '50.00', '', '1,262.50'),
  ])
  t.equal(booked(answer).length, 7)
  t.same(booked(answer).at(-1), ['2026-03-24', '50.00'])
  t.end()
})

t.test('sums of one column have one side before one is left out', async (t) => {
  const row = rowAt(40, 90, 360, -470, -545)
  const answer = readRows([
    [[40, 'Banque de l’Exemple']],
    [[330, 'Relevé du 01/03/2022 au 31/03/2022']],
    [],
    row('Date', 'Libellé', 'Valeur', 'Débit', 'Crédit'),
    row('', 'SOLDE CRÉDITEUR AU 28.02.2022', '', '', '900,00'),
    row('01.03', 'PRLV ASSURANCE MODELE', '01.03.22', '12,40', ''),
    row('03.03', 'CARTE BOULANGERIE', '02.03.22', '33,10', ''),
    row('04.03', 'VIR LOYER MARS', '04.03.22', '640,00', ''),
    row('08.03', 'PRLV JOURNAL', '08.03.22', '18,75', ''),
    row('09.03', 'RETRAIT DAB', '08.03.22', '90,00', ''),
    row('14.03', 'REMISE DE CHEQUE', '14.03.22', '', '120,00'),
    row('17.03', 'CARTE LIBRAIRIE', '15.03.22', '71,05', ''),
    row('22.03', 'CHEQUE', '22.03.22', '47,30', ''),
    row('25.03', 'VIR RECU SALAIRE', '25.03.22', '', '1 950,20'),
    row('31.03', 'VIR EPARGNE', '31.03.22', '240,00', ''),
    row('31.03', 'FRAIS DE TENUE DE COMPTE', '31.03.22', '5,15', ''),
    row('', 'SOLDE CRÉDITEUR AU 31.03.2022', '', '', '1 812,45'),
  ])
  const sums = booked(answer).map(([, sum]) => sum)
  t.equal(sums.length, 11)
  t.same([sums[5], sums[9]], ['120.00', '-240.00'])
})

t.test('the number of a check says what is booked, sums and days do not', async (t) => {
  const row = rowAt(40, 100, -400, -480)
  const document = documentText([
    page(
      lines([
        row('Date', 'Check #', 'Amount', 'Balance'),
        row('03/08/23', '2041', '-40.00', '960.00'),
        row('03/16/23', '2042*', '-15.50', '944.50'),
        row('03/27/23', '', '-9.00', '935.50'),
        row('03/28/23', '', '-1,200.00', '-264.50'),
      ]),
    ),
  ])
  t.same(linesOf(document).map(isNumbered), [false, true, true, false, false])
})

const inMarch = (day: string, text: string, amount: string) =>
  [
    [40, `${day}/03/2024`],
    [120, text],
    [500, amount, 'end'],
  ] as Parameters<typeof readRows>[0][number]

t.test('a list that begins anew under a title of any name has a side of its own', async (t) => {
  const answer = readRows([
    [[40, 'Sample Credit Union']],
    [[40, 'Opening balance 500.00']],
    [[40, 'Closing balance 815.00']],
    [],
    [[40, 'Zufflings']],
    inMarch('04', 'Aardwolf', '250.00'),
    inMarch('13', 'Basilisk', '175.00'),
    inMarch('21', 'Chimera', '90.00'),
    [],
    [[40, 'Wufflings']],
    inMarch('02', 'Dragon', '60.00'),
    inMarch('09', 'Echidna', '45.00'),
    inMarch('17', 'Fenrir', '70.00'),
    inMarch('28', 'Griffin', '25.00'),
  ])
  t.strictSame(
    booked(answer).map(([, sum]) => sum),
    ['250.00', '175.00', '90.00', '-60.00', '-45.00', '-70.00', '-25.00'],
  )
})

t.test('also of two lists of two days each', async (t) => {
  const answer = readRows([
    [[40, 'Sample Credit Union']],
    [[40, 'Opening balance 500.00']],
    [[40, 'Closing balance 820.00']],
    [],
    [[40, 'Zufflings']],
    inMarch('13', 'Basilisk', '250.00'),
    inMarch('21', 'Chimera', '175.00'),
    [],
    [[40, 'Wufflings']],
    inMarch('02', 'Dragon', '60.00'),
    inMarch('09', 'Echidna', '45.00'),
  ])
  t.strictSame(
    booked(answer).map(([, sum]) => sum),
    ['250.00', '175.00', '-60.00', '-45.00'],
  )
})
