import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const row = (text: string, ...sums: readonly string[]): Rows[number] => [
  [60, text],
  ...sums.map((sum, i) => [540 - 90 * (sums.length - 1 - i), sum, 'end'] as const),
]
const currencyOf = (
  model: typeof invoice,
  rows: Rows,
  source: 'text_layer' | 'ocr' = 'text_layer',
): Answer => (model.extract([{ ...page(lines(rows)), source }]).content as Answer).fields.currency

const sold = (sign: string): Rows => [
  row('2 Flat white', `${sign}9.00`),
  row('1 Lemon loaf', `${sign}4.50`),
  row('Subtotal', `${sign}13.50`),
  row('GST 5%', `${sign}0.68`),
  row('Total', `${sign}14.18`),
  row('Visa', `${sign}14.18`),
]
const head = (...texts: readonly string[]): Rows => texts.map((text) => [[60, text]])
const DAY = head('Jan 23, 2026 9:16')

t.test('a dollar is that of the country a receipt comes from', async (t) => {
  for (const [currency, ...texts] of [
    ['CAD', 'Harbour Lantern Cafe', '118 Water Street', 'Halifax, NS B3J 2K9'],
    ['CAD', 'Harbour Lantern Cafe', '118 Water Street', 'Vancouver, BC VSN 4B6'],
    ['AUD', 'Harbour Lantern Cafe', 'ABN 51 824 753 556', '118 Water Street', 'Perth WA 6000'],
    ['NZD', 'Harbour Lantern Cafe', '118 Water Street', 'Auckland 1010', 'New Zealand'],
    ['SGD', 'Harbour Lantern Pte Ltd', '118 Water Street', 'Singapore 048621'],
  ] as const)
    t.equal(
      currencyOf(receipt, [...head(...texts), ...DAY, ...sold('$')]),
      currency,
      texts.join(', '),
    )
})

t.test('where nothing else is told a dollar is that of the United States', async (t) => {
  const rows = head('Harbour Lantern Cafe', '118 Water Street', 'Portland, OR 97204')
  t.equal(
    currencyOf(receipt, [...rows, ...DAY, row('Bread', '$4.00'), row('Total', '$4.00')]),
    'USD',
  )
})

t.test(
  'the code of an account is none of a currency, though letters of one stand before its digits',
  async (t) => {
    const rows = head('Harbour Supplies Ltd', '118 Water Street', 'Leeds LS1 4AB', 'Account CAD027')
    const sums = [row('Goods', '100.00'), row('VAT 20%', '20.00'), row('Invoice total £', '120.00')]
    t.equal(currencyOf(invoice, [...rows, ...DAY, ...sums]), 'GBP')
  },
)

const bill = (sums: (value: string) => string): Rows => [
  row('Importe', sums('1,000.00')),
  row('IVA 16%', sums('160.00')),
  row('Total', sums('1,160.00')),
]

t.test('a dollar of Mexico is a peso', async (t) => {
  const rows = [
    ...head(
      'Herrajes Loma Alta SA de CV',
      'RFC: HLA0904172T5',
      'Folio fiscal 5E1D7C40',
      'Uso CFDI: G03',
      'Factura A 2174',
      'Fecha 2026-04-09',
    ),
    ...bill((value) => `$ ${value}`),
  ]
  t.equal(currencyOf(invoice, rows), 'MXN')
})

t.test('a sign that was misread is known by the country', async (t) => {
  const rows = [
    ...head('Hostinec Pod Kopcem s.r.o.', 'Husova 12, 370 01 Pisek', 'DIC CZ04188225', '29.8.2026'),
    row('Polevka', '69,00 KE'),
    row('Svickova', '219,00 KE'),
    row('CELKEM', '288,00 KE'),
    row('Platba kartou', '288,00 KE'),
  ]
  t.equal(currencyOf(receipt, rows, 'ocr'), 'CZK')
})

t.test('a sign of one currency is that, wherever the paper comes from', async (t) => {
  const rows = [
    ...head(
      'Apex Fittings Ltd',
      '12 Mill Road, London EC1A 1BB',
      'VAT No. GB123456789',
      'Phone +44 20 7946 0123',
      'Invoice no. 2026-18',
      'Invoice date 3 March 2026',
    ),
    row('Net', '€100.00'),
    row('VAT 20%', '€20.00'),
    row('Total', '€120.00'),
  ]
  t.equal(currencyOf(invoice, rows), 'EUR')
})

t.test('kilograms are no currency', async (t) => {
  t.not(
    currencyOf(invoice, [
      ...head(
        'Exemplar Freight Pte Ltd',
        '8 Example Crescent, Singapore 128464',
        'Tax invoice 2026-01',
      ),
      ...DAY,
      row('Volume', '6.420 CBM', '1,880 KGS'),
      row('Ocean freight', '500.00'),
      row('Total', '500.00'),
    ]),
    'KGS',
  )
})

t.test('a sign in front of a short number is no currency where sums have cents', async (t) => {
  const fee = [...head('Leistung in EUR'), ...DAY, ...sold('')]
  t.equal(currencyOf(invoice, [...fee, ...head('Umsatzsteuerfrei nach $4 Abs. 3')]), 'EUR')
})

