import t from 'tap'
import { receipt } from '../../src/models/receipt.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Row = Parameters<typeof lines>[0][number]

const sum = (label: string, value: string): Row => [
  [40, label],
  [260, value, 'end'],
]

type Answer = {
  fields: Record<string, unknown>
  evidence: Record<string, { proven_by?: string } | undefined>
}

const answerOf = (rows: readonly Row[]) => receipt.extract([page(lines(rows))]).content as Answer
const fieldsOf = (...rows: readonly Row[]) => answerOf(rows).fields
const evidenceOf = (...rows: readonly Row[]) => answerOf(rows).evidence

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

t.test('taxes of two rates and their bases prove the total and the tax', async (t) => {
  const rows = (reduced: string): Row[] => [
    [[40, 'Gasthof Lindenwirt']],
    [[40, 'Dorfplatz 3, 4020 Linz']],
    [[40, '14.05.2025 13:37']],
    sum('2 x Knödel', '25,00'),
    sum('Saft', '9,00'),
    sum('Summe EUR', '34,00'),
    [
      [40, 'A 20% Netto 7,50'],
      [150, 'USt 1,50'],
      [260, '9,00', 'end'],
    ],
    [
      [40, 'B 10% Netto 22,73'],
      [150, `USt ${reduced}`],
      [260, '25,00', 'end'],
    ],
    sum('USt gesamt', '3,77'),
  ]
  const proven = (reduced: string) => evidenceOf(...rows(reduced)).tax?.proven_by
  t.equal(proven('2,27'), 'taxes by rate + bases = total')
  t.not(proven('4,27'), 'taxes by rate + bases = total')
})

t.test('taxes below the sales that they are in, their rates with a sign set apart', async (t) => {
  const evidence = evidenceOf(
    [[40, 'SKLEP POD LIPĄ']],
    [[40, 'ul. Polna 7, 30-001 Kraków']],
    [[40, '2025-05-14 13:37']],
    sum('MYDŁO A', '12,30'),
    sum('CHLEB C', '10,50'),
    sum('SPRZEDAŻ OPODATKOWANA A', '12,30'),
    sum('PTU A 23,00 %', '2,30'),
    sum('SPRZEDAŻ OPODATKOWANA C', '10,50'),
    sum('PTU C 5,00 %', '0,50'),
    sum('SUMA PTU', '2,80'),
    sum('SUMA PLN', '22,80'),
  )
  t.match(evidence.tax, { proven_by: 'taxes by rate + bases = total' })
  t.ok(evidence.total?.proven_by)
})

t.test('taxes of several rates in sums that hold them', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'Kahvila Lampi']],
      [[40, 'Rantatie 3, 40999 Metsola']],
      [[40, '9.6.2027 klo 12.10']],
      sum('Keitto', '11,40'),
      sum('Kukka', '12,55'),
      sum('Yhteensä EUR', '23,95'),
      [[40, 'ALV 14 % 11,40 josta vero 1,40']],
      [[40, 'ALV 25,5 % 12,55 josta vero 2,55']],
    ),
    { total: '23.95', tax: '3.95' },
  )
})

t.test('whole sums, each tax under the sum that it is in', async (t) => {
  const { total, tax } = fieldsOf(
    [[40, '白浜商店']],
    [[40, '青川県白浜市本町4-5-6']],
    [[40, '2027年3月4日(木)']],
    sum('緑茶', '¥216'),
    sum('電池', '¥330'),
    sum('合計', '¥546'),
    sum('(8%対象', '¥216)'),
    sum('(内消費税等', '¥16)'),
    sum('(10%対象', '¥330)'),
    sum('(内消費税等', '¥30)'),
    sum('お預り', '¥1,000'),
    sum('お釣り', '¥454'),
  )
  t.equal(Number(total), 546)
  t.equal(Number(tax), 46)
})

t.test('a tip is part of what is paid', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'HARBOUR GRILL']],
      [[40, '4 Pier Road, Portwick']],
      [[40, '03/04/2027 19:20']],
      sum('AMOUNT', '40.80'),
      sum('TIP', '6.00'),
      sum('TOTAL', '46.80'),
      [[40, 'APPROVED']],
    ),
    { total: '46.80' },
  )
})

t.test('a tip stands beside a tax, or is not taxed', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'HARBOUR GRILL']],
      [[40, '4 Pier Road, Portwick']],
      [[40, '03/04/2027 19:20']],
      sum('Subtotal', '$40.00'),
      sum('Sales Tax 8.5%', '$3.40'),
      sum('Tip', '$8.00'),
      sum('TOTAL PAID', '$51.40'),
    ),
    { total: '51.40', tax: '3.40' },
  )
  t.match(
    fieldsOf(
      [[40, 'HARBOUR GRILL']],
      [[40, '4 Pier Road, Portwick']],
      [[40, '03/04/2027 19:20']],
      sum('TOTAL', '54.05'),
      sum('TIP', '4.00'),
      sum('Paid by card', '58.05'),
      sum('incl. VAT 8.1%', '4.05'),
    ),
    { total: '58.05', tax: '4.05' },
  )
})

