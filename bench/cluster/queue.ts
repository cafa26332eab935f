import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { inTransaction } from '../../src/db/in-transaction.ts'
import { JOBS, openBoss } from '../../src/queue/boss.ts'
import { BossQueue } from '../../src/queue/boss-queue.ts'
import { newCluster, removeCluster } from '../../test/cluster/postgres.ts'
import type { Extent, Found } from './claim.ts'

const SMALL = 3000
const OWNERS = 50
/** Who adds, and who claims, at once. */
const HANDS = 8
const SHALLOW = 1000
/** Entries of one statement. */
const AT_ONCE = 20_000
const TRIALS = 300
/** Jobs a second. */
const LEAST = 500
/** Of the time of a claim. */
const MOST_SLOWER = 0.2

/** Entries a second through the queue, and a claim's time when it is deep. */
export async function queue({ rows }: Extent): Promise<Found> {
  const cluster = newCluster()
  const url = cluster.url('postgres')
  const db = await openDatabase(url)
  const open = await openBoss(url, 30, false, () => {})
  try {
    const place = new BossQueue(db, open.boss)
    const rate = await throughput(db, place)
    await fill(db, place, SHALLOW)
    const shallow = await claimMs(db, place)
    await fill(db, place, rows)
    const deep = await claimMs(db, place)
    const slower = deep / shallow - 1
    return {
      figures: [
        `${rate.toFixed(0)} entries a second added, claimed and finished`,
        `a claim takes ${shallow.toFixed(2)} ms at ${SHALLOW} waiting, ` +
          `${deep.toFixed(2)} ms at ${rows}`,
      ],
      faults: [
        ...(rate < LEAST ? [`only ${rate.toFixed(0)} entries a second`] : []),
        ...(slower > MOST_SLOWER ? [`claims are ${(100 * slower).toFixed(0)} % slower`] : []),
      ],
    }
  } finally {
    await open.close()
    await db.destroy()
    removeCluster(cluster.folder)
  }
}

async function throughput(db: Database, place: BossQueue): Promise<number> {
  const begin = performance.now()
  let added = 0
  let finished = 0
  const add = async (): Promise<void> => {
    while (added < SMALL) {
      const owner = `owner ${added++ % OWNERS}`
      await inTransaction(db, (transaction) =>
        place.add(transaction, { jobId: uuidv7(), owner, pages: 1 }),
      )
    }
  }
  const work = async (): Promise<void> => {
    while (finished < SMALL) {
      const claim = await place.claim()
      if (!claim) continue
      await inTransaction(db, (transaction) => place.finish(transaction, claim))
      finished++
    }
  }
  await Promise.all(Array.from({ length: HANDS }, () => [add(), work()]).flat())
  return (1000 * SMALL) / (performance.now() - begin)
}

/** So many entries more, made from one by the server. */
async function fill(db: Database, place: BossQueue, count: number): Promise<void> {
  const jobId = uuidv7()
  await place.add(db, { jobId, owner: 'owner 0', pages: 1 })
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'pgboss' and table_name = 'job' and is_generated = 'NEVER'
      and column_name not in ('id', 'data', 'priority', 'group_id')`.execute(db)
  const same = sql.join(rows.map(({ name }) => sql.ref(name)))
  for (let from = 1; from <= count; from += AT_ONCE)
    await sql`
    with made as materialized (
      select n, gen_random_uuid() as id
      from generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) as n
    ), queued as (
      insert into queue (job_id, owner, due_at, fence, attempts)
      select id, 'owner ' || n % ${OWNERS}::int, 0, 0, 0 from made
    )
    insert into pgboss.job (id, data, priority, group_id, ${same})
    select made.id, jsonb_build_object('jobId', made.id), -2 - n / ${OWNERS}::int,
      'owner ' || n % ${OWNERS}::int, ${same}
    from made, pgboss.job as first where first.name = ${JOBS} and first.id = ${jobId}::uuid
  `.execute(db)
  for (const table of ['queue', 'pgboss.job'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** The median. */
async function claimMs(db: Database, place: BossQueue): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < TRIALS; i++) {
    const begin = performance.now()
    const claim = await place.claim()
    times.push(performance.now() - begin)
    await inTransaction(db, (transaction) => place.finish(transaction, claim!))
  }
  return times.sort((a, b) => a - b)[TRIALS / 2]!
}
