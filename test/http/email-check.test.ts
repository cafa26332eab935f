import t from 'tap'
import { postOffice } from '../mail/post-office.ts'
import { Browser, PASSWORD, person } from './browser.ts'
import { eventually } from './jobs.ts'
import { serviceFor } from './service.ts'

t.test('the link of a mail verifies an address', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, email } = await person(service)
  const links = () =>
    office.mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => /http\S+\/v1\/session\/verify\?token=[\w-]+/.exec(mail) ?? [])
  const link = (count: number) => eventually(async () => links()[count - 1])
  const first = await link(1)
  t.ok(first.startsWith(service.url))
  t.match((await browser.read('GET', '/v1/session')).data, { email, email_verified: false })

  for (const [path, body] of [
    ['/v1/keys', { is_test: true }],
    ['/v1/billing/card', undefined],
    ['/v1/billing/carnet', undefined],
    ['/v1/billing/plan', { plan: 'starter' }],
    ['/v1/webhooks/endpoints', { url: 'https://example.com/' }],
  ] as const) {
    const refused = await browser.ask('POST', path, body)
    t.equal(refused.status, 403, path)
    t.match(await refused.json(), {
      success: false,
      error: { code: 'EMAIL_UNVERIFIED', message: /open the link/ },
    })
  }
  t.equal((await browser.ask('GET', '/v1/billing')).status, 200, 'looking is allowed')

  t.match((await browser.read('POST', '/v1/session/verify')).data, { sent: true })
  const second = await link(2)
  t.not(second, first)

  // Whoever opens it need not be logged in where they read their mail.
  const reader = new Browser(service)
  const open = (address: string) => reader.ask('GET', address.slice(service.url.length))
  t.equal((await open(`${service.url}/v1/session/verify?token=x`)).status, 400)
  t.equal((await open(`${service.url}/v1/session/verify`)).status, 400)
  const past = new Date(Date.now() - 1000).toISOString()
  await service.db.updateTable('email_checks').set({ expires_at: past }).execute()
  const late = await open(first)
  t.equal(late.status, 400)
  t.match(await late.json(), { error: { code: 'INVALID_PARAMETER', message: /too old/ } })

  await browser.ask('POST', '/v1/session/verify')
  const third = await link(3)
  for (const what of ['opened', 'opened again']) {
    const opened = await open(third)
    t.equal(opened.status, 302, what)
    t.equal(opened.headers.get('location'), '/')
  }
  t.equal(reader.cookies.size, 0, 'the link logs nobody in')
  t.match((await browser.read('GET', '/v1/session')).data, { email_verified: true })
  t.equal((await browser.ask('POST', '/v1/keys', { is_test: true })).status, 200)
  t.match((await browser.read('POST', '/v1/session/verify')).data, { sent: false })
})

t.test('a link is of the address it was sent to', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, accountId } = await person(service)
  const mail = await eventually(async () => office.mails[0])
  const [link] = /http\S+verify\?token=[\w-]+/.exec(mail)!
  const another = { email: 'another@example.com' }
  await service.db.updateTable('accounts').set(another).where('id', '=', accountId).execute()
  t.equal((await browser.ask('GET', link.slice(service.url.length))).status, 400)
  t.match((await browser.read('GET', '/v1/session')).data, { email_verified: false })
})

t.test('a password that was chosen by mail verifies the address as well', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, email } = await person(service)
  await browser.ask('POST', '/v1/session/reset', { email })
  const token = await eventually(
    async () => office.mails.map((mail) => /reset\?token=([\w-]+)/.exec(mail)?.[1]).find(Boolean)!,
  )
  const chosen = { token, password: PASSWORD }
  t.match((await browser.read('POST', '/v1/session/reset/confirm', chosen)).data, {
    email_verified: true,
  })
})

t.test('where no mail is sent, nobody is asked', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  t.equal((await browser.ask('POST', '/v1/keys', { is_test: true })).status, 200)
})
