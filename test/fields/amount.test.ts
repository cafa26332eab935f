import t from 'tap'
import { decimalSignOf, readAmount } from '../../src/fields/amount.ts'

t.test('figures as they are printed', async (t) => {
  for (const [text, sign, value] of [
    ['1,234.50', '.', 1234.5],
    ['1.234,50', ',', 1234.5],
    ['1 234,50', ',', 1234.5],
    ["1'234.50", '.', 1234.5],
    ['EUR 12,00', ',', 12],
    ['12,00 €', ',', 12],
    ['$5', '.', 5],
    ['-$5.25', '.', -5.25],
    ['(1,234.50)', '.', -1234.5],
    ['1,234.50-', '.', -1234.5],
    ['−7', '.', -7],
    ['▲1,250', '.', -1250],
    ['¥3,400-', '.', 3400],
    ['12.5 %', '.', 0.125],
    ['₹1,23,456.00', '.', 123456],
    ['50.00 DR', '.', -50],
    ['50.00 CR', '.', 50],
    ['.75', '.', 0.75],
    ['0', '.', 0],
    ['0.10', '.', 0.1],
  ] as const)
    t.equal(readAmount(text, sign), value, text)
})

t.test('what is no number', async (t) => {
  for (const text of [
    '',
    '-',
    'n/a',
    '12 pieces',
    '2026-11-03',
    '0049',
    '12:30',
    'A-01',
    '1,2,3',
    '1234567890123456',
    '1.2.3.4',
  ])
    t.equal(readAmount(text, '.'), null, text)
})

t.test('which sign is the decimal one', async (t) => {
  t.equal(decimalSignOf(['1.234,50', '12']), ',')
  t.equal(decimalSignOf(['1,234.50', '12']), '.')
  t.equal(decimalSignOf(['12,5', '7,25']), ',')
  t.equal(decimalSignOf(['1,234,567']), '.')
  t.equal(decimalSignOf(['12', '7']), null)
  t.equal(decimalSignOf([]), null)
})
