import t from 'tap'
import { EmailChecks } from '../../src/accounts/email-checks.ts'
import { People } from '../../src/accounts/people.ts'
import { siteOf } from '../../src/http/site.ts'
import { type Authenticator, authenticatorFor, named } from '../accounts/authenticator.ts'
import { postOffice } from '../mail/post-office.ts'
import { Browser, PASSWORD, person, unverifiedPerson } from './browser.ts'
import { eventually } from './jobs.ts'
import { type Answer, type Service, serviceFor } from './service.ts'

const LIST = '/v1/account/passkeys'
const OPTIONS = '/v1/account/passkeys/options'
const BEGIN = '/v1/session/passkey'
const CONFIRM = '/v1/session/passkey/confirm'

const RIGHT = { password: PASSWORD }

/** Makes a passkey and adds it. */
async function add(browser: Browser, device: Authenticator, name = 'Telephone'): Promise<Answer> {
  const { data } = await browser.read('POST', OPTIONS, {})
  const response = await device.create(data.options)
  return (await browser.read('POST', LIST, { name, response })).data
}

/** What a passkey signs for a log-in that this browser begins. */
async function signed(browser: Browser, device: Authenticator, after_password = false) {
  const { data } = await browser.read('POST', BEGIN, { after_password })
  return { response: await device.get(data.options) }
}

const enter = async (browser: Browser, device: Authenticator, after_password = false) =>
  browser.ask('POST', CONFIRM, await signed(browser, device, after_password))

/** As if the account's sessions had begun long ago. */
const makeOld = ({ db }: Service, accountId: number) =>
  db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('account_id', '=', accountId)
    .execute()

const past = { expires_at: new Date(Date.now() - 1000).toISOString() }

t.test('instead of a password; the owner names and removes it, and hears of changes', async (s) => {
  const office = await postOffice(s)
  const service = await serviceFor(s, { smtpUrl: office.url })
  s.match((await new Browser(service).read('GET', '/v1/status')).data.features, { passkeys: true })
  const { browser, email, accountId } = await person(service, office)
  const device = await authenticatorFor(s, t, service)
  const { data: before } = await browser.read('POST', OPTIONS, {})
  s.match(before.options, {
    rp: { id: 'localhost' },
    user: { name: email },
    attestation: 'none',
    excludeCredentials: [],
  })
  const added = await add(browser, device)
  s.match(added, { id: /^[0-9a-f]{16}$/, name: 'Telephone', last_used_at: null })
  const again = (await browser.read('POST', OPTIONS, {})).data.options
  s.equal(again.excludeCredentials.length, 1, 'not twice on one device')

  const elsewhere = new Browser(service)
  const options = (await elsewhere.read('POST', BEGIN, {})).data.options
  s.match(options, { rpId: 'localhost', userVerification: 'required' })
  s.notOk(options.allowCredentials?.length, 'says nothing of accounts')
  const entered = await enter(elsewhere, device)
  s.equal(entered.status, 200)
  s.match(await entered.json(), { data: { account_id: accountId, email } })
  s.match((await elsewhere.read('GET', '/v1/session')).data, { account_id: accountId })
  s.type((await browser.read('GET', LIST)).data.passkeys[0].last_used_at, 'string')

  const path = `${LIST}/${added.id}`
  const { browser: other } = await person(service, office)
  s.equal((await other.ask('PATCH', path, { name: 'Mine' })).status, 404, 'of nobody else')
  s.equal((await other.ask('DELETE', path)).status, 404)
  s.equal((await browser.ask('PATCH', path, { name: ' ' })).status, 400)
  s.equal((await browser.ask('PATCH', path, { name: 'Laptop' })).status, 200)
  s.match((await browser.read('GET', LIST)).data, {
    passkeys: [{ id: added.id, name: 'Laptop' }],
    asked_after_password: false,
  })
  const { passkeys } = JSON.parse(await (await browser.ask('GET', '/v1/account/export')).text())
  s.match(passkeys, [{ name: 'Laptop' }])
  s.notOk('public_key' in passkeys[0])
  s.equal((await browser.ask('DELETE', path)).status, 200)
  s.equal((await browser.ask('DELETE', path)).status, 404)
  s.equal((await enter(elsewhere, device)).status, 401, 'opens nothing any more')

  for (const what of ['was added to', 'of your account was renamed', 'was removed from'])
    await eventually(async () =>
      office.mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes(what)),
    )
  const log = await service.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('account_id', '=', accountId)
    .where('action', 'like', 'passkey%')
    .orderBy('id')
    .execute()
  const actions = ['passkey.added', 'passkey.renamed', 'passkey.removed']
  s.same(
    log,
    actions.map((action) => ({ action, subject: added.id })),
  )
})

