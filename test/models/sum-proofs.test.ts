import t from 'tap'
import { countedEquations, equationsOf } from '../../src/models/totals/proof.ts'
import { isProof, proofFeatures } from '../../src/models/totals/proof-odds.ts'
import { sumState } from '../../src/models/totals/sums.ts'
import type { Found } from '../../src/reading/found.ts'

const printed = (value: string, probability = 0.95): Found => ({
  value,
  text: value,
  label: null,
  page: 1,
  box: [0, 0, 1, 1],
  confidence: probability,
  probability,
})
const NOTHING = { net: null, tax: null, total: null }

t.test('net and tax make the total, alone or with what is printed besides', async (t) => {
  const sums = { net: printed('100.00'), tax: printed('20.00'), total: printed('120.00') }
  const equation = 'net + tax = total'
  t.same(equationsOf(sums, { lines: null }), { net: equation, tax: equation, total: equation })
  const shipped = { ...sums, total: printed('126.50') }
  t.same(equationsOf(shipped, { lines: null }), NOTHING)
  const more = 'net + tax + other sums = total'
  t.same(equationsOf(shipped, { lines: null, more: [0, 650] }), {
    net: more,
    tax: more,
    total: more,
  })
})

t.test(
  'lines come to the net sum, to the total, or to it with the tax or less a discount',
  async (t) => {
    const total = printed('120.00')
    t.equal(equationsOf({ total }, { lines: 120 }).total, 'sum of lines = total')
    t.equal(
      equationsOf({ net: printed('100.00'), total }, { lines: 100 }).net,
      'sum of lines = net',
    )
    t.match(equationsOf({ tax: printed('20.00'), total }, { lines: 100 }), {
      tax: 'sum of lines + tax = total',
      total: 'sum of lines + tax = total',
    })
    t.equal(
      equationsOf({ total }, { lines: 125, more: [0, -500] }).total,
      'sum of lines + other sums = total',
    )
    t.equal(equationsOf({ total }, { lines: 119 }).total, null)
  },
)

t.test('what one rate of several comes to is not the total of all that was sold', async (t) => {
  const sums = { net: printed('52.00'), tax: printed('7.80'), total: printed('59.80') }
  t.equal(equationsOf(sums, { lines: null, sold: 875.5 }).total, null)
  t.equal(equationsOf(sums, { lines: null, sold: 59.8 }).total, 'net + tax = total')
  const discounted = { lines: null, sold: 65, more: [0, -520] }
  t.equal(equationsOf(sums, discounted).total, 'net + tax = total')
})

t.test('what was paid less the change is the total', async (t) => {
  const total = printed('17.20')
  t.equal(equationsOf({ total }, { lines: null, paid: [1720] }).total, 'paid - change = total')
})

t.test('what was paid without change is the total', async (t) => {
  const total = printed('17.20')
  t.equal(equationsOf({ total }, { lines: null, tendered: [1720] }).total, 'paid = total')
  t.equal(equationsOf({ total }, { lines: null, tendered: [2000] }).total, null)
})

t.test('the tax and what it is of make the total', async (t) => {
  const sums = { tax: printed('20.00'), total: printed('120.00') }
  const equation = 'net + tax = total'
  t.same(equationsOf(sums, { lines: null, bases: [10000] }), {
    net: null,
    tax: equation,
    total: equation,
  })
  t.same(equationsOf(sums, { lines: null, bases: [9999] }), NOTHING)
})

t.test('a rate proves its tax to the cent, and the total not at all', async (t) => {
  const proven = { ...NOTHING, tax: 'tax rate x base = tax' }
  const of = (tax: string, total = '17.20') =>
    equationsOf({ tax: printed(tax), total: printed(total) }, { lines: null, rates: [19] })
  // 17.20 / 1.19 x .19 = 2.746
  t.same(of('2.75'), proven)
  t.same(of('2.74'), NOTHING)
  t.same(of('2.76'), NOTHING)
  t.same(of('2.75', '17.22'), proven)
})

t.test('what is unlikely, or was worked out, proves nothing', async (t) => {
  const sums = { net: printed('100.00'), tax: printed('20.00', 0.5), total: printed('120.00') }
  t.same(equationsOf(sums, { lines: null }), NOTHING)
  const derived = { ...printed('20.00'), derivedFrom: ['net', 'total'] }
  t.same(equationsOf({ ...sums, tax: derived }, { lines: null }), NOTHING)
})

