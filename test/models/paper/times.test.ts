import t from 'tap'
import { misreadTimes, timesIn, withoutTimes } from '../../../src/reading/times.ts'

t.test('a quantity and a price as they are printed', async (t) => {
  for (const [text, quantity, price] of [
    ['2 x 1.50', 2, 1.5],
    ['3 @ £3.51', 3, 3.51],
    ['0,512 kg x 5,99', 0.512, 5.99],
    ['6x1,88', 6, 1.88],
    ['0.815 kg @ £1.99/ kg', 0.815, 1.99],
    ['0,476kg * 29,88kr/kg', 0.476, 29.88],
    ['22.73 litre  RM 2.200/litre', 22.73, 2.2],
    ['3 KPL 1,99 EUR/KPL', 3, 1.99],
    ['2 EA @ 7.98', 2, 7.98],
    ['2.61 1b @ 3.50 /1b', 2.61, 3.5],
    ['2 AT 1 FOR 2.98', 2, 2.98],
    ['2,000 Χ 9,00', 2, 9],
    ['3 Х 1,20', 3, 1.2],
    ['2 st å 189,00', 2, 189],
    ['2,000 ST a 5,99', 2, 5.99],
  ] as const)
    t.match(timesIn(text), { quantity, price }, text)
  for (const text of ['Bread 2.10', 'Cheese 250 g 4.20', '12/03/2024 10:15', 'Battery x4'])
    t.equal(timesIn(text), null)
  t.equal(withoutTimes('Milk 2 x 1.50'), 'Milk')
  t.equal(withoutTimes('0.815 kg @ £1.99/ kg'), '')
})

t.test('misread ones are told by their product', async (t) => {
  for (const [text, amount, quantity, price] of [
    ['5 xs182', 9.1, 5, 1.82],
    ['5@ £357', 17.85, 5, 3.57],
    ['3 %:2,36', 7.08, 3, 2.36],
  ] as const) {
    t.match(misreadTimes(text, amount), { quantity, price }, text)
    t.equal(misreadTimes(text, amount + 0.5), null, `${text} for another amount`)
  }
  t.equal(misreadTimes('1 x 2.36', 2.36), null, 'one alone proves nothing')
})
