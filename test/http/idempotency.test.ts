import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { ask, dataOf, otherKey, post, stored } from './jobs.ts'
import { type Answer, field, file, leftovers, serviceFor } from './service.ts'

const letter = (text: string): Uint8Array => pdf([{ content: lines([text]) }])
const text = field('model', 'text')
const named = (key: string) => ({ 'Idempotency-Key': key })

t.test('jobs and batches are made once', async (t) => {
  const service = await serviceFor(t)
  for (const [path, parts, status] of [
    ['/v1/jobs', [file(letter('once')), text], 202],
    ['/v1/batch', [{ ...file(letter('once')), name: 'files' }, text], 200],
  ] as const) {
    const before = (await dataOf(ask(service, '/v1/jobs'))).total
    const first = await post(service, path, parts, named('one'))
    const again = await post(service, path, parts, named('one'))
    for (const answer of [first, again]) t.equal(answer.status, status)
    t.equal(again.headers.get('idempotency-replayed'), 'true')
    for (const header of ['location', 'x-service-request-id'])
      t.equal(again.headers.get(header), first.headers.get(header))
    t.same(await again.json(), await first.json())
    t.equal((await dataOf(ask(service, '/v1/jobs'))).total, before + 1)

    const other = [...parts, field('page_range', '1')]
    const changed = await post(service, path, other, named('one'))
    t.equal(changed.status, 400)
    t.match(await changed.json(), { error: { code: 'INVALID_PARAMETER' } })
    const otherFile = parts.map((part) =>
      'fileName' in part ? { ...part, value: letter('twice') } : part,
    )
    t.equal((await post(service, path, otherFile, named('one'))).status, 400)
    t.equal((await post(service, path, parts, named('two'))).status, status)
    t.equal((await post(await otherKey(service), path, parts, named('one'))).status, status)
    t.equal((await dataOf(ask(service, '/v1/jobs'))).total, before + 2)
  }
})

t.test('a conversion is done and billed once, and its file comes again', async (t) => {
  const service = await serviceFor(t)
  const used = async () => (await dataOf(ask(service, '/v1/usage'))).calls_used
  for (const output of ['csv', 'json']) {
    const before = await used()
    const parts = [file(letter('once'), 'a.pdf'), field('output', output)]
    const first = await post(service, '/v1/convert', parts, named(output))
    const again = await post(service, '/v1/convert', parts, named(output))
    t.equal(again.status, 200)
    t.equal(again.headers.get('idempotency-replayed'), 'true')
    for (const header of [
      'content-type',
      'content-disposition',
      'content-length',
      'x-service-request-id',
      'x-service-pages-used',
      'x-service-model',
    ])
      t.equal(again.headers.get(header), first.headers.get(header), header)
    t.equal(await again.text(), await first.text())
    t.equal(await used(), before + 1)
  }
  t.equal(stored(service).length, 2)
  t.same(leftovers(service), [])
})

t.test('what failed may be tried again', async (t) => {
  const service = await serviceFor(t)
  const parts = [file('no document'), text]
  for (let n = 0; n < 2; n++) {
    const answer = await post(service, '/v1/convert', parts, named('x'))
    t.equal(answer.status, 400)
    t.equal(answer.headers.get('idempotency-replayed'), null)
  }
  t.equal((await post(service, '/v1/convert', [file(letter('a')), text], named('x'))).status, 200)
})

t.test('the first one is still running', async (t) => {
  const service = await serviceFor(t)
  const parts = [file(letter('once')), text]
  const goOn = hold()
  const first = post(service, '/v1/convert', parts, named('x'))
  await until(() => service.engine.status().working > 0)
  const second = await post(service, '/v1/convert', parts, named('x'))
  t.equal(second.status, 409)
  t.match(await second.json(), { success: false, error: { code: 'NOT_READY' } } as Answer)
  goOn()
  t.equal((await first).status, 200)
  t.equal((await post(service, '/v1/convert', parts, named('x'))).status, 200)
})

t.test('keys that are none', async (t) => {
  const service = await serviceFor(t)
  for (const key of ['two words', 'x'.repeat(256), 'ümlaut']) {
    const answer = await post(service, '/v1/jobs', [file(letter('a')), text], named(key))
    t.equal(answer.status, 400, key)
    t.match(await answer.json(), { error: { code: 'INVALID_PARAMETER' } })
  }
})
