import { pino } from 'pino'
import t from 'tap'
import { People } from '../../src/accounts/people.ts'
import { Sessions } from '../../src/accounts/sessions.ts'
import { until } from '../engine/engines.ts'
import { postOffice } from '../mail/post-office.ts'
import { Browser, PASSWORD, person } from './browser.ts'
import { serviceFor } from './service.ts'

const wanted = { success: false, error: { code: 'SESSION_REQUIRED' } }

t.test('sign up, log out, log in', async (t) => {
  const service = await serviceFor(t)
  const browser = new Browser(service)
  t.match(await browser.read('GET', '/v1/session'), wanted)
  const email = 'Ann@Example.com'
  const joined = await browser.ask('POST', '/v1/session/sign-up', { email, password: PASSWORD })
  t.equal(joined.status, 200)
  t.match(await joined.json(), {
    success: true,
    data: {
      sent: false,
      account: { email: 'ann@example.com', plan: 'free', card_verified: false },
    },
  })
  const cookie = joined.headers.getSetCookie()[0]!
  t.match(cookie, /^session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i)
  const token = browser.cookies.get('session')!
  const stored = await service.db.selectFrom('sessions').selectAll().execute()
  t.notMatch(JSON.stringify(stored), token, 'the token itself is nowhere')
  const account = await service.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'ann@example.com')
    .executeTakeFirstOrThrow()
  t.match(account.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)

  t.match(await browser.read('GET', '/v1/session'), { data: { email: 'ann@example.com' } })
  t.equal((await browser.ask('POST', '/v1/session/log-out')).status, 200)
  t.equal(browser.cookies.size, 0)
  t.equal((await browser.ask('GET', '/v1/session')).status, 401)
  browser.cookies.set('session', token)
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'ended on the server as well')

  const log = { email: 'ann@example.com', password: PASSWORD }
  t.match(await browser.read('POST', '/v1/session/log-in', log), { success: true })
  t.not(browser.cookies.get('session'), token)

  t.test('what is refused', async (t) => {
    const stranger = new Browser(service)
    for (const [path, body, status, code] of [
      ['log-in', { ...log, password: 'wrong horse' }, 401, 'INVALID_CREDENTIALS'],
      ['log-in', { ...log, email: 'bob@example.com' }, 401, 'INVALID_CREDENTIALS'],
      ['log-in', {}, 400, 'INVALID_PARAMETER'],
      ['log-in', [], 400, 'INVALID_PARAMETER'],
      ['sign-up', log, 400, 'INVALID_PARAMETER'],
      ['sign-up', { email: 'bob', password: PASSWORD }, 400, 'INVALID_PARAMETER'],
      ['sign-up', { email: 'bob@example.com', password: 'short' }, 400, 'INVALID_PARAMETER'],
      ['sign-up', { email: 'bob@example.com', password: 7 }, 400, 'INVALID_PARAMETER'],
    ] as const) {
      const answer = await stranger.ask('POST', `/v1/session/${path}`, body)
      t.equal(answer.status, status, `${path} ${JSON.stringify(body)}`)
      t.match(await answer.json(), { success: false, error: { code } })
    }
    const headers = { 'Content-Type': 'application/json' }
    for (const body of ['{', '"x"', 'x'.repeat(100_000)]) {
      const request = { method: 'POST', headers, body }
      t.equal((await fetch(`${service.url}/v1/session/log-in`, request)).status, 400)
    }
    t.equal(stranger.cookies.size, 0)
  })
})

t.test('sessions end: idle after a week, at most after a month', async (t) => {
  const service = await serviceFor(t)
  const { accountId } = await person(service)
  const clock = { now: new Date() }
  const sessions = new Sessions(service.db, () => clock.now)
  const days = (count: number): void => {
    clock.now = new Date(clock.now.getTime() + count * 86_400_000)
  }
  const idle = await sessions.open(accountId, service.db, '192.0.2.1')
  days(6.9)
  t.ok(await sessions.find(idle), 'use prolongs it')
  days(6.9)
  t.ok(await sessions.find(idle))
  days(7.1)
  t.equal(await sessions.find(idle), null)
  const used = await sessions.open(accountId, service.db, '192.0.2.1')
  for (let day = 5; day < 30; day += 5) {
    days(5)
    t.ok(await sessions.find(used), `day ${day}`)
  }
  days(5.1)
  t.equal(await sessions.find(used), null)
  await sessions.open(accountId, service.db, '192.0.2.1')
  t.equal((await service.db.selectFrom('sessions').selectAll().execute()).length, 1, 'swept')
})

