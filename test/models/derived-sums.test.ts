import t from 'tap'
import { withDerived } from '../../src/models/totals/sums.ts'
import type { Option } from '../../src/scoring/decide.ts'

const option = (value: string | null, score: number): Option => ({ value, score, candidates: [] })
const BONUSES = { derived: -3 }

t.test('a net sum that is printed is no less likely than one that is worked out', (t) => {
  const sums = { tax: [option('38.67', -0.1)], total: [option('397.50', -0.1)] }
  const scoreOf = (net: Option[]) =>
    withDerived({ ...sums, net }, BONUSES).net!.find(({ value }) => value === '358.83')!
  t.match(scoreOf([option(null, -0.2)]), { score: -0.2, derivedFrom: ['total', 'tax'] })
  t.match(scoreOf([option(null, -0.2), option('358.83', -9)]), {
    score: -3.2,
    derivedFrom: undefined,
  })
  t.match(scoreOf([option(null, -0.2), option('358.83', -1)]), { score: -1 })
  t.end()
})

t.test('without tax the net sum is the total', (t) => {
  const all = withDerived(
    { net: [option(null, -0.2)], tax: [option('0.00', -0.1)], total: [option('516.20', -0.1)] },
    BONUSES,
  )
  t.match(all.net![1], { value: '516.20', derivedFrom: ['total', 'tax'] })
  t.end()
})
