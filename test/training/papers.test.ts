import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import type { Kind } from '../../training/papers/paper.ts'
import { makerOf } from '../../training/papers/papers.ts'

const cents = (text: unknown): number => Math.round(Number(text) * 100)

const papers = async (kind: Kind, count: number) => {
  const make = await makerOf(kind)
  return Promise.all(
    Array.from({ length: count }, (_, at) => make(`${kind}-${at}`, randomOf(`test/${kind}/${at}`))),
  )
}

for (const kind of ['invoice', 'receipt', 'business_card', 'bank_statement'] as const)
  t.test(`${kind}: a seed makes the same paper again, another seed another`, async (t) => {
    const [first, second] = await papers(kind, 2)
    const [again] = await papers(kind, 1)
    t.same(again, first)
    t.not(JSON.stringify(second!.source), JSON.stringify(first!.source))
    for (const name of first!.truth.absent) t.notOk(name in first!.truth.fields, name)
  })

t.test('invoices: lines and sums add up to the cent', async (t) => {
  let proven = 0
  for (const { truth } of await papers('invoice', 40)) {
    const { fields, layout } = truth
    t.ok(fields.vendor && fields.invoice_number && fields.total, truth.id)
    for (const line of fields.line_items as Record<string, string>[]) {
      if (!line.quantity || !line.unit_price) continue
      const share = line.discount ? 1 - Number.parseInt(line.discount, 10) / 100 : 1
      const exact = Number(line.quantity) * Number(line.unit_price) * share
      const step = layout.country === 'HU' ? 1 : 0.01
      t.ok(
        Math.abs(exact - Number(line.amount)) <= step * 0.51,
        `${truth.id} ${line.description} ${exact} ${line.amount}`,
      )
    }
    if (fields.net === undefined || fields.tax === undefined || layout.tax === 'withheld') continue
    // Outlays come behind the tax.
    const untaxed = layout.outlay === undefined ? 0 : cents(layout.outlay)
    const gap = Math.abs(cents(fields.net) + cents(fields.tax) + untaxed - cents(fields.total))
    // Totals are rounded to what coins there are: half of five forints at most.
    t.ok(gap <= 250, `${truth.id} ${gap}`)
    if (gap === 0) proven++
  }
  t.ok(proven > 12)
})

t.test('receipts: what was paid less the change is the total', async (t) => {
  for (const { truth } of await papers('receipt', 40)) {
    const { fields } = truth
    t.ok(fields.company && fields.date && fields.total, truth.id)
    if (fields.cash === undefined || fields.change === undefined) continue
    t.equal(cents(fields.cash) - cents(fields.change), cents(fields.total), truth.id)
  }
})
