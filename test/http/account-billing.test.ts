import t from 'tap'
import { setPlan } from '../../src/billing/subscription.ts'
import { stripeServer } from '../billing/stripe-server.ts'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { postOffice } from '../mail/post-office.ts'
import { person } from './browser.ts'
import { type Answer, convert, field, file, metric, type Service, serviceFor } from './service.ts'

const document = (pages: number) =>
  file(pdf(Array.from({ length: pages }, () => ({ content: lines(['a page']) }))))

const pages = (service: Service, key: string, count: number): Promise<Response> =>
  convert(service, [document(count), field('model', 'text')], key)

t.test('from sign-up to a pack, paid with Stripe', async (t) => {
  const stripe = await stripeServer(t)
  const office = await postOffice(t)
  const service = await serviceFor(t, {
    stripe: { secretKey: 'sk_test_x', api: stripe.url },
    smtpUrl: office.url,
  })
  const { browser, accountId, email } = await person(service, office)
  t.match((await browser.read('GET', '/v1/billing')).data, {
    plan: 'free',
    pages_left: 10,
    card_verified: false,
    auto_recharge: true,
    recharge_spent: 0,
  })

  const windows = await Promise.all([1, 2].map(() => browser.read('POST', '/v1/billing/card')))
  const [begun] = windows.map(({ data }) => data)
  t.match(begun, { payment: 'stripe', url: /\/pay\/cs_/ })
  const [one, other] = [...stripe.setups.values()]
  t.ok(one!.customer)
  t.equal(other!.customer, one!.customer, 'two windows, one customer')
  const done = { setup: begun.url.split('/').at(-1) }
  const early = await browser.ask('POST', '/v1/billing/card/confirm', done)
  t.equal(early.status, 402)
  t.match(await early.json(), { error: { code: 'CARD_REQUIRED', upgrade_url: String } })
  const setup = stripe.setups.get(done.setup)!
  t.match(setup, { types: 'card', back: `${service.url}/usage?card={CHECKOUT_SESSION_ID}` })
  setup.setup_intent.status = 'succeeded'
  const stranger = (await person(service, office)).browser
  await stranger.ask('POST', '/v1/billing/card')
  const theft = await stranger.ask('POST', '/v1/billing/card/confirm', done)
  t.equal(theft.status, 402, "another's card")
  t.equal((await browser.ask('POST', '/v1/billing/card/confirm', done)).status, 200)
  t.same(stripe.charges, [], 'a zero-amount check')

  const { key } = (await browser.read('POST', '/v1/keys')).data
  await setPlan(service.db, accountId, 'starter')
  t.equal((await pages(service, key, 2)).status, 200)
  await service.db.updateTable('grants').set({ drawn: 2499 }).where('pages', '=', 2500).execute()
  t.equal((await pages(service, key, 2)).status, 200)
  t.match(stripe.charges, [{ amount: 580, payment_method: setup.setup_intent.payment_method }])
  t.match((await browser.read('GET', '/v1/billing')).data, { pages_left: 499, recharge_spent: 580 })
  const sent = () => office.mails.filter((mail) => !/\/verify\?token/.test(mail))
  await until(() => sent().length === 2)
  const text = sent().join('\n')
  t.match(text, /500 pages were added/)
  t.match(text, /Your pages have run out/)
  t.match(text, `To: ${email}`)

  const { data } = await browser.read('PATCH', '/v1/billing', { recharge_cap: 580 })
  t.match(data, { recharge_cap: 580, auto_recharge: true })
  await service.db.updateTable('grants').set({ drawn: 500 }).where('pages', '=', 500).execute()
  const capped = await pages(service, key, 1)
  t.equal(capped.status, 402)
  t.match(await capped.json(), {
    error: { code: 'SPEND_CAP_REACHED', upgrade_url: `${service.url}/usage` },
  })
  t.match((await browser.read('PATCH', '/v1/billing', { recharge_cap: null })).data, {
    recharge_cap: null,
  })
  const headers = { 'X-API-Key': key }
  const form = new FormData()
  form.append('file', new Blob([document(1).value as Uint8Array<ArrayBuffer>]), 'a.pdf')
  form.append('model', 'text')
  const job = await fetch(`${service.url}/v1/jobs`, { method: 'POST', headers, body: form })
  t.equal(job.status, 202, 'jobs recharge as well')
  t.equal(stripe.charges.length, 2)
  t.match((await browser.read('PATCH', '/v1/billing', { auto_recharge: false })).data, {
    auto_recharge: false,
  })
  for (const body of [{ recharge_cap: -1 }, { recharge_cap: 'x' }, { auto_recharge: 1 }])
    t.equal((await browser.ask('PATCH', '/v1/billing', body)).status, 400)
})

