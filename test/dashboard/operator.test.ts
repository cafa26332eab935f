import t from 'tap'
import { Sessions } from '../../src/accounts/sessions.ts'
import { lines, pdf } from '../engine/documents.ts'
import { person } from '../http/browser.ts'
import { convert, field, file, serviceFor } from '../http/service.ts'
import { chromiumFor, watchedPage } from './chromium.ts'
import { personPage } from './person-page.ts'

t.test('the operator sees machines, accounts and the log; others see nothing', async (t) => {
  const service = await serviceFor(t)
  const browser = await chromiumFor(t)
  const { browser: own, email, accountId } = await person(service)
  await convert(service, [file(pdf([{ content: lines(['one']) }])), field('model', 'text')])
  await convert(service, [field('model', 'text')])
  const value = await new Sessions(service.db).open(1, service.db, '192.0.2.1')
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([{ name: 'session', value, url: service.url }])
  const { page, faults } = await watchedPage(context, service)
  await page.goto(`${service.url}/operator`)
  await page.getByText('MISSING_FILE').waitFor()
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByLabel('Search by name or address').fill(email)
  await page.getByLabel(`Plan of ${email}`).selectOption('starter')
  // Of the one account that is left when the search is answered.
  const row = page.getByRole('row', { name: email })
  await row.getByRole('button', { name: 'Mark as verified' }).click()
  await page.locator('.badge.good').waitFor()
  await own.read('POST', '/v1/billing/carnet')
  await page.getByRole('link', { name: 'Payments' }).click()
  await page.getByRole('row', { name: email }).getByRole('button', { name: 'Paid' }).click()
  await page.locator('.badge.good').waitFor()
  t.match((await own.read('GET', '/v1/billing')).data, { plan: 'starter', pages_left: 2700 })
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('payment.paid').waitFor()
  await page.getByText('card.verified').waitFor()
  t.same(faults, [])
  const changed = await service.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  t.match(changed, { plan: 'starter', card_verified_at: /^\d{4}/ })

  const stranger = await personPage(browser, service, 'unlimited')
  await stranger.page.goto(`${service.url}/operator`)
  await stranger.page.getByRole('heading', { name: 'There is no such page' }).first().waitFor()
  t.equal(await stranger.page.getByRole('link', { name: 'Operator' }).count(), 0)
})
