import { Keys } from '../../src/accounts/keys.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { Found } from './claim.ts'
import { allDone, order, scanned } from './orders.ts'
import { openPlace } from './place.ts'

const PAGES = 500
const JOBS = 20
const TRIES = 5
/** Seconds. */
const MOST_DELAY = 2

/** One key's page while another key has ten thousand waiting. */
export async function fairness(): Promise<Found> {
  const place = await openPlace()
  const db = await openDatabase(place.postgres.url('postgres'))
  try {
    const api = await place.process('api')
    await Promise.all([place.process('worker'), place.process('worker')])
    const { key } = await new Keys(db).create({ accountId: 1, label: null, isTest: false })
    const other = { ...api, key }
    const slowest = async (): Promise<number> => {
      let most = 0
      for (let i = 0; i < TRIES; i++) {
        const begin = Date.now()
        const id = await order(other, scanned(1, 'single'))
        most = Math.max(most, ((await allDone(other, [id])) - begin) / 1000)
      }
      return most
    }
    await slowest()
    const alone = await slowest()
    for (let i = 0; i < JOBS; i++) await order(api, scanned(PAGES, `bulk ${i}`))
    const before = await pagesDone(db)
    const delay = (await slowest()) - alone
    const meanwhile = (await pagesDone(db)) - before
    return {
      figures: [
        `a page alone takes ${alone.toFixed(2)} s at most, behind ${JOBS * PAGES} of another key ` +
          `${delay.toFixed(2)} s more`,
        `during ${TRIES} such pages two workers did ${meanwhile} of the other key's`,
      ],
      faults: delay < MOST_DELAY ? [] : [`another key's pages delay one by ${delay.toFixed(2)} s`],
    }
  } finally {
    await db.destroy()
    await place.close()
  }
}

async function pagesDone(db: Database): Promise<number> {
  const { done } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.sum<number>('pages_done').as('done'))
    .where('key_id', '=', 1)
    .executeTakeFirstOrThrow()
  return done
}
