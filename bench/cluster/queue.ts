import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { inTransaction } from '../../src/db/in-transaction.ts'
import { JOBS, openBoss } from '../../src/queue/boss.ts'
import { BossQueue } from '../../src/queue/boss-queue.ts'
import { newCluster, removeCluster, type TestCluster } from '../../test/cluster/postgres.ts'
import type { Extent, Found } from './claim.ts'

/** Entries of a run, and runs. */
const SMALL = 3000
const RUNS = 5
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

/** A queue in a database of its own, with so many entries waiting. */
interface Filled {
  readonly db: Database
  readonly queue: BossQueue
  close(): Promise<void>
}

/** Entries a second through the queue, and a claim's time when it is deep. */
export async function queue({ rows }: Extent): Promise<Found> {
  const cluster = newCluster()
  await using open = new AsyncDisposableStack()
  open.defer(() => removeCluster(cluster.folder))
  const short = await filled(cluster, 'short', SHALLOW)
  open.defer(() => short.close())
  const rates: number[] = []
  for (let i = 0; i < RUNS; i++) rates.push(await throughput(short))
  // Code that is warm, and the least of what else the machine does.
  const rate = Math.max(...rates)
  await tidy(short.db)
  const long = await filled(cluster, 'long', rows)
  open.defer(() => long.close())
  const [shallow, deep] = await claimMs([short, long])
  const slower = deep! / shallow! - 1
  return {
    figures: [
      `${rate.toFixed(0)} entries a second added, claimed and finished, the best of ` +
        rates.map((one) => one.toFixed(0)).join(', '),
      `a claim takes ${shallow!.toFixed(2)} ms at ${SHALLOW} waiting, ` +
        `${deep!.toFixed(2)} ms at ${rows}`,
    ],
    faults: [
      ...(rate < LEAST ? [`only ${rate.toFixed(0)} entries a second`] : []),
      ...(slower > MOST_SLOWER ? [`claims are ${(100 * slower).toFixed(0)} % slower`] : []),
    ],
  }
}

async function filled(cluster: TestCluster, name: string, count: number): Promise<Filled> {
  const server = await openDatabase(cluster.url('postgres'))
  await sql`create database ${sql.id(name)}`.execute(server)
  await server.destroy()
  const db = await openDatabase(cluster.url(name))
  const { boss, close } = await openBoss(cluster.url(name), 30, false, () => {})
  const made = new BossQueue(db, boss)
  await fill(db, made, count)
  return {
    db,
    queue: made,
    close: async () => {
      await close()
      await db.destroy()
    },
  }
}

async function throughput({ db, queue }: Filled): Promise<number> {
  const begin = performance.now()
  let added = 0
  let finished = 0
  const add = async (): Promise<void> => {
    while (added < SMALL) {
      const owner = `owner ${added++ % OWNERS}`
      await inTransaction(db, (transaction) =>
        queue.add(transaction, { jobId: uuidv7(), owner, pages: 1 }),
      )
    }
  }
  const work = async (): Promise<void> => {
    while (finished < SMALL) {
      const claim = await queue.claim()
      if (!claim) continue
      await inTransaction(db, (transaction) => queue.finish(transaction, claim))
      finished++
    }
  }
  await Promise.all(Array.from({ length: HANDS }, () => [add(), work()]).flat())
  return (1000 * SMALL) / (performance.now() - begin)
}

/** So many entries more, made from one by the server. */
async function fill(db: Database, queue: BossQueue, count: number): Promise<void> {
  const jobId = uuidv7()
  await queue.add(db, { jobId, owner: 'owner 0', pages: 1 })
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
  await tidy(db)
}

/** As the server does by itself every minute. */
async function tidy(db: Database): Promise<void> {
  for (const table of ['queue', 'pgboss.job'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** The medians, of claims that are made in turn: what else the machine does is the same for all. */
async function claimMs(all: readonly Filled[]): Promise<number[]> {
  const times = all.map((): number[] => [])
  for (let i = 0; i < TRIALS; i++)
    for (const [which, { db, queue }] of all.entries()) {
      const begin = performance.now()
      const claim = await queue.claim()
      times[which]!.push(performance.now() - begin)
      await inTransaction(db, (transaction) => queue.finish(transaction, claim!))
    }
  return times.map((of) => of.sort((a, b) => a - b)[TRIALS / 2]!)
}
