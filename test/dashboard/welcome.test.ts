import t from 'tap'
import { PASSWORD } from '../http/browser.ts'
import { serviceFor } from '../http/service.ts'
import { chromiumFor, watchedPage } from './chromium.ts'
import { look } from './look.ts'

const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const

t.test(
  'the first start’s link leads to a sample that was read, without key or password',
  async (t) => {
    const service = await serviceFor(t)
    const browser = await chromiumFor(t)
    const context = await browser.newContext({ locale: 'en-US' })
    const { page, faults } = await watchedPage(context, service)
    await page.goto(service.welcome!)
    await page.getByRole('heading', { name: 'Welcome to pagemill' }).waitFor()
    await look(t, page, 'welcome', LOOKS, 'all')
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await page.getByRole('heading', { name: 'Playground' }).waitFor()
    t.equal(new URL(page.url()).search, '', 'the token is gone from the address')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Operator' }).waitFor()
    await page.getByRole('button', { name: 'Report with tables' }).waitFor()
    await look(t, page, 'playground-empty', LOOKS, 'all')

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Bank statement' }).click()
    await page.getByText('The statement adds up').waitFor()
    t.equal(await page.getByLabel('What it is').inputValue(), 'bank_statement')
    await page.getByRole('link', { name: 'Jobs' }).click()
    await page.getByLabel('Key').selectOption('None (this dashboard)')
    await page.getByRole('link', { name: 'bank-statement.png' }).click()
    await page.getByText('None (this dashboard)').waitFor()
    await page.getByRole('link', { name: 'Keys', exact: true }).click()
    await page
      .getByRole('heading', { name: 'No keys yet' })
      .or(page.locator('table.list'))
      .waitFor()
    t.equal(await page.getByText('this dashboard').count(), 0, 'it is no key that is listed')
    for (const sample of ['Report with tables', 'Invoice']) {
      await page.getByRole('link', { name: 'Playground' }).click()
      await page.getByRole('button', { name: sample }).click()
      await page.locator('.values input').first().waitFor()
      await page.getByRole('button', { name: /^Remove / }).click()
    }
    t.same(faults, [])

    const other = await watchedPage(await browser.newContext({ locale: 'en-US' }), service)
    await other.page.goto(service.welcome!)
    await other.page.getByText('the link was used or is too old').waitFor()
  },
)

t.test('credentials that are chosen log in', async (t) => {
  const service = await serviceFor(t)
  const browser = await chromiumFor(t)
  const context = await browser.newContext({ locale: 'en-US' })
  const { page, faults } = await watchedPage(context, service)
  await page.goto(service.welcome!)
  await page.getByLabel('E-mail address').fill('op@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and open the dashboard' }).click()
  await page.getByRole('heading', { name: 'Playground' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('E-mail address').fill('op@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Operator' }).waitFor()
  t.same(faults, [])
})
