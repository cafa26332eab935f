import t from 'tap'
import { bankStatement } from '../../src/models/bank-statement.ts'
import { page } from '../tables/pages.ts'
import { lines, rowAt } from './papers.ts'
import { booked, readRows } from './statement-rows.ts'

const ends = ({ fields }: ReturnType<typeof readRows>) => [
  fields.opening_balance ?? null,
  fields.closing_balance ?? null,
]

t.test('balances in a language without words for them: all bookings join them', (t) => {
  const row = rowAt(40, 160, -540)
  const answer = readRows([
    [[40, 'Example Banki']],
    [[40, 'Taarifa: 01.12.2025 - 31.12.2025']],
    row('Akiba za mwanzo', '', '1,840.20'),
    row('Akiba za mwisho', '', '2,114.92'),
    row('Kikomo', '', '5,000.00'),
    [],
    row('03.12.2025', 'Duka la Mfano', '-123.01'),
    row('09.12.2025', 'Mshahara', '500.00'),
    row('12.12.2025', 'Kodi', '-80.27'),
    row('23.12.2025', 'Soko', '-22.00'),
  ])
  t.equal(booked(answer).length, 4)
  t.same(ends(answer), ['1840.20', '2114.92'])
  t.equal(answer.reconciliation.proof.completeness.state, 'supported', 'no word says so')
  t.end()
})

t.test('totals of both sides are no balances, though they differ by as much', (t) => {
  const row = rowAt(40, 160, -440, -540)
  const answer = readRows([
    [[40, 'Example Banki']],
    [],
    row('Date', 'Details', 'Debit', 'Credit'),
    row('03.12.2025', 'Example Shop', '123.01', ''),
    row('09.12.2025', 'Salary', '', '500.00'),
    row('12.12.2025', 'Rent', '80.27', ''),
    row('Jumla', '', '203.28', '500.00'),
  ])
  t.equal(booked(answer).length, 3)
  t.same(ends(answer), [null, null])
  t.end()
})

t.test('a summary sets its heads over the sums, not above each', (t) => {
  const row = rowAt(40, 110, -400, -480, -570)
  const answer = readRows([
    [[40, 'Example Coast Bank']],
    row('Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'),
    row('01/10/25', 'Instalment Example Motors', '11,250.00', '', '30,928.33'),
    row('02/10/25', 'Card Example Shop', '850.95', '', '30,077.38'),
    row('05/10/25', 'Salary Example Works', '', '9,000.00', '39,077.38'),
    row('08/10/25', 'Example Cinema', '77.38', '', '39,000.00'),
    [],
    [
      [40, 'Opening Balance'],
      [200, 'Dr Count'],
      [300, 'Cr Count'],
      [400, 'Debits'],
      [470, 'Credits'],
      [520, 'Closing Bal'],
    ],
    rowAt(-180, -280, -370, -450, -510, -590)(
      '42,178.33',
      '3',
      '1',
      '12,178.33',
      '9,000.00',
      '39,000.00',
    ),
  ])
  t.same(ends(answer), ['42178.33', '39000.00'])
  t.end()
})

t.test(
  'a closing balance that is printed above the bookings, below the opening one, proves them too',
  (t) => {
    const row = rowAt(40, 110, -460, -540)
    const { reconciliation } = readRows([
      [[40, 'Example Bank']],
      row('', 'Opening balance', '', '100.00'),
      row('', 'Closing balance', '', '40.00'),
      row('Date', 'Details', 'Amount', 'Balance'),
      row('02/04/2025', 'Card payment', '-10.00', '90.00'),
      row('12/04/2025', 'Cash withdrawal', '-20.00', '70.00'),
      row('20/04/2025', 'Card payment', '-30.00', '40.00'),
    ])
    t.equal(reconciliation.proof.completeness.state, 'proven')
    t.ok(reconciliation.ok)
    t.end()
  },
)

t.test('of balances by their names those are the ends that all bookings join', (t) => {
  const row = rowAt(40, 130, -440, -540)
  const answer = readRows([
    [[40, 'Example Fjord Bank']],
    row('Date', 'Text', 'Amount', 'Balance'),
    row('Balance on 01.11.2025', '', '', '1,000.00'),
    row('03.11.2025', 'Example Shop', '-100.00', '900.00'),
    row('07.11.2025', 'Corner Cinema', '-20.00', '880.00'),
    row('12.11.2025', 'Rent', '-180.00', '700.00'),
    row('Balance on 30.11.2025', '', '', '700.00'),
    row('Balance on 01.11.2025:', '', '', '1,000.00'),
    row('Balance on 30.11.2025:', '', '', '700.00'),
    row('Current balance', '', '', '5,700.00'),
  ])
  t.same(ends(answer), ['1000.00', '700.00'])
  t.end()
})

