import t from 'tap'
import { endlessPage, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { ask, dataOf, ended, eventually, otherAccount, post, stored } from './jobs.ts'
import { field, file, leftovers, serviceFor } from './service.ts'

const page = (text: string) => ({ content: lines([text]) })
const short = pdf([page('A page with some words')])
const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
const text = field('model', 'text')
/** Seconds of work. */
const slow = [
  file(pdf(Array.from({ length: 60 }, () => dense))),
  text,
  field('text_layer', 'never'),
  field('dpi', '400'),
]

t.test('a job that fails says why', async (t) => {
  // Counting its pages has the same deadline, and must keep it on the slowest machine.
  const service = await serviceFor(t, { pageDeadline: 5000 })
  const parts = [file(pdf([await endlessPage()])), text, field('text_layer', 'never')]
  const { request_id } = await dataOf(post(service, '/v1/jobs', parts))
  const job = await ended(service, request_id)
  t.match(job, {
    status: 'failed',
    pages_used: null,
    error_detail: /too long/,
    completed_at: /^\d{4}-/,
  })
  const answer = await ask(service, `/v1/jobs/${request_id}/result`)
  t.equal(answer.status, 409)
  t.match(await answer.json(), { error: { code: 'NOT_READY' } })
  await until(() => stored(service).length === 0)
})

t.test('jobs that are worked on: not ready, cancelled, deleted', async (t) => {
  const service = await serviceFor(t)
  const start = async (): Promise<string> => {
    const { request_id } = await dataOf(post(service, '/v1/jobs', slow))
    return eventually(async () => {
      const job = await dataOf(ask(service, `/v1/jobs/${request_id}`))
      t.not(job.status, 'done')
      return job.status === 'processing' && job.pages_done > 0 ? request_id : undefined
    })
  }
  const idle = () => until(() => service.engine.status().working === 0)

  const first = await start()
  const goOn = hold()
  const early = await ask(service, `/v1/jobs/${first}/result`)
  t.equal(early.status, 409)
  t.match(await early.json(), { success: false, error: { code: 'NOT_READY' } })
  const cancelled = await dataOf(ask(service, `/v1/jobs/${first}/cancel`, 'POST'))
  t.match(cancelled, { status: 'failed', error_detail: 'cancelled', pages_used: null })
  goOn()
  await idle()
  t.same(await dataOf(ask(service, `/v1/jobs/${first}/cancel`, 'POST')), cancelled)

  const second = await start()
  t.match(await dataOf(ask(service, `/v1/jobs/${second}`, 'DELETE')), { deleted: true })
  await idle()
  t.equal((await ask(service, `/v1/jobs/${second}`)).status, 404)
  t.same(stored(service), [])
  await until(() => leftovers(service).length === 0)
})

t.test('done pages are billed; failed, cancelled and deleted jobs are not', async (t) => {
  const service = await serviceFor(t)
  const used = async (): Promise<number> => (await dataOf(ask(service, '/v1/usage'))).calls_used
  const two = [
    file(pdf([page('one'), page('two'), page('three')])),
    text,
    field('page_range', '2-'),
  ]
  await ended(service, (await dataOf(post(service, '/v1/jobs', two))).request_id)
  t.equal(await used(), 2)
  for (const [path, method] of [
    ['/cancel', 'POST'],
    ['', 'DELETE'],
  ] as const) {
    const { request_id } = await dataOf(post(service, '/v1/jobs', slow))
    const goOn = hold()
    await ask(service, `/v1/jobs/${request_id}${path}`, method)
    goOn()
  }
  const held = await service.db
    .selectFrom('reservations')
    .select('request_id')
    .where('state', '=', 'held')
    .execute()
  t.same(held, [], 'nothing stays put aside')
  t.equal(await used(), 2)
})

t.test('an account with many jobs does not hold up another', async (t) => {
  const service = await serviceFor(t)
  const other = await otherAccount(service)
  const long = await Promise.all([1, 2, 3].map(() => dataOf(post(service, '/v1/jobs', slow))))
  const { request_id } = await dataOf(post(other, '/v1/jobs', [file(short), text]))
  t.match(await ended(other, request_id), { status: 'done' })
  for (const job of long) {
    t.match(await dataOf(ask(service, `/v1/jobs/${job.request_id}`)), { completed_at: null })
    await ask(service, `/v1/jobs/${job.request_id}`, 'DELETE')
  }
})
