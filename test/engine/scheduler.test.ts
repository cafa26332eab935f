import t from 'tap'
import { Scheduler, type Waiting } from '../../src/engine/pool/scheduler.ts'

interface Item extends Waiting {
  readonly name: string
}

const item = (name: string, fields: Partial<Waiting> = {}): Item => ({
  name,
  lane: 'bulk',
  owner: 'a',
  conversion: 1,
  urgent: false,
  ...fields,
})

const order = (scheduler: Scheduler<Item>): string =>
  scheduler
    .drain()
    .map((i) => i.name)
    .join(' ')

t.test('nothing waits', async (t) => {
  const scheduler = new Scheduler<Item>()
  t.equal(scheduler.next(), undefined)
  t.equal(scheduler.count('interactive'), 0)
  t.same(scheduler.removeConversion(1), [])
})

t.test('interactive pages go before bulk pages, whenever they come', async (t) => {
  const scheduler = new Scheduler<Item>()
  for (const name of ['b1', 'b2']) scheduler.add(item(name))
  scheduler.add(item('i1', { lane: 'interactive' }))
  t.equal(scheduler.next()?.name, 'i1')
  t.equal(scheduler.next()?.name, 'b1')
  scheduler.add(item('i2', { lane: 'interactive' }))
  t.equal(order(scheduler), 'i2 b2')
})

t.test('owners take turns, then their conversions', async (t) => {
  const scheduler = new Scheduler<Item>()
  for (const n of [1, 2, 3, 4]) scheduler.add(item(`a1.${n}`, { conversion: 1 }))
  for (const n of [1, 2]) scheduler.add(item(`a2.${n}`, { conversion: 2 }))
  for (const n of [1, 2]) scheduler.add(item(`b3.${n}`, { owner: 'b', conversion: 3 }))
  t.equal(order(scheduler), 'a1.1 b3.1 a2.1 b3.2 a1.2 a2.2 a1.3 a1.4')
})

t.test('an owner with 500 pages holds up another owner for one page', async (t) => {
  const scheduler = new Scheduler<Item>()
  for (let n = 0; n < 500; n++) scheduler.add(item(`a${n}`))
  scheduler.next()
  scheduler.add(item('b', { owner: 'b', conversion: 2 }))
  const first = [scheduler.next()?.name, scheduler.next()?.name]
  t.ok(first.includes('b'))
})

t.test('urgent and put-back items go first in their lane only', async (t) => {
  const scheduler = new Scheduler<Item>()
  scheduler.add(item('page'))
  scheduler.add(item('finish', { urgent: true }))
  scheduler.putBack(item('again'))
  scheduler.add(item('interactive', { lane: 'interactive' }))
  t.equal(order(scheduler), 'interactive again finish page')
})

t.test('a conversion is removed from both kinds of places', async (t) => {
  const scheduler = new Scheduler<Item>()
  for (let n = 0; n < 3; n++) scheduler.add(item(`x${n}`, { conversion: 7 }))
  scheduler.add(item('u', { conversion: 7, urgent: true }))
  scheduler.add(item('other', { conversion: 8 }))
  t.equal(scheduler.removeConversion(7).length, 4)
  t.equal(scheduler.count('bulk'), 1)
  t.equal(order(scheduler), 'other')
  t.equal(scheduler.count('bulk'), 0)
})