t.test('what is refused', async (s) => {
  const service = await serviceFor(s, { proxies: 1 })
  const { browser, accountId } = await person(service)
  const device = await authenticatorFor(s, t, service)
  await add(browser, device)
  let networks = 0
  /** A browser in a network where nobody has tried before. */
  const fresh = (): Browser => {
    const one = new Browser(service)
    one.origin = { ...one.origin, 'X-Forwarded-For': `192.0.2.${++networks}` }
    return one
  }
  const isRefused = async (answer: Response, why: string) => {
    s.equal(answer.status, 401, why)
    s.match(await answer.json(), { error: { code: 'INVALID_CREDENTIALS' } })
  }

  const once = fresh()
  const shown = await signed(once, device)
  const attempt = once.cookies.get('passkey')!
  s.equal((await once.ask('POST', CONFIRM, shown)).status, 200)
  once.cookies.set('passkey', attempt)
  await isRefused(await once.ask('POST', CONFIRM, shown), 'a challenge that was answered')

  const overheard = await signed(fresh(), device)
  const thief = fresh()
  await isRefused(await thief.ask('POST', CONFIRM, overheard), 'without an attempt')
  await thief.read('POST', BEGIN, {})
  await isRefused(await thief.ask('POST', CONFIRM, overheard), 'the challenge of another attempt')

  const late = fresh()
  const toLate = await signed(late, device)
  await service.db.updateTable('passkey_attempts').set(past).execute()
  await isRefused(await late.ask('POST', CONFIRM, toLate), 'too late')

  const held = fresh()
  await device.verify(false)
  const { options } = (await held.read('POST', BEGIN, {})).data
  const unverified = await device.get({ ...options, userVerification: 'discouraged' })
  await isRefused(await held.ask('POST', CONFIRM, { response: unverified }), 'held by anybody')
  await device.verify(true)

  const changed = fresh()
  const { response } = await signed(changed, device)
  const { signature } = response.response
  const bytes = Buffer.from(signature, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  const broken = { ...response.response, signature: bytes.toString('base64url') }
  const forged = { response: { ...response, response: broken } }
  await isRefused(await changed.ask('POST', CONFIRM, forged), 'another signature')
  await isRefused(await changed.ask('POST', CONFIRM, { response }), 'a challenge works once')

  const lured = fresh()
  const another = await serviceFor(s)
  await device.open(`${named(another)}/healthz`)
  const foreign = await signed(lured, device)
  await isRefused(await lured.ask('POST', CONFIRM, foreign), 'signed at another origin')
  const { data } = await browser.read('POST', OPTIONS, {})
  const elsewhere = await device.create({ ...data.options, excludeCredentials: [] })
  const planted = await browser.ask('POST', LIST, { name: 'x', response: elsewhere })
  s.equal(planted.status, 400, 'made at another origin')
  await device.open(`${named(service)}/healthz`)

  const copied = fresh()
  await device.setBack()
  await isRefused(await enter(copied, device), 'counts less than it has counted')
  const sessions = await service.db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'session.opened')
    .where('account_id', '=', accountId)
    .execute()
  s.equal(sessions.length, 2, 'the sign-up, and the one that was right')
})

