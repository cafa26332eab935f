import t from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf } from './jobs.ts'
import { convert, field, file, leftovers, metric, serviceFor } from './service.ts'

const letter = pdf([{ content: lines(['asked for twice']) }])

t.test('a conversion asked for again is billed, but not done again', async (t) => {
  const service = await serviceFor(t)
  const pages = () => metric(service, 'pagemill_pages_total')
  const send = (name: string, ...fields: [string, string][]) =>
    convert(service, [file(letter, name), ...fields.map(([n, v]) => field(n, v))])
  const first = await send('a.pdf', ['output', 'csv'])
  t.equal(await pages(), 1)
  const again = await send('b.pdf', ['output', 'csv'])
  t.equal(await pages(), 1)
  t.equal(await again.text(), await first.text())
  t.match(again.headers.get('content-disposition'), /"b\.csv"/)
  t.equal(again.headers.get('x-service-pages-used'), '1')
  t.not(again.headers.get('x-service-request-id'), first.headers.get('x-service-request-id'))
  t.equal((await dataOf(ask(service, '/v1/usage'))).calls_used, 2)
  await send('a.pdf', ['output', 'json'])
  await send('a.pdf', ['output', 'csv'], ['page_range', '1'])
  t.equal(await pages(), 3, 'other parameters, another conversion')

  const { id: accountId } = await service.db
    .insertInto('accounts')
    .values({ name: 'other', plan: 'unlimited', created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { key } = await new Keys(service.db).create({ accountId, label: null, isTest: false })
  t.equal((await convert(service, [file(letter), field('output', 'csv')], key)).status, 200)
  t.equal(await pages(), 4, 'accounts see nothing of each other')
  t.same(leftovers(service), [])
})

t.test('switched off', async (t) => {
  for (const [cacheBytes, pages] of [
    [2 ** 20, 1],
    [0, 2],
  ] as const) {
    const service = await serviceFor(t, { cacheBytes })
    const { features } = await dataOf(ask(service, '/v1/status'))
    t.equal(features.cache_configured, cacheBytes > 0)
    for (let n = 0; n < 2; n++) await convert(service, [file(letter)])
    t.equal(await metric(service, 'pagemill_pages_total'), pages)
  }
})
