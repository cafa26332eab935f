import t from 'tap'
import { currencyOf } from '../../src/fields/currency.ts'
import {
  cents,
  decimalSignIn,
  decimalText,
  readMisreadMoney,
  readMoney,
} from '../../src/fields/money.ts'
import { percentsIn } from '../../src/fields/percent.ts'

t.test('sums in every printed form', async (t) => {
  for (const [text, value, currency] of [
    ['1,234.50', 1234.5, null],
    ['1.234,50', 1234.5, null],
    ['1 234,50', 1234.5, null],
    ["1'234.50", 1234.5, null],
    ['(1,234.50)', -1234.5, null],
    ['1,234.50-', -1234.5, null],
    ['1,234.50 CR', 1234.5, null],
    ['1,234.50 DR', -1234.5, null],
    ['EUR 1.234,50', 1234.5, 'EUR'],
    ['1.234,50 €', 1234.5, 'EUR'],
    ['₹1,23,456.00', 123456, 'INR'],
    ['S$22,800', 22800, 'SGD'],
    ['1 234,50 zł', 1234.5, 'PLN'],
    ['12,50 zl', 12.5, 'PLN'],
    ['R$ 1.234,50', 1234.5, 'BRL'],
    ['12,5', 12.5, null],
    ['250,00+', 250, null],
    ['+$31.19', 31.19, 'USD'],
    ['$+31.19', 31.19, 'USD'],
    ['+ EUR 31,19', 31.19, 'EUR'],
    ['1.234.567,89', 1234567.89, null],
    ['58.—', 58, null],
    ['1.250,-', 1250, null],
    ['Fr. 58.--', 58, 'CHF'],
    // Commas that were read as points.
    ['1.01.879.00', 101879, null],
  ] as const)
    t.match(readMoney(text, null), { value, currency }, text)
})

t.test('three digits behind a separator follow the document', async (t) => {
  t.equal(readMoney('87,000', ',')?.value, 87)
  t.equal(readMoney('87,000', '.')?.value, 87000)
  t.equal(readMoney('1.234', null)?.value, 1234)
  t.equal(readMoney('1,234.567', '.')?.value, 1234.567)
})

t.test('what is no figure', async (t) => {
  for (const text of [
    '',
    'total',
    '+-5.00',
    '-+5.00',
    '12.03.2024',
    '12:30',
    '816-234-2265',
    '1,2,3',
    '7 10.20',
  ])
    t.equal(readMoney(text, '.'), null, text)
})

t.test('letters that recognition makes of digits', async (t) => {
  for (const [text, value] of [
    ['l2.5O', 12.5],
    ['§3.70', 53.7],
    ['B.00', 8],
  ] as const)
    t.equal(readMisreadMoney(text, '.')?.value, value, text)
  t.equal(readMisreadMoney('Total', '.'), null)
})

t.test('amounts as they are given', async (t) => {
  t.equal(decimalText(1234.5), '1234.50')
  t.equal(decimalText(0.125, 3), '0.125')
  t.equal(decimalText(-0.001), '0.00')
  t.equal(cents(0.29 * 100), 2900)
})

t.test('the decimal sign of a document', async (t) => {
  t.equal(decimalSignIn(['12,50', '1.234,00', '9.99']), ',')
  t.equal(decimalSignIn(['12.50', '1,234.00']), '.')
  t.equal(decimalSignIn(['12.05.2024', '7']), null)
  t.equal(decimalSignIn(['12.03', '28.02', '02.03', '1,50']), ',', 'days without a year')
  t.equal(decimalSignIn(['12.03']), '.', 'nothing else tells')
  const whole = ['186.429', '412.360', '24.500', '8.745', '15.000', '60.000']
  t.equal(decimalSignIn(['09.01.', ...whole]), ',', 'thousands, many of them')
  t.equal(
    decimalSignIn(['¥1,210', '¥1,480', '2,69']),
    '.',
    'thousands beside a sum that was misread',
  )
})

t.test('currencies', async (t) => {
  for (const [text, code] of [
    ['CHF 12', 'CHF'],
    ['£', 'GBP'],
    ['NZ$5', 'NZD'],
    ['$5', 'USD'],
    ['RM 57.80', 'MYR'],
    ['Total RM', 'MYR'],
    ['FORM', null],
    ['12.00', null],
    ['12 Euro', 'EUR'],
  ] as const)
    t.equal(currencyOf(text), code, text)
})

t.test('percentages', async (t) => {
  t.same(percentsIn('MwSt 19 %, 7,7% and 2.5 %'), [19, 7.7, 2.5])
  t.same(percentsIn('no 100'), [])
})
