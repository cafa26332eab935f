import t from 'tap'
import { Identities } from '../../src/accounts/identities.ts'
import { People } from '../../src/accounts/people.ts'
import { openIdProvider } from '../accounts/openid-provider.ts'
import { postOffice } from '../mail/post-office.ts'
import { Browser, PASSWORD, person, unverifiedPerson } from './browser.ts'
import { eventually } from './jobs.ts'
import { serviceFor } from './service.ts'

const planted = { issuer: 'https://login.example.com', subject: 'eve', name: null, email: null }

t.test('an identity that was there before the address was verified opens nothing', async (t) => {
  const service = await serviceFor(t)
  const { browser, email, accountId } = await unverifiedPerson(service)
  const identities = new Identities(service.db)
  await identities.connect(planted, accountId, '192.0.2.66')
  const token = (await new People(service.db).askReset(email))!
  const owner = new Browser(service)
  const chosen = { token, password: 'a horse of the owner' }
  t.equal((await owner.ask('POST', '/v1/session/reset/confirm', chosen)).status, 200)
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'the planted session has ended')
  const entered = new Browser(service)
  entered.cookies.set('session', await identities.enter(planted, '192.0.2.66'))
  const other = (await entered.read('GET', '/v1/session')).data.account_id
  t.not(other, accountId, 'the planted identity has an account of its own')

  // One that the owner connects stays, whatever becomes of the password.
  const own = { ...planted, subject: 'ann' }
  await identities.connect(own, accountId, '192.0.2.1')
  const again = (await new People(service.db).askReset(email))!
  await owner.ask('POST', '/v1/session/reset/confirm', { token: again, password: PASSWORD })
  t.match((await owner.read('GET', '/v1/account/identities')).data, [
    { issuer: planted.issuer, id: /^[0-9a-f]{16}$/ },
  ])
})

t.test('what a browser kept of a trip connects nobody else', async (t) => {
  const provider = await openIdProvider(t)
  const client = { clientId: 'pagemill', clientSecret: 'secret' }
  const service = await serviceFor(t, { oidc: { issuer: provider.issuer, ...client } })
  const victim = await person(service)
  const eve = new Browser(service)
  provider.claims = { sub: 'eve' }
  const left = await eve.ask('GET', '/v1/session/oidc')
  const trip = JSON.parse(Buffer.from(eve.cookies.get('oidc')!, 'base64url').toString())
  const forged = { ...trip, account: victim.accountId }
  eve.cookies.set('oidc', Buffer.from(JSON.stringify(forged)).toString('base64url'))
  const answer = await fetch(left.headers.get('location')!, { redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location')!)
  t.equal((await eve.ask('GET', pathname + search)).status, 401)
  t.same((await victim.browser.read('GET', '/v1/account/identities')).data, [])
})

t.test('the owner sees sessions and identities, ends them, and hears of changes', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, email, accountId } = await person(service, office)
  const other = await person(service, office)
  const elsewhere = new Browser(service)
  await elsewhere.ask('POST', '/v1/session/log-in', { email, password: PASSWORD })
  const { data: sessions } = await browser.read('GET', '/v1/account/sessions')
  t.equal(sessions.length, 2)
  t.equal(sessions.filter((one: { is_this: boolean }) => one.is_this).length, 1)
  const { id } = sessions.find((one: { is_this: boolean }) => !one.is_this)
  const remove = (who: Browser, path: string) => who.ask('DELETE', `/v1/account/${path}`)
  t.equal((await remove(other.browser, `sessions/${id}`)).status, 404, 'of nobody else')
  t.equal((await remove(browser, 'sessions/%25%25%25%25')).status, 404)
  t.equal((await remove(browser, `sessions/${id}`)).status, 200)
  t.equal((await elsewhere.ask('GET', '/v1/session')).status, 401)
  t.equal((await browser.ask('GET', '/v1/session')).status, 200)

  await new Identities(service.db).connect(planted, accountId, '203.0.113.9')
  const { data: identities } = await browser.read('GET', '/v1/account/identities')
  t.match(identities, [{ issuer: planted.issuer }])
  t.equal((await remove(other.browser, `identities/${identities[0].id}`)).status, 404)
  t.equal((await remove(browser, `identities/${identities[0].id}`)).status, 200)
  t.equal((await remove(browser, `identities/${identities[0].id}`)).status, 404)
  for (const [what, from] of [
    ['A log-in provider was connected to your account', '203.0.113.9'],
    ['A log-in provider was removed from your account', '127.0.0.1'],
  ] as const) {
    const mail = await eventually(async () =>
      office.mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes(what)),
    )
    t.match(mail, from)
  }
})

t.test('the last way in stays', async (t) => {
  const service = await serviceFor(t)
  const identities = new Identities(service.db)
  const browser = new Browser(service)
  browser.cookies.set('session', await identities.enter(planted, '192.0.2.1'))
  const [{ id }] = (await browser.read('GET', '/v1/account/identities')).data
  const refused = await browser.ask('DELETE', `/v1/account/identities/${id}`)
  t.equal(refused.status, 409)
  t.match(await refused.json(), { error: { code: 'INVALID_PARAMETER' } })
})
