import t from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, otherKey, post, stored } from './jobs.ts'
import { type Answer, field, file, leftovers, serviceFor } from './service.ts'

const page = (text: string) => ({ content: lines([text]) })
const short = pdf([page('A page with some words')])
const text = field('model', 'text')

t.test('from file to result', async (t) => {
  const service = await serviceFor(t)
  const answer = await post(service, '/v1/jobs', [file(short, 'letter.pdf'), text])
  t.equal(answer.status, 202)
  const body = (await answer.json()) as Answer
  const id: string = body.data.request_id
  t.same(body.data, { request_id: id, status: 'pending', model: 'text' })
  t.equal(answer.headers.get('location'), `/v1/jobs/${id}`)
  t.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)

  const job = await ended(service, id)
  t.match(job, {
    request_id: id,
    status: 'done',
    model: 'text',
    pages_used: 1,
    pages_total: 1,
    pages_done: 1,
    error_detail: null,
  })
  t.ok(Date.parse(job.completed_at) >= Date.parse(job.created_at))

  const link = await dataOf(ask(service, `/v1/jobs/${id}/result`))
  t.equal(link.expires_in, 86_400)
  const linked = await fetch(link.result_url)
  t.equal(linked.status, 200)
  t.equal(linked.headers.get('content-type'), 'text/plain; charset=utf-8')
  t.equal(linked.headers.get('content-disposition'), 'attachment; filename="letter.txt"')
  t.equal(linked.headers.get('x-service-pages-used'), '1')
  t.equal(linked.headers.get('x-service-model'), 'text')
  t.equal((await linked.text()).trim(), 'A page with some words')

  for (const [query, headers] of [
    ['?download=1', {}],
    ['', { Accept: 'text/html, text/plain;q=0.9' }],
  ] as const) {
    const direct = await ask(service, `/v1/jobs/${id}/result${query}`, 'GET', headers)
    t.equal((await direct.text()).trim(), 'A page with some words')
  }
  const Accept = 'application/json, text/plain;q=0'
  const unwanted = ask(service, `/v1/jobs/${id}/result`, 'GET', { Accept })
  t.match(await dataOf(unwanted), { expires_in: 86_400 }, 'the type is named as not wanted')
  t.equal(stored(service).length, 1, 'the input is gone, the result is there')

  t.same(await dataOf(ask(service, `/v1/jobs/${id}`, 'DELETE')), { request_id: id, deleted: true })
  t.equal((await ask(service, `/v1/jobs/${id}`, 'DELETE')).status, 404)
  t.equal((await ask(service, `/v1/jobs/${id}`)).status, 404)
  t.equal((await fetch(link.result_url)).status, 404, 'the link is dead with the job')
  t.same(stored(service), [])
  t.same(leftovers(service), [])
})

t.test('a result in JSON is the envelope, and its link needs asking for', async (t) => {
  const service = await serviceFor(t)
  const parts = [file(short), field('model', 'tables'), field('output', 'json')]
  const { request_id } = await dataOf(post(service, '/v1/jobs', parts))
  await ended(service, request_id)
  const path = `/v1/jobs/${request_id}/result`
  const link = await dataOf(ask(service, path, 'GET', { Accept: 'application/json' }))
  const body = (await (await fetch(link.result_url)).json()) as Answer
  t.match(body, { success: true, request_id, data: { model: 'tables', pages_used: 1 } })
  t.same(await (await ask(service, `${path}?download=1`)).json(), body)
})

t.test('links cannot be made up or changed', async (t) => {
  const service = await serviceFor(t)
  const ids: string[] = []
  for (const words of ['first', 'second']) {
    const data = await dataOf(post(service, '/v1/jobs', [file(pdf([page(words)])), text]))
    ids.push(data.request_id)
    await ended(service, data.request_id)
  }
  const { result_url } = await dataOf(ask(service, `/v1/jobs/${ids[0]}/result`))
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(result_url)
    change(url)
    return url.href
  }
  const later = (url: URL): void =>
    url.searchParams.set('exp', String(Number(url.searchParams.get('exp')) + 1))
  for (const [name, url] of [
    ['another job', changed((url) => (url.pathname = `/v1/results/${ids[1]}`))],
    ['a later end', changed(later)],
    ['an end in the past', changed((url) => url.searchParams.set('exp', '1'))],
    ['another secret', changed((url) => url.searchParams.set('kid', 'x'))],
    ['a shorter signature', changed((url) => url.searchParams.set('sig', 'abc'))],
    ['no signature', changed((url) => url.searchParams.delete('sig'))],
    ['nothing', changed((url) => (url.search = ''))],
  ] as const) {
    const answer = await fetch(url)
    t.equal(answer.status, 404, name)
    t.match(await answer.json(), { success: false, error: { code: 'NOT_FOUND' } })
  }
  t.equal((await fetch(result_url)).status, 200)
  t.equal((await fetch(result_url, { method: 'HEAD' })).status, 200)
})

