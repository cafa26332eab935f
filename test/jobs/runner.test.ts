import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type Reservations, unbilled } from '../../src/billing/reservations.ts'
import { ServiceError } from '../../src/errors.ts'
import { folderFor, lines, pdf, write } from '../engine/documents.ts'
import { request } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { eventually } from '../http/jobs.ts'
import { jobsFor } from './open.ts'

t.test('a fault of the storage passes: the job is done later, once', async (t) => {
  const dataFolder = folderFor(t)
  const { db, order, done, faults } = await jobsFor(t, { dataFolder }, 'billed')
  const results = join(dataFolder, 'storage', 'results')
  await order().then(({ id }) => done(id))
  rmSync(results, { recursive: true })
  writeFileSync(results, 'no folder')
  const { id } = await order()
  await eventually(async () => (faults.length > 0 ? true : undefined))
  t.match(faults[0], { code: /^(EEXIST|ENOTDIR)$/ })
  const waiting = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  t.match(waiting, { completed_at: null })
  rmSync(results)
  t.match(await done(id), { status: 'done', pages_used: 1 })
  const counts = await db.selectFrom('page_counts').select(['used', 'held']).execute()
  t.same(counts, [{ used: 2, held: 0 }])
})

t.test('an input that is gone is the end of its job, unbilled', async (t) => {
  const { db, storage, jobs, order } = await jobsFor(t, {}, 'billed')
  const { inspection } = await order()
  const goOn = hold()
  // More than are worked on at once: the last one waits.
  await Promise.all(Array.from({ length: 12 }, () => order({ inspection })))
  const { id } = await order({ inspection })
  await storage.remove(`inputs/${id}`)
  goOn()
  const job = await eventually(async () => {
    const row = await jobs.find(1, id)
    return row.completed_at ? row : undefined
  })
  t.match(job, { status: 'failed', pages_used: null, error_detail: /gone/ })
  const states = await db
    .selectFrom('reservations')
    .select('state')
    .where('request_id', '=', id)
    .execute()
  t.same(states, [{ state: 'released' }])
})

t.test('who has lost the claim changes nothing and leaves nothing', async (t) => {
  const { db, storage, order, done, jobs } = await jobsFor(t, {}, 'billed')
  const folder = folderFor(t)
  const dense = {
    content: lines(
      Array.from({ length: 90 }, (_, i) => `${i} words that fill the page, again and again`),
      9,
      30,
      820,
    ),
  }
  const path = write(folder, 'slow.pdf', pdf(Array.from({ length: 6 }, () => dense)))
  const { id } = await order({ path, request: request({ textLayer: 'never' }) })
  const goOn = hold()
  await eventually(async () =>
    (await jobs.find(1, id)).status === 'processing' ? true : undefined,
  )
  // As if another process had claimed it since, and then died.
  const before = await db
    .updateTable('queue')
    .set((eb) => ({ fence: eb('fence', '+', 1), due_at: Date.now() + 1500 }))
    .where('job_id', '=', id)
    .returning('fence')
    .executeTakeFirstOrThrow()
  goOn()
  const job = await done(id)
  t.match(job, { status: 'done', pages_used: 6 })
  t.equal(job.result, `results/${id}-${before.fence + 1}`, 'the result of the last claim')
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  t.same(keys, [job.result], 'the other result is removed')
  t.same(await db.selectFrom('page_counts').select(['used', 'held']).execute(), [
    { used: 6, held: 0 },
  ])
})

t.test('a database that is lost as it takes a job: the job keeps its input', async (t) => {
  const lost = (): never => {
    throw new ServiceError('SERVICE_NOT_READY', 'the database does not answer')
  }
  let isTaken = true
  const reservations: Reservations = {
    ...unbilled,
    recharging: async (transaction) => {
      if (isTaken) await transaction()
      return lost()
    },
  }
  const { order, db, storage } = await jobsFor(t, { works: false }, reservations)
  await t.rejects(order(), { code: 'SERVICE_NOT_READY' })
  isTaken = false
  await t.rejects(order(), { code: 'SERVICE_NOT_READY' })
  const jobs = await db.selectFrom('jobs').select('input').execute()
  t.equal(jobs.length, 1)
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  t.same(keys, [jobs[0]!.input], 'and what became none leaves nothing')
})