t.test('taxes that rates come to, behind a sign that is no minus', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'HARBOUR GRILL']],
      [[40, '4 Pier Road, Portwick']],
      [[40, '03/04/2027 19:20']],
      sum('TOTAL', '34.50'),
      [[40, '10% over 20.00 = 2.00']],
      [[40, '25% over 10.00 = 2.50']],
    ),
    { total: '34.50', tax: '4.50' },
  )
})

t.test('taxes that are called by their names in two languages', async (t) => {
  const rows = [
    [[40, 'KIOSQUE DU QUAI']],
    [[40, '18, rue du Moulin, Sherbrooke QC J1H 2A4']],
    [[40, '2026-04-11 09:20']],
    sum('CARNET / NOTEBOOK', '24.70'),
    sum('CRAYONS / PENCILS', '8.45'),
    sum('SOUS-TOTAL / SUBTOTAL', '33.15'),
    sum('TPS/GST 5 %', '1.66'),
    sum('TVQ/QST 9.975 %', '3.31'),
    sum('TOTAL CAD', '38.12'),
  ] as const
  t.match(fieldsOf(...rows), { total: '38.12', tax: '4.97' })
})

t.test('taxes of two rates beside each other, and none of them together', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'Solvik Gjestebrygge']],
      [[40, 'Brygga 4, 4790 Lillesand']],
      [[40, '11.06.2023 kl. 10:05']],
      sum('Båtplass, døgn', '560,00'),
      sum('Drivstoff', '250,00'),
      sum('Totalt kr', '810,00'),
      [
        [40, 'Herav mva. 12 %: 60,00'],
        [220, 'mva. 25 %: 50,00'],
      ],
    ),
    { total: '810.00', tax: '110.00' },
  )
})

t.test('rates with their sign in front', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'ÇAMLIK BAKKALİYE']],
      [[40, 'Papatya Sok. No:7 Bozüyük / BİLECİK']],
      [[40, 'TARİH: 03.02.2025 SAAT: 18:40']],
      sum('PİRİNÇ 1 KG %1', '*101,00'),
      sum('SABUN %20', '*120,00'),
      sum('TOPKDV', '*21,00'),
      sum('TOPLAM', '*221,00'),
      sum('KREDİ KARTI', '*221,00'),
      [
        [40, 'KDV%'],
        [120, 'MATRAH'],
        [200, 'KDV'],
      ],
      [
        [40, '%1'],
        [120, '100,00'],
        [200, '1,00'],
      ],
      [
        [40, '%20'],
        [120, '100,00'],
        [200, '20,00'],
      ],
    ),
    { total: '221.00', tax: '21.00' },
  )
})

t.test('whole taxes, each with what it is in on its line', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'みどりストア']],
      [[40, '長野県上田市中央１丁目２－３']],
      [[40, '2024年 3月 2日 18:05']],
      sum('弁当※', '¥540'),
      sum('電池', '¥330'),
      sum('小計', '¥870'),
      sum('合計', '¥870'),
      [[40, '(税率 8%対象 ¥540 内消費税 ¥40)']],
      [[40, '(税率10%対象 ¥330 内消費税 ¥30)']],
      sum('お預り', '¥1,000'),
      sum('お釣り', '¥130'),
    ),
    { total: '870.00', tax: '70.00' },
  )
})

t.test('a dash in place of hundredths', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'TAXI STEINBODEN']],
      [[40, 'Dorfstrasse 2, 3999 Steinboden']],
      [[40, 'Quittung']],
      [
        [40, 'Fr. 54.—'],
        [160, 'inkl. 8,0 % MWST Fr. 4.00'],
      ],
      [[40, 'Datum 4.5.2023']],
    ),
    { total: '54.00', tax: '4.00' },
  )
})

t.test('the time is the last of those beside days', async (t) => {
  const { time } = fieldsOf(
    [[40, 'PARK QUAY']],
    [[40, '2 Ferry Lane, Portwick']],
    [[40, 'Entry 14/03/2027 08:10']],
    [[40, 'Exit 14/03/2027 11:45']],
    sum('TOTAL', '6.20'),
  )
  t.equal(time, '11:45')
})

t.test('taxes under their rates, the base of one of which is not legible', async (t) => {
  const { fields } = answerOf([
    [[40, 'かえでストア']],
    [[40, '静岡県楓市川端町3-14-2']],
    [[40, '2025年 4月 8日(火) 12:07']],
    sum('おにぎり', '¥1,080軽'),
    sum('乾電池', '¥550'),
    sum('合計', '¥1,630'),
    [[40, '(税率 8%対象']],
    sum('(内消費税等', '¥80)'),
    sum('(税率 10%対象', '¥550)'),
    sum('(内消費税等', '¥50)'),
    sum('お預り', '¥2,000'),
    sum('お釣', '¥370'),
  ])
  t.match(fields, { total: '1630.00', tax: '130.00' })
})

