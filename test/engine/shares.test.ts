import t from 'tap'
import { Scheduler } from '../../src/engine/pool/scheduler.ts'
import { Shares } from '../../src/engine/pool/shares.ts'

/** Whose turns are the next ones when each owner's items take so many milliseconds. */
function turns(costs: Readonly<Record<string, number>>, count: number): string {
  const shares = new Shares()
  const scheduler = new Scheduler(shares)
  for (const owner of Object.keys(costs))
    for (let i = 0; i < count; i++)
      scheduler.add({ lane: 'bulk', owner, conversion: 1, urgent: false })
  let order = ''
  for (let i = 0; i < count; i++) {
    const { owner } = scheduler.next()!
    order += owner
    shares.begin(owner, 'pages')
    shares.end(owner, 'pages', costs[owner]!)
  }
  return order
}

t.test('next is who had least of the processors', async (t) => {
  t.equal(turns({ a: 100, b: 100 }, 8), 'abababab')
  t.equal(turns({ a: 1000, b: 250 }, 11), 'abbbbabbbba')
})

t.test('who comes later has saved nothing up', async (t) => {
  const shares = new Shares()
  for (let i = 0; i < 10; i++) {
    shares.begin('a', 'pages')
    shares.end('a', 'pages', 1000)
  }
  // What the last of these took is the only thing that stands between them.
  t.equal(shares.spentBy('a') - shares.spentBy('new'), 1000)
})

t.test('what is at work counts before it is over', async (t) => {
  const shares = new Shares()
  shares.begin('a', 'pages')
  t.ok(shares.spentBy('a') > shares.spentBy('b'))
})

t.test('pages and documents are bounded apart', async (t) => {
  const shares = new Shares({ pages: 2, documents: 1 })
  t.ok(shares.isIdle('a'))
  shares.begin('a', 'pages')
  shares.begin('a', 'documents')
  t.notOk(shares.isIdle('a'))
  t.same([shares.allows('a', 'pages'), shares.allows('a', 'documents')], [true, false])
  shares.begin('a', 'pages')
  t.notOk(shares.allows('a', 'pages'))
  t.ok(shares.allows('b', 'pages'))
  shares.end('a', 'pages', 5)
  t.ok(shares.allows('a', 'pages'))
})

t.test('urgent items go first among those of their owner alone', async (t) => {
  const scheduler = new Scheduler()
  const add = (owner: string, urgent: boolean) =>
    scheduler.add({ lane: 'bulk', owner, conversion: 1, urgent })
  add('a', false)
  for (let i = 0; i < 3; i++) add('a', true)
  add('b', false)
  const order = scheduler.drain().map(({ owner, urgent }) => `${owner}${urgent ? '!' : ''}`)
  t.same(order, ['a!', 'b', 'a!', 'a!', 'a'])
})
