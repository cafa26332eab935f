import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { v7 as uuidv7 } from 'uuid'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, ended, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { chromiumFor } from './chromium.ts'
import { personPage } from './person-page.ts'
import { statement } from './statement.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Ignored by git: for people to look at. */
const SHOTS = join(import.meta.dirname, '../../.cache/screenshots')
const letter = pdf([{ content: lines(['a letter']) }])

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  mkdirSync(SHOTS, { recursive: true })
  service = await serviceFor(t, WITHIN)
  browser = await chromiumFor(t)
})

/** What axe-core finds that keeps people out. */
async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

t.test('a job from order to deletion; its webhook, sent again', async (t) => {
  const { page, faults, key } = await personPage(browser, service, 'unlimited')
  const stranger = await personPage(browser, service, 'unlimited')
  const receiver = await receiverFor(t)
  await page.goto(`${service.url}/webhooks`)
  await page.getByLabel('Address').fill('https://10.0.0.1/')
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('button', { name: `Remove ${receiver.url}/` }).waitFor()
  await page.getByRole('button', { name: 'Show' }).click()
  const secret = await page.locator('.secret code').innerText()
  t.match(secret, /^whsec_/)

  const order = [file(letter, 'letter.pdf'), field('model', 'text')]
  const { request_id: id } = await dataOf(post({ ...service, key }, '/v1/jobs', order))
  await receiver.got(1)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('Delivered', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await receiver.got(2)
  t.equal(receiver.received[0]!.headers['webhook-id'], receiver.received[1]!.headers['webhook-id'])
  await page.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  t.not(await page.locator('.secret code').innerText(), secret)

  await page.goto(`${service.url}/jobs`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  t.match(readFileSync(await download.path(), 'utf8'), 'a letter')
  await page.getByRole('link', { name: 'letter.pdf' }).click()
  await page.getByText(id).waitFor()
  await stranger.page.goto(`${service.url}/jobs/${id}`)
  await stranger.page.getByRole('heading', { name: 'There is no such page' }).first().waitFor()
  await page.getByRole('button', { name: 'Delete letter.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No jobs here').waitFor()
  t.same([...faults, ...stranger.faults], [])
})

t.test('every page, in both themes, wide and narrow: no barrier, no fault', async (t) => {
  for (const [colorScheme, width, language] of [
    ['light', 1440, 'en-US'],
    ['dark', 1440, 'de-DE'],
    ['light', 390, 'de-DE'],
    ['dark', 390, 'en-US'],
  ] as const) {
    const options = { colorScheme, viewport: { width, height: 900 }, locale: language }
    const own = await personPage(browser, service, 'unlimited', options)
    const { page, faults, key, accountId } = own
    const where = `${colorScheme}-${width}`
    const look = async (name: string) => {
      t.same(await barriersOn(page), [], `${name} ${where}`)
      const wide = await page.evaluate('document.documentElement.scrollWidth')
      t.ok((wide as number) <= width, `${name} ${where} scrolls sideways: ${wide}`)
      await page.screenshot({ path: join(SHOTS, `${name}-${where}.png`) })
    }
    const guest = await browser.newContext(options)
    const door = await guest.newPage()
    for (const name of ['log-in', 'sign-up', 'reset']) {
      await door.goto(`${service.url}/${name}`)
      await door.locator('h1').waitFor()
      t.same(await barriersOn(door), [], `${name} ${where}`)
      await door.screenshot({ path: join(SHOTS, `${name}-${where}.png`) })
    }
    await guest.close()

    const order = [file(statement(), 'march.pdf'), field('model', 'bank_statement')]
    const { request_id } = await dataOf(post({ ...service, key }, '/v1/jobs', order))
    await ended({ ...service, key }, request_id)
    await service.db
      .insertInto('payments')
      .values({
        id: uuidv7(),
        account_id: accountId,
        kind: 'pack',
        pages: 500,
        cents: 580,
        state: 'paid',
        reference: null,
        created_at: new Date().toISOString(),
        ended_at: null,
      })
      .execute()
    for (const [path, ready] of [
      ['jobs', '.list'],
      [`jobs/${request_id}`, '.pairs'],
      ['keys', '.list'],
      ['webhooks', '.empty'],
      ['usage', '.chart'],
      ['account', 'form'],
      ['guide/none', '.empty'],
      ['', '.drop'],
    ] as const) {
      await page.goto(`${service.url}/${path}`)
      await page.locator(ready).first().waitFor()
      await look(path.split('/').join('-').replace(request_id, 'one') || 'playground')
    }
    await page.locator('.order select').first().selectOption('bank_statement')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'march.pdf', mimeType: 'application/pdf', buffer: statement() })
    await page.locator('.values .grid').first().waitFor()
    await look('playground-result')
    t.same(faults, [], where)
    await page.context().close()
  }
})
