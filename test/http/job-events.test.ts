import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { hold } from '../engine/held.ts'
import { ask, dataOf, otherKey, post } from './jobs.ts'
import { type Answer, field, file, metric, serviceFor } from './service.ts'

const text = field('model', 'text')
const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
const pages = (count: number) => [
  file(pdf(Array.from({ length: count }, () => dense))),
  text,
  field('text_layer', 'never'),
]

interface Event {
  readonly name: string
  readonly data: Answer
}

/**
 * Events of a stream that ends, as the specification of server-sent events reads them.
 *
 * @param seen told of each as it comes
 */
async function eventsOf(answer: Response, seen = (_: Event) => {}): Promise<Event[]> {
  const events: Event[] = []
  let text = ''
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n')
    text = blocks.pop()!
    for (const block of blocks.filter((block) => block.startsWith('event:'))) {
      const event = {
        name: /^event: (.*)$/m.exec(block)![1]!,
        data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!),
      }
      events.push(event)
      seen(event)
    }
  }
  return events
}

t.test('a job’s way to its end', async (t) => {
  const service = await serviceFor(t)
  // Goes on when the stream has told of the first page.
  let goOn = () => {}
  service.engine.once('page', () => {
    goOn = hold()
  })
  const { request_id } = await dataOf(post(service, '/v1/jobs', pages(6)))
  const answer = await ask(service, `/v1/jobs/${request_id}/events`)
  t.equal(answer.status, 200)
  t.match(answer.headers.get('content-type'), /^text\/event-stream/)
  const events = await eventsOf(answer, ({ data }) => {
    if (data.pages_done > 0) goOn()
  })
  const last = events.at(-1)!
  t.equal(last.name, 'done')
  t.same(last.data, await dataOf(ask(service, `/v1/jobs/${request_id}`)))
  t.match(last.data, { status: 'done', pages_done: 6, pages_total: 6, pages_used: 6 })
  for (const { name } of events.slice(0, -1)) t.equal(name, 'progress')
  const done = events.map(({ data }) => data.pages_done)
  t.same(
    done,
    done.toSorted((a, b) => a - b),
  )
  t.ok(
    events.some(({ data }) => data.status === 'processing' && data.pages_done > 0),
    'pages are counted on the way',
  )
  const again = await eventsOf(await ask(service, `/v1/jobs/${request_id}/events`))
  t.same(again, [last], 'after the end, the end')
  t.equal((await ask(await otherKey(service), `/v1/jobs/${request_id}/events`)).status, 404)
  t.equal(await metric(service, 'pagemill_job_attempts_total'), 1)
  t.equal(await metric(service, 'pagemill_jobs_open'), 0)
})

t.test('cancelled and deleted jobs', async (t) => {
  const service = await serviceFor(t)
  for (const [path, method, wanted] of [
    ['/cancel', 'POST', { name: 'failed', data: { error_detail: 'cancelled' } }],
    ['', 'DELETE', { name: 'deleted', data: { request_id: String } }],
  ] as const) {
    const { request_id } = await dataOf(post(service, '/v1/jobs', pages(60)))
    const goOn = hold()
    const told = Promise.withResolvers<void>()
    const answer = await ask(service, `/v1/jobs/${request_id}/events`)
    const events = eventsOf(answer, () => told.resolve())
    await told.promise
    await ask(service, `/v1/jobs/${request_id}${path}`, method)
    goOn()
    t.match((await events).at(-1), wanted)
  }
})

t.test('streams hold up neither a stop nor other keys', async (t) => {
  const service = await serviceFor(t, { stopGrace: 2000 })
  const other = await otherKey(service)
  const { request_id } = await dataOf(post(service, '/v1/jobs', pages(100)))
  const theirs = await dataOf(post(other, '/v1/jobs', pages(1)))
  const goOn = hold()
  const path = `/v1/jobs/${request_id}/events`
  const open = await Promise.all(Array.from({ length: 20 }, () => ask(service, path)))
  const refused = await ask(service, path)
  t.equal(refused.status, 429)
  t.match(await refused.json(), { error: { code: 'RATE_LIMITED' } })
  t.equal((await ask(other, `/v1/jobs/${theirs.request_id}/events`)).status, 200)
  goOn()
  const closing = service.close()
  await Promise.all(open.map((answer) => answer.text()))
  t.pass('all streams end')
  await closing
})
