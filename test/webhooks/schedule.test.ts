import t from 'tap'
import { readConfig } from '../../src/config.ts'
import { outcomeOf } from '../../src/webhooks/schedule.ts'

const { webhookDelays, webhookTimeout } = readConfig({})
const reply = (status: number | null, retryAfter = 0) => ({ status, error: null, retryAfter })
const HOUR = 3_600_000

t.test('10 tries over about 75 hours, of 15 seconds each', async (t) => {
  let tries = 1
  let total = 0
  for (;;) {
    const outcome = outcomeOf(reply(500), tries, webhookDelays, 0)
    if (typeof outcome !== 'object') break
    total += outcome.retryIn
    tries++
  }
  t.equal(tries, 10)
  t.equal(outcomeOf(reply(500), tries, webhookDelays, 0), 'dead')
  t.ok(Math.abs(total / HOUR - 75) < 1, `${total / HOUR} h`)
  t.equal(webhookTimeout, 15_000)
})

t.test('2xx is delivered, 410 is gone, everything else is tried again', async (t) => {
  for (const status of [200, 201, 204, 299])
    t.equal(outcomeOf(reply(status), 1, [10], 0), 'delivered')
  t.equal(outcomeOf(reply(410), 1, [10], 0), 'gone')
  for (const status of [null, 199, 301, 302, 307, 400, 401, 404, 429, 500, 503])
    t.same(outcomeOf(reply(status), 1, [10], 0), { retryIn: 10 }, String(status))
})

t.test('chance only adds; who asks to be left alone is, for a day at most', async (t) => {
  const after = (status: number, retryAfter: number, chance: number): number =>
    (outcomeOf(reply(status, retryAfter), 1, [1000], chance) as { retryIn: number }).retryIn
  t.equal(after(500, 0, 0), 1000)
  const late = after(500, 0, 0.999)
  t.ok(late > 1000 && late <= 1500)
  t.equal(after(503, 60_000, 0), 60_000)
  t.equal(after(503, 10, 0), 1000, 'never sooner than planned')
  t.equal(after(503, 1e12, 0), 24 * HOUR)
})
