import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import t from 'tap'
import { WelcomeLinks } from '../../src/accounts/welcome-links.ts'
import { lines, pdf } from '../engine/documents.ts'
import { Browser, PASSWORD, person, unverifiedPerson } from './browser.ts'
import { dataOf } from './jobs.ts'
import { type Answer, type Service, serviceFor } from './service.ts'

const OF_SESSION = { 'X-Service-Key-Id': 'session' }
const credentials = { email: 'op@example.com', password: PASSWORD }

const tokenFor = ({ db }: Service): Promise<string> => new WelcomeLinks(db).make()

/** As `fetch` cannot: under any name, from any page. */
function post(
  { url }: Service,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ status: number; body: Answer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
      async (answer) =>
        resolve({ status: answer.statusCode!, body: JSON.parse(await text(answer)) }),
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

t.test('the link of the first start lets in the operator', async (t) => {
  const service = await serviceFor(t)
  const browser = new Browser(service)
  const token = /^http:\/\/127\.0\.0\.1:\d+\/welcome\?token=([\w-]{43})$/.exec(service.welcome!)![1]
  const looked = await browser.read('POST', '/v1/session/welcome', { token })
  t.same(looked.data, { email: null, credentials_required: false })
  t.equal(browser.cookies.size, 0)
  const entered = await browser.read('POST', '/v1/session/welcome/confirm', { token })
  t.match(entered.data, { is_operator: true, plan: 'unlimited', email: null })
  t.equal((await browser.ask('GET', '/v1/operator/accounts')).status, 200)
  const again = await new Browser(service).ask('POST', '/v1/session/welcome/confirm', { token })
  t.equal(again.status, 400)

  const next = { token: await tokenFor(service), credentials }
  await new Browser(service).read('POST', '/v1/session/welcome/confirm', next)
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'other sessions have ended')
  t.match((await new Browser(service).read('POST', '/v1/session/log-in', credentials)).data, {
    is_operator: true,
  })
})

t.test('names that others may have lead here, and other sites, are turned away', async (t) => {
  const service = await serviceFor(t)
  const token = await tokenFor(service)
  const { port } = new URL(service.url)
  for (const path of ['/v1/session/welcome', '/v1/session/welcome/confirm']) {
    for (const Host of [`rebound.example:${port}`, 'rebound.example', '127.0.0.1.nip.example', ''])
      t.match(await post(service, path, { token }, { Host, Origin: `http://${Host}` }), {
        status: 403,
        body: { error: { code: 'FOREIGN_ORIGIN' } },
      })
    const Origin = 'https://elsewhere.example'
    t.equal((await post(service, path, { token }, { Origin })).status, 403)
  }
  const forwarded = { Host: 'rebound.example', 'X-Forwarded-Host': '127.0.0.1' }
  t.equal((await post(service, '/v1/session/welcome', { token }, forwarded)).status, 403)
  for (const Host of [`localhost:${port}`, `[::1]:${port}`, '192.168.1.5:8080'])
    t.equal((await post(service, '/v1/session/welcome', { token }, { Host })).status, 200, Host)
})

t.test('only a browser on the machine itself may leave credentials out', async (t) => {
  const service = await serviceFor(t)
  const token = await tokenFor(service)
  const elsewhere: Record<string, string>[] = [
    { Host: '192.168.1.5:8080' },
    { 'X-Forwarded-For': '192.0.2.7' },
    { Forwarded: 'for=192.0.2.7' },
  ]
  for (const headers of elsewhere) {
    t.match(await post(service, '/v1/session/welcome', { token }, headers), {
      body: { data: { credentials_required: true } },
    })
    t.match(await post(service, '/v1/session/welcome/confirm', { token }, headers), {
      status: 400,
      body: { error: { code: 'INVALID_PARAMETER' } },
    })
  }
  const known = await serviceFor(t, { publicUrl: 'https://pages.example.com' })
  const other = { token: await tokenFor(known) }
  const Host = 'pages.example.com'
  t.match(await post(known, '/v1/session/welcome', other, { Host }), {
    status: 200,
    body: { data: { credentials_required: true } },
  })
  t.match(known.welcome, /^https:\/\/pages\.example\.com\/welcome\?token=/)
  const weak = { token, credentials: { ...credentials, password: 'short' } }
  t.equal((await post(service, '/v1/session/welcome/confirm', weak, {})).status, 400)
})