t.test(
  'a number over the balances is none: the first booking follows from the opening one',
  (t) => {
    const row = rowAt(40, 160, -440, -540)
    const answer = readRows([
      row('', 'Sheet No', '', '8'),
      [[40, 'Example Bank']],
      [[40, '01.08.2025 - 31.08.2025']],
      [
        [40, 'Opening balance'],
        [130, 'USD 310.000'],
        [230, 'Closing balance'],
        [330, 'USD 771.900'],
      ],
      [],
      row('Date', 'Details', 'Amount', 'Balance'),
      row('01.08.2025', 'Example Shop', '512.400', '822.400'),
      row('03.08.2025', 'Cash withdrawal', '221.000', '601.400'),
      row('09.08.2025', 'Deposit Example Works', '304.500', '905.900'),
      row('14.08.2025', 'City Power', '93.700', '812.200'),
      row('28.08.2025', 'Monthly fee', '40.300', '771.900'),
    ])
    t.same(
      booked(answer).map(([, sum]) => sum),
      ['512400.00', '-221000.00', '304500.00', '-93700.00', '-40300.00'],
    )
    t.equal(answer.reconciliation.ok, true)
    t.end()
  },
)

t.test('the last booking on top, with both balances in the column of the amounts', (t) => {
  const row = rowAt(40, 120, -540)
  const { fields } = readRows([
    [[40, 'Banque Exemple']],
    [[40, 'Période 01/03/2024 au 31/03/2024']],
    [],
    row('Date', 'Description', 'Montant'),
    row('Solde au 31/03/2024', '', '2 450,00'),
    row('27/03/2024', 'Achat librairie', '-50,00'),
    row('21/03/2024', 'Virement atelier', '+1 700,00'),
    row('15/03/2024', 'Achat boulangerie', '-20,00'),
    row('11/03/2024', 'Virement loyer', '-680,00'),
    row('04/03/2024', 'Virement client', '+500,00'),
    row('Solde au 01/03/2024', '', '1 000,00'),
  ])
  t.equal(fields.opening_balance, '1000.00')
  t.equal(fields.closing_balance, '2450.00')
  t.end()
})

t.test('a balance whose thousands a scan parts from it is as the bookings have it', (t) => {
  const row = rowAt(40, 120, -440, -540)
  const printed = (opening: string): Parameters<typeof readRows>[0] => [
    [[40, 'Bank Example']],
    [[40, 'Statement 01.03.2024 - 31.03.2024']],
    [[40, opening]],
    [],
    row('Date', 'Details', 'Amount', 'Balance'),
    row('04.03.2024', 'Corner Cinema', '-20.00', '1,780.00'),
    row('11.03.2024', 'Example Shop', '-80.00', '1,700.00'),
    row('15.03.2024', 'Salary', '900.00', '2,600.00'),
    row('27.03.2024', 'Garden rent', '-100.00', '2,500.00'),
  ]
  t.equal(readRows(printed('Opening balance: 800.00'), 'ocr').fields.opening_balance, '1800.00')
  t.equal(readRows(printed('Opening balance: 800.00'), 'ocr').reconciliation.ok, false)
  t.equal(readRows(printed('Opening balance: 800.00')).fields.opening_balance, '800.00')
  t.end()
})

t.test('what the first booking follows from is the opening balance, no number above it', (t) => {
  const row = rowAt(40, 160, -440, -540)
  const answer = readRows([
    [
      [40, 'Example Banki'],
      [460, 'No. (2741.36)'],
    ],
    [],
    row('', 'Akiba', '', '1,000.00'),
    row('03.12.2025', 'Duka la Mfano', '-123.01', '876.99'),
    row('09.12.2025', 'Mshahara', '500.00', '1,376.99'),
    row('12.12.2025', 'Kodi', '-80.27', '1,296.72'),
  ])
  t.same(ends(answer), ['1000.00', '1296.72'])
  t.end()
})

t.test('a minus behind a sum of a scan may be read as a long dash', (t) => {
  const row = rowAt(40, 140, -540)
  const answer = readRows(
    [
      [[40, 'Example Card Services']],
      [[40, 'Statement period: 1 Dec 2025 - 31 Dec 2025']],
      row('Date', 'Details', 'Amount'),
      row('', 'Previous balance', '731.58 —'),
      row('03 Dec', 'Corner Shop', '26.40 -'),
      row('09 Dec', 'Payment, thank you', '731.58 +'),
      row('12 Dec', 'Book House', '48.05 —'),
      row('', 'New balance', '74.45 -'),
    ],
    'ocr',
  )
  t.same(ends(answer), ['-731.58', '-74.45'])
  t.same(
    booked(answer).map(([, sum]) => sum),
    ['-26.40', '731.58', '-48.05'],
  )
  t.end()
})

