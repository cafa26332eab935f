import { readFileSync } from 'node:fs'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, post } from '../http/jobs.ts'
import { field, file, type Service, serviceFor } from '../http/service.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { chromiumFor } from './chromium.ts'
import { personPage } from './person-page.ts'

const letter = pdf([{ content: lines(['a letter']) }])

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  service = await serviceFor(t, WITHIN)
  browser = await chromiumFor(t)
})

t.test(
  'a job from order to deletion; its webhook, sent again; a failed one, tried again',
  async (t) => {
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
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('A test is on its way').waitFor()
    await receiver.got(1)
    t.match(JSON.parse(receiver.received.shift()!.body), { type: 'webhook.test' })
    await page.getByRole('button', { name: 'Show' }).click()
    const secret = await page.locator('.secret code').innerText()
    t.match(secret, /^whsec_/)

    const order = [file(letter, 'letter.pdf'), field('model', 'text')]
    const { request_id: id } = await dataOf(post({ ...service, key }, '/v1/jobs', order))
    await receiver.got(1)
    const told = page.locator('tr', { hasText: /job\.completed.*Delivered/ })
    // It is noted as delivered after its receiver has it.
    while ((await told.count()) === 0) {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.waitForTimeout(100)
    }
    await told.getByRole('button', { name: 'Send again' }).click()
    await receiver.got(2)
    t.equal(
      receiver.received[0]!.headers['webhook-id'],
      receiver.received[1]!.headers['webhook-id'],
    )
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

    const files = ['a.pdf', 'b.pdf'].map((name) => ({ ...file(letter, name), name: 'files' }))
    const parts = [...files, field('model', 'text')]
    const { batch_id } = await dataOf(post({ ...service, key }, '/v1/batch', parts))
    await page.getByRole('link', { name: 'Batches' }).click()
    await page.locator(`a[href="/batches/${batch_id}"]`).click()
    await page.getByText('Done', { exact: true }).nth(1).waitFor()
    await page.getByRole('link', { name: 'b.pdf' }).click()
    await page.getByRole('heading', { name: 'b.pdf' }).waitFor()

    const failed = {
      status: 'failed',
      error_detail: 'no page could be read',
      result: null,
    } as const
    await service.db.updateTable('jobs').set(failed).where('filename', '=', 'b.pdf').execute()
    await page.reload()
    await page.getByText('no page could be read').waitFor()
    const old = page.url()
    await page.getByRole('button', { name: 'Try again' }).click()
    const question = page.getByRole('dialog')
    t.equal(await question.getByLabel('What it is').inputValue(), 'text', 'as it was ordered')
    await question
      .getByLabel('File')
      .setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: letter })
    await question.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL((url) => url.href !== old)
    await page.getByText('Done', { exact: true }).waitFor()
    t.same([...faults, ...stranger.faults], [])
  },
)
