import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, otherKey, post, stored } from './jobs.ts'
import { type Answer, field, file, leftovers, type Part, serviceFor } from './service.ts'

const letter = (text: string): Uint8Array => pdf([{ content: lines([text]) }])
const member = (bytes: Uint8Array | string, name: string): Part => ({
  ...file(bytes, name),
  name: 'files',
})
const text = field('model', 'text')

t.test('good files become jobs, bad ones are named', async (t) => {
  const service = await serviceFor(t)
  const answer = await post(service, '/v1/batch', [
    member(letter('first'), 'a.pdf'),
    member('no document', 'b.pdf'),
    member(letter('second'), 'c.pdf'),
    member(pdf(Array.from({ length: 501 }, () => ({ content: '' }))), 'd.pdf'),
    member(Buffer.alloc(52_428_801), 'e.pdf'),
    member('', 'f.pdf'),
    text,
  ])
  t.equal(answer.status, 200)
  const { data } = (await answer.json()) as Answer
  t.match(data, { model: 'text', jobs_created: 2, batch_id: /^[0-9a-f-]{36}$/ })
  t.match(data.jobs, [
    { filename: 'a.pdf', request_id: String, status: 'pending' },
    { filename: 'c.pdf', request_id: String, status: 'pending' },
  ])
  t.same(
    data.errors.map(({ filename, code }: Answer) => [filename, code]),
    [
      ['b.pdf', 'UNSUPPORTED_FILE_TYPE'],
      ['d.pdf', 'TOO_MANY_PAGES'],
      ['e.pdf', 'FILE_TOO_LARGE'],
      ['f.pdf', 'INVALID_FILE'],
    ],
  )
  for (const { message } of data.errors) t.match(message, /\w/)

  for (const [i, words] of ['first', 'second'].entries()) {
    const id = data.jobs[i].request_id
    t.match(await ended(service, id), { status: 'done', pages_used: 1 })
    const result = await ask(service, `/v1/jobs/${id}/result?download=1`)
    t.equal((await result.text()).trim(), words)
  }
  const batch = await dataOf(ask(service, `/v1/batch/${data.batch_id}`))
  t.match(batch, {
    batch_id: data.batch_id,
    model: 'text',
    counts: { pending: 0, processing: 0, done: 2, failed: 0 },
    jobs: [{ filename: 'a.pdf', request_id: data.jobs[0].request_id, status: 'done' }, {}],
  })
  const { jobs: _, ...counted } = batch
  t.same(await dataOf(ask(service, '/v1/batch')), {
    total: 1,
    limit: 20,
    offset: 0,
    batches: [counted],
  })
  t.match(await dataOf(ask(await otherKey(service), '/v1/batch')), { total: 0, batches: [] })
  t.equal((await ask(await otherKey(service), `/v1/batch/${data.batch_id}`)).status, 404)
  t.equal((await ask(service, '/v1/batch/nothing')).status, 404)
  t.same(leftovers(service), [])
})

t.test('20 files, and 21', async (t) => {
  const service = await serviceFor(t)
  const files = (count: number) =>
    Array.from({ length: count }, (_, i) => member(letter(`number ${i}`), `${i}.pdf`))
  const full = await dataOf(post(service, '/v1/batch', [...files(20), text]))
  t.equal(full.jobs_created, 20)
  for (const { request_id } of full.jobs)
    t.match(await ended(service, request_id), { status: 'done' })

  for (const [name, code, parts] of [
    ['21 files', 'INVALID_PARAMETER', [...files(21), text]],
    ['40 files', 'INVALID_PARAMETER', [...files(40), text]],
    ['no file', 'MISSING_FILE', [text]],
    ['a file in the field of another form', 'INVALID_PARAMETER', [file(letter('x')), text]],
    ['no model', 'INVALID_PARAMETER', files(1)],
    ['an unknown model', 'UNSUPPORTED_MODEL', [...files(1), field('model', 'poem')]],
    ['an unknown language', 'INVALID_PARAMETER', [...files(2), text, field('languages', 'xxx')]],
    ['a bad webhook', 'INVALID_WEBHOOK_URL', [...files(1), text, field('webhook_url', 'x')]],
  ] as const) {
    const answer = await post(service, '/v1/batch', parts)
    t.equal(answer.status, 400, name)
    t.match(await answer.json(), { success: false, error: { code } }, name)
  }
  t.match(await dataOf(ask(service, '/v1/jobs')), { total: 20 })
  t.equal(stored(service).length, 20, 'the results alone')
  t.same(leftovers(service), [])
})

t.test('nothing but bad files', async (t) => {
  const service = await serviceFor(t)
  const data = await dataOf(post(service, '/v1/batch', [member('x', 'a.pdf'), text]))
  t.match(data, { jobs_created: 0, jobs: [], errors: [{ filename: 'a.pdf' }] })
  t.match(await dataOf(ask(service, `/v1/batch/${data.batch_id}`)), { jobs: [] })
})
