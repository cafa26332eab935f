import t from 'tap'
import { v7 as uuidv7 } from 'uuid'
import { dataOf, ended, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { chromiumFor } from './chromium.ts'
import { look as lookAt } from './look.ts'
import { personPage } from './person-page.ts'
import { statement } from './statement.ts'

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  service = await serviceFor(t)
  browser = await chromiumFor(t)
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
    const look = (name: string) => lookAt(t, page, `${name}-${where}`)
    const guest = await browser.newContext(options)
    const door = await guest.newPage()
    for (const name of ['log-in', 'sign-up', 'reset']) {
      await door.goto(`${service.url}/${name}`)
      await door.locator('h1').waitFor()
      await lookAt(t, door, `${name}-${where}`)
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
      ['batches', '.empty'],
      ['keys', '.list'],
      ['webhooks', '.empty'],
      ['usage', '.chart'],
      ['account', 'form'],
      ['account/none', '.empty'],
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