t.test('a booking that the balances say is missing is warned of', async (t) => {
  const row = rowAt(40, 140, -440, -540)
  const paper = (missing: boolean): Parameters<typeof readRows>[0] => [
    [[40, 'Example Coast Bank']],
    [[40, 'Statement period: 1 Dec 2025 - 31 Dec 2025']],
    row('Date', 'Details', 'Amount', 'Balance'),
    row('', 'Opening balance', '', '1,000.00'),
    row('03 Dec', 'Corner Shop', '-123.01', '876.99'),
    row('09 Dec', 'Salary', '500.00', '1,376.99'),
    ...(missing ? [] : [row('11 Dec', 'Hardware Shop', '-45.67', '1,331.32')]),
    row('12 Dec', 'Rent', '-80.27', '1,251.05'),
    row('18 Dec', 'Book House', '-22.00', '1,229.05'),
    row('', 'Closing balance', '', '1,229.05'),
  ]
  const warned = (missing: boolean, source: 'text_layer' | 'ocr') =>
    bankStatement
      .extract([{ ...page(lines([...paper(missing)])), source }])
      .warnings.filter(({ code }) => code === 'BOOKING_MISSING')
      .map(({ message }) => message)
  const said = 'a booking of -45.67 is missing between rows 2 and 3'
  t.same(warned(true, 'text_layer'), [said])
  t.same(warned(true, 'ocr'), [`${said}, or a balance was misread`])
  t.same(warned(false, 'text_layer'), [])
})

t.test(
  'the row that the chain begins with is the opening balance, whatever is named so elsewhere',
  (t) => {
    const row = rowAt(40, 160, -440, -540)
    const answer = readRows([
      [[40, 'Example Banki']],
      [[40, 'Opening balance: 50,000.00']],
      [],
      row('Date', 'Details', 'Amount', 'Balance'),
      row('', 'Salio la awali', '', '1,840.20'),
      row('03.12.2025', 'Example Shop', '-123.01', '1,717.19'),
      row('09.12.2025', 'Salary', '500.00', '2,217.19'),
      row('12.12.2025', 'Rent', '-80.27', '2,136.92'),
      row('23.12.2025', 'Market', '-22.00', '2,114.92'),
    ])
    t.same(ends(answer), ['1840.20', '2114.92'])
    t.end()
  },
)

t.test(
  'a number above the bookings stands in line with balances: whole sums go on from the printed one',
  (t) => {
    const row = rowAt(40, 160, -440, -540)
    const answer = readRows([
      [[40, 'Banco de Ejemplo']],
      row('Oficina', '', '', '1.214'),
      [[40, 'Saldo inicial 312.407']],
      [],
      row('Fecha', 'Descripcion', 'Importe', 'Saldo'),
      row('01/06/2025', 'Arriendo Casa Ejemplo', '-68.000', '244.407'),
      row('05/06/2025', 'Almacen Ejemplo', '-4.382', '240.025'),
      row('12/06/2025', 'Luz de Ejemplo', '-7.915', '232.110'),
      row('15/06/2025', 'Sueldo Ejemplo', '30.000', '262.110'),
    ])
    t.same(ends(answer), ['312407.00', '262110.00'])
    t.end()
  },
)

t.test('a row that lists totals and a balance gives each its own sum', (t) => {
  const row = rowAt(40, 160, -440)
  const answer = readRows([
    [[40, 'Example Bank']],
    [[40, 'Opening balance: 100.00']],
    [],
    row('Date', 'Details', 'Amount'),
    row('03.12.2025', 'Example Shop', '-23.01'),
    row('09.12.2025', 'Salary', '500.00'),
    row('12.12.2025', 'Rent', '-80.27'),
    [
      [40, 'Total debits: 103.28'],
      [200, 'Total credits: 500.00'],
      [380, 'Closing balance: 496.72'],
    ],
  ])
  t.same(ends(answer), ['100.00', '496.72'])
  t.end()
})

t.test(
  'balances before and after each booking: the last one after it is the closing balance',
  (t) => {
    const row = rowAt(40, -240, -320, -400, 402)
    const answer = readRows([
      [[40, 'Voorbeeldbank']],
      [
        [40, 'Boekdatum'],
        [197, 'Saldo voor'],
        [275, 'Bedrag'],
        [352, 'Saldo na'],
        [402, 'Omschrijving'],
      ],
      row('01-04-2025', '4120,55', '-19,95', '4100,60', 'Boekhandel Voorbeeld'),
      row('02-04-2025', '4100,60', '-84,00', '4016,60', 'Zorg Voorbeeld'),
      row('04-04-2025', '4016,60', '-356,20', '3660,40', 'Bouw Voorbeeld'),
      row('07-04-2025', '3660,40', '1210,00', '4870,40', 'Gemeente Voorbeeld'),
      row('09-04-2025', '4870,40', '-6,50', '4863,90', 'Reizen Voorbeeld'),
    ])
    t.same(ends(answer), ['4120.55', '4863.90'])
    t.equal(answer.transactions[0].description, 'Boekhandel Voorbeeld')
    t.end()
  },
)
