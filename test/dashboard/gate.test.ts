import t from 'tap'
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
