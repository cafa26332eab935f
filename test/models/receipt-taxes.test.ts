import t from 'tap'
import { receipt } from '../../src/models/receipt.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Row = Parameters<typeof lines>[0][number]

const sum = (label: string, value: string): Row => [
  [40, label],
  [260, value, 'end'],
]

const fieldsOf = (...rows: readonly Row[]) =>
  (receipt.extract([page(lines(rows))]).content as { fields: Record<string, unknown> }).fields

t.test('a tax that the total, the same as the subtotal, includes', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'FERNDALE TOOLS PTY LTD']],
      [[40, '14 Quarry St, Ballan VIC 3342']],
      [[40, '05/02/2025 09:31']],
      sum('GARDEN RAKE', '$33.00'),
      sum('BUCKET 10L', '$11.00'),
      sum('Subtotal', '$44.00'),
      sum('Total', '$44.00'),
      sum('GST INCLUDED IN THE TOTAL', '$4.00'),
      sum('EFTPOS', '$44.00'),
    ),
    { total: '44.00', tax: '4.00' },
  )
})

t.test('rates in the row over their bases and taxes', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'Estación El Pinar']],
      [[40, 'Calle Olmo 4, 28022 Madrid']],
      [[40, 'FECHA 02/10/2024 HORA 07:36']],
      sum('GASOLEO', '60,50'),
      sum('AGUA', '1,10'),
      sum('TOTAL EUR', '61,60'),
      [[40, 'IVA 21%']],
      [
        [40, 'Base 50,00'],
        [260, 'Cuota 10,50', 'end'],
      ],
      [[40, 'IVA 10%']],
      [
        [40, 'Base 1,00'],
        [260, 'Cuota 0,10', 'end'],
      ],
      sum('VISA', '61,60'),
    ),
    { total: '61.60', tax: '10.60' },
  )
})

t.test('a time with a point behind the word for it; the time of payment', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'HOTELLI PETÄJÄ']],
      [[40, '29.12.2024 klo 11.02']],
      sum('Aamiainen', '14,50'),
      sum('YHTEENSÄ EUR', '14,50'),
    ),
    { time: '11:02', date: '2024-12-29' },
  )
  t.match(
    fieldsOf(
      [[40, 'PARKHAUS LINDENHOF']],
      sum('Einfahrt', '03.12.2024 09:14'),
      sum('Bezahlt', '03.12.2024 12:41'),
      sum('Parkgebühr CHF', '14.50'),
      sum('Total CHF', '14.50'),
    ),
    { time: '12:41' },
  )
})

t.test('words of streets are no currencies', async (t) => {
  t.equal(
    fieldsOf(
      [[40, 'SARAY MARKET']],
      [[40, 'ÇINAR CAD. NO: 18']],
      [[40, 'KADIKÖY / İSTANBUL']],
      [[40, 'TARİH: 07/02/2024']],
      sum('EKMEK', '20,00 TL'),
      sum('TOPKDV', '0,20 TL'),
      sum('TOPLAM', '20,00 TL'),
    ).currency,
    'TRY',
  )
})
