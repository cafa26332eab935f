import t from 'tap'
import { v7 as uuidv7 } from 'uuid'
import { Sessions } from '../../src/accounts/sessions.ts'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, ended, post } from '../http/jobs.ts'
import { convert, field, file, type Service, serviceFor } from '../http/service.ts'
import { receiverFor, WITHIN } from '../webhooks/receiver.ts'
import { chromiumFor, watchedPage } from './chromium.ts'
import { crawl } from './crawl.ts'
import { look } from './look.ts'
import { statement } from './statement.ts'

const letter = pdf([{ content: lines(['a letter']) }])

/** Each theme in each width. The guide and the interface's page speak English alone. */
const PASSES = [
  {
    locale: 'en-US',
    looks: [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 390 },
    ],
    rules: 'all',
    leavesOut: /^$/,
  },
  {
    locale: 'de-DE',
    looks: [
      { colorScheme: 'dark', width: 1440 },
      { colorScheme: 'light', width: 390 },
    ],
    rules: 'color-contrast',
    leavesOut: /^\/(docs|guide|assets)/,
  },
] as const

/** Pages that links must lead to; a UUID is `one`. */
const EXPECTED = [
  '',
  'account',
  'batches',
  'batches-one',
  'docs',
  'guide',
  'guide-accuracy',
  'guide-models',
  'guide-operations',
  'guide-webhooks',
  'jobs',
  'jobs-one',
  'keys',
  'log-in',
  'operator',
  'operator-accounts',
  'operator-audit',
  'operator-payments',
  'reset',
  'sign-up',
  'usage',
  'webhooks',
]

const nameOf = (path: string): string =>
  path
    .slice(1)
    .replace(/[0-9a-f-]{36}/, 'one')
    .replaceAll('/', '-')

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  service = await serviceFor(t, WITHIN)
  browser = await chromiumFor(t)
  await furnish()
})

for (const { locale, looks, rules, leavesOut } of PASSES)
  t.test(`every page, ${locale}: linked, no barrier, no fault`, async (t) => {
    const context = await browser.newContext({ locale })
    t.teardown(() => context.close())
    const { page, faults } = await watchedPage(context, service)
    const seen = new Set<string>()
    const visit = async (path: string) => {
      const name = nameOf(path)
      if (seen.has(name)) return
      seen.add(name)
      await look(t, page, name || 'playground', looks, rules)
    }
    t.same(await crawl(page, service, ['/log-in', '/reset?token=x'], visit, leavesOut), [])
    seen.delete('')
    const value = await new Sessions(service.db).open(1, service.db, '192.0.2.1')
    await context.addCookies([{ name: 'session', value, url: service.url }])
    t.same(await crawl(page, service, ['/', '/account'], visit, leavesOut), [])
    t.same(
      EXPECTED.filter((name) => !seen.has(name) && !leavesOut.test(`/${name}`)),
      [],
    )
    await page.goto(`${service.url}/account/none`)
    await page.locator('.empty').waitFor()
    await look(t, page, 'none', looks, rules)

    await page.goto(service.url)
    await page.locator('.order select').first().selectOption('bank_statement')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'march.pdf', mimeType: 'application/pdf', buffer: statement() })
    await page.locator('.values .grid').first().waitFor()
    await look(t, page, 'playground-result', looks, rules)
    await page.goto(`${service.url}/keys`)
    await page.locator('header .button.primary').click()
    await page.locator('dialog').waitFor()
    await look(t, page, 'keys-new', looks, rules)
    t.same(faults, [])
  })

/** Something to see on every page, of the operator's own account. */
async function furnish(): Promise<void> {
  const { db, key } = service
  const account = db.updateTable('accounts').where('id', '=', 1)
  await account.set({ plan: 'pro', card_verified_at: new Date().toISOString() }).execute()
  const receiver = await receiverFor(t)
  const order = [file(statement(), 'march.pdf'), field('model', 'bank_statement')]
  const webhook = field('webhook_url', receiver.url)
  const { request_id } = await dataOf(post(service, '/v1/jobs', [...order, webhook]))
  await ended(service, request_id)
  const files = ['a.pdf', 'A rather long name of a file about the annual report.pdf'].map(
    (name) => ({ ...file(letter, name), name: 'files' }),
  )
  const batch = await dataOf(
    post({ ...service, key }, '/v1/batch', [...files, field('model', 'text')]),
  )
  for (const { request_id: id } of batch.jobs) await ended(service, id)
  await convert(service, [field('model', 'text')])
  const failed = { status: 'failed', error_detail: 'no page could be read', result: null } as const
  await db.updateTable('jobs').set(failed).where('filename', '=', 'a.pdf').execute()
  const now = new Date().toISOString()
  const row = { account_id: 1, pages: 500, reference: null, created_at: now, ended_at: null }
  for (const [kind, state, cents] of [
    ['pack', 'paid', 990],
    ['carnet', 'open', 290],
    ['plan', 'failed', 9900],
  ] as const)
    await db
      .insertInto('payments')
      .values({ ...row, id: uuidv7(), kind, state, cents, plan: kind === 'plan' ? 'pro' : null })
      .execute()
}
