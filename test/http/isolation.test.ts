import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { type Browser, person } from './browser.ts'
import { document, type Json } from './document.ts'
import { dataOf, ended, post } from './jobs.ts'
import { type Answer, field, file, type Service, serviceFor } from './service.ts'

/** Somebody on the plan unlimited, with a live key. */
async function customer(service: Service): Promise<Customer> {
  const { browser, accountId } = await person(service)
  const plan = { plan: 'unlimited' }
  await service.db.updateTable('accounts').set(plan).where('id', '=', accountId).execute()
  const { id: keyId, key } = (await browser.read('POST', '/v1/keys')).data
  return { ...service, key, keyId, browser }
}
type Customer = Service & { readonly keyId: number; readonly browser: Browser }

const page = pdf([{ content: lines(['mine']) }])
const model = field('model', 'text')

t.test('what is another’s is not there, on every endpoint', async (t) => {
  const service = await serviceFor(t)
  const owner = await customer(service)
  const stranger = await customer(service)
  const endpoint = await owner.browser.read('POST', '/v1/webhooks/endpoints', {
    url: 'https://hooks.invalid/here',
  })
  const { request_id } = await dataOf(post(owner, '/v1/jobs', [file(page), model]))
  const files = [{ ...file(page), name: 'files' }, model]
  const { batch_id, jobs } = await dataOf(post(owner, '/v1/batch', files))
  for (const id of [request_id, jobs[0].request_id]) await ended(owner, id)
  let deliveries: Answer[] = []
  await until(() => {
    owner.browser
      .read('GET', '/v1/webhooks/deliveries')
      .then(({ data }) => (deliveries = data.deliveries))
    return deliveries.length > 0
  })
  const ids: Record<string, string | number> = {
    '/v1/jobs/': request_id,
    '/v1/results/': request_id,
    '/v1/batch/': batch_id,
    '/v1/keys/': owner.keyId,
    '/v1/webhooks/endpoints/': endpoint.data.id,
    '/v1/webhooks/deliveries/': deliveries[0].id,
  }
  const look = async () => ({
    job: await dataOf(fetch(`${service.url}/v1/jobs/${request_id}`, { headers: keyOf(owner) })),
    batch: await dataOf(fetch(`${service.url}/v1/batch/${batch_id}`, { headers: keyOf(owner) })),
    keys: (await owner.browser.read('GET', '/v1/keys')).data,
    webhooks: (await owner.browser.read('GET', '/v1/webhooks')).data,
  })
  const before = await look()
  let asked = 0
  for (const [path, methods] of Object.entries<Json>(document.paths))
    for (const [method, operation] of Object.entries<Json>(methods)) {
      const place = Object.keys(ids).find((start) => path.startsWith(`${start}{`))
      if (!place) continue
      asked++
      const whole = path.replace(/\{\w+\}/, String(ids[place]))
      const answer = operation.security.some((way: Json) => 'key' in way)
        ? await fetch(service.url + whole, {
            method: method.toUpperCase(),
            headers: keyOf(stranger),
          })
        : await stranger.browser.ask(method.toUpperCase(), whole)
      t.equal(answer.status, 404, `${method} ${path}`)
      t.match(await answer.json(), { success: false, error: { code: 'NOT_FOUND' } })
    }
  t.ok(asked >= 12, `${asked} endpoints have ids`)
  t.same(await look(), before, 'and nothing has changed')
})

t.test('lists hold one’s own alone', async (t) => {
  const service = await serviceFor(t)
  const owner = await customer(service)
  const stranger = await customer(service)
  await dataOf(post(owner, '/v1/jobs', [file(page), model]))
  await owner.browser.read('POST', '/v1/webhooks/endpoints', { url: 'https://hooks.invalid/' })
  const { jobs, total } = await dataOf(
    fetch(`${service.url}/v1/jobs`, { headers: keyOf(stranger) }),
  )
  t.same([jobs, total], [[], 0])
  t.same((await stranger.browser.read('GET', '/v1/webhooks')).data.endpoints, [])
  t.same((await stranger.browser.read('GET', '/v1/webhooks/deliveries')).data.deliveries, [])
  const keys = (await stranger.browser.read('GET', '/v1/keys')).data
  t.same(
    keys.map(({ id }: Answer) => id),
    [stranger.keyId],
  )
  t.match(await dataOf(fetch(`${service.url}/v1/usage`, { headers: keyOf(stranger) })), {
    calls_used: 0,
  })
  // A session names a key by its id: only one of its own.
  const foreign = await fetch(`${service.url}/v1/jobs`, {
    headers: {
      Cookie: [...stranger.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-Service-Key-Id': String(owner.keyId),
    },
  })
  t.equal(foreign.status, 401)
})

const keyOf = ({ key }: Service) => ({ 'X-API-Key': key })
