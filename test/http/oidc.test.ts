import t from 'tap'
import { errorPage } from '../../src/http/error-page.ts'
import { openIdProvider } from '../accounts/openid-provider.ts'
import { Browser, PASSWORD, person } from './browser.ts'
import { serviceFor } from './service.ts'

const client = { clientId: 'pagemill', clientSecret: 'secret' }

/** From the provider back to us: what the browser is asked to open. */
async function atProvider(location: string): Promise<string> {
  const answer = await fetch(location, { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location')!)
  return pathname + search
}

async function logIn(browser: Browser): Promise<Response> {
  const left = await browser.ask('GET', '/v1/session/oidc')
  return browser.ask('GET', await atProvider(left.headers.get('location')!))
}

t.test('log-in by an OpenID provider', async (t) => {
  const provider = await openIdProvider(t)
  const service = await serviceFor(t, { oidc: { issuer: provider.issuer, ...client } })
  provider.claims = { sub: 'ann', name: 'Ann', email: 'Ann@example.com', email_verified: true }

  const browser = new Browser(service)
  const left = await browser.ask('GET', '/v1/session/oidc')
  t.equal(left.status, 302)
  const asked = new URL(left.headers.get('location')!).searchParams
  t.match(Object.fromEntries(asked), {
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${service.url}/v1/session/oidc/callback`,
  })
  t.match(left.headers.getSetCookie()[0], /^oidc=.*samesite=lax; httponly$/i)
  const back = await atProvider(left.headers.get('location')!)
  const arrived = await browser.ask('GET', back)
  t.equal(arrived.status, 302)
  const { data } = await browser.read('GET', '/v1/session')
  t.match(data, { name: 'Ann', email: 'ann@example.com', plan: 'free' })
  t.equal((await browser.ask('GET', back)).status, 401, 'a trip is made once')

  const elsewhere = new Browser(service)
  t.equal((await logIn(elsewhere)).status, 302)
  const again = await elsewhere.read('GET', '/v1/session')
  t.equal(again.data.account_id, data.account_id, 'the same person, the same account')

  provider.claims = { sub: 'bob', email: 'bob@example.com', email_verified: false }
  const bob = new Browser(service)
  await logIn(bob)
  t.match((await bob.read('GET', '/v1/session')).data, { name: 'bob', email: null })
})

t.test('what is refused', async (t) => {
  const provider = await openIdProvider(t)
  const service = await serviceFor(t, { oidc: { issuer: provider.issuer, ...client } })
  provider.claims = { sub: 'ann' }
  const refused = async (what: string, answer: Response) => {
    t.equal(answer.status, 401, what)
    t.match(await answer.json(), { error: { code: 'SESSION_REQUIRED' } })
  }
  const eve = new Browser(service)
  const begun = await eve.ask('GET', '/v1/session/oidc')
  const back = await atProvider(begun.headers.get('location')!)
  await refused("another's trip", await new Browser(service).ask('GET', back))
  const victim = new Browser(service)
  await victim.ask('GET', '/v1/session/oidc')
  await refused('a state that is not ours', await victim.ask('GET', back))
  await eve.ask('GET', '/v1/session/oidc')
  const path = '/v1/session/oidc/callback'
  await refused('the provider says no', await eve.ask('GET', `${path}?error=access_denied`))

  for (const [what, change] of [
    ['another audience', { aud: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['too old', { exp: 1 }],
    ['another nonce', { nonce: 'x' }],
  ] as const) {
    provider.forge = (claims) => ({ ...claims, ...change })
    await refused(what, await logIn(new Browser(service)))
  }
  provider.forge = (claims) => claims
  provider.foreignKey = true
  await refused('signed by another', await logIn(new Browser(service)))
  provider.foreignKey = false
  t.equal((await logIn(new Browser(service))).status, 302)
})

t.test('an account with a password is connected by who has it', async (t) => {
  const provider = await openIdProvider(t)
  const service = await serviceFor(t, { oidc: { issuer: provider.issuer, ...client } })
  const { browser, email, accountId } = await person(service)
  provider.claims = { sub: 'ann', email, email_verified: true }
  t.equal((await logIn(new Browser(service))).status, 401, 'not handed over by its address')
  t.equal((await new Browser(service).ask('POST', '/v1/session/oidc')).status, 401)
  const { data } = await browser.read('POST', '/v1/session/oidc')
  t.equal((await browser.ask('GET', await atProvider(data.location))).status, 302)
  const elsewhere = new Browser(service)
  await logIn(elsewhere)
  t.equal((await elsewhere.read('GET', '/v1/session')).data.account_id, accountId)

  const other = (await person(service)).browser
  const trip = await other.read('POST', '/v1/session/oidc')
  const taken = await other.ask('GET', await atProvider(trip.data.location))
  t.equal(taken.status, 400, 'an identity is of one account')
  const log = { email, password: PASSWORD }
  t.equal((await elsewhere.ask('POST', '/v1/session/log-in', log)).status, 200)
})

t.test('no provider, or one that is away', async (t) => {
  const none = await serviceFor(t)
  t.equal((await new Browser(none).ask('GET', '/v1/session/oidc')).status, 404)
  const away = await serviceFor(t, { oidc: { issuer: 'http://127.0.0.1:9', ...client } })
  const answer = await new Browser(away).ask('GET', '/v1/session/oidc')
  t.equal(answer.status, 503)
  t.match(await answer.json(), { error: { code: 'SERVICE_NOT_READY' } })
})

t.test('what an error says is text', async (t) => {
  const page = errorPage('<script>a & "b"</script>', "'><b>")
  t.match(page, '<p>&lt;script&gt;a &amp; &quot;b&quot;&lt;/script&gt;</p>')
  t.match(page, '<small>&#39;&gt;&lt;b&gt;</small>')
})

t.test('browsers get errors as pages, programs as JSON', async (t) => {
  const service = await serviceFor(t, { proxies: 1 })
  const open = (path: string, Accept: string) =>
    fetch(service.url + path, { headers: { Accept, 'X-Forwarded-For': '192.0.2.7' } })
  const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const isPage = async (answer: Response, status: number, why: RegExp) => {
    t.equal(answer.status, status)
    t.match(answer.headers.get('content-type'), /^text\/html/)
    const text = await answer.text()
    t.match(text, why)
    t.match(text, '<a href="/log-in">')
  }
  await isPage(await open('/v1/session/oidc', html), 404, /no log-in provider is configured/)
  const callback = '/v1/session/oidc/callback?error=<script>'
  await isPage(await open(callback, html), 401, /did not begin here/)
  for (let i = 0; i < 18; i++) await open('/v1/session/oidc', html)
  for (const path of ['/v1/session/oidc', callback]) {
    const refused = await open(path, html)
    t.ok(Number(refused.headers.get('retry-after')) > 0)
    await isPage(refused, 429, /more than 20 requests/)
    const answer = await open(path, '*/*')
    t.equal(answer.status, 429)
    t.match(await answer.json(), { error: { code: 'RATE_LIMITED' } })
  }
})
