import { parseArgs } from 'node:util'
import { anyRequests } from '../test/http/any/property.ts'
import { serviceFor } from '../test/http/service.ts'

/**
 * Generated requests against the service for as long as one likes:
 * `npm run bench:requests -- --minutes 5 --seed 7`. Ends with 1 and the smallest request that is
 * answered 500, or as /openapi.json does not say.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const closing: (() => unknown)[] = []
const service = await serviceFor(
  { teardown: (close: () => unknown) => void closing.unshift(close) } as never,
  { proxies: 1 },
)
console.log(`seed ${values.seed}`)
try {
  const statuses = await anyRequests(service, {
    seed: Number(values.seed),
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: Number(values.minutes) * 60_000,
  })
  console.table(Object.fromEntries(statuses))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const close of closing) await close()
}
