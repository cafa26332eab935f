import { join } from 'node:path'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, ended, post } from '../http/jobs.ts'
import { field, file, serviceFor } from '../http/service.ts'
import { pagemill } from './pagemill.ts'

t.test('list, show, cancel, retry', async (t) => {
  const service = await serviceFor(t)
  const letter = [file(pdf([{ content: lines(['a letter']) }])), field('model', 'text')]
  const { request_id: done } = await dataOf(post(service, '/v1/jobs', letter))
  await ended(service, done)
  const { request_id: waiting } = await dataOf(post(service, '/v1/jobs', letter))
  await ended(service, waiting)
  const jobs = (...args: string[]) => pagemill(service.dataFolder, ['jobs', ...args])
  t.match((await jobs('list')).rows, [
    [waiting, 'done', '1', 'text', '1/1'],
    [done, 'done', '1', 'text', '1/1'],
  ])
  const { rows } = await jobs('show', done)
  t.match(Object.fromEntries(rows), { request_id: done, status: 'done', pages_used: '1' })
  t.match(await jobs('cancel', done), { code: 1, stderr: /has ended/ })
  t.match(await jobs('retry', done), { code: 1, stderr: /has ended/ })
  t.match(await jobs('show', 'none'), { code: 1, stderr: /there is no job/ })

  await service.close()
  // As if it waited for an hour after a fault.
  const db = await openDatabase(join(service.dataFolder, 'pagemill.db'))
  t.teardown(() => db.destroy())
  await db
    .updateTable('jobs')
    .set({ status: 'pending', completed_at: null, pages_used: null })
    .where('id', '=', waiting)
    .execute()
  const due_at = Date.now() + 3_600_000
  await db
    .insertInto('queue')
    .values({ job_id: waiting, owner: '1', pages: 1, due_at, fence: 3, attempts: 3 })
    .execute()
  t.match(Object.fromEntries((await jobs('show', waiting)).rows), {
    attempts: '3',
    next_look: new Date(due_at).toISOString(),
  })
  t.equal((await jobs('retry', waiting)).code, 0)
  const now = await db.selectFrom('queue').select('due_at').executeTakeFirstOrThrow()
  t.ok(now.due_at <= Date.now())
  t.equal((await jobs('cancel', waiting)).code, 0)
  t.same(await db.selectFrom('queue').selectAll().execute(), [])
  t.match((await jobs('list', '--status', 'failed')).rows, [[waiting, 'failed']])
})