t.test('writes from other sites', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  for (const origin of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: service.url.replace('http:', 'https:') },
    { 'Sec-Fetch-Site': 'cross-site' },
  ] as Record<string, string>[]) {
    browser.origin = origin
    for (const [method, path] of [
      ['POST', '/v1/keys'],
      ['POST', '/v1/session/password'],
      ['POST', '/v1/session/log-out'],
      ['POST', '/v1/session/log-in'],
    ] as const) {
      const answer = await browser.ask(method, path, {})
      t.equal(answer.status, 403, `${path} ${JSON.stringify(origin)}`)
      t.match(await answer.json(), { success: false, error: { code: 'FOREIGN_ORIGIN' } })
    }
    t.equal((await browser.ask('GET', '/v1/keys')).status, 200, 'reading is no danger')
  }
  browser.origin = {}
  t.equal((await browser.ask('POST', '/v1/keys', { is_test: true })).status, 200, 'no page at all')
})

t.test('behind https the cookie is of this host alone', async (t) => {
  const service = await serviceFor(t, { publicUrl: 'https://pages.example' })
  const browser = new Browser(service)
  browser.origin = { Origin: 'https://pages.example' }
  const email = 'ann@example.com'
  const joined = await browser.ask('POST', '/v1/session/sign-up', { email, password: PASSWORD })
  const cookie = joined.headers.getSetCookie()[0]!
  t.match(
    cookie,
    /^__Host-session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i,
  )
  t.equal((await browser.ask('GET', '/v1/session')).status, 200)
  browser.cookies.set('session', browser.cookies.get('__Host-session')!)
  browser.cookies.delete('__Host-session')
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'by no other name')
  browser.origin = { Origin: service.url }
  t.equal((await browser.ask('POST', '/v1/session/log-in', {})).status, 403)
})

t.test('another password', async (t) => {
  const service = await serviceFor(t)
  const { browser, email } = await person(service)
  const elsewhere = new Browser(service)
  await elsewhere.ask('POST', '/v1/session/log-in', { email, password: PASSWORD })
  t.equal((await elsewhere.ask('GET', '/v1/session')).status, 200)
  const password = 'another horse altogether'
  const wrong = { current_password: 'no horse', password }
  const refused = await browser.ask('POST', '/v1/session/password', wrong)
  t.equal(refused.status, 401)
  t.match(await refused.json(), { error: { code: 'INVALID_CREDENTIALS' } })
  const right = { current_password: PASSWORD, password }
  t.equal((await browser.ask('POST', '/v1/session/password', right)).status, 200)
  t.equal((await browser.ask('GET', '/v1/session')).status, 200, 'stays logged in here')
  t.equal((await elsewhere.ask('GET', '/v1/session')).status, 401, 'and nowhere else')
  const log = (password: string) => elsewhere.ask('POST', '/v1/session/log-in', { email, password })
  t.equal((await log(PASSWORD)).status, 401)
  t.equal((await log(password)).status, 200)
})

