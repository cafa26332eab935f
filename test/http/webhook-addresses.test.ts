import { Webhook } from 'standardwebhooks'
import t from 'tap'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { person } from './browser.ts'
import { dataOf, eventually, post } from './jobs.ts'
import { file, serviceFor } from './service.ts'
import { letter, order, states, text, webhooksOf } from './webhook-orders.ts'

t.test('registered addresses are told of all jobs, until they are gone', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const [registered, own] = [await receiverFor(t), await receiverFor(t)]
  const { endpoints } = webhooksOf(service)
  const { id } = await endpoints.add(1, registered.url)
  await order(service, own.url)
  await order(service, `${registered.url}/`)
  await registered.got(2)
  await own.got(1)
  t.equal(registered.received.length, 2, 'once, also where the request names the same address')

  registered.behave({ status: 410 })
  await order(service, own.url)
  await registered.got(3)
  await eventually(async () => (await endpoints.list(1))[0]!.disabled_at ?? undefined)
  await order(service, own.url)
  await own.got(3)
  t.equal(registered.received.length, 3)
  t.match(
    (await states(service)).filter(({ state }) => state === 'dead'),
    { length: 1 },
  )

  registered.behave({ status: 200 })
  t.equal((await endpoints.add(1, registered.url)).id, id, 'registering again enables it')
  await order(service, own.url)
  await registered.got(4)
  await t.rejects(endpoints.remove(2, id), { code: 'NOT_FOUND' })
  await endpoints.remove(1, id)
  t.same(await endpoints.list(1), [])
  await t.rejects(endpoints.add(1, 'https://10.0.0.1/'), { code: 'INVALID_WEBHOOK_URL' })
})

t.test('a silent receiver does not hold up another', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const [silent, prompt] = [await receiverFor(t), await receiverFor(t)]
  silent.behave('silence')
  for (let n = 0; n < 6; n++) await order(service, silent.url)
  await silent.got(4)
  await order(service, prompt.url)
  await prompt.got(1)
  t.equal(silent.received.length, 4, 'no more than 4 at once')
  silent.behave({ status: 200 })
})

t.test('a replaced secret signs beside the new one for a day', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  const { secrets } = webhooksOf(service)
  const [old] = await secrets.of(1)
  const fresh = await secrets.rotate(1)
  t.not(fresh, old)
  t.match(fresh, /^whsec_[\w+/]{42,}=*$/)
  await order(service, receiver.url)
  await receiver.got(1)
  const { body, headers } = receiver.received[0]!
  for (const secret of [old!, fresh])
    t.ok(new Webhook(secret).verify(body, headers as Record<string, string>))
  t.throws(() =>
    new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(
      body,
      headers as Record<string, string>,
    ),
  )
})

t.test('what was not sent when the service stopped is sent after its start', async (t) => {
  const receiver = await receiverFor(t)
  const first = await serviceFor(t, { ...WITHIN, webhookDelays: [600] })
  receiver.behave({ status: 500 }, { status: 200 })
  await order(first, receiver.url)
  await receiver.got(1)
  await first.close()
  const { dataFolder, databaseUrl } = first
  await serviceFor(t, { ...WITHIN, dataFolder, databaseUrl })
  await receiver.got(2)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  t.equal(ids[0], ids[1])
})

t.test('in a session: secret, addresses, deliveries, replay; others’ are not there', async (t) => {
  const service = await serviceFor(t, WITHIN)
  const receiver = await receiverFor(t)
  const [{ browser, accountId }, stranger] = [await person(service), await person(service)]
  const { db } = service
  await db.updateTable('accounts').set({ plan: 'unlimited' }).where('id', '=', accountId).execute()
  const { key } = (await browser.read('POST', '/v1/keys', {})).data
  const { secret, endpoints } = (await browser.read('GET', '/v1/webhooks')).data
  t.match(secret, /^whsec_/)
  t.same(endpoints, [])

  const made = (await browser.read('POST', '/v1/webhooks/endpoints', { url: receiver.url })).data
  const listed = (await browser.read('GET', '/v1/webhooks/endpoints')).data
  t.same(listed, { endpoints: [made] })
  t.match(made, { id: Number, url: `${receiver.url}/`, disabled_at: null })
  const bad = await browser.ask('POST', '/v1/webhooks/endpoints', { url: 'https://10.0.0.1/' })
  t.equal(bad.status, 400)
  t.match(await bad.json(), { error: { code: 'INVALID_WEBHOOK_URL' } })
  await dataOf(post({ ...service, key }, '/v1/jobs', [file(letter), text]))
  await receiver.got(1)
  const { body, headers } = receiver.received[0]!
  t.ok(new Webhook(secret).verify(body, headers as Record<string, string>))

  const sent = await eventually(async () => {
    const { data } = await browser.read('GET', '/v1/webhooks/deliveries?state=delivered')
    return data.total === 1 ? data.deliveries[0] : undefined
  })
  t.equal(sent.id, headers['webhook-id'])
  const path = `/v1/webhooks/deliveries/${sent.id}`
  t.match((await browser.read('GET', path)).data, { attempts: 1, tries: [{ status: 200 }] })
  t.match((await browser.read('POST', `${path}/replay`)).data, { id: sent.id })
  await receiver.got(2)
  t.equal(receiver.received[1]!.headers['webhook-id'], sent.id)

  t.match((await stranger.browser.read('GET', '/v1/webhooks/deliveries')).data, { total: 0 })
  t.not((await stranger.browser.read('GET', '/v1/webhooks')).data.secret, secret)
  const rotated = (await browser.read('POST', '/v1/webhooks/secret/rotate')).data.secret
  t.equal((await browser.read('GET', '/v1/webhooks')).data.secret, rotated)
  for (const [method, where] of [
    ['GET', path],
    ['POST', `${path}/replay`],
    ['DELETE', `/v1/webhooks/endpoints/${made.id}`],
    ['DELETE', '/v1/webhooks/endpoints/x'],
  ] as const) {
    t.equal((await stranger.browser.ask(method, where)).status, 404, `${method} ${where}`)
    t.equal((await fetch(service.url + where, { method })).status, 401)
  }
  t.equal((await browser.ask('GET', '/v1/webhooks/deliveries?state=lost')).status, 400)
  t.match((await browser.read('DELETE', `/v1/webhooks/endpoints/${made.id}`)).data, {
    deleted: true,
  })
})
