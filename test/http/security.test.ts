import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { PASSWORD, person } from './browser.ts'
import { document, type Json } from './document.ts'
import { ask, dataOf, ended, post } from './jobs.ts'
import { type Answer, field, file, serviceFor } from './service.ts'

t.test('headers that protect are on every answer', async (t) => {
  const { url } = await serviceFor(t)
  const places = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')]),
  )
  for (const [method, path] of [...places, ['GET', '/nothing']] as [string, string][]) {
    const { headers } = await fetch(url + path, { method, redirect: 'manual' })
    const policy = headers.get('content-security-policy') ?? ''
    t.match(policy, /default-src '(self|none)'/, `${method} ${path}`)
    t.notMatch(policy, /unsafe|https?:|\*/)
    t.match(policy, /frame-ancestors 'none'/)
    t.equal(headers.get('x-content-type-options'), 'nosniff')
    t.equal(headers.get('referrer-policy'), 'no-referrer')
    t.match(headers.get('strict-transport-security'), /^max-age=\d{7,}/)
    t.equal(headers.get('x-powered-by'), null)
    if (!/^\/(docs|openapi|nothing)/.test(path)) t.equal(headers.get('cache-control'), 'no-store')
    t.equal(headers.get('access-control-allow-origin'), null)
  }
})

t.test('metrics ask for the configured token, whole', async (t) => {
  const { url } = await serviceFor(t, { metricsToken: 'the-right-token' })
  const status = async (token?: string) =>
    (
      await fetch(`${url}/metrics`, {
        headers: token === undefined ? {} : { Authorization: token },
      })
    ).status
  t.equal(await status('Bearer the-right-token'), 200)
  for (const token of [undefined, '', 'Bearer', 'Bearer the-right-toke', 'Bearer the-right-token2'])
    t.equal(await status(token), 401, String(token))
})

t.test('what is done to an account is written down, by whom and from where', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  const { browser, email, accountId } = await person(service)
  browser.origin['X-Forwarded-For'] = '203.0.113.7'
  const ask = async (method: string, path: string, body?: Json) => {
    const answer = await browser.ask(method, path, body)
    t.equal(answer.status, 200, `${method} ${path}`)
    return ((await answer.json()) as Answer).data
  }
  const made = await ask('POST', '/v1/keys', { is_test: true })
  const rotated = await ask('POST', `/v1/keys/${made.id}/rotate`)
  await ask('DELETE', `/v1/keys/${rotated.id}`)
  await ask('PATCH', '/v1/billing', { auto_recharge: false })
  const endpoint = await ask('POST', '/v1/webhooks/endpoints', { url: 'https://hooks.invalid/' })
  await ask('DELETE', `/v1/webhooks/endpoints/${endpoint.id}`)
  await ask('POST', '/v1/webhooks/secret/rotate')
  const password = `${PASSWORD} again`
  await ask('POST', '/v1/session/password', { current_password: PASSWORD, password })
  await ask('POST', '/v1/session/log-out')
  await ask('POST', '/v1/session/log-in', { email, password })
  const actions = await service.db
    .selectFrom('audit')
    .select(['action', 'subject', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  t.same(
    actions.map(({ action, subject }) => [action, subject]),
    [
      ['account.created', null],
      ['session.opened', null],
      ['key.created', String(made.id)],
      ['key.rotated', String(made.id)],
      ['key.revoked', String(rotated.id)],
      ['recharge.changed', null],
      ['webhook_endpoint.added', String(endpoint.id)],
      ['webhook_endpoint.removed', String(endpoint.id)],
      ['webhook_secret.rotated', null],
      ['password.changed', null],
      ['session.opened', null],
      ['session.closed', null],
      ['session.opened', null],
    ],
  )
  t.ok(actions.slice(2).every(({ address }) => address === '203.0.113.7'))
})

t.test('secrets are compared in constant time', async (t) => {
  const compare = crypto.timingSafeEqual
  let count = 0
  crypto.timingSafeEqual = (a, b) => {
    count++
    return compare(a, b)
  }
  syncBuiltinESMExports()
  t.teardown(() => {
    crypto.timingSafeEqual = compare
    syncBuiltinESMExports()
  })
  const service = await serviceFor(t, { metricsToken: 'the-right-token' })
  const { browser, email } = await person(service)
  const page = pdf([{ content: lines(['short']) }])
  const job = await dataOf(post(service, '/v1/jobs', [file(page), field('model', 'text')]))
  await ended(service, job.request_id)
  const link = new URL((await dataOf(ask(service, `/v1/jobs/${job.request_id}/result`))).result_url)
  const sig = link.searchParams.get('sig')!
  link.searchParams.set('sig', sig.replace(/^./, sig.startsWith('A') ? 'B' : 'A'))
  const logIn = (email: string) =>
    browser.ask('POST', '/v1/session/log-in', { email, password: 'a wrong password' })
  for (const [name, status, request] of [
    ['a token', 401, () => fetch(`${service.url}/metrics`)],
    ['a link', 404, () => fetch(link)],
    ['a password', 401, () => logIn(email)],
    ['a password of nobody', 401, () => logIn('nobody@example.com')],
  ] as const) {
    const before = count
    t.equal((await request()).status, status, name)
    t.equal(count, before + 1, `${name} is compared`)
  }
})
