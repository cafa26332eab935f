import t, { type Test } from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { lines, pdf } from '../engine/documents.ts'
import { type Answer, convert, field, file, type Service, serviceFor } from './service.ts'

const rates = { convert: 60, jobs: 120, batch: 30, status: 60 }
const document = file(pdf([{ content: lines(['one page']) }]))
const parts = [document, field('model', 'text')]

const get = ({ url }: Service, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers })

async function refusal(t: Test, answer: Response, policy: string, limit: number) {
  t.equal(answer.status, 429)
  t.match(await answer.json(), { success: false, error: { code: 'RATE_LIMITED' } })
  t.equal(answer.headers.get('ratelimit-policy'), `"${policy}";q=${limit};w=60`)
  t.match(answer.headers.get('ratelimit'), new RegExp(`^"${policy}";r=0;t=\\d+$`))
  const wait = Number(answer.headers.get('retry-after'))
  t.ok(wait >= 1 && wait <= 120, `wait ${wait} s`)
}

t.test('POST /v1/convert: 60 requests a minute and key', async (t) => {
  const service = await serviceFor(t, { rates })
  const first = await convert(service, parts)
  t.equal(first.status, 200)
  t.equal(first.headers.get('ratelimit-policy'), '"convert";q=60;w=60')
  t.match(first.headers.get('ratelimit'), /^"convert";r=59;t=\d+$/)
  for (let i = 1; i < 60; i++) t.not((await convert(service, [field('model', 'x')])).status, 429)
  await refusal(t, await convert(service, parts), 'convert', 60)
  const { key } = await new Keys(service.db).create({ accountId: 1, label: null, isTest: false })
  t.equal((await convert(service, parts, key)).status, 200, 'another key has its own limit')
})

t.test('a test key: 5 requests a minute', async (t) => {
  const service = await serviceFor(t, { rates })
  const { key } = await new Keys(service.db).create({ accountId: 1, label: null, isTest: true })
  for (let i = 0; i < 5; i++) t.equal((await convert(service, parts, key)).status, 200)
  await refusal(t, await convert(service, parts, key), 'test', 5)
})

t.test('/v1/jobs: 120 requests a minute and key; /v1/batch: 30', async (t) => {
  const service = await serviceFor(t, { rates })
  const headers = { 'X-API-Key': service.key }
  const batch = () => fetch(`${service.url}/v1/batch`, { method: 'POST', headers })
  for (let i = 0; i < 120; i++) t.equal((await get(service, '/v1/jobs', headers)).status, 200)
  for (const path of ['/v1/jobs', '/v1/jobs/x', '/v1/jobs/x/result'])
    await refusal(t, await get(service, path, headers), 'jobs', 120)
  for (let i = 0; i < 30; i++) t.equal((await batch()).status, 400)
  await refusal(t, await batch(), 'batch', 30)
  t.equal((await convert(service, parts)).status, 200, 'each has its own limit')
})

t.test('GET /v1/status: 60 requests a minute and address', async (t) => {
  const service = await serviceFor(t, { rates })
  for (let i = 0; i < 60; i++) t.equal((await get(service, '/v1/status')).status, 200)
  await refusal(t, await get(service, '/v1/status'), 'status', 60)
  t.equal((await get(service, '/v1/plans')).status, 200, 'prices have a budget of their own')
  t.equal((await get(service, '/healthz')).status, 200, 'monitoring is not limited')
  // A browser behind the same address; what it shows is no JSON.
  for (const path of ['/', '/sign-up', '/guide/'])
    for (let i = 0; i < 70; i++) {
      const page = await get(service, path)
      await page.body?.cancel()
      if (page.status !== 200 || !/html/.test(page.headers.get('content-type') ?? ''))
        t.fail(`${path} ${page.status}`)
    }
})

t.test('calls without a valid key: by address', async (t) => {
  const service = await serviceFor(t, { rates })
  for (let i = 0; i < 60; i++)
    t.equal((await get(service, '/v1/usage', i % 2 ? { 'X-API-Key': 'x' } : {})).status, 401)
  await refusal(t, await get(service, '/v1/usage'), 'anonymous', 60)
  const headers = { 'X-API-Key': service.key }
  t.equal((await get(service, '/v1/usage', headers)).status, 200, 'who has a key is not concerned')
})

t.test('an address behind a proxy is believed where configured', async (t) => {
  const few = { ...rates, status: 1 }
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const direct = await serviceFor(t, { rates: few })
  t.equal((await get(direct, '/v1/status', from('192.0.2.1'))).status, 200)
  t.equal((await get(direct, '/v1/status', from('192.0.2.2'))).status, 429)
  const behind = await serviceFor(t, { rates: few, proxies: 1 })
  t.equal((await get(behind, '/v1/status', from('192.0.2.1'))).status, 200)
  t.equal((await get(behind, '/v1/status', from('192.0.2.2'))).status, 200)
  t.equal((await get(behind, '/v1/status', from('192.0.2.9, 192.0.2.2'))).status, 429)
})

t.test('GET /v1/status shows the limits', async (t) => {
  const service = await serviceFor(t, { rates })
  const { data } = (await (await get(service, '/v1/status')).json()) as Answer
  t.same(data.limits, {
    sync_max_bytes: 5_242_880,
    sync_max_pages: 10,
    jobs_max_bytes: 52_428_800,
    sync_rate_per_minute: 60,
    jobs_rate_per_minute: 120,
  })
})
