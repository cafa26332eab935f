import { stdnum } from 'stdnum'
import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const read = (rows: Rows): Answer => (invoice.extract([page(lines(rows))]).content as Answer).fields
const sums: Rows = [
  [],
  [
    [60, 'Beschreibung'],
    [540, 'Betrag', 'end'],
  ],
  [
    [60, 'Beratung im Mai'],
    [540, '1.000,00', 'end'],
  ],
  [
    [60, 'Netto'],
    [540, '1.000,00', 'end'],
  ],
  [
    [60, 'USt 20 %'],
    [540, '200,00', 'end'],
  ],
  [
    [60, 'Gesamtbetrag EUR'],
    [540, '1.200,00', 'end'],
  ],
]

t.test('a number under the name of the receiver is the receiver’s', async (t) => {
  t.ok(stdnum.HU!.anum!.validate('HU12892312').isValid, 'numbers as their countries check them')
  t.ok(stdnum.AT!.uid!.validate('ATU13585627').isValid)
  const fields = read([
    [[60, 'Beispiel Beratung GmbH · Ringstraße 77 · 4020 Linz']],
    [],
    [[60, 'Rechnung an']],
    [[60, 'Minta Papír Kft.']],
    [[60, 'Fő utca 12']],
    [[60, '1095 Budapest']],
    [[60, 'UID: HU12892312']],
    [],
    [[60, 'Rechnung Nr. 2026-041']],
    [[60, 'Rechnungsdatum: 02.06.2026']],
    ...sums,
    [],
    [[60, 'Beispiel Beratung GmbH, UID ATU13585627, Firmenbuch FN 214883k']],
  ])
  t.match(fields, { vendor_tax_id: 'ATU13585627', customer_tax_id: 'HU12892312' })
})

t.test('of two blocks side by side each has its own number', async (t) => {
  const fields = read([
    [
      [60, 'Verkäufer'],
      [320, 'Käufer'],
    ],
    [
      [60, 'Beispiel Beratung GmbH'],
      [320, 'Minta Papír Kft.'],
    ],
    [
      [60, 'Ringstraße 77'],
      [320, 'Fő utca 12'],
    ],
    [
      [60, '4020 Linz'],
      [320, '1095 Budapest'],
    ],
    [
      [60, ''],
      [320, 'UID HU12892312'],
    ],
    [[60, 'UID ATU13585627']],
    [],
    [[60, 'Rechnung Nr. 2026-041']],
    [[60, 'Rechnungsdatum: 02.06.2026']],
    ...sums,
  ])
  t.match(fields, { vendor_tax_id: 'ATU13585627', customer_tax_id: 'HU12892312' })
})

t.test('an account that goes on in its column, whatever stands in the rows between', async (t) => {
  const fields = read([
    [[60, 'Beispiel Beratung GmbH · Ringstraße 77 · 4020 Linz']],
    [[60, 'Rechnung Nr. 2026-041']],
    ...sums,
    [[60, 'FR14 2004 1010 0505']],
    [
      [330, 'Netto bezahlt'],
      [540, '0,00', 'end'],
    ],
    [[60, '0001 3M02 606']],
  ])
  t.equal(fields.vendor_iban, 'FR1420041010050500013M02606')
})

t.test('short names within a line tell their numbers, whatever stands around them', async (t) => {
  const footer = (line: string): Rows => [
    [[60, 'Invoice no. 2026-118']],
    [[60, 'Date: 11/05/2026']],
    ...sums,
    [],
    [[60, line]],
  ]
  const number = (line: string) => read(footer(line)).vendor_tax_id
  t.equal(
    number('Ejemplo Redes, S.A.U. — CIF A-58818501 — Avda. del Puerto, 40, 28037 Madrid'),
    'A-58818501',
  )
  t.equal(
    number('Prøve Handel A/S - Havnegade 12 - 5700 Svendborg - CVR 13 58 56 28 - Tlf. 62 55 17 00'),
    '13585628',
  )
})

t.test('a telephone below a label with digits beside it is no tax number', async (t) => {
  const { vendor_tax_id } = read([
    [[60, 'Fattura n. 412/2026']],
    [[60, 'Data: 14/05/2026']],
    ...sums,
    [],
    [[60, 'Prova Ospitalità S.r.l. – Via Larga 9, 20122 Milano – P.IVA e C.F. 00743110157']],
    [[60, 'Tel. +39 02 555 7120 – info@prova.example']],
  ])
  t.equal(vendor_tax_id, '00743110157')
})

t.test('a number stands below its label', async (t) => {
  const { vendor_tax_id } = read([
    [[60, 'Sample Labs, Inc.']],
    [
      [60, '1180 Example Avenue'],
      [400, 'Federal EIN'],
    ],
    [
      [60, 'Austin, TX 78701'],
      [400, '91-1144442'],
    ],
    [],
    [[60, 'Invoice 2026-118']],
    ...sums,
  ])
  t.equal(vendor_tax_id, '91-1144442')
})