t.test('after the password', async (s) => {
  const service = await serviceFor(s, { proxies: 1 })
  const { browser, email, accountId } = await person(service)
  const verified = { email_verified_at: new Date().toISOString() }
  await service.db.updateTable('accounts').set(verified).where('id', '=', accountId).execute()
  const device = await authenticatorFor(s, t, service)
  const ask = (asked_after_password: boolean) =>
    browser.ask('PATCH', LIST, { asked_after_password })
  s.equal((await ask(true)).status, 409, 'not without a passkey')
  const { id } = await add(browser, device)
  s.equal((await ask(true)).status, 200)
  s.equal((await browser.ask('DELETE', `${LIST}/${id}`)).status, 409, 'the last one stays')

  const elsewhere = new Browser(service)
  elsewhere.origin = { ...elsewhere.origin, 'X-Forwarded-For': '192.0.2.1' }
  const logIn = () => elsewhere.ask('POST', '/v1/session/log-in', { email, ...RIGHT })
  const halfway = await logIn()
  s.equal(halfway.status, 401)
  s.match(await halfway.json(), { error: { code: 'PASSKEY_REQUIRED' } })
  s.notOk(elsewhere.cookies.has('session'))
  s.equal((await elsewhere.ask('GET', '/v1/session')).status, 401)
  const wrong = await new Browser(service).ask('POST', '/v1/session/log-in', {
    email,
    password: 'no horse',
  })
  s.match(await wrong.json(), { error: { code: 'INVALID_CREDENTIALS' } })
  const { data } = await elsewhere.read('POST', BEGIN, { after_password: true })
  s.equal(data.options.allowCredentials.length, 1)
  s.equal(data.options.userVerification, 'preferred')
  await device.verify(false)
  const unverified = await device.get({ ...data.options, userVerification: 'discouraged' })
  await device.verify(true)
  const right = await elsewhere.ask('POST', CONFIRM, { response: unverified })
  s.equal(right.status, 200, 'a security key without a PIN will do')
  s.match((await elsewhere.read('GET', '/v1/session')).data, { account_id: accountId })

  const { browser: other } = await person(service)
  const otherDevice = await authenticatorFor(s, t, service)
  await add(other, otherDevice)
  await logIn()
  const begun = (await elsewhere.read('POST', BEGIN, { after_password: true })).data.options
  const theirs = await otherDevice.get({ ...begun, allowCredentials: [] })
  const refused = await elsewhere.ask('POST', CONFIRM, { response: theirs })
  s.equal(refused.status, 401, "somebody else's passkey")

  const stranger = new Browser(service)
  s.equal((await stranger.ask('POST', BEGIN, { after_password: true })).status, 401)

  await logIn()
  const password = 'another horse altogether'
  await browser.ask('POST', '/v1/session/password', { current_password: PASSWORD, password })
  const stale = await elsewhere.ask('POST', BEGIN, { after_password: true })
  s.equal(stale.status, 401, 'the password was right before it was changed')

  const token = (await new People(service.db).askReset(email))!
  const byMail = new Browser(service)
  const chosen = { token, ...RIGHT }
  s.equal((await byMail.ask('POST', '/v1/session/reset/confirm', chosen)).status, 200, 'by mail')
  s.match((await byMail.read('GET', LIST)).data, {
    passkeys: [{ id }],
    asked_after_password: true,
  })
  const off = { asked_after_password: false }
  s.equal((await byMail.ask('PATCH', LIST, off)).status, 200)
  s.equal((await logIn()).status, 200)
})

t.test('added by who is verified and has logged in of late', async (s) => {
  const service = await serviceFor(s)
  const { browser, accountId } = await person(service)
  const device = await authenticatorFor(s, t, service)
  await add(browser, device)
  await makeOld(service, accountId)
  const change = { asked_after_password: true }
  for (const [method, path, body] of [
    ['POST', OPTIONS, {}],
    ['PATCH', LIST, change],
  ] as const) {
    const unproven = await browser.ask(method, path, body)
    s.equal(unproven.status, 401)
    s.match(await unproven.json(), { error: { code: 'INVALID_CREDENTIALS' } })
    const guessed = await browser.ask(method, path, { ...body, password: 'no horse' })
    s.equal(guessed.status, 401)
    s.equal((await browser.ask(method, path, { ...body, ...RIGHT })).status, 200)
  }

  const { data } = await browser.read('POST', OPTIONS, RIGHT)
  const response = await device.create({ ...data.options, excludeCredentials: [] })
  const { browser: thief } = await person(service)
  const named = { name: 'x', response }
  s.equal((await thief.ask('POST', LIST, named)).status, 400, 'the challenge is a session’s')
  await service.db.updateTable('passkey_attempts').set(past).execute()
  s.equal((await browser.ask('POST', LIST, named)).status, 400, 'for five minutes')

  const office = await postOffice(s)
  const mailing = await serviceFor(s, { smtpUrl: office.url })
  const { browser: unverified } = await unverifiedPerson(mailing)
  const early = await unverified.ask('POST', OPTIONS, {})
  s.equal(early.status, 403)
  s.match(await early.json(), { error: { code: 'EMAIL_UNVERIFIED' } })
})

