import t from 'tap'
import { readMoney } from '../../src/fields/money.ts'

/** Marks in front of sums and behind them, as CLDR and central banks write them. */
const PRINTED: readonly (readonly [text: string, value: number, currency: string | null])[] = [
  ['Euro 1.143,45', 1143.45, 'EUR'],
  ['Euro3,83', 3.83, 'EUR'],
  ['12,50 Euro', 12.5, 'EUR'],
  ['1 341,64 Euro -', -1341.64, 'EUR'],
  ['Eur 3,83', 3.83, 'EUR'],
  ['R1,250.00', 1250, null],
  ['R 1,250.00', 1250, null],
  ['TL 12,50', 12.5, 'TRY'],
  ['12,50 TL', 12.5, 'TRY'],
  ['S/. 12.50', 12.5, 'PEN'],
  ['MX$12.50', 12.5, 'MXN'],
  ['NT$120.00', 120, 'TWD'],
  ['Php 12.50', 12.5, 'PHP'],
  ['12,50 руб.', 12.5, 'RUB'],
  ['12,50 грн', 12.5, 'UAH'],
  ['1.250,00 din', 1250, 'RSD'],
  ['1.250,00 РСД', 1250, 'RSD'],
  ['KSh 12.50', 12.5, 'KES'],
  ['12,50 LEI', 12.5, 'RON'],
  ['12 500 FCFA', 12500, 'XOF'],
]

t.test('marks of currencies', (t) => {
  for (const [text, value, currency] of PRINTED) {
    const money = readMoney(text, null)
    t.equal(money?.value, value, text)
    t.equal(money?.currency ?? null, currency, text)
  }
  t.end()
})

t.test('words and codes beside figures are none', (t) => {
  for (const text of ['12,50 km', 'Kr12345X', 'REF 12.50', 'Euro5 Norm', 'Rs'])
    t.equal(readMoney(text, null), null, text)
  t.end()
})
