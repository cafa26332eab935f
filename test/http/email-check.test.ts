import t from 'tap'
import { EmailChecks } from '../../src/accounts/email-checks.ts'
import { postOffice } from '../mail/post-office.ts'
import { Browser, checksFor, PASSWORD, person, unverifiedPerson } from './browser.ts'
import { eventually } from './jobs.ts'
import { serviceFor } from './service.ts'

const CONFIRM = '/v1/session/verify/confirm'

t.test('a sign-up is answered alike whether there is an account; the mail says', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { email } = await person(service, office)
  const stranger = new Browser(service)
  const signUp = (email: string) =>
    stranger.ask('POST', '/v1/session/sign-up', { email, password: 'a horse of a stranger' })
  const answers = []
  for (const address of [email, 'nobody@example.com']) {
    const answer = await signUp(address)
    t.same(answer.headers.getSetCookie(), [])
    const { data } = (await answer.json()) as { data: unknown }
    answers.push([answer.status, data])
  }
  t.same(answers[0], answers[1])
  t.same(answers[1], [200, { sent: true, account: null }])
  const log = { email: 'nobody@example.com', password: 'a horse of a stranger' }
  const early = await stranger.ask('POST', '/v1/session/log-in', log)
  t.equal(early.status, 401, 'nor does a log-in tell')
  const told = await eventually(async () =>
    office.mails.find((mail) => mail.includes(`To: ${email}`) && /You have an account/.test(mail)),
  )
  t.match(told, `${service.url}/log-in`)
  t.equal((await eventually(async () => checksFor(office, 'nobody@example.com')[0])).length, 43)
})

t.test('an account is made by who reads the mail and knows the password', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const email = 'ann@example.com'
  const accounts = () =>
    service.db.selectFrom('accounts').select('id').where('email', '=', email).execute()
  const browser = new Browser(service)
  const signUp = (password: string) =>
    browser.ask('POST', '/v1/session/sign-up', { email, password })
  await signUp('a horse of an attacker')
  const planted = await eventually(async () => checksFor(office, email)[0])
  await signUp(PASSWORD)
  const own = await eventually(async () => checksFor(office, email)[1])

  const scanner = new Browser(service)
  for (const path of [`/verify?token=${own}`, `/v1/session/verify?token=${own}`])
    await scanner.ask('GET', path)
  t.same(await accounts(), [], 'a program that opens links verifies nothing')

  const confirm = (token: string, password: string) =>
    browser.ask('POST', CONFIRM, { token, password })
  const wrong = await confirm(planted, PASSWORD)
  t.equal(wrong.status, 401, 'the link of a sign-up that was not theirs')
  t.match(await wrong.json(), { error: { code: 'INVALID_CREDENTIALS' } })
  t.equal((await confirm('x', PASSWORD)).status, 400)
  t.same(await accounts(), [])
  const made = await confirm(own, PASSWORD)
  t.equal(made.status, 200)
  t.match(await made.json(), { data: { email, email_verified: true } })
  t.equal((await browser.ask('POST', '/v1/keys', { is_test: true })).status, 200)
  t.equal((await confirm(own, PASSWORD)).status, 400, 'works once')
  t.equal((await confirm(planted, 'a horse of an attacker')).status, 400, 'nor the other')
  t.equal((await accounts()).length, 1)
})

t.test('the link of a mail verifies an account of before', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, email } = await unverifiedPerson(service)
  t.match((await browser.read('GET', '/v1/session')).data, { email, email_verified: false })
  for (const [path, body] of [
    ['/v1/keys', { is_test: true }],
    ['/v1/billing/card', undefined],
    ['/v1/billing/carnet', undefined],
    ['/v1/billing/plan', { plan: 'starter' }],
    ['/v1/webhooks/endpoints', { url: 'https://example.com/' }],
    ['/v1/session/oidc', undefined],
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
  const first = await eventually(async () => checksFor(office, email)[0])
  const past = new Date(Date.now() - 1000).toISOString()
  await service.db.updateTable('email_checks').set({ expires_at: past }).execute()
  const reader = new Browser(service)
  const confirm = (token: string) => reader.ask('POST', CONFIRM, { token, password: PASSWORD })
  const late = await confirm(first)
  t.equal(late.status, 400)
  t.match(await late.json(), { error: { code: 'INVALID_PARAMETER', message: /too old/ } })

  await browser.ask('POST', '/v1/session/verify')
  const second = await eventually(async () => checksFor(office, email)[1])
  t.equal((await confirm(second)).status, 200)
  t.match((await reader.read('GET', '/v1/session')).data, { email_verified: true })
  t.equal((await browser.ask('GET', '/v1/session')).status, 401, 'sessions of before have ended')
  t.match((await reader.read('POST', '/v1/session/verify')).data, { sent: false })
})

t.test('a link is of the address it was sent to', async (t) => {
  const service = await serviceFor(t, { smtpUrl: 'smtp://127.0.0.1:9' })
  const { browser, accountId, email } = await unverifiedPerson(service)
  const token = await new EmailChecks(service.db).begin(accountId, email)
  const another = { email: 'another@example.com' }
  await service.db.updateTable('accounts').set(another).where('id', '=', accountId).execute()
  const shown = await browser.ask('POST', CONFIRM, { token, password: PASSWORD })
  t.equal(shown.status, 400)
  t.match((await browser.read('GET', '/v1/session')).data, { email_verified: false })
})

t.test('a password that was chosen by mail verifies the address as well', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const { browser, email } = await unverifiedPerson(service)
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