t.test('links are not logged', async (t) => {
  const said: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) })
  const service = await serviceFor(t, {}, log)
  const token = await tokenFor(service)
  await fetch(`${service.url}/welcome?token=${token}`)
  await new Browser(service).ask('POST', '/v1/session/welcome', { token })
  await new Browser(service).ask('POST', '/v1/session/welcome/confirm', { token })
  t.ok(said.length >= 3)
  t.notMatch(said.join(''), token)
  t.notMatch(said.join(''), service.welcome!.split('=')[1])
})

/** A letter, in a form that a browser sends. */
async function order(browser: Browser, service: Service, path: string): Promise<Response> {
  const form = new FormData()
  const bytes = pdf([{ content: lines(['a letter']) }])
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'letter.pdf')
  form.set('model', 'text')
  const Cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { Cookie, Origin: service.url, ...OF_SESSION }
  return fetch(service.url + path, { method: 'POST', headers, body: form })
}

t.test('a session needs no key: as the account may, and out of every list of keys', async (t) => {
  const service = await serviceFor(t)
  const { browser, accountId } = await person(service)
  const converted = await order(browser, service, '/v1/convert')
  t.equal(converted.status, 200, 'a test page')
  t.equal((await order(browser, service, '/v1/jobs')).status, 402)
  await service.db
    .updateTable('accounts')
    .set({ plan: 'unlimited' })
    .where('id', '=', accountId)
    .execute()
  const { request_id } = await dataOf(order(browser, service, '/v1/jobs'))
  const listed = await browser.read('GET', '/v1/jobs', undefined, OF_SESSION)
  t.match(listed.data.jobs, [{ request_id }])
  t.match((await browser.read('GET', '/v1/usage', undefined, OF_SESSION)).data, {
    is_test_key: false,
  })
  t.same((await browser.read('GET', '/v1/keys')).data, [])
  const { id } = await service.db
    .selectFrom('keys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (const [method, path] of [
    ['DELETE', `/v1/keys/${id}`],
    ['POST', `/v1/keys/${id}/rotate`],
  ] as const)
    t.equal((await browser.ask(method, path)).status, 404)
  const shown = await fetch(`${service.url}/v1/usage`, {
    headers: { 'X-API-Key': `sessions of account ${accountId}` },
  })
  t.equal(shown.status, 401)
  const stranger = await person(service)
  t.equal(
    (await stranger.browser.ask('GET', `/v1/jobs/${request_id}`, undefined, OF_SESSION)).status,
    404,
  )
  t.equal((await fetch(`${service.url}/v1/jobs`, { headers: OF_SESSION })).status, 401)
  browser.origin = { Origin: 'https://elsewhere.example' }
  const foreign = await browser.ask('DELETE', `/v1/jobs/${request_id}`, undefined, OF_SESSION)
  t.equal(foreign.status, 403)
})

t.test('who has to verify an address first has no pages without a key either', async (t) => {
  const service = await serviceFor(t, { smtpUrl: 'smtp://127.0.0.1:9' })
  const { browser } = await unverifiedPerson(service)
  const refused = await order(browser, service, '/v1/convert')
  t.equal(refused.status, 403)
  t.match(await refused.json(), { error: { code: 'EMAIL_UNVERIFIED' } })
  t.equal((await browser.ask('GET', '/v1/jobs', undefined, OF_SESSION)).status, 200)
})