t.test(
  'an unlikely total is proven where two equations that do not follow from each other say so',
  async (t) => {
    const total = printed('17.20', 0.6)
    const proven = (around: Partial<Parameters<typeof equationsOf>[1]>) =>
      equationsOf({ total }, { lines: null, ...around }).total
    t.equal(proven({ lines: 17.2 }), null)
    t.equal(proven({ paid: [1720] }), null)
    t.equal(proven({ lines: 17.2, paid: [1720] }), 'sum of lines = total')
    t.equal(
      equationsOf({ total: printed('17.20', 0.4) }, { lines: 17.2, paid: [1720] }).total,
      null,
    )
  },
)

t.test(
  'taxes together are as good as printed, what was paid less the change where lines say so',
  async (t) => {
    const tax = { ...printed('20.00'), derivedFrom: ['taxes'] }
    t.match(equationsOf({ tax, total: printed('120.00') }, { lines: 100 }), {
      tax: 'sum of lines + tax = total',
      total: 'sum of lines + tax = total',
    })
    const total = { ...printed('17.20', 0.7), derivedFrom: ['cash', 'change'] }
    t.equal(equationsOf({ total }, { lines: null, paid: [1720] }).total, null)
    t.equal(equationsOf({ total }, { lines: 17.2, paid: [1720] }).total, 'sum of lines = total')
  },
)

t.test(
  'a table of taxes proves the total that it comes to, and the tax that it says',
  async (t) => {
    const sums = { tax: printed('6.32', 0.6), total: printed('58.60', 0.6) }
    const equation = 'taxes by rate + bases = total'
    const of = (gross: number, tax = 632) =>
      equationsOf(sums, { lines: null, table: { tax, gross } })
    t.same(of(5860), { net: null, tax: equation, total: equation })
    t.same(of(5860, 620), { net: null, tax: null, total: equation })
    t.same(of(5861), NOTHING)
  },
)

t.test('lines do not prove a total that net and tax contradict', async (t) => {
  const sums = { net: printed('100.00', 0.5), tax: printed('20.00', 0.5), total: printed('100.00') }
  t.equal(equationsOf(sums, { lines: 100 }).total, null)
  t.equal(equationsOf({ ...sums, tax: null }, { lines: 100 }).total, 'sum of lines = total')
})

t.test('lines do not prove a total where another sum goes on from it', async (t) => {
  const sums = { total: printed('120.00') }
  const around = { lines: 120, more: [0, -1500] }
  t.equal(equationsOf(sums, { ...around, printed: new Set([12_000, 10_500]) }).total, null)
  t.equal(
    equationsOf(sums, { ...around, printed: new Set([12_000]) }).total,
    'sum of lines = total',
  )
  const taxed = { ...sums, tax: printed('18.00') }
  const beside = { lines: 120, printed: new Set([12_000, 13_800]) }
  t.equal(equationsOf(taxed, beside).total, null, 'by its tax')
})

t.test('a larger sum that is called the total, too, leaves open which of them is', async (t) => {
  const sums = { net: printed('200.00'), tax: printed('20.00'), total: printed('220.00') }
  const open = equationsOf(sums, { lines: 220, called: [22000, 22750] })
  t.equal(open.total, null)
  t.equal(open.tax, 'net + tax = total')
  t.equal(equationsOf(sums, { lines: 220, called: [22000, 20000] }).total, 'net + tax = total')
  const less = equationsOf(sums, { lines: 220, called: [22000, 22003], more: [0, -3] })
  t.equal(less.total, 'net + tax = total', 'what it has more is printed')
  const { total } = sums
  const paid = { lines: null, called: [22750], paid: [22000], tendered: [22000] }
  t.equal(equationsOf({ total }, paid).total, 'paid - change = total')
})

t.test('lines that come to one printed figure do not prove two sums', async (t) => {
  const total = printed('75.00')
  t.match(equationsOf({ net: total, total }, { lines: 75 }), {
    net: null,
    total: 'sum of lines = total',
  })
  const apart: Found = { ...total, box: [0, 5, 1, 6] }
  t.equal(equationsOf({ net: apart, total }, { lines: 75 }).net, 'sum of lines = net')
})

