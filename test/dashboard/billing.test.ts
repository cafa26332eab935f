import { readFile } from 'node:fs/promises'
import t from 'tap'
import { stripeServer } from '../billing/stripe-server.ts'
import { PASSWORD } from '../http/browser.ts'
import { eventually } from '../http/jobs.ts'
import { serviceFor } from '../http/service.ts'
import { postOffice } from '../mail/post-office.ts'
import { chromiumFor, watchedPage } from './chromium.ts'

t.test('an address is verified, a card given at Stripe’s, a plan chosen', async (t) => {
  const stripe = await stripeServer(t)
  const office = await postOffice(t)
  const service = await serviceFor(t, {
    stripe: { secretKey: 'sk_test_x', api: stripe.url },
    smtpUrl: office.url,
  })
  const browser = await chromiumFor(t)
  const context = await browser.newContext({ locale: 'en-US' })
  const { page, faults } = await watchedPage(context, service)
  await page.goto(`${service.url}/sign-up`)
  await page.getByLabel('E-mail address').fill('erna@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('erna@example.com').waitFor()
  const link = await eventually(async () =>
    office.mails.flatMap((mail) => /http\S+verify\?token=[\w-]+/.exec(mail) ?? []).at(0),
  )
  await page.goto(link)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify and log in' }).click()
  await page.getByRole('heading', { name: 'Playground' }).waitFor()
  t.equal(await page.getByText('Verify your e-mail address').count(), 0)

  await page.getByRole('link', { name: 'Usage and plan' }).click()
  const starter = page.getByRole('listitem').filter({ hasText: 'Starter' })
  await starter.getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Buy' }).click()
  await dialog.getByText('a verified payment card is needed').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.waitForURL(`${stripe.url}/**`)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByText('verified', { exact: true }).waitFor()
  await page.waitForURL(`${service.url}/usage`)
  t.same(stripe.charges, [], 'a card costs nothing')

  await starter.getByRole('button', { name: 'Choose' }).click()
  await dialog.getByRole('button', { name: 'Buy' }).click()
  await page.getByText('You are on plan starter now').waitFor()
  t.match(stripe.charges, [{ amount: 2900 }])
  await page.locator('.figure', { hasText: 'Pages left' }).getByText('2,500').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  t.equal(head, 'id,date,kind,pages,amount_eur,state')
  t.match(row, /,plan,2500,29\.00,paid$/)
  t.same(
    faults.filter((fault) => !fault.includes(stripe.url)),
    [],
  )
})
