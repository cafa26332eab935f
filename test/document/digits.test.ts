import t from 'tap'
import { europeanDigits } from '../../src/document/digits.ts'

t.test('digits of every numbering system of Unicode that has its own', async (t) => {
  let systems = 0
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const printed = format.format(9876543210)
    // Beyond the first plane are ornaments of mathematics and scripts that nobody prints bills in.
    if (!/^[\p{Nd}]{10}$/u.test(printed) || printed.length !== 10) continue
    t.equal(europeanDigits(printed), '9876543210', system)
    systems++
  }
  t.ok(systems > 30)
})

t.test('figures as Egypt and Iran write them', async (t) => {
  const egypt = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 2 })
  t.equal(europeanDigits(egypt.format(1234567.5)), '1,234,567.50')
  const iran = new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 2 })
  t.equal(europeanDigits(iran.format(1234567.5)), '1,234,567.50')
})

t.test('other texts stay as they are', async (t) => {
  t.equal(europeanDigits('CO₂ ½ 12 ①'), 'CO₂ ½ 12 ①')
  t.equal(europeanDigits('عام ٢٠٢٤'), 'عام 2024')
})
