import { Keys } from '../../src/accounts/keys.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Running } from '../../test/cluster/processes.ts'
import { Browser } from '../../test/http/browser.ts'
import { ask, dataOf, post } from '../../test/http/jobs.ts'
import type { Found } from './claim.ts'
import { scanned } from './orders.ts'
import { openPlace } from './place.ts'

const TRIES = 20
/** Milliseconds after which all processes agree. */
const MOST = 1000
/** One address may not sign up more often. */
const SIGN_UPS = 5

/** What one process says of keys, sessions, limits and repeated requests, the other knows. */
export async function agreement(): Promise<Found> {
  const place = await openPlace()
  const db = await openDatabase(place.postgres.url('postgres'))
  try {
    const first = await place.process('api')
    const second = { ...(await place.process('api')), key: first.key }
    const keys = new Keys(db)
    const revoked: number[] = []
    for (let i = 0; i < TRIES; i++) {
      const { id, key } = await keys.create({ accountId: 1, label: null, isTest: false })
      const there = { ...second, key }
      await dataOf(ask(there, '/v1/jobs'))
      const begin = performance.now()
      await keys.revoke(1, id)
      while ((await ask(there, '/v1/jobs')).status === 200);
      revoked.push(performance.now() - begin)
    }
    const faults = [
      ...(await sessions(first, second)),
      ...(await limits(first, second)),
      ...(await repeated(first, second)),
    ]
    const slowest = Math.max(...revoked)
    if (slowest > MOST) faults.push(`a revoked key was taken for ${slowest.toFixed(0)} ms`)
    return {
      figures: [
        `a revoked key is refused by the other process after ${slowest.toFixed(0)} ms at most ` +
          `of ${TRIES}; sessions, limits and repeated requests at once`,
      ],
      faults,
    }
  } finally {
    await db.destroy()
    await place.close()
  }
}

async function sessions(first: Running, second: Running): Promise<string[]> {
  const here = new Browser(first)
  const there = new Browser(second)
  const wrong: string[] = []
  for (let i = 0; i < SIGN_UPS; i++) {
    const log = { email: `someone-${i}@example.com`, password: 'a password of many words' }
    await here.ask('POST', '/v1/session/sign-up', log)
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    if ((await there.ask('GET', '/v1/session')).status !== 200)
      wrong.push('the other process does not know a session')
    await here.ask('POST', '/v1/session/log-out')
    if ((await there.ask('GET', '/v1/session')).status !== 401)
      wrong.push('the other process takes a session that was ended')
  }
  return wrong
}

async function limits(first: Running, second: Running): Promise<string[]> {
  const left = async (service: Running): Promise<number> => {
    const { headers } = await ask(service, '/v1/jobs')
    return Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])
  }
  const before = await left(first)
  const after = [await left(second), await left(first)]
  return after[0] === before - 1 && after[1] === before - 2
    ? []
    : [`requests left: ${before}, then ${after}`]
}

async function repeated(first: Running, second: Running): Promise<string[]> {
  const wrong: string[] = []
  for (let i = 0; i < TRIES; i++) {
    const headers = { 'Idempotency-Key': `once-${i}` }
    const ids = await Promise.all(
      [first, second].map(async (service) => {
        for (;;) {
          const answer = await post(service, '/v1/jobs', scanned(1, 'once'), headers)
          // The other one is still at it.
          if (answer.status === 409) continue
          return (await dataOf(Promise.resolve(answer))).request_id as string
        }
      }),
    )
    if (ids[0] !== ids[1]) wrong.push('a repeated request was done twice')
  }
  return wrong
}
