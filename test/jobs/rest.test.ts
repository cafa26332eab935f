import t from 'tap'
import { Rest } from '../../src/jobs/rest.ts'

t.test('after faults fewer jobs are claimed, after a success as many as before', async (t) => {
  let now = 0
  const rest = new Rest(() => now)
  t.ok(rest.allowsClaim(7))
  rest.fault()
  rest.fault()
  t.notOk(rest.allowsClaim(0), 'it rests')
  now = 2999
  t.notOk(rest.allowsClaim(0))
  now = 3000
  t.ok(rest.allowsClaim(0), 'one is tried')
  t.notOk(rest.allowsClaim(1), 'and no other beside it')
  rest.fault()
  now = 8999
  t.notOk(rest.allowsClaim(0), 'twice as long')
  now = 9000
  t.ok(rest.allowsClaim(0))
  for (let i = 0; i < 20; i++) {
    rest.fault()
    now += 30_000
    t.ok(rest.allowsClaim(0), 'but never longer than 30 s')
  }
  rest.success()
  t.ok(rest.allowsClaim(7))
  rest.fault()
  t.notOk(rest.allowsClaim(0))
  now += 3000
  t.ok(rest.allowsClaim(0), 'and from the beginning')
})
