import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { invoice } from '../../src/models/invoice.ts'
import { page, words } from '../tables/pages.ts'

/** Texts with their places, one line a row. */
const lines = (rows: readonly (readonly (readonly [x: number, text: string])[])[]) =>
  rows.map((row, i) => row.flatMap(([x, text]) => words(text, x, 60 + i * 16)))

const fieldsOf = (rows: Parameters<typeof lines>[0]) =>
  (
    invoice.extract([page(lines(rows), [])], DEFAULT_OPTIONS).content as {
      fields: Record<string, unknown>
    }
  ).fields

t.test('a Hungarian request for payment', async (t) => {
  t.match(
    fieldsOf([
      [[60, 'DÍJBEKÉRŐ']],
      [[60, 'Sorszám: DB-2025/0031']],
      [],
      [
        [60, 'Eladó'],
        [330, 'Vevő'],
      ],
      [
        [60, 'Hársfa Asztalos Kft.'],
        [330, 'Napfény Fogászat Bt.'],
      ],
      [
        [60, '7621 Pécs, Mandula utca 4.'],
        [330, '8000 Székesfehérvár, Malom tér 9.'],
      ],
      [],
      [
        [60, 'Kiállítás kelte: 2025.03.04.'],
        [330, 'Fizetési határidő: 2025.03.18.'],
      ],
      [],
      [
        [60, 'Megnevezés'],
        [250, 'Mennyiség'],
        [340, 'Egységár'],
        [450, 'Nettó érték'],
      ],
      [
        [60, 'Polc, tölgy'],
        [250, '4'],
        [340, '25 000'],
        [450, '100 000'],
      ],
      [],
      [
        [340, 'Nettó összesen'],
        [450, '100 000 Ft'],
      ],
      [
        [340, 'ÁFA összesen'],
        [450, '27 000 Ft'],
      ],
      [
        [340, 'Fizetendő'],
        [450, '127 000 Ft'],
      ],
    ]),
    {
      document_type: 'proforma',
      invoice_date: '2025-03-04',
      due_date: '2025-03-18',
      net: '100000.00',
      tax: '27000.00',
      total: '127000.00',
      currency: 'HUF',
    },
  )
})

t.test('a bill without the word is an invoice by what it looks like', async (t) => {
  const { document_type } = fieldsOf([
    [[60, 'Larkmoor Water Ltd']],
    [[60, '5 Mill Lane, Hexford HX1 4QD']],
    [],
    [[60, 'Your water charges']],
    [
      [60, 'Customer number: 88213'],
      [330, 'Bill date: 3 May 2024'],
    ],
    [
      [60, 'Bill number: LW-55120'],
      [330, 'Please pay by: 24 May 2024'],
    ],
    [],
    [
      [60, 'Description'],
      [250, 'Quantity'],
      [340, 'Unit price'],
      [450, 'Amount'],
    ],
    [
      [60, 'Water supplied'],
      [250, '40'],
      [340, '2.00'],
      [450, '80.00'],
    ],
    [
      [340, 'Net'],
      [450, '80.00'],
    ],
    [
      [340, 'VAT 20%'],
      [450, '16.00'],
    ],
    [
      [340, 'Total due'],
      [450, '£96.00'],
    ],
  ])
  t.equal(document_type, 'invoice')
})
