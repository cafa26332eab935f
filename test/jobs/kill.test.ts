import t from 'tap'
import { folderFor } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from '../http/jobs.ts'
import { receiverFor } from '../webhooks/receiver.ts'
import { inOrder, slow, start, workedOn } from './process.ts'

t.test('SIGKILL in the middle of a job: done once, billed once, told once', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  const first = await start(t, dataFolder)
  const { request_id } = await dataOf(post(first, '/v1/jobs', slow(16, receiver)))
  const goOn = await workedOn(first, dataFolder)
  t.match(await dataOf(ask(first, `/v1/jobs/${request_id}`)), { status: 'processing' })
  await first.kill('SIGKILL')
  goOn()

  const second = await start(t, dataFolder, first.key)
  t.match(await ended(second, request_id, 60_000), {
    status: 'done',
    pages_used: 16,
    pages_done: 16,
  })
  const result = await ask(second, `/v1/jobs/${request_id}/result?download=1`)
  t.equal((await result.text()).split('\f').length, 16)
  await receiver.got(1)
  t.equal(receiver.received.length, 1)
  t.match(JSON.parse(receiver.received[0]!.body), { type: 'job.completed', data: { request_id } })
  await inOrder(t, second, dataFolder, 16, 1)
})
