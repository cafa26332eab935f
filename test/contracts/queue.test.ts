import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { v5 as uuidv5 } from 'uuid'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { DEAD, JOBS, openBoss } from '../../src/queue/boss.ts'
import { BossQueue } from '../../src/queue/boss-queue.ts'
import type { Claim, Queue } from '../../src/queue/queue.ts'
import { SqliteQueue } from '../../src/queue/sqlite-queue.ts'
import { accountWith } from '../billing/accounts.ts'
import { postgresFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'
import { eventually } from '../http/jobs.ts'

/** Milliseconds; the short one where leases end, with room for a slow machine. */
const LEASE = 60_000
const SHORT = 600
/** Seconds; the least pg-boss knows. */
const HEARTBEAT = 10

interface Backend {
  readonly db: Database
  /** Another process's view of the same queue. */
  open(lease: number): Promise<Queue>
  /** Shares of the lease pass. */
  pass(shares: number): Promise<unknown>
}

/** Every queue passes the same tests; a new one is a line here. */
const QUEUES: Record<string, (t: Test) => Promise<Backend>> = {
  SQLite: async (t) => {
    const file = join(folderFor(t), 'queue.db')
    const opened: Database[] = []
    t.teardown(() => Promise.all(opened.map((db) => db.destroy())))
    const database = async (): Promise<Database> => {
      const db = await openDatabase(file)
      opened.push(db)
      return db
    }
    return {
      db: await database(),
      open: async (lease) => new SqliteQueue(await database(), lease),
      pass: (shares) => pause(SHORT * shares),
    }
  },
  'pg-boss': async () => {
    const { db, boss, supervise } = await emptyBoss()
    return {
      db,
      open: async () => new BossQueue(db, boss),
      pass: (shares) => silent(HEARTBEAT * shares).then(supervise),
    }
  },
}

/** One for all of these tests, as its tables take a second to make. */
const opened = (async () => {
  const url = await postgresFor(t)
  const db = await openDatabase(url)
  const open = await openBoss(url, HEARTBEAT, true, (error) => t.fail(String(error)))
  t.teardown(async () => {
    await open.close()
    await db.destroy()
  })
  return { db, ...open }
})()

async function emptyBoss() {
  const open = await opened
  await sql`truncate queue, queue_turns`.execute(open.db)
  await sql`delete from pgboss.job`.execute(open.db)
  return open
}

/** As if claims had given no sign for so many seconds more, and nobody had looked since. */
async function silent(seconds: number): Promise<void> {
  const { db } = await opened
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(db)
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - ${seconds} * interval '1 s'
    where state = 'active'`.execute(db)
}

/** Jobs are UUIDs: that of a name. */
const idOf = (name: string): string => uuidv5(name, uuidv5.URL)

for (const [name, backendFor] of Object.entries(QUEUES))
  t.test(name, async (t) => {
    const setUp = async (
      t: Test,
      jobs: readonly (readonly [string, string])[] = [],
      lease = LEASE,
    ) => {
      const { db, open, pass } = await backendFor(t)
      const queue = await open(lease)
      const names = new Map(jobs.map(([job]) => [idOf(job), job]))
      const nameOf = (claim: Claim | null) => claim && (names.get(claim.jobId) ?? claim.jobId)
      for (const [job, owner] of jobs) {
        await queue.add(db, { jobId: idOf(job), owner, pages: 1 })
        await pause(2)
      }
      return { db, queue, open, pass, nameOf }
    }
    const claimAll = async (queue: Queue): Promise<Claim[]> => {
      const claims: Claim[] = []
      for (let claim = await queue.claim(); claim; claim = await queue.claim()) claims.push(claim)
      return claims
    }

    await t.test('nothing to claim', async (t) => {
      const { queue } = await setUp(t)
      t.equal(await queue.claim(), null)
      t.same(await queue.depth(), { waiting: 0, claimed: 0 })
    })

    await t.test('owners take turns, each in order', async (t) => {
      const { queue, nameOf } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
        ['a3', 'a'],
        ['b1', 'b'],
        ['b2', 'b'],
        ['c1', 'c'],
      ])
      const jobs = (await claimAll(queue)).map(nameOf)
      t.same(new Set(jobs.slice(0, 3)), new Set(['a1', 'b1', 'c1']))
      t.same(new Set(jobs.slice(3, 5)), new Set(['a2', 'b2']))
      t.equal(jobs[5], 'a3')
      t.same(await queue.depth(), { waiting: 0, claimed: 6 })
    })

    await t.test('what an owner had before does not count against it', async (t) => {
      const { db, queue, nameOf } = await setUp(t)
      const add = (name: string, owner: string) =>
        queue.add(db, { jobId: idOf(name), owner, pages: 1 })
      for (let i = 0; i < 10; i++) {
        await add(`a${i}`, 'a')
        await queue.finish(db, (await queue.claim())!)
      }
      for (let i = 0; i < 9; i++) await add(`b${i}`, 'b')
      await add('a10', 'a')
      const next = [await queue.claim(), await queue.claim(), await queue.claim()]
      t.ok(next.map(nameOf).includes(idOf('a10')))
    })

    await t.test('owners can be passed over', async (t) => {
      const { queue, nameOf } = await setUp(t, [
        ['a1', 'a'],
        ['b1', 'b'],
      ])
      t.equal(nameOf(await queue.claim(['a'])), 'b1')
      t.equal(await queue.claim(['a']), null)
      t.equal(nameOf(await queue.claim()), 'a1')
    })

    await t.test('a claimed job is nobody else’s, in other processes neither', async (t) => {
      const jobs = Array.from({ length: 30 }, (_, i) => [`j${i}`, 'a'] as const)
      const { queue, open, nameOf } = await setUp(t, jobs)
      const other = await open(LEASE)
      const claimed = await Promise.all([claimAll(queue), claimAll(other)])
      t.same(claimed.flat().map(nameOf).sort(), jobs.map(([job]) => job).sort())
    })

    await t.test('a claim that is not renewed is free again; its holder has lost it', async (t) => {
      const { db, queue, pass } = await setUp(t, [['a1', 'a']], SHORT)
      const first = (await queue.claim())!
      t.equal(await queue.claim(), null)
      await pass(1.1)
      const second = (await queue.claim())!
      t.equal(second.jobId, first.jobId)
      t.equal(second.attempt, 2)
      t.ok(second.fence > first.fence)
      t.equal(await queue.renew(first), false)
      t.equal(await queue.finish(db, first), false)
      await queue.giveBack(first, 0, true)
      t.equal(await queue.claim(), null, 'giving back a lost claim frees nothing')
      t.equal(await queue.finish(db, second), true)
      t.equal(await queue.finish(db, second), false, 'once')
    })

    await t.test('a renewed claim stays', async (t) => {
      const { queue, pass } = await setUp(t, [['a1', 'a']], SHORT)
      const claim = (await queue.claim())!
      for (let i = 0; i < 5; i++) {
        await pass(1 / 3)
        t.equal(await queue.renew(claim), true)
        t.equal(await queue.claim(), null)
      }
    })

    await t.test('what is given back comes again, after its pause', async (t) => {
      const { db, queue } = await setUp(t, [['a1', 'a']])
      const first = (await queue.claim())!
      await queue.giveBack(first, 0, false)
      t.equal(await queue.finish(db, first), false, 'whoever gave back has no claim')
      const second = (await queue.claim())!
      t.equal(second.attempt, 1, 'without blame the attempt does not count')
      await queue.giveBack(second, 100, true)
      t.equal(await queue.claim(), null)
      await pause(120)
      t.equal((await queue.claim())?.attempt, 2)
    })

    await t.test('what was handed back at once goes before what never was begun', async (t) => {
      const { queue, nameOf } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
        ['a3', 'a'],
      ])
      const claim = (await queue.claim())!
      await queue.giveBack(claim, 0, false)
      t.same((await claimAll(queue)).map(nameOf), ['a1', 'a2', 'a3'])
    })

    await t.test('a removed job is gone, claimed or not', async (t) => {
      const { db, queue } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
      ])
      const claim = (await queue.claim())!
      await queue.remove(db, idOf('a1'))
      await queue.remove(db, idOf('a2'))
      t.equal(await queue.renew(claim), false)
      t.equal(await queue.finish(db, claim), false)
      t.equal(await queue.claim(), null)
    })

    await t.test('parts are claimed each, and leave with their job', async (t) => {
      const { db, queue } = await setUp(t, [['a1', 'a']])
      const jobId = idOf('large')
      for (const part of ['p1', 'p2', 'p3'])
        await queue.add(db, { jobId, partId: idOf(part), owner: 'b', pages: 5 })
      const claims = [(await queue.claim(['a']))!, (await queue.claim(['a']))!]
      for (const claim of claims) t.match(claim, { jobId, owner: 'b', pages: 5 })
      t.not(claims[0]!.partId, claims[1]!.partId)
      t.equal(await queue.finish(db, claims[0]!), true)
      t.equal(await queue.renew(claims[1]!), true, 'another part is another claim')
      await queue.add(db, { jobId, owner: 'b', pages: 1, first: true })
      t.match(await queue.claim(['a']), { jobId, partId: null }, 'before the third part')
      await queue.remove(db, jobId)
      t.equal(await queue.finish(db, claims[1]!), false)
      t.match(await claimAll(queue), [{ jobId: idOf('a1') }])
    })

    await t.test('adding and finishing belong to the caller’s transaction', async (t) => {
      const { db, queue } = await setUp(t, [['a1', 'a']])
      const rolledBack = (work: (db: Database) => Promise<unknown>) =>
        t.rejects(
          db.transaction().execute(async (transaction) => {
            await work(transaction)
            throw new Error('rolled back')
          }),
          /rolled back/,
        )
      const a2 = { jobId: idOf('a2'), owner: 'a', pages: 1 }
      await rolledBack((transaction) => queue.add(transaction, a2))
      const claim = (await queue.claim())!
      await rolledBack((transaction) => queue.finish(transaction, claim))
      t.equal(await queue.claim(), null, 'the second job never was there')
      t.equal(await queue.finish(db, claim), true, 'the first one still was')
    })

    await t.test('open jobs and parts that are in no queue are added, once', async (t) => {
      const { db, queue, nameOf } = await setUp(t)
      const { keyId, accountId } = await accountWith(db, { plan: 'starter' })
      t.teardown(async () => {
        await db.deleteFrom('job_parts').execute()
        await db.deleteFrom('jobs').execute()
      })
      const insert = (name: string, parts: readonly (string | null)[], isOver = false) =>
        insertJob(db, { id: idOf(name), keyId, accountId, parts, isOver })
      await insert('waits', [])
      await insert('is over', [], true)
      await insert('is half read', ['readings/1', null])
      await insert('is to be joined', ['readings/2', 'readings/3'])
      t.equal(await queue.repair(), 3)
      t.equal(await queue.repair(), 0)
      const claims = await claimAll(queue)
      t.ok(claims.every(({ owner }) => owner === String(keyId)))
      t.same(
        new Set(claims.map((claim) => `${nameOf(claim)} ${claim.partId}`)),
        new Set([
          `${idOf('waits')} null`,
          `${idOf('is half read')} ${idOf(`${idOf('is half read')} 1`)}`,
          `${idOf('is to be joined')} null`,
        ]),
      )
    })
  })

/** A job of one page a part, each with the key of its reading or none. */
async function insertJob(
  db: Database,
  job: {
    readonly id: string
    readonly keyId: number
    readonly accountId: number
    readonly parts: readonly (string | null)[]
    readonly isOver: boolean
  },
): Promise<void> {
  const { id, keyId, accountId, parts, isOver } = job
  const now = new Date().toISOString()
  await db
    .insertInto('jobs')
    .values({
      id,
      key_id: keyId,
      account_id: accountId,
      status: isOver ? 'done' : 'pending',
      model: 'text',
      filename: 'a.pdf',
      pages_total: Math.max(1, parts.length),
      parts: parts.length,
      pages_done: 0,
      created_at: now,
      completed_at: isOver ? now : null,
    })
    .execute()
  for (const [number, reading] of parts.entries())
    await db
      .insertInto('job_parts')
      .values({
        id: idOf(`${id} ${number}`),
        job_id: id,
        number,
        pages: JSON.stringify([number + 1]),
        pages_done: 0,
        reading,
      })
      .execute()
}

t.test('SQLite: a start frees what a killed process held', async (t) => {
  const db = await openDatabase(join(folderFor(t), 'queue.db'))
  t.teardown(() => db.destroy())
  const queue = new SqliteQueue(db, 60_000)
  const jobId = idOf('a1')
  await queue.add(db, { jobId, owner: 'a', pages: 1 })
  const held = (await queue.claim())!
  await queue.releaseAll()
  t.equal((await queue.claim())?.jobId, jobId)
  t.equal(await queue.finish(db, held), false)
})

t.test('pg-boss: work that breaks off again and again ends as a dead letter', async (t) => {
  const { db, boss, supervise } = await emptyBoss()
  const queue = new BossQueue(db, boss)
  const jobId = idOf('a1')
  await queue.add(db, { jobId, owner: 'a', pages: 1 })
  for (let i = 1; i <= 3; i++) {
    t.match(await queue.claim(), { jobId, attempt: i })
    await silent(HEARTBEAT + 1)
    await supervise()
  }
  const dead = await eventually(async () => (await queue.claim()) ?? undefined)
  t.equal(dead.jobId, jobId)
  t.ok(dead.attempt > queue.mostClaims, 'to be given up')
  t.equal(await queue.finish(db, dead), true)
  t.equal(await queue.claim(), null)
  t.same(await queue.depth(), { waiting: 0, claimed: 0 })
  t.equal((await boss.findJobs(DEAD, { data: { jobId } })).length, 1, 'the letter is kept')
})

t.test('pg-boss: rows without an entry, and entries without a row', async (t) => {
  const { db, boss } = await emptyBoss()
  const queue = new BossQueue(db, boss)
  for (const name of ['a1', 'a2']) await queue.add(db, { jobId: idOf(name), owner: 'a', pages: 1 })
  await boss.deleteJob(JOBS, idOf('a1'))
  await db.deleteFrom('queue').where('job_id', '=', idOf('a2')).execute()
  t.equal(await queue.claim(), null)
  t.equal(await queue.repair(), 1)
  t.equal((await queue.claim())?.jobId, idOf('a1'))
  t.same(await queue.depth(), { waiting: 0, claimed: 1 })
})

t.test('pg-boss: work may take the longer, the more pages there are', async (t) => {
  const { db, boss, supervise } = await emptyBoss()
  const queue = new BossQueue(db, boss)
  for (const [name, pages] of [
    ['small', 1],
    ['large', 100],
  ] as const)
    await queue.add(db, { jobId: idOf(name), owner: name, pages })
  const claims = [await queue.claim(), await queue.claim()]
  await sql`update pgboss.job set started_on = started_on - interval '1 h'`.execute(db)
  await silent(0)
  await supervise()
  const renewed = await Promise.all(claims.map((claim) => queue.renew(claim!)))
  t.same(
    claims.map((claim, i) => [claim!.owner, renewed[i]]),
    [
      ['small', false],
      ['large', true],
    ],
  )
  t.equal((await queue.claim())?.owner, 'small')
})

t.test('pg-boss: turns are of pages, not of jobs', async (t) => {
  const { db, boss } = await emptyBoss()
  const queue = new BossQueue(db, boss)
  const add = (name: string, owner: string, pages: number) =>
    queue.add(db, { jobId: idOf(name), owner, pages })
  for (let i = 0; i < 5; i++) await add(`a${i}`, 'a', 20)
  t.equal((await queue.claim())?.owner, 'a')
  for (let i = 0; i < 20; i++) {
    await add(`b${i}`, 'b', 1)
    const claim = await queue.claim(['a'])
    t.equal(claim?.owner, 'b')
    await queue.finish(db, claim!)
  }
})

t.test('pg-boss: who has waited is found behind any number of another’s jobs', async (t) => {
  const { db, boss } = await emptyBoss()
  const queue = new BossQueue(db, boss)
  const add = (name: string, owner: string) => queue.add(db, { jobId: idOf(name), owner, pages: 1 })
  for (let i = 0; i < 50; i++) await add(`a${i}`, 'a')
  for (let i = 0; i < 10; i++) await queue.claim()
  await add('b1', 'b')
  t.equal((await queue.claim(['a']))?.owner, 'b')
  await add('b2', 'b')
  const next = [await queue.claim(), await queue.claim(), await queue.claim()]
  t.ok(
    next.some((claim) => claim?.owner === 'b'),
    'and a job or two later again',
  )
})
