import { parseArgs } from 'node:util'
import { anyForms } from '../test/http/any/form-sender.ts'
import { formService } from '../test/http/any/form-service.ts'
import { anyRequests } from '../test/http/any/property.ts'
import { serviceFor } from '../test/http/service.ts'

/** Bytes by which what is alive may grow once the process has seen a quarter of the forms. */
const MOST_GROWTH = 20 * 2 ** 20

/**
 * Generated requests against the service for as long as one likes:
 * `npm run bench:requests -- --minutes 5 --seed 7`. Ends with 1 and the smallest request that is
 * answered 500, or as /openapi.json does not say. With `--forms` multipart forms, changed in all
 * ways and sent fast or slowly, to a process of its own: ends with 1 at an answer of 500 or more, or
 * none, when the process ends, and when its memory grows.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    forms: { type: 'boolean', default: false },
  },
})
const parameters = (share = 1) => ({
  seed: Number(values.seed),
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: Number(values.minutes) * 60_000 * share,
})
console.log(`seed ${values.seed}`)
try {
  if (values.forms) await forms()
  else await requests()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function requests(): Promise<void> {
  const closing: (() => unknown)[] = []
  const service = await serviceFor(
    { teardown: (close: () => unknown) => void closing.unshift(close) } as never,
    { proxies: 1 },
  )
  try {
    console.table(Object.fromEntries(await anyRequests(service, parameters())))
  } finally {
    for (const close of closing) await close()
  }
}

async function forms(): Promise<void> {
  const service = await formService(true)
  try {
    const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
    console.table(Object.fromEntries(await anyForms(service, parameters(0.25))))
    const before = await service.memory()
    const rest = { ...parameters(0.75), seed: Number(values.seed) + 1 }
    console.table(Object.fromEntries(await anyForms(service, rest)))
    const after = await service.memory()
    for (const kind of ['live', 'resident'] as const)
      console.log(
        `${kind}: after a quarter ${megabytes(before[kind])}, at the end ${megabytes(after[kind])}`,
      )
    if (service.child.exitCode !== null) throw new Error('the process has ended')
    if (after.live - before.live > MOST_GROWTH) throw new Error('its memory grows')
  } finally {
    await service.stop()
  }
}