t.test('a forgotten password', async (t) => {
  const office = await postOffice(t)
  const { url, mails: all } = office
  const resets = () => all.filter((mail) => /reset\?token/.test(mail))
  const service = await serviceFor(t, { smtpUrl: url, mailFrom: 'Pages <pages@example.com>' })
  const { browser, email } = await person(service, office)
  const stranger = new Browser(service)
  const ask = (email: string) => stranger.read('POST', '/v1/session/reset', { email })
  t.match(await ask('nobody@example.com'), { success: true, data: { sent: true } })
  t.match(await ask(email), { success: true, data: { sent: true } })
  await until(() => resets().length > 0)
  t.equal(resets().length, 1)
  t.match(resets()[0], /^From: Pages <pages@example\.com>/m)
  t.match(resets()[0], new RegExp(`^To: ${email}`, 'm'))
  const [link, token] = /http\S+\?token=([\w-]+)/.exec(resets()[0]!)!
  t.ok(link.startsWith(`${service.url}/reset?`))

  const password = 'a horse remembered'
  const confirm = (body: object) => stranger.ask('POST', '/v1/session/reset/confirm', body)
  t.equal((await confirm({ token: 'x', password })).status, 400)
  t.equal((await confirm({ token, password: 'short' })).status, 400)
  t.equal((await confirm({ token, password })).status, 200)
  t.equal((await confirm({ token, password })).status, 400, 'works once')
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'other sessions have ended')
  const log = (password: string) => stranger.ask('POST', '/v1/session/log-in', { email, password })
  t.equal((await log(PASSWORD)).status, 401)
  t.equal((await log(password)).status, 200)

  await ask(email)
  await until(() => resets().length > 1)
  const late = /token=([\w-]+)/.exec(resets()[1]!)![1]
  const past = new Date(Date.now() - 1000).toISOString()
  await service.db.updateTable('resets').set({ expires_at: past }).execute()
  t.equal((await confirm({ token: late, password })).status, 400, 'too old')
})

t.test('without a mail server mail is written to the log', async (t) => {
  const log: string[] = []
  const sink = { write: (line: string) => void log.push(line) }
  const service = await serviceFor(t, {}, pino({ level: 'info' }, sink))
  const { email } = await person(service)
  await new Browser(service).ask('POST', '/v1/session/reset', { email })
  await until(() => log.some((line) => line.includes('/reset?token=')))
  t.match(log.find((line) => line.includes('/reset?token='))!, email)
})

/** A log-in behind a proxy, from an address. */
const logInFrom = (
  { url }: { readonly url: string },
  from: string,
  email: string,
  password = 'a guess or so',
): Promise<Response> =>
  fetch(`${url}/v1/session/log-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ email, password }),
  })

t.test('guessing is slow: by network, whatever the name', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  for (let i = 0; i < 20; i++)
    t.equal((await logInFrom(service, '192.0.2.1', `x${i}@example.com`)).status, 401)
  t.equal((await logInFrom(service, '192.0.2.1', 'another@example.com')).status, 429)
})

t.test('who guesses a password waits; whose password it is does not', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  const { email } = await person(service)
  const log = (from: string, password?: string) => logInFrom(service, from, email, password)
  for (let i = 0; i < 5; i++) t.equal((await log('192.0.2.1')).status, 401)
  const refused = await log('192.0.2.1', PASSWORD)
  t.equal(refused.status, 429, 'even with the right one')
  t.match(await refused.json(), { error: { code: 'RATE_LIMITED' } })
  t.ok(Number(refused.headers.get('retry-after')) > 10)
  t.equal((await log('192.0.2.2', PASSWORD)).status, 200, 'the owner, elsewhere')

  for (let i = 0; i < 4; i++) t.equal((await log('192.0.2.3')).status, 401)
  t.equal((await log('192.0.2.3', PASSWORD)).status, 200)
  for (let i = 0; i < 5; i++) t.equal((await log('192.0.2.3')).status, 401, 'counted anew')
  t.equal((await log('192.0.2.3')).status, 429)
})

t.test('guesses from everywhere: the owner is let in from where they were before', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  const { email } = await person(service)
  const log = (from: string, password?: string) => logInFrom(service, from, email, password)
  t.equal((await log('198.51.100.7', PASSWORD)).status, 200)
  for (let i = 0; i < 100; i++) {
    const { status } = await log(`192.0.2.${i}`)
    if (status !== 401) t.fail(`guess ${i}: ${status}`)
  }
  t.equal((await log('203.0.113.1', PASSWORD)).status, 429, 'from a strange network')
  t.equal((await log('198.51.100.7', PASSWORD)).status, 200, 'from a known one')
  const people = new People(service.db)
  const link = (await people.askReset(email))!
  const browser = new Browser(service)
  const chosen = { token: link, password: 'a horse by mail' }
  t.equal((await browser.ask('POST', '/v1/session/reset/confirm', chosen)).status, 200, 'by mail')
})

t.test('sign-up closed', async (t) => {
  const service = await serviceFor(t, { signUp: false })
  const body = { email: 'ann@example.com', password: PASSWORD }
  t.equal((await new Browser(service).ask('POST', '/v1/session/sign-up', body)).status, 404)
})
