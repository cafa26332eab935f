import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

type Slip = readonly (readonly [left: string, right?: string, middle?: string])[]

const read = (rows: Slip, source: PageSource = 'text_layer'): Answer => {
  const made = page(
    rows.map(([left, right, middle], i) => [
      ...words(left, 60, 40 + i * 16),
      ...(middle === undefined ? [] : words(middle, 180, 40 + i * 16)),
      ...(right === undefined ? [] : words(right, 300 - right.length * 5, 40 + i * 16)),
    ]),
  )
  return receipt.extract([{ ...made, source }]).content as Answer
}

const HEAD: Slip = [
  ['KEDAI HIJAU SDN BHD'],
  ['12 JALAN RIA'],
  ['50000 KUALA LUMPUR'],
  ['Date: 02/Jan/2024'],
]
const TOTAL: Slip = [['TOTAL', '4.00']]

t.test('days with the name of a month between slashes', async (t) => {
  t.equal(read([...HEAD, ...TOTAL]).fields.date, '2024-01-02')
})

t.test('legal forms that recognition misreads', async (t) => {
  t.equal(
    read([['KEDAI HIJAU SON BHD'], ...HEAD.slice(1), ...TOTAL]).fields.company,
    'KEDAI HIJAU SDN BHD',
  )
  t.equal(read([['HIJAU MART 5/B'], ...HEAD.slice(1), ...TOTAL]).fields.company, 'HIJAU MART S/B')
})

t.test('a trade above a firm, a firm below a shop: the firm is named', async (t) => {
  const company = (...rows: readonly string[]) =>
    read([...rows.map((row) => [row] as const), ...HEAD.slice(1), ...TOTAL]).fields.company
  t.equal(company('HIJAU HIJAU CAFE', 'HIJAU RAYA FOODS SDN BHD'), 'HIJAU RAYA FOODS SDN BHD')
  t.match(company('RESTORAN KEDAI', 'LIM & ANAK SDN BHD'), /LIM & ANAK SDN BHD$/)
  t.equal(company('Alimentari Teresa', 'di Bianchi Teresa'), 'Alimentari Teresa')
})

t.test('an address: land with a number, towns with a comma, what ends it', async (t) => {
  const address = (...rows: Slip) =>
    read([['KEDAI HIJAU SDN BHD'], ...rows, ['Date: 02/01/2024'], ...TOTAL]).fields.address
  t.equal(
    address(['LOT P.T. 33198, BATU 4'], ['JALAN KAPAR'], ['42100 KLANG, SELANGOR']),
    'LOT P.T. 33198, BATU 4 JALAN KAPAR 42100 KLANG, SELANGOR',
  )
  t.equal(
    address(['NO.17 JALAN BESAR'], ['39100 BRINCHANG,'], ['CAMERON HIGHLANDS,'], ['PAHANG']),
    'NO.17 JALAN BESAR 39100 BRINCHANG, CAMERON HIGHLANDS, PAHANG',
  )
  t.equal(
    address(['12 JALAN RIA'], ['50000 KUALA LUMPUR'], ['GST No.: 000123456789'], ['TW IOCE']),
    '12 JALAN RIA 50000 KUALA LUMPUR',
  )
  t.equal(
    address(['12 JALAN RIA, 41200 KLANG'], ['SELANGOR', undefined, 'Tel: 03-5555 0144']),
    '12 JALAN RIA, 41200 KLANG SELANGOR',
  )
})

t.test('what is left of the cash is no total, nor is a total before charges', async (t) => {
  const total = (...rows: Slip) => read([...HEAD, ...rows]).fields.total
  t.equal(total(['TOTAL RM', '25.40'], ['CASH', '30.00'], ['BALANCE', '4.60']), '25.40')
  t.equal(
    total(
      ['SUBTOTAL', '79.60'],
      ['DISCOUNT', '-30.00'],
      ['Total Amount', '49.60'],
      ['Serv Charge 10%', '4.86'],
      ['GST 6%', '3.27'],
      ['Rounding', '-0.03'],
      ['Total Amount', '57.80'],
    ),
    '57.80',
  )
})