t.test('lists: filters, pages, one key alone', async (t) => {
  const service = await serviceFor(t)
  const other = await otherKey(service)
  const ids: string[] = []
  for (const parts of [
    [file(short), text],
    [file(short), field('model', 'tables')],
    [file(short), text],
  ]) {
    const { request_id } = await dataOf(post(service, '/v1/jobs', parts))
    await ended(service, request_id)
    ids.unshift(request_id)
  }
  const idsOf = (data: Answer) => data.jobs.map((job: Answer) => job.request_id)
  const all = await dataOf(ask(service, '/v1/jobs'))
  t.match(all, { total: 3, limit: 20, offset: 0 })
  t.same(idsOf(all), ids, 'newest first')
  const middle = await dataOf(ask(service, '/v1/jobs?limit=1&offset=1'))
  t.match(middle, { total: 3, limit: 1, offset: 1 })
  t.same(idsOf(middle), [ids[1]])
  t.same(idsOf(await dataOf(ask(service, '/v1/jobs?model=tables'))), [ids[1]])
  t.match(await dataOf(ask(service, '/v1/jobs?status=done')), { total: 3 })
  t.match(await dataOf(ask(service, '/v1/jobs?status=failed&model=text')), { total: 0, jobs: [] })

  t.match(await dataOf(ask(other, '/v1/jobs')), { total: 0, jobs: [] })
  for (const [path, method] of [
    ['', 'GET'],
    ['', 'DELETE'],
    ['/result', 'GET'],
    ['/cancel', 'POST'],
  ] as const)
    t.equal((await ask(other, `/v1/jobs/${ids[0]}${path}`, method)).status, 404, method + path)

  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'offset=-1',
    'status=lost',
    'limit=1&limit=2',
  ]) {
    const answer = await ask(service, `/v1/jobs?${query}`)
    t.equal(answer.status, 400, query)
    t.match(await answer.json(), { error: { code: 'INVALID_PARAMETER' } })
  }
  const model = await ask(service, '/v1/jobs?model=poem')
  t.match(await model.json(), { error: { code: 'UNSUPPORTED_MODEL' } })
  for (const method of ['GET', 'POST'])
    t.equal((await ask({ ...service, key: '' }, '/v1/jobs', method)).status, 401)
})

t.test('what is refused at once leaves no job', async (t) => {
  const service = await serviceFor(t)
  const many = pdf(Array.from({ length: 501 }, () => ({ content: '' })))
  for (const [name, code, status, parts] of [
    ['501 pages', 'TOO_MANY_PAGES', 413, [file(many), text]],
    ['no file', 'MISSING_FILE', 400, [text]],
    ['no document', 'UNSUPPORTED_FILE_TYPE', 400, [file('words'), text]],
    ['an empty file', 'INVALID_FILE', 400, [file(''), text]],
    ['no model', 'INVALID_PARAMETER', 400, [file(short)]],
    ['an unknown model', 'UNSUPPORTED_MODEL', 400, [file(short), field('model', 'poem')]],
    ['a bad range', 'INVALID_PAGE_RANGE', 400, [file(short), text, field('page_range', '2')]],
    ['52 MB', 'FILE_TOO_LARGE', 413, [file(Buffer.alloc(52_428_801)), text]],
    ...[
      'nowhere',
      'ftp://example.org/',
      'http://example.org/',
      'https://127.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest',
      'https://0x7f000001/',
      'https://localhost/',
      'https://user:pass@example.org/',
      `https://example.org/${'x'.repeat(2000)}`,
    ].map(
      (url) =>
        [url, 'INVALID_WEBHOOK_URL', 400, [file(short), text, field('webhook_url', url)]] as const,
    ),
  ] as const) {
    const answer = await post(service, '/v1/jobs', parts)
    t.equal(answer.status, status, name)
    t.match(await answer.json(), { success: false, error: { code } }, name)
  }
  t.match(await dataOf(ask(service, '/v1/jobs')), { total: 0 })
  t.same(leftovers(service), [])
})

t.test('a test key is for conversions only', async (t) => {
  const service = await serviceFor(t)
  const { key } = await new Keys(service.db).create({ accountId: 1, label: null, isTest: true })
  for (const [path, parts] of [
    ['/v1/jobs', [file(short), text]],
    ['/v1/batch', [{ ...file(short), name: 'files' }, text]],
  ] as const) {
    const answer = await post({ ...service, key }, path, parts)
    t.equal(answer.status, 402)
    t.match(await answer.json(), { success: false, error: { upgrade_url: /^http/ } })
  }
  t.same(stored(service), [])
})