t.test('one rate of several does not prove the tax', async (t) => {
  const sums = { tax: printed('10.00'), total: printed('110.00') }
  t.equal(equationsOf(sums, { lines: null, rates: [10, 0] }).tax, 'tax rate x base = tax')
  t.equal(equationsOf(sums, { lines: null, rates: [10, 5] }).tax, null)
})

t.test('a figure that is counted twice proves nothing', async (t) => {
  const taken = { net: printed('80.00', 0.6), tax: printed('20.00'), total: printed('100.00') }
  const { net, tax } = equationsOf(taken, { lines: 100, more: [0, -2000] })
  t.same([net, tax], [null, null])
})

t.test('one of two lines that come to the total is no tax for that', async (t) => {
  const sums = { net: printed('80.00'), tax: printed('20.00'), total: printed('100.00') }
  t.match(equationsOf(sums, { lines: 100, amounts: [8000, 2000] }), {
    tax: null,
    net: null,
    total: 'sum of lines = total',
  })
  t.equal(equationsOf(sums, { lines: 100, amounts: [5000, 5000] }).tax, 'net + tax = total')
})

t.test('what a total is rounded by is no tax, whatever it adds up to', async (t) => {
  const sums = { net: printed('418.33'), tax: printed('0.02'), total: printed('418.35') }
  t.same(equationsOf(sums, { lines: null }), NOTHING)
  t.same(equationsOf({ ...sums, net: printed('418.35') }, { lines: null }), NOTHING)
  const taxed = { net: printed('2.50'), tax: printed('0.50'), total: printed('3.00') }
  t.equal(equationsOf(taxed, { lines: null }).tax, 'net + tax = total')
})

t.test(
  'a total that is printed once more, rounded to coins, leaves open which it is',
  async (t) => {
    const sums = { net: printed('300.00'), tax: printed('81.00'), total: printed('381.00') }
    const total = (called: number[]) =>
      equationsOf(sums, { lines: null, called, more: [0, 100, -100] }).total
    t.equal(total([38100]), 'net + tax = total')
    t.equal(total([38100, 38000]), null)
    t.equal(total([38100, 48100]), null)
  },
)

t.test(
  'lines that come to a figure that is called the net sum do not make it the total',
  async (t) => {
    const own = { ...printed('380.00'), label: 'Total net' }
    t.match(equationsOf({ net: own, total: own }, { lines: 380 }), {
      net: 'sum of lines = net',
      total: null,
    })
  },
)

t.test('net and total that differ by what the total is rounded by are the same sum', async (t) => {
  const option = (value: string) => ({ value, score: 0, candidates: [0] })
  const state = (net: string, tax: string, total: string) =>
    sumState({ net: option(net), tax: option(tax), total: option(total) }, [])
  t.equal(state('418.33', '0.02', '418.35'), 'same')
  t.equal(state('418.35', '0.01', '418.35'), 'same')
  t.equal(state('2.50', '0.50', '3.00'), 'adds')
  // Where no cents are, coins are of five.
  t.equal(state('1503.00', '406.00', '1910.00'), 'more')
  t.equal(state('1503.00', '406.00', '1914.00'), 'broken')
})

/** Which sums of a paper are proven: what is called net, the tax, and the total, at 20 %. */
function provenOf(sums: readonly [string, string, string], lines: number, more: number[]) {
  const [net, tax, total] = sums.map((sum) => ({ ...printed(sum, 0.98), label: 'x' }))
  const named = { net: net!, tax: tax!, total: total! }
  const around = {
    lines,
    more: [0, ...more],
    printed: new Set([...sums.map((sum) => Math.round(Number(sum) * 100)), ...more.map(Math.abs)]),
    anyRates: new Set([20]),
  }
  const equations = countedEquations(named, around)
  return (['net', 'tax', 'total'] as const).filter((role) => {
    const equation = equations[role]
    return equation && isProof(proofFeatures(role, equation, named, around))
  })
}

t.test('what is called net is not proven where the tax is of more, or of less', async (t) => {
  t.same(provenOf(['400.00', '80.00', '480.00'], 400, []), ['net', 'tax', 'total'])
  t.notOk(provenOf(['400.00', '90.00', '540.00'], 400, [5000]).includes('net'), 'freight is taxed')
  t.notOk(provenOf(['400.00', '72.00', '432.00'], 400, [-4000]).includes('net'), 'a discount')
})