t.test('taxes of several rates without bases come to the sum below them', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'MAGAZIN PRUNUL S.R.L.']],
      [[40, 'Str. Livezii nr. 3, Brazi']],
      sum('SARE 1KG', '21.80 A'),
      sum('VAZA', '23.80 B'),
      sum('TOTAL LEI', '45.60'),
      sum('TOTAL TVA A - 9%', '1.80'),
      sum('TOTAL TVA B - 19%', '3.80'),
      sum('TOTAL TVA BON', '5.60'),
      sum('CARD', '45.60'),
      [[40, 'DATA: 07-02-2025']],
    ),
    { total: '45.60', tax: '5.60' },
  )
})

t.test('sums of four digits behind a star', async (t) => {
  t.match(
    fieldsOf(
      [[40, 'ELMALI LOKANTASI']],
      [[40, 'ELMA MAH. ARMUT CAD.']],
      [[40, 'TARIH: 08/03/2025']],
      sum('KEBAP', '*820,00'),
      sum('PIDE', '*640,00'),
      sum('TOPLAM', '*1460,00'),
      sum('NAKIT', '*1500,00'),
      sum('PARA USTU', '*40,00'),
    ),
    { total: '1460.00', currency: 'TRY' },
  )
})

t.test('a sum of lines that something is taken off below is proven by none', async (t) => {
  const answer = (...below: readonly Row[]) =>
    answerOf([
      [[40, 'APPLETREE DENTAL ROOMS']],
      [[40, '3 Orchard Lane, Springfield']],
      [[40, '14/03/2024 10:15']],
      sum('Examination', '65.00'),
      sum('Filling', '125.00'),
      sum('TOTAL', '190.00'),
      ...below,
    ])
  const whole = answer()
  t.match(whole.fields, { total: '190.00' })
  t.ok(whole.evidence.total?.proven_by)
  const less = answer(sum('less benefit', '-40.00'), sum('Left', '150.00'))
  t.match(less.fields, { total: '190.00' })
  t.equal(less.evidence.total?.proven_by, undefined)
  // What is left has to be printed.
  t.ok(answer(sum('Bonus points', '-40.00')).evidence.total?.proven_by)
})

t.test('a digit misread in one of two taxes whose sum is printed makes no other sum', async (t) => {
  const rows = [
    [[40, 'SKLEP POD LIPĄ']],
    [[40, 'ul. Polna 4, 30-081 Kraków']],
    [[40, '2024-09-03 17:05']],
    sum('SER', '21,00'),
    sum('PIWO', '24,60'),
    sum('Sprzedaż opodatkowana A', '24,60'),
    sum('Kwota A 23,00%', '4,68'),
    sum('Sprzedaż opodatkowana C', '21,00'),
    sum('Kwota C 05,00%', '1,00'),
    sum('Podatek PTU', '5,60'),
    sum('SUMA PLN', '45,60'),
    sum('Gotówka PLN', '45,60'),
  ] as Row[]
  const read = { ...page(lines(rows)), source: 'ocr' as const }
  t.not((receipt.extract([read]).content as Answer).fields.tax, '5.68')
})

t.test(
  'a rate of which base and tax were not read has what the others leave of the total',
  async (t) => {
    const answer = answerOf([
      [[40, 'ADEGA DO RIO']],
      [[40, 'Rua Nova 8, 4400-120 Gaia']],
      [[40, 'NIF: 500100144']],
      [[40, '2025-03-09 13:22']],
      sum('SOPA', '10,60'),
      sum('VINHO', '24,60'),
      sum('TOTAL EUR', '35,20'),
      [
        [40, 'Taxa'],
        [140, 'Incidência', 'end'],
        [260, 'IVA', 'end'],
      ],
      [
        [40, '6%'],
        [140, '10', 'end'],
      ],
      [
        [40, '23%'],
        [140, '20,00', 'end'],
        [260, '4,60', 'end'],
      ],
    ])
    t.match(answer.fields, { total: '35.20', tax: '5.20' })
    t.equal(answer.evidence.tax?.proven_by, undefined, 'what follows from a total proves nothing')
  },
)

t.test('a net sum tells a tax of which a digit was misread', async (t) => {
  const answer = answerOf([
    [[40, 'MØLLEBAKERIET']],
    [[40, 'Elvegata 5, 7013 Trondheim']],
    [[40, '2025-04-11 08:12']],
    sum('Rundstykke', '120,00'),
    sum('Kanelbolle', '80,00'),
    sum('Netto', '160,00'),
    sum('MVA 25%', '48,00'),
    sum('TOTAL', '200,00'),
  ])
  t.match(answer.fields, { total: '200.00', tax: '40.00' })
  t.equal(answer.evidence.tax?.proven_by, undefined, 'what follows from a total proves nothing')
})
