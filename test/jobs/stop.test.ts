import { join } from 'node:path'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { folderFor } from '../engine/documents.ts'
import { dataOf, ended, post } from '../http/jobs.ts'
import { receiverFor } from '../webhooks/receiver.ts'
import { inOrder, slow, start, workedOn } from './process.ts'

t.test('SIGTERM: what does not end within the grace is done after the next start', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  const first = await start(t, dataFolder)
  const { request_id } = await dataOf(post(first, '/v1/jobs', slow(12, receiver)))
  // As pages that take longer than the grace.
  await workedOn(first, dataFolder)
  await first.kill('SIGTERM')
  t.equal(first.child.exitCode, 0)
  const db = await openDatabase(join(dataFolder, 'pagemill.db'))
  const rows = await db.selectFrom('jobs').select(['status', 'pages_done']).execute()
  t.same(rows, [{ status: 'pending', pages_done: 0 }], 'nobody works on it')
  await db.destroy()
  const second = await start(t, dataFolder, first.key)
  t.match(await ended(second, request_id, 60_000), { status: 'done', pages_used: 12 })
  await receiver.got(1)
  await inOrder(t, second, dataFolder, 12, 1)
})