t.test('a carnet', async (t) => {
  const stripe = await stripeServer(t)
  const service = await serviceFor(t, {
    stripe: { secretKey: 'sk_test_x', api: stripe.url },
  })
  const { browser } = await person(service)
  const refused = await browser.ask('POST', '/v1/billing/carnet')
  t.equal(refused.status, 402)
  t.match(await refused.json(), { error: { code: 'CARD_REQUIRED' } })
  const setup = (await browser.read('POST', '/v1/billing/card')).data.url.split('/').at(-1)
  stripe.setups.get(setup)!.setup_intent.status = 'succeeded'
  await browser.ask('POST', '/v1/billing/card/confirm', { setup })
  stripe.mood = 'declines'
  t.equal((await browser.ask('POST', '/v1/billing/carnet')).status, 402)
  stripe.mood = 'well'
  t.match((await browser.read('POST', '/v1/billing/carnet')).data, { state: 'paid', pages: 200 })
  t.match((await browser.read('GET', '/v1/billing')).data, { plan: 'carnet', pages_left: 210 })

  t.test('then a plan', async (t) => {
    const choose = (plan: unknown) => browser.ask('POST', '/v1/billing/plan', { plan })
    for (const plan of ['unlimited', 'carnet', 'poem', 7, undefined])
      t.equal((await choose(plan)).status, 400, String(plan))
    stripe.mood = 'declines'
    const declined = await choose('starter')
    t.equal(declined.status, 402)
    t.match(await declined.json(), { error: { code: 'CARD_REQUIRED', upgrade_url: String } })
    stripe.mood = 'well'
    t.match(await (await choose('starter')).json(), {
      data: { plan: 'starter', state: 'paid', price: 2900, from: String },
    })
    const { data } = await browser.read('GET', '/v1/billing')
    t.match(data, { plan: 'starter', pages_left: 2700, paid_until: String, next_plan: null })
    t.match(await (await choose('free')).json(), {
      data: { plan: 'free', state: 'later', price: 0, from: data.paid_until },
    })
    t.match((await browser.read('GET', '/v1/billing')).data, { next_plan: 'free' })
    t.match((await browser.read('GET', '/v1/billing/purchases')).data, [
      { kind: 'plan', plan: 'starter', cents: 2900, state: 'paid' },
      { kind: 'plan', plan: 'starter', state: 'failed' },
      { kind: 'carnet', plan: null },
      {},
    ])
  })
})

t.test('paid by the operator', async (t) => {
  const service = await serviceFor(t)
  const { browser, accountId } = await person(service)
  t.same((await browser.read('POST', '/v1/billing/card')).data, { payment: 'manual', url: null })
  const early = await browser.ask('POST', '/v1/billing/plan', { plan: 'starter' })
  t.equal(early.status, 402)
  t.match(await early.json(), { error: { code: 'CARD_REQUIRED' } })
  const confirm = await browser.ask('POST', '/v1/billing/card/confirm', { setup: 'x' })
  t.equal(confirm.status, 402)
  await service.db
    .updateTable('accounts')
    .set({ card_verified_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute()
  t.match((await browser.read('POST', '/v1/billing/carnet')).data, { state: 'open' })
  t.equal(await metric(service, 'pagemill_payments_open'), 1)
  t.match((await browser.read('GET', '/v1/billing')).data, { plan: 'free', pages_left: 10 })
  t.match((await browser.read('POST', '/v1/billing/plan', { plan: 'pro' })).data, {
    state: 'open',
    from: null,
  })
  t.match((await browser.read('GET', '/v1/billing')).data, { plan: 'free' })
})

t.test('needs a session, and billing', async (t) => {
  const service = await serviceFor(t, { billing: false })
  for (const [method, path] of [
    ['GET', '/v1/billing'],
    ['PATCH', '/v1/billing'],
    ['POST', '/v1/billing/card'],
    ['POST', '/v1/billing/card/confirm'],
    ['POST', '/v1/billing/carnet'],
    ['POST', '/v1/billing/plan'],
  ] as const) {
    const stranger = await fetch(service.url + path, { method })
    t.equal(stranger.status, 401, `${method} ${path}`)
    t.match((await stranger.json()) as Answer, { error: { code: 'SESSION_REQUIRED' } })
    const { browser } = await person(service)
    t.equal((await browser.ask(method, path)).status, 503)
  }
})
