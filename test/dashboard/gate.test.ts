import t from 'tap'
import { named, virtualAuthenticator } from '../accounts/authenticator.ts'
import { openIdProvider } from '../accounts/openid-provider.ts'
import { PASSWORD, person } from '../http/browser.ts'
import { eventually } from '../http/jobs.ts'
import { serviceFor } from '../http/service.ts'
import { postOffice } from '../mail/post-office.ts'
import { chromiumFor, watchedPage } from './chromium.ts'
import { personPage } from './person-page.ts'

t.test('in by a provider; a forgotten password', async (t) => {
  const provider = await openIdProvider(t)
  provider.claims = { sub: 'frieda-1', email: 'frieda@example.com', email_verified: true }
  const office = await postOffice(t)
  const service = await serviceFor(t, {
    oidc: { issuer: provider.issuer, clientId: 'pagemill', clientSecret: 'secret' },
    smtpUrl: office.url,
  })
  const browser = await chromiumFor(t)
  const context = await browser.newContext({ locale: 'en-US' })
  const { page, faults } = await watchedPage(context, service)
  await page.goto(`${service.url}/usage`)
  await page.getByRole('link', { name: 'Log in by your organisation' }).click()
  await page.getByText('frieda@example.com').waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()

  const { email } = await person(service, office)
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('a link is on its way').waitFor()
  const link = await eventually(async () =>
    office.mails.flatMap((mail) => /http\S+\/reset\?token=[\w-]+/.exec(mail) ?? []).at(0),
  )
  await page.goto(link)
  await page.getByLabel('New password').fill(`${PASSWORD}, another`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(email).waitFor()
  await page.goto(`${service.url}/log-in`)
  await page.getByRole('heading', { name: 'Playground' }).waitFor()
  t.same(
    faults.filter((fault) => !fault.includes(provider.issuer)),
    [],
  )
})

t.test('all that is held is taken along; then the account is deleted', async (t) => {
  const service = await serviceFor(t)
  const { page, faults } = await personPage(await chromiumFor(t), service, 'free')
  await page.goto(`${service.url}/account`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ])
  t.match(download.suggestedFilename(), /^pagemill-account-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('password is wrong').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  const { email } = await service.db
    .selectFrom('accounts')
    .select('email')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  t.equal(email, null)
  t.same(
    faults.filter((fault) => !fault.includes('401')),
    [],
  )
})

t.test('in by a passkey, instead of the password and after it', async (t) => {
  const service = await serviceFor(t)
  const { email } = await person(service)
  const browser = await chromiumFor(t)
  const context = await browser.newContext({ locale: 'en-US' })
  const url = named(service)
  const { page, faults } = await watchedPage(context, { url })
  await virtualAuthenticator(await context.newCDPSession(page))
  await page.goto(`${url}/account`)
  const byPassword = async () => {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor()
  }
  const logOut = async () => {
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  }
  await byPassword()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Telephone')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Telephone').waitFor()
  await page.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Laptop').waitFor()
  await logOut()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText('Laptop').waitFor()

  const { db } = service
  const long = { created_at: new Date(Date.now() - 3_600_000).toISOString() }
  await db.updateTable('sessions').set(long).execute()
  await page.getByLabel('Ask for a passkey after the password').click()
  await dialog.getByRole('button', { name: 'Ask for one' }).click()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Ask for one' }).click()
  await dialog.waitFor({ state: 'detached' })
  const asked = { name: 'Ask for a passkey after the password', checked: true }
  await page.getByRole('checkbox', asked).waitFor()
  await logOut()
  await byPassword()
  const { used_at, created_at } = await db
    .selectFrom('passkeys')
    .selectAll()
    .executeTakeFirstOrThrow()
  t.ok(used_at! > created_at)
  t.equal(
    (await db.selectFrom('sessions').selectAll().execute()).length,
    2,
    'of the sign-up, and this',
  )

  await page.getByLabel('Ask for a passkey after the password').click()
  await dialog.getByRole('button', { name: 'Ask no more' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Laptop', { exact: true }).waitFor({ state: 'detached' })
  t.same(faults, [])
})
