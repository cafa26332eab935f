import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { ask, dataOf, ended, eventually, post } from './jobs.ts'
import { type Answer, field, file, serviceFor } from './service.ts'
import { letter, order, states, text, verified, webhooksOf } from './webhook-orders.ts'

t.test('done and failed jobs are told, signed', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  const id = await order(service, `${receiver.url}/hook`)
  await receiver.got(1)
  const job = await ended(service, id)
  const event = await verified(service, receiver.received[0]!)
  t.equal(receiver.received[0]!.path, '/hook')
  t.same(event, {
    type: 'job.completed',
    timestamp: job.completed_at,
    data: { ...job, batch_id: null, filename: 'a.pdf' },
  })
  t.equal(job.status, 'done')
  t.match(receiver.received[0]!.headers, {
    'content-type': 'application/json',
    'webhook-id': /^msg_[0-9a-f-]{36}$/,
    'user-agent': /^pagemill\//,
  })

  const dense = Array.from({ length: 60 }, () => ({
    content: lines(
      Array.from({ length: 80 }, (_, i) => `${i} words from edge to edge`),
      9,
      30,
    ),
  }))
  const parts = [file(pdf(dense)), text, field('text_layer', 'never')]
  const slow = await dataOf(
    post(service, '/v1/jobs', [...parts, field('webhook_url', receiver.url)]),
  )
  await ask(service, `/v1/jobs/${slow.request_id}/cancel`, 'POST')
  await receiver.got(2)
  t.match(await verified(service, receiver.received[1]!), {
    type: 'job.failed',
    data: { request_id: slow.request_id, status: 'failed', error_detail: 'cancelled' },
  })
})

t.test('once for each job of a batch', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  const batch = await dataOf(
    post(service, '/v1/batch', [
      { ...file(letter, 'a.pdf'), name: 'files' },
      { ...file('x', 'b.pdf'), name: 'files' },
      { ...file(letter, 'c.pdf'), name: 'files' },
      text,
      field('webhook_url', receiver.url),
    ]),
  )
  await receiver.got(2)
  const told = await Promise.all(receiver.received.map((one) => verified(service, one)))
  t.same(
    told.map(({ data }) => [data.batch_id, data.request_id, data.filename]).sort(),
    batch.jobs
      .map(({ request_id, filename }: Answer) => [batch.batch_id, request_id, filename])
      .sort(),
  )
})

t.test('who fails is tried again, with the same id, until he is given up', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  receiver.behave(
    { status: 500 },
    'hang up',
    { status: 302, headers: { location: '/x' } },
    { status: 204 },
  )
  await order(service, receiver.url)
  await receiver.got(4)
  const { received } = receiver
  t.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1)
  t.equal(new Set(received.map(({ body }) => body)).size, 1)
  for (const one of received) t.ok(await verified(service, one))
  for (let i = 1; i < 4; i++) t.ok(received[i]!.at - received[i - 1]!.at >= 50)
  t.ok(
    received.every(({ path }) => path === '/'),
    'the redirect is not followed',
  )

  receiver.behave({ status: 500 })
  received.length = 0
  await order(service, receiver.url)
  const { deliveries } = webhooksOf(service)
  const dead = await eventually(async () =>
    (await states(service)).find(({ state }) => state === 'dead'),
  )
  t.equal(received.length, 4)
  t.match(await deliveries.find(1, dead.id), {
    attempts: 4,
    type: 'job.completed',
    next_attempt_at: null,
    tries: Array.from({ length: 4 }, () => ({ status: 500, error: null, duration_ms: Number })),
  })

  receiver.behave({ status: 200 })
  await deliveries.replay(1, dead.id)
  await receiver.got(5)
  t.equal(received[4]!.headers['webhook-id'], dead.id)
  const again = await eventually(async () => {
    const found = await deliveries.find(1, dead.id)
    return found.state === 'pending' ? undefined : found
  })
  t.equal(again.state, 'delivered')
  t.equal(again.tries.length, 5)
  await t.rejects(deliveries.replay(2, dead.id), { code: 'NOT_FOUND' })
  await t.rejects(deliveries.find(2, dead.id), { code: 'NOT_FOUND' })
})

t.test('Retry-After is honoured', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  receiver.behave({ status: 503, headers: { 'retry-after': '1' } }, { status: 200 })
  await order(service, receiver.url)
  await receiver.got(2)
  const [first, second] = receiver.received
  t.ok(second!.at - first!.at >= 1000)
})
