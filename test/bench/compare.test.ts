import t from 'tap'
import { type Counts, compare, differingTools, isFault } from '../../bench/check/compare.ts'

const counts = (instructions: number, input = 'a', compiler = 'one'): Counts => ({
  with: { compiler },
  pages: { dense: { input, instructions } },
})

t.test('a count may change by up to 5 %, either way', async (t) => {
  for (const [now, fault] of [
    [1000, false],
    [1050, false],
    [950, false],
    [1051, true],
    [949, true],
  ] as const)
    t.same(compare(counts(1000), counts(now)).map(isFault), [fault], `${now} of 1000`)
})

t.test('what has nothing to be compared with is a fault', async (t) => {
  t.ok(compare(null, counts(1000)).every(isFault), 'nothing recorded')
  t.ok(compare(counts(1000, 'a'), counts(1000, 'b')).every(isFault), 'another input')
})

t.test('other tools than recorded are named', async (t) => {
  t.same(differingTools(counts(1), counts(1)), [])
  t.same(differingTools(counts(1), counts(1, 'a', 'two')), ['compiler: one, now two'])
})
