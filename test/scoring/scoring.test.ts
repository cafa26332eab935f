import t from 'tap'
import { calibrated } from '../../src/scoring/calibrate.ts'
import { decide, optionsOf } from '../../src/scoring/decide.ts'
import { leafOf, scoresOf, shares } from '../../src/scoring/score.ts'

t.test('a tree counts its leaves by the answers, the first level lowest', async (t) => {
  const tree = { features: [0, 2], thresholds: [1, 0.5], leaves: [10, 20, 30, 40] }
  t.equal(leafOf(tree, [0, 9, 0]), 10)
  t.equal(leafOf(tree, [2, 9, 0]), 20)
  t.equal(leafOf(tree, [0, 9, 1]), 30)
  t.equal(leafOf(tree, [2, 9, 1]), 40)
  t.equal(leafOf(tree, [1, 9, 0.5]), 10, 'a threshold itself is not above')
})

t.test('a score is the mean of linear model and forest', async (t) => {
  const trees = [{ features: [1], thresholds: [0], leaves: [-1, 3] }]
  const weights = { linear: [2, 0.5], trees, nothing: 0 }
  t.same(
    scoresOf(weights, [
      [1, 4],
      [0, 0],
    ]),
    [(2 + 2 + 3) / 2, -0.5],
  )
})

t.test('trees that were grown last are asked about the likeliest candidates alone', async (t) => {
  const further = [{ features: [1], thresholds: [0], leaves: [0, 5] }]
  const weights = { linear: [2, 0], trees: [], further, nothing: 0 }
  const candidates = Array.from({ length: 30 }, (_, i) => [i, 1])
  const scores = scoresOf(weights, candidates)
  t.equal(scores[29], 34)
  t.equal(scores[10], 15)
  t.equal(scores[9], 9, 'twenty are likelier')
})

t.test('shares are of 1, also of scores whose powers no number holds', async (t) => {
  t.same(shares([0, 0]), [0.5, 0.5])
  t.match(shares([2000, 2000, -2000]), [0.5, 0.5, 0])
})

t.test('candidates with one value stand for each other; null competes with all', async (t) => {
  const options = optionsOf(['7', '8', '7'], [0, Math.log(1.5), 0], 0)
  t.same(
    options.map(({ value }) => value),
    ['7', '8', null],
  )
  const sum = options.reduce((all, { score }) => all + Math.exp(score), 0)
  t.ok(Math.abs(sum - 1) < 1e-6)
  t.same(options[0]!.candidates, [0, 2])
})

t.test('what agrees outweighs what is likelier alone', async (t) => {
  const option = (value: string, share: number) => ({
    value,
    score: Math.log(share),
    candidates: [0],
  })
  const options = {
    whole: [option('10', 0.6), option('12', 0.4)],
    part: [option('5', 0.55), option('7', 0.45)],
    rest: [option('5', 1)],
  }
  const adds = (bonus: number) =>
    decide(options, ({ whole, part, rest }) =>
      Number(part!.value) + Number(rest!.value) === Number(whole!.value) ? bonus : 0,
    )
  t.equal(adds(0).best.part!.value, '5')
  const other = decide(options, ({ whole, part }) =>
    whole!.value === '12' && part!.value === '7' ? 3 : 0,
  )
  t.equal(other.best.whole!.value, '12')
  t.equal(other.best.part!.value, '7')
  t.ok(other.decided.whole!.share > 0.8 && other.decided.whole!.share < 1)
  t.equal(other.decided.whole!.alternatives[0]!.option.value, '10')
})

t.test(
  'of more assignments than are kept the likeliest are, in the order of their options',
  async (t) => {
    // Shares of a few sizes only: many sums are equal. The options are in no order, as where sums were derived.
    const roles = ['a', 'b', 'c'].map((role, r) => {
      const values = Array.from({ length: 13 }, (_, i) => `${role}${i}`)
      const options = values.map((value, i) => {
        return { value, score: -(((i * 7 + r * 5) % 11) + ((i * 3) % 4) / 4), candidates: [i] }
      })
      return [role, options] as const
    })
    const all = roles.reduce<{ values: string[]; score: number }[]>(
      (kept, [, options]) =>
        kept
          .flatMap(({ values, score }) =>
            options.map((option) => ({
              values: [...values, option.value],
              score: score + option.score,
            })),
          )
          .sort((one, other) => other.score - one.score)
          .slice(0, 400),
      [{ values: [], score: 0 }],
    )
    const weighed: string[][] = []
    decide(Object.fromEntries(roles), ({ a, b, c }) => {
      weighed.push([a!.value!, b!.value!, c!.value!])
      return 0
    })
    t.same(
      weighed,
      all.map(({ values }) => values),
    )
  },
)

t.test('no probability is 0 or 1, and more share is never less probable', async (t) => {
  const calibration = { slope: 2, offset: 0.5, against: 1 }
  let before = 0
  for (const share of [0, 1e-9, 0.2, 0.5, 0.8, 1 - 1e-12, 1]) {
    const probability = calibrated(share, calibration)
    t.ok(probability >= 0.01 && probability <= 0.99)
    t.ok(probability >= before)
    before = probability
  }
})

t.test('what other values contradict is less sure, however sure it was', async (t) => {
  const calibration = { slope: 2, offset: 1, against: 2 }
  t.equal(calibrated(1, calibration), 0.99)
  const odds = Math.log(0.99 / 0.01) - 2
  t.ok(Math.abs(calibrated(1, calibration, true) - 1 / (1 + Math.exp(-odds))) < 1e-9)
})
