import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const read = (rows: Rows): Answer => invoice.extract([page(lines(rows))]).content as Answer
const row = (text: string, ...sums: readonly string[]): Rows[number] => [
  [60, text],
  ...sums.map((sum, i) => [540 - 90 * (sums.length - 1 - i), sum, 'end'] as const),
]

t.test('taxes of three rates whose table ends in a row of all of them', async (t) => {
  const { fields } = read([
    [
      [60, 'Kellerei Brandtner GmbH'],
      [400, 'Rechnung'],
    ],
    [[60, 'Rechnungsnummer: 2026-0417']],
    [[60, 'Rechnungsdatum: 12.05.2026']],
    row('Bezeichnung', 'Menge', 'Preis', 'USt', 'Betrag'),
    row('Traubensaft 1 l', '20', '3,50', '20 %', '70,00'),
    row('Riesling ab Hof', '12', '8,00', '13 %', '96,00'),
    row('Brot', '10', '4,20', '10 %', '42,00'),
    row('Kisten', '2', '15,00', '20 %', '30,00'),
    row('USt-Satz', 'Netto', 'USt', 'Brutto'),
    row('20,00 %', '100,00', '20,00', '120,00'),
    row('13,00 %', '96,00', '12,48', '108,48'),
    row('10,00 %', '42,00', '4,20', '46,20'),
    row('Summe', '238,00', '36,68', '274,68'),
    row('Rechnungsbetrag', 'EUR 274,68'),
  ])
  t.match(fields, { net: '238.00', tax: '36.68', total: '274.68' })
})

t.test('items with their taxes, one of none, closed by a row of sums', async (t) => {
  const { fields } = read([
    [
      [60, 'Spedytor Lisak Sp. z o.o.'],
      [400, 'FAKTURA nr 31/2026'],
    ],
    [[60, 'Data wystawienia: 15.04.2026']],
    row('Nazwa', 'Netto', 'VAT %', 'VAT', 'Brutto'),
    row('Transport', '1 200,00', '23', '276,00', '1 476,00'),
    row('Rozładunek', '150,00', '23', '34,50', '184,50'),
    row('Ubezpieczenie', '60,00', 'zw', '0,00', '60,00'),
    row('Razem', '1 410,00', 'x', '310,50', '1 720,50'),
    row('w tym', '1 350,00', '23', '310,50', '1 660,50'),
    row('', '60,00', 'zw', '0,00', '60,00'),
    row('Do zapłaty', '1 720,50 PLN'),
  ])
  t.match(fields, { net: '1410.00', tax: '310.50', total: '1720.50' })
})

t.test('taxes of two names and two rates in rows of their own, and a rounding', async (t) => {
  const { fields } = read([
    [
      [60, 'Meridian Traders Pvt Ltd'],
      [400, 'TAX INVOICE'],
    ],
    [[60, 'Invoice No. MT/118']],
    [[60, 'Dated 3-May-2026']],
    row('Description of Goods', 'Quantity', 'Rate', 'Amount'),
    row('Steel boxes', '2 PCS', '12,500.25', '25,000.50'),
    row('Mixers', '20 PCS', '1,500.02', '30,000.40'),
    row('', '55,000.90'),
    row('CGST OUTPUT @ 6%', '6 %', '1,500.03'),
    row('SGST OUTPUT @ 6%', '6 %', '1,500.03'),
    row('CGST OUTPUT @ 9%', '9 %', '2,700.04'),
    row('SGST OUTPUT @ 9%', '9 %', '2,700.04'),
    row('Less: ROUND OFF', '(-)0.04'),
    row('Total', '63,401.00'),
  ])
  t.match(fields, { net: '55000.90', tax: '8400.14', total: '63401.00' })
})

t.test(
  'taxes of two rates that lead from what is sold to the total, and taxes in the rows of items',
  async (t) => {
    const { fields } = read([
      [
        [60, 'Elma Isı Ltd. Şti.'],
        [400, 'e-Arşiv Fatura'],
      ],
      [[60, 'Fatura No: ELM7']],
      [[60, 'Fatura Tarihi: 03-12-2025']],
      row('Mal Hizmet', 'KDV Oranı', 'KDV Tutarı', 'Tutar'),
      row('Bakım', '%20', '40,00 TL', '200,00 TL'),
      row('Boru', '%20', '60,00 TL', '300,00 TL'),
      row('Kira', '%10', '10,00 TL', '100,00 TL'),
      row('KDV Matrahı', '600,00 TL'),
      row('Hesaplanan KDV (%10)', '10,00 TL'),
      row('Hesaplanan KDV (%20)', '100,00 TL'),
      row('Vergiler Dahil Toplam Tutar', '710,00 TL'),
    ])
    t.match(fields, { net: '600.00', tax: '110.00', total: '710.00' })
  },
)
