import t from 'tap'
import { networkOf } from '../../src/http/middleware/rate-limit.ts'
import { SlidingWindow } from '../../src/http/sliding-window.ts'

const clock = { ms: 6_000_000 }
const windowOf = (limit: number) => new SlidingWindow(limit, 60, () => clock.ms)
const at = (second: number): void => {
  clock.ms = 6_000_000 + second * 1000
}

t.test('never more than the limit at once, and who waits as told passes', async (t) => {
  for (const start of [0, 11.9, 30, 59.9]) {
    at(start)
    const window = windowOf(60)
    const taken = await Promise.all(Array.from({ length: 100 }, () => window.take('a')))
    t.equal(taken.filter(({ allowed }) => allowed).length, 60, `from second ${start}`)
    t.equal(taken[0]!.remaining, 59)
    const { seconds } = await window.take('a')
    at(start + seconds)
    t.ok((await window.take('a')).allowed, 'after the wait it was told')
    t.ok(seconds >= 48 && seconds <= 72, `${seconds} s: a minute, but for one of its five parts`)
  }
})

t.test('no burst across the border of two windows, in any minute', async (t) => {
  const window = windowOf(60)
  const passed: number[] = []
  for (let second = 0; second < 300; second += 0.4) {
    at(second)
    // Greedy for two minutes, then in bursts.
    const tries = second < 120 ? 1 : second % 20 < 0.4 ? 60 : 0
    for (let i = 0; i < tries; i++) if ((await window.take('a')).allowed) passed.push(second)
  }
  for (const second of passed) {
    const within = passed.filter((other) => other > second - 60 && other <= second).length
    // An even spread within a part is assumed of the oldest one.
    t.ok(within <= 60 + 60 / 5, `${within} in the minute before ${second}`)
  }
  t.ok(passed.length >= 240, `${passed.length} passed in five minutes`)
})

t.test('a burst passes whole, wherever it meets the clock', async (t) => {
  for (let start = 0; start < 60; start += 0.7) {
    const window = windowOf(60)
    let passed = 0
    for (let i = 0; i < 65; i++) {
      at(start + i * 0.5)
      if ((await window.take('a')).allowed) passed++
    }
    t.equal(passed, 60, `from second ${start}`)
  }
})

t.test('callers do not share', async (t) => {
  at(0)
  const window = windowOf(1)
  t.ok((await window.take('a')).allowed)
  t.notOk((await window.take('a')).allowed)
  t.ok((await window.take('b')).allowed)
})

t.test('who keeps asking is not kept out longer for it', async (t) => {
  at(0)
  const window = windowOf(5)
  for (let i = 0; i < 500; i++) await window.take('a')
  at(120)
  t.ok((await window.take('a')).allowed)
})

t.test('addresses', async (t) => {
  t.equal(networkOf('192.0.2.7'), '192.0.2.7')
  t.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
  t.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
  t.equal(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:2:ffff::1'))
  t.not(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:3::9'))
  t.equal(networkOf('::1'), '0:0:0:0')
})
