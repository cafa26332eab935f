import t from 'tap'
import { anyRequests } from './any/property.ts'
import { serviceFor } from './service.ts'

/** Requests here; `npm run bench:requests` sends them for as long as one likes. */
const COUNT = 600

t.test('no request is answered 500, or as the document does not say', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  const seed = Math.floor(Math.random() * 2 ** 31)
  t.comment(`seed ${seed}`)
  const statuses = await anyRequests(service, {
    seed,
    numRuns: COUNT,
    interruptAfterTimeLimit: 20_000,
  })
  t.comment(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
  for (const status of [200, 400, 401, 404]) t.ok(statuses.has(status), `${status} came`)
})