t.test(
  'a number behind the receiver’s name is the receiver’s, wherever the name stands again',
  async (t) => {
    const fields = read([
      [[60, 'Beispiel Energie S.L.']],
      [[60, 'Calle Mayor 5, 28013 Madrid']],
      [],
      [[320, 'Rosa Ejemplo Prueba']],
      [[320, 'Calle Luna 2']],
      [[320, '14012 Córdoba']],
      [],
      [[60, 'Rechnung Nr. 2026-041']],
      [[60, 'Rechnungsdatum: 02.06.2026']],
      [
        [60, 'Titular: Rosa Ejemplo Prueba'],
        [440, 'NIF 54362315K'],
      ],
      ...sums,
      [],
      [[60, 'Beispiel Energie S.L. - CIF B58378431 - Calle Mayor 5']],
    ])
    t.match(fields, { vendor_tax_id: 'B58378431' })
  },
)

t.test('a number of the sender’s address beside the receiver’s name is the sender’s', async (t) => {
  const fields = read([
    [[340, 'Lindenhof Energie GmbH']],
    [],
    [[340, 'Muster Allee 7']],
    [
      [60, 'Frau'],
      [340, '01069 Dresden'],
    ],
    [
      [60, 'Rosa Beispiel'],
      [340, 'USt-IdNr. DE 136 695 976'],
    ],
    [[60, 'Mondgasse 2']],
    [[60, '01099 Dresden']],
    [],
    [[60, 'Rechnung Nr. 2026-041']],
    [[60, 'Rechnungsdatum: 02.06.2026']],
    ...sums,
  ])
  t.match(fields, { customer: 'Rosa Beispiel', vendor_tax_id: 'DE136695976' })
})

t.test('a French firm that owes no VAT is known by its SIRET', async (t) => {
  const fields = read([
    [[60, 'Claire Exemple, traductrice']],
    [[60, '3 rue du Moulin']],
    [[60, '35136 Saint-Jacques']],
    [[60, 'SIRET 732 829 320 00074']],
    [],
    [[60, 'Rechnung Nr. 2026-041']],
    [[60, 'Rechnungsdatum: 02.06.2026']],
    ...sums,
    [],
    [[60, 'TVA non applicable, art. 293 B du CGI']],
  ])
  t.match(fields, { vendor_tax_id: '73282932000074' })
})

t.test(
  'a number is the sender’s where it begins a block of its own under the receiver',
  async (t) => {
    const fields = read([
      [[60, 'Beispiel Beratung GmbH · Ringstraße 77 · 4020 Linz']],
      [],
      [[60, 'Muster Handel GmbH']],
      [[60, 'Hauptplatz 12']],
      [[60, '4020 Linz']],
      [],
      [],
      [],
      [[60, 'UID: ATU 135 85 627']],
      [[60, 'Rechnung Nr. 2026-041']],
      [[60, 'Rechnungsdatum: 02.06.2026']],
      ...sums,
    ])
    t.match(fields, { vendor_tax_id: 'ATU13585627', customer_tax_id: null })
  },
)

t.test('a number may begin at the end of a line', async (t) => {
  const fields = read([
    [[60, 'Beispiel Beratung GmbH · Ringstraße 77 · 4020 Linz']],
    [],
    [[60, 'Rechnung Nr. 2026-041']],
    [[60, 'Rechnungsdatum: 02.06.2026']],
    ...sums,
    [],
    [[60, 'Beispiel Beratung GmbH, Firmenbuch FN 214883k, Landesgericht Linz, Umsatzsteuer ATU']],
    [[60, '13585627, zahlbar in 14 Tagen.']],
  ])
  t.match(fields, { vendor_tax_id: 'ATU13585627' })
})

t.test('who charges no tax is known by its registration', async (t) => {
  const rows = (note: string): Rows => [
    [
      [60, 'Dodavatel'],
      [330, 'Odběratel'],
    ],
    [
      [60, 'Alena Vzorová'],
      [330, 'Mateřská škola Na Ukázku'],
    ],
    [
      [60, 'Dlouhá 12'],
      [330, 'Krátká 3'],
    ],
    [
      [60, '602 00 Brno'],
      [330, '602 00 Brno'],
    ],
    [
      [60, 'IČO: 20000013'],
      [330, 'IČO: 20000021'],
    ],
    [[60, note]],
    [[60, 'Faktura č. 2026014']],
    [
      [60, 'K úhradě'],
      [540, '1 000,00 Kč', 'end'],
    ],
  ]
  t.equal(read(rows('Nejsem plátce DPH.')).vendor_tax_id, '20000013')
  t.equal(read(rows('Děkujeme.')).vendor_tax_id, null)
})

t.test('groups of digits that stand far apart are one number', async (t) => {
  const fields = read([
    [[60, 'Example Repairs Ltd']],
    [[60, '12 Long Street, London N1 5AB']],
    [
      [60, 'VAT reg. no. 771'],
      [155, '2046 38'],
    ],
    [[60, 'Invoice no. 1187']],
    ...sums,
  ])
  t.equal(fields.vendor_tax_id?.toString().replace(/\D/g, ''), '771204638')
})

t.test('a number that goes on in the next line', async (t) => {
  const fields = read([
    [[60, 'Appleseed & Pear LLP']],
    [[60, '12 Long Street, Springfield']],
    ...sums,
    [],
    [[60, 'Registered in England and Wales. VAT registration number GB 980']],
    [[60, '7806 84. Members are named at the office.']],
  ])
  t.equal(fields.vendor_tax_id, 'GB980780684')
})
