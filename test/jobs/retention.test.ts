import t from 'tap'
import type { JobRow } from '../../src/db/job-tables.ts'
import { write } from '../engine/documents.ts'
import { jobsFor } from './open.ts'

const PAST = Date.now() - 86_400_000

t.test('results, records and kept answers end', async (t) => {
  const { jobs, db, storage, keptAnswers, retention, order, done } = await jobsFor(t)
  const { id } = await order()
  const job = await done(id)
  t.equal(job.input, null, 'the input is gone at once')
  await retention.sweep()
  t.ok(await storage.open(job.result!).then((stored) => stored?.content.destroy()))

  const request = { keyId: 1, endpoint: 'jobs', idempotencyKey: 'a', fingerprint: 'f' }
  await keptAnswers.begin(request)
  await storage.put('answers/a', write(t.testdirName, 'a', 'answer'))
  await keptAnswers.keep(db, request, { answer: '{}', file: 'answers/a' })
  await retention.sweep()
  t.ok(await keptAnswers.begin(request), 'is kept for a day')
  t.ok(job.result_until! > Date.now())

  await db.updateTable('idempotency').set({ expires_at: PAST }).execute()
  await db.updateTable('jobs').set({ result_until: PAST }).execute()
  await retention.sweep()
  t.match(await jobs.find(1, id), { status: 'done', result: null } as Partial<JobRow>)
  t.equal(await storage.open(job.result!), null)
  t.equal(await storage.open('answers/a'), null)
  t.equal(await keptAnswers.begin(request), null, 'as if never asked')

  await db
    .updateTable('jobs')
    .set({ completed_at: new Date(PAST).toISOString() })
    .execute()
  await retention.sweep()
  await t.rejects(jobs.find(1, id), { code: 'NOT_FOUND' })
})

t.test('a link keeps its result as long as it is valid', async (t) => {
  const { db, jobs, links, storage, retention, order, done } = await jobsFor(t)
  const { id } = await order()
  const job = await done(id)
  await db.updateTable('jobs').set({ result_until: PAST }).execute()
  await links.make(job, JSON.parse(job.result_file!), 'http://localhost')
  await retention.sweep()
  t.ok((await jobs.find(1, id)).result)
  const stored = await storage.open(job.result!)
  t.ok(stored)
  stored?.content.destroy()
})

t.test('no link leads to a result that the retention took meanwhile', async (t) => {
  const { db, links, retention, order, done } = await jobsFor(t)
  const { id } = await order()
  const job = await done(id)
  await db.updateTable('jobs').set({ result_until: PAST }).execute()
  await retention.sweep()
  const making = links.make(job, JSON.parse(job.result_file!), 'http://localhost')
  await t.rejects(making, { code: 'NOT_FOUND', message: 'the result has expired' })
})

t.test('files that nothing refers to are removed, others stay', async (t) => {
  const { storage, retention, order, done } = await jobsFor(t)
  const { id } = await order()
  const job = await done(id)
  const put = (key: string) => storage.put(key, write(t.testdirName, 'file', key))
  await put(`inputs/${id}`)
  await put(`results/${id}-99`)
  await put('inputs/01a1fd1a-7f0e-721d-a9ca-a17de5d1a3a4')
  await put('answers/01a1fd1a-7f0e-721d-a9ca-a17de5d1a3a4')
  const keys = async (): Promise<string[]> => {
    const all: string[] = []
    for await (const { key } of storage.list()) all.push(key)
    return all
  }
  await retention.removeOrphans(Date.now() - 60_000)
  t.equal((await keys()).length, 5, 'what is young may be about to be noted')
  await retention.removeOrphans(Date.now() + 1000)
  t.same(await keys(), [job.result])
})

t.test('an input that could not be deleted at the end is deleted later', async (t) => {
  const { db, jobs, storage, retention, order, done } = await jobsFor(t)
  const { id } = await order()
  await done(id)
  await storage.put(`inputs/${id}`, write(t.testdirName, 'file', 'input'))
  await db
    .updateTable('jobs')
    .set({ input: `inputs/${id}` })
    .execute()
  await retention.sweep()
  t.equal(await storage.open(`inputs/${id}`), null)
  t.equal((await jobs.find(1, id)).input, null)
})

t.test('an input goes after half an hour, its job ended or not', async (t) => {
  const { db, jobs, storage, retention, order, faults } = await jobsFor(t, { works: false })
  const { id } = await order()
  const { id: later } = await order()
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const age = (job: string, minutes: number) =>
    db
      .updateTable('jobs')
      .set({ created_at: ago(minutes) })
      .where('id', '=', job)
      .execute()
  await age(id, 29.5)
  await age(later, 28)
  await retention.sweep()
  const job = await jobs.find(1, id)
  t.match(job, { status: 'failed', input: null, error_detail: /within 30 minutes/ })
  t.equal(await storage.open(`inputs/${id}`), null, 'before the next look')
  const young = await jobs.find(1, later)
  t.equal(young.status, 'pending')
  const stored = await storage.open(young.input!)
  t.ok(stored)
  stored?.content.destroy()
  t.same(faults, [])
})