t.test('where none is printed it is that of the country that language and town tell', async (t) => {
  const korean = [
    ...head('보기분식', '전라남도 보기시 한빛로 12', '2026-02-03 12:10'),
    row('김밥', '2', '7,000'),
    row('라면', '1', '5,000'),
    row('부가세', '1,091'),
    row('합계금액', '12,000'),
    row('신용카드', '12,000'),
  ]
  t.equal(currencyOf(receipt, korean), 'KRW')
  const greek = [
    ...head(
      'ΠΑΡΑΔΕΙΓΜΑ Ο.Ε.',
      'Οδός Δοκιμής 4, Θεσσαλονίκη',
      'ΑΦΜ: 012345678',
      'Ημερομηνία: 03/02/2026',
    ),
    row('Ελιές', '12,00'),
    row('Φέτα', '8,00'),
    row('ΦΠΑ 13%', '2,30'),
    row('ΣΥΝΟΛΟ', '20,00'),
  ]
  t.equal(currencyOf(receipt, greek), 'EUR')
})

t.test(
  'a currency by language and place, where it is called by a word or not at all',
  async (t) => {
    for (const [currency, ...texts] of [
      ['THB', 'บริษัท ดอกแก้วการค้า จำกัด', 'ใบแจ้งหนี้ เลขที่ 104', 'ยอดรวม 535.00'],
      ['SAR', 'مؤسسة ندى الصباح', 'فاتورة رقم 104', 'الإجمالي 535.00 ريال سعودي'],
      ['VND', 'Công ty TNHH Hoa Sen Trắng', 'Hóa đơn số 104', 'Tổng cộng thanh toán 535.000'],
    ] as const)
      t.equal(currencyOf(invoice, head(...texts)), currency)
  },
)

t.test('signs of Africa and of the Philippines, by themselves and by their country', async (t) => {
  for (const [currency, sign, ...texts] of [
    ['KES', 'KSHS', 'Appleseed Traders Ltd', 'P.O. Box 99-99999, Nairobi'],
    ['GHS', 'GHe', 'Appleseed Enterprise', '9 Apple Close, Accra'],
    ['MAD', 'DH', 'Exemple Élec SARL', '9, rue des Pommes, Casablanca', 'ICE 009999999000099'],
    ['PHP', 'P', 'Appleseed Trading Inc.', '9 Apple St., Brgy. Sample, Quezon City'],
  ] as const)
    t.equal(
      currencyOf(invoice, [
        ...head(...texts, 'Invoice no. 2026-18', 'Invoice date 3 March 2026'),
        row('Apples', '900.00'),
        row('Pears', '100.00'),
        row('TOTAL', `${sign} 1,000.00`),
      ]),
      currency,
      sign,
    )
})

t.test('cents in front of a figure call nobody', async (t) => {
  const rows = [
    ...head(
      'DISTRIBUIDORA EL MANZANO S.R.L.',
      'C.U.I.T.: 30-99999999-9',
      'Calle Manzana 9 - Rosario',
    ),
    ...head('FACTURA N° 00009-00099999', 'Fecha: 23/06/2026'),
    row('Manzanas', '36,00', '1.496,00', '53.856,00'),
    row('Peras', '12,00', '1.073,00', '12.876,00'),
    row('TOTAL $', '66.732,00'),
  ]
  t.equal(currencyOf(invoice, rows), 'ARS')
})

t.test('sums of ten millions and more', async (t) => {
  const rows = [
    ...head(
      'CÔNG TY TNHH TÁO MẪU',
      'Mã số thuế: 0399 999 999',
      'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
      'Số: 00000999',
    ),
    ...head('Ngày 12 tháng 05 năm 2026', 'Đơn vị tiền tệ: VND'),
    row('Cộng tiền hàng:', '20.000.000'),
    row('Thuế suất GTGT: 10% Tiền thuế GTGT:', '2.000.000'),
    row('Tổng cộng tiền thanh toán:', '22.000.000'),
  ]
  const { fields } = invoice.extract([page(lines(rows))]).content as Answer
  t.match(fields, { net: '20000000', tax: '2000000', total: '22000000', currency: 'VND' })
})

t.test('the name of a coin, a sign with a stroke, a number of a country with points', async (t) => {
  const lev = [
    ...head('Магазин Круша', 'гр. Пловдив, ул. Ябълкова 4', 'ЕИК 000000000', '12.09.2023 09:37'),
    row('Хляб', '2,40'),
    row('ОБЩА СУМА', '2,40'),
    row('В БРОЙ ЛЕВА', '5,00'),
    row('РЕСТО', '2,60'),
  ]
  t.equal(currencyOf(receipt, lev), 'BGN')
  const sol = (...more: readonly string[]) => [
    ...head('FERRETERIA MANZANA', 'Jr. Las Peras 7', ...more, 'Fecha: 24/03/2026 11:09'),
    row('CLAVOS', '57.80'),
    row('TOTAL', 'S/', '57.80'),
  ]
  t.equal(currencyOf(receipt, sol()), 'PEN')
  t.equal(currencyOf(receipt, sol('R.U.C. 20000000001')), 'PEN')
})

t.test("the rupee's sign that recognition took for a euro", async (t) => {
  const rows = (...country: readonly string[]) => [
    ...head('Hotel Pear', '27, Car Street', ...country, 'Date: 22/08/2026 08:35'),
    row('Dosa', '90.00'),
    row('CGST @ 2.5%', '2.25'),
    row('SGST @ 2.5%', '2.25'),
    row('TOTAL', '€ 94.50'),
  ]
  t.equal(currencyOf(receipt, rows('GSTIN: 33AAAAA0000A1Z5'), 'ocr'), 'INR')
  t.equal(currencyOf(receipt, rows('GSTIN: 33AAAAA0000A1Z5')), 'EUR')
})
