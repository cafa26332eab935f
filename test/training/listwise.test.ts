import t from 'tap'
import { scoresOf, shares } from '../../src/scoring/score.ts'
import {
  calibrationError,
  calibrationOf,
  errorByChance,
} from '../../training/fields/calibration.ts'
import { isSame } from '../../training/fields/compare.ts'
import {
  fitFurther,
  fitRole,
  type Group,
  randomOf,
  SETTINGS,
} from '../../training/fields/listwise.ts'

const NAMES = ['near', 'noise', 'size']
const QUICK = { ...SETTINGS, steps: 80, trees: 12, share: 1 }

/** Groups of four candidates: the right one is near its label, unless the field is missing. */
function groupsOf(seed: number, count: number): Group[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, (_, i) => {
    const absent = i % 4 === 3
    const at = Math.floor(random() * 4)
    const rows = Array.from({ length: 4 }, (_, j) =>
      Float32Array.from([j === at && !absent ? 0.7 + 0.3 * random() : 0.5 * random(), random(), j]),
    )
    return { name: String(i), rows, right: rows.map((_, j) => j === at && !absent), weight: 1 }
  })
}

t.test('what makes candidates right is learnt, and when there is none', async (t) => {
  const weights = fitRole(NAMES, groupsOf(1, 120), QUICK)
  let right = 0
  const held = groupsOf(2, 80)
  for (const group of held) {
    const all = shares([...scoresOf(weights, group.rows), weights.nothing])
    const best = all.indexOf(Math.max(...all))
    if (best === group.rows.length ? !group.right.some(Boolean) : group.right[best]) right++
  }
  t.ok(right >= 76, `${right} of ${held.length}`)
})

t.test('trees grown last learn what the scores before leave wrong', async (t) => {
  const poor = { linear: [0, 0, 0], trees: [], nothing: 0 }
  const weights = fitFurther(NAMES.length, groupsOf(1, 120), poor, { ...QUICK, trees: 40 })
  t.equal(weights.linear, poor.linear)
  t.ok(weights.further!.length > 0)
  const held = groupsOf(2, 80).filter((group) => group.right.some(Boolean))
  const right = held.filter((group) => {
    const scores = scoresOf(weights, group.rows)
    return group.right[scores.indexOf(Math.max(...scores))]
  })
  t.ok(right.length > 0.9 * held.length, `${right.length} of ${held.length}`)
})

t.test('the same documents give the same numbers, byte for byte', async (t) => {
  const one = JSON.stringify(fitRole(NAMES, groupsOf(3, 40), QUICK))
  t.equal(JSON.stringify(fitRole(NAMES, groupsOf(3, 40), QUICK)), one)
  t.not(JSON.stringify(fitRole(NAMES, groupsOf(4, 40), QUICK)), one)
})

t.test('calibration: shares that promise too much are lowered', async (t) => {
  const answer = (share: number, right: boolean) =>
    ({ field: 'total', value: '1', share, right, truth: ['1'], possible: true }) as never
  const answers = Array.from({ length: 200 }, (_, i) => answer(0.95, i % 10 < 7))
  const { slope, offset } = calibrationOf(answers)
  const said = 1 / (1 + Math.exp(-(slope * Math.log(0.95 / 0.05) + offset)))
  t.ok(Math.abs(said - 0.7) < 0.05, String(said))
})

t.test('calibration error is how far promises are from what is kept', async (t) => {
  const promised = (probability: number, right: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({ probability, right: i < right }))
  t.equal(calibrationError(promised(0.5, 5, 10)), 0)
  t.ok(Math.abs(calibrationError(promised(0.9, 5, 10)) - 0.4) < 1e-9)
})

t.test('values are compared as people would', async (t) => {
  t.ok(isSame('12.50', '12.5', 'amount'))
  t.notOk(isSame('12.51', '12.50', 'amount'))
  t.ok(isSame('RE 2024-7', 're2024/7', 'number'))
  t.ok(isSame('Müller & Söhne GmbH', 'MULLER SOHNE GMBH', 'number'))
  t.ok(isSame('Example Services Limitd', 'Example Services Limited', 'name'))
  t.notOk(isSame('Example Limited', 'Sample Unlimited', 'name'))
})

t.test('chance gives a calibration error, the larger the fewer answers there are', async (t) => {
  const random = randomOf(7)
  for (const count of [40, 400]) {
    const probabilities = Array.from({ length: count }, (_, i) => 0.5 + (0.49 * i) / count)
    const measured = Array.from({ length: 400 }, () =>
      calibrationError(
        probabilities.map((probability) => ({ probability, right: random() < probability })),
      ),
    )
    const mean = measured.reduce((sum, own) => sum + own, 0) / measured.length
    const told = errorByChance(probabilities.map((probability) => ({ probability })))
    t.ok(Math.abs(told / mean - 1) < 0.08, `${count} answers: ${told} told, ${mean} met`)
  }
  t.equal(errorByChance([]), 0)
})
