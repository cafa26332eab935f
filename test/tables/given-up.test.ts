import t from 'tap'
import { countGivenUp, type Outermost } from '../../src/tables/regions/given-up.ts'
import { GIVEN_UP_WEIGHTS } from '../../src/tables/regions/given-up-weights.ts'

/** Outermost lines whose log odds of not being the table's are these, told by the first of their features. */
const outermostWith = (all: readonly number[]): Outermost[] =>
  all.map((odds, i) => {
    const features = () => [odds / GIVEN_UP_WEIGHTS[0]!]
    const lines = Array.from({ length: i + 1 }, () => ({ words: [], odds: 0 }))
    return { lines, features, known: features }
  })

t.test('as many lines are given up as are likelier not the own ones, all together', async (t) => {
  t.equal(countGivenUp(outermostWith([0.8, 0.7, -1])), 2)
  t.equal(countGivenUp(outermostWith([-0.1, 0.4])), 2)
  t.equal(countGivenUp(outermostWith([0.3])), 1)
})

t.test('none where one of them most likely is', async (t) => {
  t.equal(countGivenUp(outermostWith([-0.2, -1, -2])), 0)
  t.equal(countGivenUp([]), 0)
})