t.test('tax: of a table with codes, with a rounding, none that is too much', async (t) => {
  const tax = (...rows: Slip) => read([...HEAD, ...rows]).fields.tax
  t.equal(
    tax(['TOTAL', '41.00'], ['GST Summary', 'Tax(RM)', 'Amount(RM)'], ['SR @ 6%', '2.32', '38.68']),
    '2.32',
  )
  t.equal(tax(['ROUNDING', '0.10'], ['TOTAL', '128.00'], ['GST 12%', '13.70', '114.20']), '13.70')
  t.equal(tax(['TOTAL', '151.87'], ['GST', '135.60']), null)
})

t.test('a quantity whose price is the amount, lines with their number', async (t) => {
  const { items } = read([
    ...HEAD,
    ['1. SOCKET'],
    ['2 x 1.50', '3.00'],
    ['3, BRUSH'],
    ['1 x 4.90', '4.90'],
    ['TOTAL', '7.90'],
  ])
  t.match(items, [
    { description: 'SOCKET', quantity: '2.00', amount: '3.00' },
    { description: 'BRUSH', quantity: '1.00', amount: '4.90' },
  ])
})

t.test('sums without decimals: commas part the thousands behind a sign', async (t) => {
  const { fields, items } = read([
    ...HEAD,
    ['Curry', '¥980'],
    ['Matcha latte', '¥1,240'],
    ['TOTAL', '¥2,220'],
  ])
  t.match(fields, { total: '2220.00', currency: 'JPY' })
  t.match(items, [{ amount: '980.00' }, { amount: '1240.00' }])
})

t.test('dollars and nothing else: the month comes first', async (t) => {
  const date = (...rows: Slip) => read([['CORNER SHOP'], ['12 Main Street'], ...rows]).fields.date
  t.equal(date(['6/10/2019 13:59'], ['Total', '$14.50']), '2019-06-10')
  t.equal(date(['6/10/2019 13:59'], ['GST', '$1.32'], ['Total', '$14.50']), '2019-10-06')
})

t.test('who leads a shop is neither its name nor a part of its address', async (t) => {
  t.match(
    read([
      ['HARVEST LANE'],
      ['2300 Cedar Falls Road'],
      ['Waterloo, IA 50701'],
      ['Store #0417 Manager: T. Obi'],
      ['Date: 02/01/2024'],
      ...TOTAL,
    ]).fields,
    { company: 'HARVEST LANE', address: '2300 Cedar Falls Road Waterloo, IA 50701' },
  )
})

t.test(
  'zeros with a stroke, a pound sign read as a digit, the row of a table of taxes',
  async (t) => {
    const { fields } = read(
      [
        ['EXEMPLAR INN LTD'],
        ['4@8 Kingley Street'],
        ['5300@ KUALA LUMPUR'],
        ['Date: 02/01/2024'],
        ['Food and drink', '10.20'],
        ['Total', '210.20'],
        ['Card payment', '£10.20'],
      ],
      'ocr',
    )
    t.match(fields, { address: '408 Kingley Street 53000 KUALA LUMPUR', total: '10.20' })
    t.equal(
      read(
        [
          ['MUSTERMARKT GMBH'],
          ['Hauptstraße 117, 79104 Freiburg'],
          ['Datum: 02.01.2024'],
          ['SUMME EUR', '5,32'],
          ['Gesamtbetrag 5,12 U,20', '32'],
        ],
        'ocr',
      ).fields.total,
      '5.32',
    )
  },
)

t.test('a total of which a digit was misread is told by what stands above it', async (t) => {
  const sold = (prices: readonly string[], total: string, source: PageSource = 'ocr') => {
    const items = ['RICE', 'TEA', 'CHICKEN'].map((name, i) => [name, prices[i]!] as const)
    return read([...HEAD, ...items, ['TOTAL', total]], source)
  }
  const { fields, evidence } = sold(['3.60', '6.30', '18.90'], '28.88')
  t.equal(fields.total, '28.80')
  t.match(evidence.total, { derived_from: ['items'] })
  t.equal(
    sold(['3.68', '6.38', '18.98'], '28.88').fields.total,
    '28.80',
    'zeros with a stroke are eights, all of them',
  )
  t.equal(
    sold(['3.60', '6.30', '18.90'], '28.88', 'text_layer').fields.total,
    '28.88',
    'print is as it is',
  )
})
