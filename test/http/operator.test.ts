import t from 'tap'
import { Sessions } from '../../src/accounts/sessions.ts'
import { lines, pdf } from '../engine/documents.ts'
import { Browser, person } from './browser.ts'
import { document } from './document.ts'
import { convert, field, file, type Service, serviceFor } from './service.ts'

/** A browser in which the operator is logged in. */
async function operatorOf(service: Service): Promise<Browser> {
  const browser = new Browser(service)
  browser.cookies.set('session', await new Sessions(service.db).open(1, service.db, '192.0.2.1'))
  return browser
}

const PATHS = Object.entries(document.paths).filter(([path]) => path.startsWith('/v1/operator/'))

t.test('for everybody but the operator there is nothing', async (t) => {
  const service = await serviceFor(t)
  const { browser: stranger, accountId } = await person(service)
  await service.db
    .updateTable('accounts')
    .set({ plan: 'unlimited' })
    .where('id', '=', accountId)
    .execute()
  const before = await service.db.selectFrom('accounts').selectAll().execute()
  t.ok(PATHS.length >= 4)
  for (const [path, methods] of PATHS)
    for (const method of Object.keys(methods as object)) {
      const place = path.replace(/\{\w+\}/, String(accountId))
      const body = method === 'patch' ? { plan: 'scale', card_verified: true } : undefined
      const init = { method: method.toUpperCase(), headers: { 'X-API-Key': service.key } }
      const asked = {
        session: await stranger.ask(init.method, place, body),
        key: await fetch(service.url + place, init),
        nobody: await fetch(service.url + place, { method: init.method }),
      }
      for (const [who, answer] of Object.entries(asked))
        t.match([answer.status, await answer.json()], [404, { error: { code: 'NOT_FOUND' } }], {
          who,
          path,
        })
    }
  const foreign = await operatorOf(service)
  foreign.origin = { Origin: 'https://elsewhere.example' }
  const sent = await foreign.ask('PATCH', `/v1/operator/accounts/${accountId}`, { plan: 'scale' })
  t.equal(sent.status, 404, 'nor for pages of other sites')
  t.same(await service.db.selectFrom('accounts').selectAll().execute(), before)
})

t.test('accounts: found, put on a plan, their cards marked; all of it in the log', async (t) => {
  const service = await serviceFor(t)
  const operator = await operatorOf(service)
  t.match((await operator.read('GET', '/v1/session')).data, { is_operator: true })
  const { browser, accountId, email } = await person(service)
  t.match((await browser.read('GET', '/v1/session')).data, { is_operator: false })
  await person(service)
  const { data: all } = await operator.read('GET', '/v1/operator/accounts?limit=1')
  t.match(all, { total: 3, accounts: { length: 1 } })
  t.ok(all.plans.includes('starter'))
  const found = `/v1/operator/accounts?search=${email.toUpperCase().replace('@', '%40')}`
  t.match((await operator.read('GET', found)).data, {
    total: 1,
    accounts: [{ id: accountId, email, plan: 'free', card_verified_at: null }],
  })

  const place = `/v1/operator/accounts/${accountId}`
  t.match(await operator.read('PATCH', place, { plan: 'starter', card_verified: true }), {
    data: { plan: 'starter', card_verified_at: /^\d{4}-/ },
  })
  t.match((await browser.read('GET', '/v1/billing')).data, {
    plan: 'starter',
    pages_left: 2500,
    card_verified: true,
  })
  t.equal((await operator.ask('PATCH', place, { plan: 'gold' })).status, 400)
  t.equal((await operator.ask('PATCH', '/v1/operator/accounts/99', {})).status, 404)

  const { actions } = (await operator.read('GET', `/v1/operator/audit?account_id=${accountId}`))
    .data
  t.match(actions.slice(0, 2), [
    { action: 'card.verified', account_id: accountId, address: /127/ },
    { action: 'plan.changed', subject: 'starter' },
  ])
  t.match(actions.at(-1), { action: 'account.created' })
  t.ok((await operator.read('GET', '/v1/operator/audit?limit=1')).data.total > actions.length)
})

t.test('payments: what is open is marked as paid, once', async (t) => {
  const service = await serviceFor(t)
  const operator = await operatorOf(service)
  const { browser, accountId, email } = await person(service)
  await operator.ask('PATCH', `/v1/operator/accounts/${accountId}`, { card_verified: true })
  t.match((await browser.read('POST', '/v1/billing/carnet')).data, { state: 'open' })
  await browser.ask('POST', '/v1/billing/plan', { plan: 'pro' })
  const { data } = await operator.read('GET', '/v1/operator/payments?state=open')
  t.match(data, {
    total: 2,
    payments: [
      { kind: 'plan', plan: 'pro', cents: 9900, account: email },
      { kind: 'carnet', pages: 200, cents: 290, state: 'open', account_id: accountId },
    ],
  })
  const [plan, carnet] = data.payments.map(
    ({ id }: { id: string }) => `/v1/operator/payments/${id}`,
  )
  t.match((await operator.read('PATCH', carnet, { state: 'paid' })).data, { state: 'paid' })
  t.match((await browser.read('GET', '/v1/billing')).data, { plan: 'carnet', pages_left: 210 })
  t.equal((await operator.ask('PATCH', carnet, { state: 'failed' })).status, 404, 'once')
  t.match((await operator.read('PATCH', plan, { state: 'failed' })).data, { state: 'failed' })
  t.match((await browser.read('GET', '/v1/billing')).data, { plan: 'carnet' })
  t.equal((await operator.ask('PATCH', plan, { state: 'open' })).status, 400)
  t.match((await operator.read('GET', '/v1/operator/payments')).data, { total: 2 })
  const { actions } = (await operator.read('GET', `/v1/operator/audit?account_id=${accountId}`))
    .data
  t.match(actions.slice(0, 2), [{ action: 'payment.failed' }, { action: 'payment.paid' }])
})

t.test('machinery: what the engine did, what was refused', async (t) => {
  const service = await serviceFor(t)
  const operator = await operatorOf(service)
  const page = pdf([{ content: lines(['one']) }, { content: lines(['two']) }])
  t.equal((await convert(service, [file(page), field('model', 'text')])).status, 200)
  t.equal((await convert(service, [field('model', 'text')])).status, 400)
  const { data } = await operator.read('GET', '/v1/operator/machinery')
  t.match(data, {
    engine: { ready: true, hosts: 1, threads: 2, pages_done: 2, pages_per_second: 2 / 60 },
    jobs: { pending: 0, processing: 0, oldest_seconds: 0 },
    errors: [{ code: 'MISSING_FILE', count: 1 }],
  })
  const { slow_pages: slow } = data
  t.same(slow.map(({ page }: { page: number }) => page).sort(), [1, 2])
  t.ok(slow[0].seconds >= slow[1].seconds)
})
