import { test } from 'tap'
import { itemScore, itemsF1 } from '../../bench/item-score.ts'

test('an item is right by its amount and its description together', async (t) => {
  const truths = [
    { description: 'Blue paint', amount: '12.00' },
    { description: 'Brush', amount: '3.50' },
  ]
  t.same(itemScore(truths, [{ description: 'Blue paint', amount: '12.00' }]), {
    right: 1,
    printed: 2,
    given: 1,
  })
  t.equal(itemScore(truths, [{ description: 'Blue paint', amount: '3.50' }]).right, 0)
  t.equal(itemScore(truths, [{ description: 'Brush', amount: null }]).right, 0)
})

test('a description may hold more than the truth has', async (t) => {
  const given = [{ description: 'Blue paint, 5 litres', amount: '12.00' }]
  t.equal(itemScore([{ description: 'Blue paint', amount: 12 }], given).right, 1)
})

test('no item counts twice', async (t) => {
  const truth = { description: 'Brush', amount: '3.50' }
  t.equal(itemScore([truth, truth], [{ ...truth }]).right, 1)
})

test('of several documents the items are counted together', async (t) => {
  const scores = [
    { right: 1, printed: 2, given: 1 },
    { right: 3, printed: 3, given: 4 },
  ]
  t.equal(itemsF1(scores), 0.8)
  t.equal(itemsF1([]), 1)
})
