import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { Queue } from '../../src/queue/queue.ts'
import { SqliteQueue } from '../../src/queue/sqlite-queue.ts'
import { folderFor } from '../engine/documents.ts'

/** Milliseconds; the short one where leases end, with room for a slow machine. */
const LEASE = 60_000
const SHORT = 600

interface Backend {
  readonly db: Database
  /** Another process's view of the same queue. */
  open(lease: number): Promise<Queue>
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
    return { db: await database(), open: async (lease) => new SqliteQueue(await database(), lease) }
  },
}

for (const [name, backendFor] of Object.entries(QUEUES))
  t.test(name, async (t) => {
    const setUp = async (
      t: Test,
      jobs: readonly (readonly [string, string])[] = [],
      lease = LEASE,
    ) => {
      const { db, open } = await backendFor(t)
      const queue = await open(lease)
      for (const [job, owner] of jobs) {
        await queue.add(db, job, owner)
        await pause(2)
      }
      return { db, queue, open }
    }
    const claimAll = async (queue: Queue): Promise<string[]> => {
      const jobs: string[] = []
      for (let claim = await queue.claim(); claim; claim = await queue.claim())
        jobs.push(claim.jobId)
      return jobs
    }

    await t.test('nothing to claim', async (t) => {
      const { queue } = await setUp(t)
      t.equal(await queue.claim(), null)
      t.same(await queue.depth(), { waiting: 0, claimed: 0 })
    })

    await t.test('owners take turns, each in order', async (t) => {
      const { queue } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
        ['a3', 'a'],
        ['b1', 'b'],
        ['b2', 'b'],
        ['c1', 'c'],
      ])
      const jobs = await claimAll(queue)
      t.same(new Set(jobs.slice(0, 3)), new Set(['a1', 'b1', 'c1']))
      t.same(new Set(jobs.slice(3, 5)), new Set(['a2', 'b2']))
      t.equal(jobs[5], 'a3')
      t.same(await queue.depth(), { waiting: 0, claimed: 6 })
    })

    await t.test('owners can be passed over', async (t) => {
      const { queue } = await setUp(t, [
        ['a1', 'a'],
        ['b1', 'b'],
      ])
      t.equal((await queue.claim(['a']))?.jobId, 'b1')
      t.equal(await queue.claim(['a']), null)
      t.equal((await queue.claim())?.jobId, 'a1')
    })

    await t.test('a claimed job is nobody else’s, in other processes neither', async (t) => {
      const jobs = Array.from({ length: 30 }, (_, i) => [`j${i}`, 'a'] as const)
      const { queue, open } = await setUp(t, jobs)
      const other = await open(LEASE)
      const claimed = await Promise.all([claimAll(queue), claimAll(other)])
      t.same(claimed.flat().sort(), jobs.map(([job]) => job).sort())
    })

    await t.test('a claim that is not renewed is free again; its holder has lost it', async (t) => {
      const { db, queue } = await setUp(t, [['a1', 'a']], SHORT)
      const first = (await queue.claim())!
      t.equal(await queue.claim(), null)
      await pause(SHORT + 50)
      const second = (await queue.claim())!
      t.equal(second.jobId, 'a1')
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
      const { queue } = await setUp(t, [['a1', 'a']], SHORT)
      const claim = (await queue.claim())!
      for (let i = 0; i < 5; i++) {
        await pause(SHORT / 3)
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
      const { queue } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
        ['a3', 'a'],
      ])
      const claim = (await queue.claim())!
      await queue.giveBack(claim, 0, false)
      t.same(await claimAll(queue), ['a1', 'a2', 'a3'])
    })

    await t.test('a removed job is gone, claimed or not', async (t) => {
      const { db, queue } = await setUp(t, [
        ['a1', 'a'],
        ['a2', 'a'],
      ])
      const claim = (await queue.claim())!
      await queue.remove(db, 'a1')
      await queue.remove(db, 'a2')
      t.equal(await queue.renew(claim), false)
      t.equal(await queue.finish(db, claim), false)
      t.equal(await queue.claim(), null)
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
      await rolledBack((transaction) => queue.add(transaction, 'a2', 'a'))
      const claim = (await queue.claim())!
      await rolledBack((transaction) => queue.finish(transaction, claim))
      t.equal(await queue.claim(), null, 'the second job never was there')
      t.equal(await queue.finish(db, claim), true, 'the first one still was')
    })
  })

t.test('SQLite: a start frees what a killed process held', async (t) => {
  const db = await openDatabase(join(folderFor(t), 'queue.db'))
  t.teardown(() => db.destroy())
  const queue = new SqliteQueue(db, 60_000)
  await queue.add(db, 'a1', 'a')
  const held = (await queue.claim())!
  await queue.releaseAll()
  t.equal((await queue.claim())?.jobId, 'a1')
  t.equal(await queue.finish(db, held), false)
})