t.test('one of before the address was verified opens nothing', async (s) => {
  const service = await serviceFor(s)
  const device = await authenticatorFor(s, t, service)
  const planted = async () => {
    const { browser, email, accountId } = await unverifiedPerson(service)
    await add(browser, device)
    await browser.ask('PATCH', LIST, { asked_after_password: true })
    return { browser, email, accountId }
  }
  const isGone = async (owner: Browser) => {
    s.same((await owner.read('GET', LIST)).data, { passkeys: [], asked_after_password: false })
    s.equal((await enter(new Browser(service), device)).status, 401)
  }
  const first = await planted()
  const token = (await new People(service.db).askReset(first.email))!
  const owner = new Browser(service)
  const chosen = { token, password: 'a horse of the owner' }
  s.equal((await owner.ask('POST', '/v1/session/reset/confirm', chosen)).status, 200)
  await isGone(owner)

  const second = await planted()
  const check = await new EmailChecks(service.db).begin(second.accountId, second.email)
  const reader = new Browser(service)
  const shown = { token: check, ...RIGHT }
  s.equal((await reader.ask('POST', '/v1/session/verify/confirm', shown)).status, 200)
  await isGone(reader)
  await add(reader, device)
  const again = (await new People(service.db).askReset(second.email))!
  await owner.ask('POST', '/v1/session/reset/confirm', { token: again, ...RIGHT })
  s.equal((await owner.read('GET', LIST)).data.passkeys.length, 1, "the owner's stays")
})

t.test('who tries often waits, by network and account; an account has twenty', async (s) => {
  const service = await serviceFor(s, { proxies: 1 })
  const { browser, accountId } = await person(service)
  const device = await authenticatorFor(s, t, service)
  await add(browser, device)
  const guesser = new Browser(service)
  const from = (network: string) => {
    guesser.origin = { Origin: service.url, 'X-Forwarded-For': network }
  }
  from('192.0.2.1')
  const { response } = await signed(guesser, device)
  for (let i = 0; i < 5; i++) {
    await guesser.read('POST', BEGIN, {})
    s.equal((await guesser.ask('POST', CONFIRM, { response })).status, 401)
  }
  const waits = await enter(guesser, device)
  s.equal(waits.status, 429, 'even with the right one')
  s.match(await waits.json(), { error: { code: 'RATE_LIMITED' } })
  from('192.0.2.2')
  s.equal((await enter(guesser, device)).status, 200, 'the owner, elsewhere')
  from('192.0.2.3')
  for (let i = 0; i < 20; i++) s.equal((await guesser.ask('POST', BEGIN, {})).status, 200)
  s.equal((await guesser.ask('POST', BEGIN, {})).status, 429, 'by network alone')

  const more = Array.from({ length: 19 }, (_, i) => ({
    credential: `made-${i}`,
    account_id: accountId,
    public_key: '',
    counter: 0,
    transports: '[]',
    name: 'more',
    created_at: new Date().toISOString(),
    used_at: null,
  }))
  await service.db.insertInto('passkeys').values(more).execute()
  const second = await authenticatorFor(s, t, service)
  const { data } = await browser.read('POST', OPTIONS, {})
  const full = { name: 'x', response: await second.create(data.options) }
  const refused = await browser.ask('POST', LIST, full)
  s.equal(refused.status, 400)
  s.match(await refused.json(), { error: { message: /at most 20/ } })
})

t.test('a deleted account leaves none', async (s) => {
  const service = await serviceFor(s)
  const { browser } = await person(service)
  const device = await authenticatorFor(s, t, service)
  await add(browser, device)
  await browser.ask('POST', OPTIONS, {})
  s.equal((await browser.ask('POST', '/v1/account/deletion', RIGHT)).status, 200)
  s.same(await service.db.selectFrom('passkeys').selectAll().execute(), [])
  s.same(await service.db.selectFrom('passkey_attempts').selectAll().execute(), [])
  s.equal((await enter(new Browser(service), device)).status, 401)
})

t.test('where there are passkeys', async (s) => {
  const url = 'http://127.0.0.1:3000'
  s.same(siteOf(null, url), { id: 'localhost', origin: 'http://localhost:3000' })
  for (const [address, site] of [
    ['https://pages.example.com', { id: 'pages.example.com', origin: 'https://pages.example.com' }],
    [
      'https://pages.example.com:8443/in',
      { id: 'pages.example.com', origin: 'https://pages.example.com:8443' },
    ],
    ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['http://pages.example.com', null],
    ['https://192.0.2.1', null],
    ['https://[2001:db8::1]', null],
  ] as const)
    s.same(siteOf(address, address), site, address)
  const service = await serviceFor(s, { publicUrl: 'http://127.0.0.1:9' })
  const browser = new Browser(service)
  browser.origin = {}
  s.match((await browser.read('GET', '/v1/status')).data.features, { passkeys: false })
  s.equal((await browser.ask('POST', BEGIN, {})).status, 404)
})
