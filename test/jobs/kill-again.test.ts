import t from 'tap'
import { folderFor } from '../engine/documents.ts'
import { dataOf, ended, eventually, post } from '../http/jobs.ts'
import { receiverFor } from '../webhooks/receiver.ts'
import { inOrder, slow, start } from './process.ts'

t.test('killed again and again', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  let service = await start(t, dataFolder)
  const { key } = service
  const ids: string[] = []
  for (let round = 0; round < 3; round++) {
    const { request_id } = await dataOf(post(service, '/v1/jobs', slow(6, receiver)))
    ids.push(request_id)
    await new Promise((resolve) => setTimeout(resolve, 150 * round))
    await service.kill('SIGKILL')
    service = await start(t, dataFolder, key)
  }
  for (const id of ids) t.match(await ended(service, id, 60_000), { status: 'done', pages_used: 6 })
  await eventually(async () =>
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size === 3
      ? true
      : undefined,
  )
  for (const id of ids) {
    const told = receiver.received.filter(({ body }) => JSON.parse(body).data.request_id === id)
    t.ok(told.length >= 1)
    t.equal(new Set(told.map(({ headers }) => headers['webhook-id'])).size, 1, 'under one id')
  }
  await inOrder(t, service, dataFolder, 18, 3)
})
