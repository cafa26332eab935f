import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import t from 'tap'
import { HOLDINGS } from '../../src/account-data/holdings.ts'
import { Identities } from '../../src/accounts/identities.ts'
import { stripeServer } from '../billing/stripe-server.ts'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { postOffice } from '../mail/post-office.ts'
import { Browser, PASSWORD, person } from './browser.ts'
import { dataOf, ended, eventually, post, stored } from './jobs.ts'
import { type Answer, field, file, type Service, serviceFor } from './service.ts'

/** Tables that hold nothing of an account beyond its lifetime, and why. */
const NOBODYS: Record<string, string> = {
  queue: 'rows leave with their jobs',
  queue_turns: 'numbers of keys; swept each minute',
  link_secrets: 'of the service',
  rate_limits: 'counts of requests; expire within a day',
}

const page = pdf([{ content: lines(['kept for a while']) }])
const model = field('model', 'text')
const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
/** Seconds of work. */
const slow = [
  file(pdf(Array.from({ length: 40 }, () => dense))),
  model,
  field('text_layer', 'never'),
  field('dpi', '400'),
]

type Customer = Service & { readonly browser: Browser; accountId: number; email: string }

/** Somebody on the plan unlimited, with a live key, a webhook, and a job that has ended. */
async function customer(
  service: Service,
  office?: Awaited<ReturnType<typeof postOffice>>,
): Promise<Customer> {
  const { browser, accountId, email } = await person(service, office)
  const plan = { plan: 'unlimited' }
  await service.db.updateTable('accounts').set(plan).where('id', '=', accountId).execute()
  const { key } = (await browser.read('POST', '/v1/keys', { label: `of ${email}` })).data
  const url = `https://hooks.invalid/${accountId}`
  await browser.read('POST', '/v1/webhooks/endpoints', { url })
  const owner = { ...service, key, browser, accountId, email }
  const form = [file(page, `letter-${accountId}.pdf`), model]
  const named = { 'Idempotency-Key': `first-${accountId}` }
  const { request_id } = await dataOf(post(owner, '/v1/jobs', form, named))
  await ended(owner, request_id)
  await (await post(owner, '/v1/convert', form, named)).text()
  const files = [{ ...file(page), name: 'files' }, model]
  const batch = await dataOf(post(owner, '/v1/batch', files))
  await ended(owner, batch.jobs[0].request_id)
  return owner
}

/** Rows of an account in each table that has some. */
async function rowsOf({ db, accountId }: Pick<Customer, 'db' | 'accountId'>) {
  const counts: Record<string, number> = {}
  for (const { table, of } of HOLDINGS) {
    // Tries go on, and what work cost is noted later.
    if (table === 'webhook_attempts' || table === 'cpu_use') continue
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where ${of(accountId)}`.execute(db)
    if (Number(rows[0]!.n) > 0) counts[table] = Number(rows[0]!.n)
  }
  return counts
}

const cached = ({ dataFolder }: Service): number => {
  const folder = join(dataFolder, 'cache')
  return existsSync(folder) ? readdirSync(folder).length : 0
}

t.test('every table is an account’s or nobody’s, and every column shown or not', async (t) => {
  const { db } = await serviceFor(t)
  for (const { name, schema, columns } of await db.introspection.getTables()) {
    // The queue's own hold ids of jobs.
    if (schema === 'pgboss' || name in NOBODYS) continue
    const holding = HOLDINGS.find(({ table }) => table === name)
    if (!t.ok(holding, `${name} is an account's or nobody's`)) continue
    const { shown, hidden } = holding!
    t.same([...shown, ...hidden].sort(), columns.map((column) => column.name).sort(), name)
  }
})

t.test(
  'an owner takes along all that is held, without secrets, and nothing of others',
  async (t) => {
    const service = await serviceFor(t)
    const owner = await customer(service)
    const other = await customer(service)
    const answer = await owner.browser.ask('GET', '/v1/account/export')
    t.equal(answer.status, 200)
    t.match(answer.headers.get('Content-Disposition'), /^attachment; filename="pagemill-account-/)
    const text = await answer.text()
    const all: Answer = JSON.parse(text)
    t.match(all, {
      exported_at: /^\d{4}-/,
      accounts: [{ id: owner.accountId, email: owner.email }],
      keys: [{ label: `of ${owner.email}`, prefix: owner.key.slice(0, 12) }],
      jobs: [{ filename: `letter-${owner.accountId}.pdf`, status: 'done' }, { status: 'done' }],
      batches: [{ model: 'text' }],
      webhook_endpoints: [{ url: `https://hooks.invalid/${owner.accountId}` }],
    })
    t.equal(all.reservations.length, 3, 'two jobs and a conversion')
    t.match(all.webhook_deliveries[0].body, 'job.completed')
    t.ok(all.audit.some(({ action }: Answer) => action === 'account.exported'))
    for (const secret of [owner.key, 'argon2id', 'whsec_', owner.browser.cookies.get('session')!])
      t.notMatch(text, secret)
    const { hash } = await service.db
      .selectFrom('keys')
      .select('hash')
      .where('account_id', '=', owner.accountId)
      .executeTakeFirstOrThrow()
    t.notMatch(text, hash)
    t.notMatch(text, other.email)
    t.notMatch(text, `hooks.invalid/${other.accountId}`)
    t.equal((await fetch(`${service.url}/v1/account/export`)).status, 401)
  },
)

t.test('more rows than are read in one go', async (t) => {
  const service = await serviceFor(t)
  const { browser, accountId } = await person(service)
  const at = new Date().toISOString()
  const action = { account_id: accountId, action: 'key.created', address: null, at }
  for (let i = 0; i < 12; i++)
    await service.db
      .insertInto('audit')
      .values(Array.from({ length: 100 }, (_, k) => ({ ...action, subject: `${100 * i + k}` })))
      .execute()
  const { audit }: Answer = await (await browser.ask('GET', '/v1/account/export')).json()
  const subjects = audit.map(({ subject }: Answer) => subject).filter(Boolean)
  t.same(
    subjects,
    Array.from({ length: 1200 }, (_, i) => String(i)),
  )
})

t.test('an account is deleted with all that is its own', async (t) => {
  const office = await postOffice(t)
  const service = await serviceFor(t, { smtpUrl: office.url })
  const owner = await customer(service, office)
  const other = await customer(service, office)
  const elsewhere = new Browser(service)
  await elsewhere.ask('POST', '/v1/session/log-in', { email: owner.email, password: PASSWORD })
  const planted = { issuer: 'https://login.example.com', subject: 'ann', name: null, email: null }
  await new Identities(service.db).connect(planted, owner.accountId, '192.0.2.1')
  const job = await dataOf(post(owner, '/v1/jobs', slow))
  await eventually(async () => (service.engine.status().working > 0 ? true : undefined))
  const before = await rowsOf(other)
  const [filesBefore, cachedBefore] = [stored(service).length, cached(service)]

  const { browser } = owner
  const remove = (password?: string) =>
    browser.ask('POST', '/v1/account/deletion', password === undefined ? {} : { password })
  for (const wrong of ['wrong horse', undefined]) {
    const refused = await remove(wrong)
    t.equal(refused.status, 401)
    t.match(await refused.json(), { error: { code: 'INVALID_CREDENTIALS' } })
  }
  t.equal((await browser.ask('GET', '/v1/session')).status, 200, 'and is still there')
  t.equal((await remove(PASSWORD)).status, 200)

  t.equal(browser.cookies.has('session'), false)
  for (const one of [browser, elsewhere]) t.equal((await one.ask('GET', '/v1/session')).status, 401)
  t.equal((await post(owner, '/v1/convert', [file(page), model])).status, 401)
  const log = { email: owner.email, password: PASSWORD }
  t.equal((await elsewhere.ask('POST', '/v1/session/log-in', log)).status, 401)
  await until(() => service.engine.status().working === 0)
  const left = await rowsOf(owner)
  t.same(Object.keys(left), ['accounts', 'audit'])
  const row = await service.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  t.match(row, { name: '', email: null, password_hash: null, payer: null, deleted_at: /^\d{4}-/ })
  const queued = await service.db.selectFrom('queue').select('job_id').execute()
  t.notOk(queued.some(({ job_id }) => job_id === job.request_id))

  t.same(await rowsOf(other), before, 'others keep theirs')
  const own = `/v1/jobs?limit=10`
  t.equal(
    (await dataOf(fetch(service.url + own, { headers: { 'X-API-Key': other.key } }))).total,
    2,
  )
  // Two results, a kept answer, and the input of the running job were the owner's.
  await until(() => stored(service).length === filesBefore - 4)
  await until(() => cached(service) === cachedBefore - 1)
  const mail = await eventually(async () =>
    office.mails.find((mail) => mail.includes('Your account was deleted')),
  )
  t.match(mail, `To: ${owner.email}`)
  t.match(mail, 'write to who runs the service')

  const anew = await new Browser(service).ask('POST', '/v1/session/sign-up', log)
  t.equal(anew.status, 200, 'the address may sign up again')
})

t.test('a job that is ordered while its account is deleted is refused', async (t) => {
  const service = await serviceFor(t)
  const owner = await customer(service)
  const bytes = pdf([{ content: lines(['too late']) }])
  const orders = [
    { path: '/v1/jobs', name: 'file' },
    { path: '/v1/batch', name: 'files' },
  ].map(({ path, name }) => {
    const order = request(service.url + path, {
      method: 'POST',
      headers: { 'X-API-Key': owner.key, 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    const head = `--x\r\nContent-Disposition: form-data; name="model"\r\n\r\ntext\r\n--x\r\n`
    order.write(`${head}Content-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`)
    return { order, answered: once(order, 'response') as Promise<[IncomingMessage]> }
  })
  // Both have shown their keys when their files are expected.
  await until(() => readdirSync(join(service.dataFolder, 'uploads')).length >= 2)
  const deleted = await owner.browser.ask('POST', '/v1/account/deletion', { password: PASSWORD })
  t.equal(deleted.status, 200)
  for (const { order, answered } of orders) {
    order.end(Buffer.concat([Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')]))
    const [answer] = await answered
    t.equal(answer.statusCode, 401)
    t.match(await json(answer), { error: { code: 'INVALID_API_KEY' } })
  }
  t.same(await service.db.selectFrom('jobs').selectAll().execute(), [])
})

t.test('without a password a log-in of the last minutes is the proof', async (t) => {
  const { db, url } = await serviceFor(t)
  const identity = { issuer: 'https://login.example.com', subject: 'bob', name: null, email: null }
  const browser = new Browser({ url })
  browser.cookies.set('session', await new Identities(db).enter(identity, '192.0.2.1'))
  const created_at = new Date(Date.now() - 700_000).toISOString()
  await db.updateTable('sessions').set({ created_at }).execute()
  const refused = await browser.ask('POST', '/v1/account/deletion', {})
  t.equal(refused.status, 401)
  t.match(await refused.json(), { error: { code: 'INVALID_CREDENTIALS', message: /log in again/ } })
  browser.cookies.set('session', await new Identities(db).enter(identity, '192.0.2.1'))
  t.equal((await browser.ask('POST', '/v1/account/deletion', {})).status, 200)
  t.same(await db.selectFrom('identities').selectAll().execute(), [])
})

t.test('payments stay, the card does not, and one under way comes first', async (t) => {
  const stripe = await stripeServer(t)
  const service = await serviceFor(t, { stripe: { secretKey: 'sk_test', api: stripe.url } })
  const { browser, accountId } = await person(service)
  const payment = { account_id: accountId, kind: 'carnet', pages: 200, cents: 4000 } as const
  const times = { created_at: '2026-01-01T00:00:00Z' }
  const ending = { state: 'paid', reference: 'pi_1', ended_at: '2026-01-01T00:00:01Z' } as const
  await service.db
    .insertInto('payments')
    .values({ id: '01900000-0000-7000-8000-000000000001', ...payment, ...times, ...ending })
    .execute()
  const open = { id: '01900000-0000-7000-8000-000000000002', ...payment, ...times }
  await service.db.insertInto('payments').values(open).execute()
  const card = { payer: 'cus_1', payment_method: 'pm_7', card_verified_at: times.created_at }
  await service.db.updateTable('accounts').set(card).where('id', '=', accountId).execute()
  stripe.mood = 'processing'
  const refused = await browser.ask('POST', '/v1/account/deletion', { password: PASSWORD })
  t.equal(refused.status, 409)
  t.match(await refused.json(), { error: { code: 'NOT_READY' } })
  t.equal((await browser.ask('GET', '/v1/session')).status, 200)
  stripe.charges[0]!.status = 'succeeded'
  t.equal((await browser.ask('POST', '/v1/account/deletion', { password: PASSWORD })).status, 200)
  t.same(stripe.detached, ['pm_7'])
  t.match(await rowsOf({ ...service, accountId }), { accounts: 1, payments: 2, grants: undefined })
  t.match(
    await service.db.selectFrom('accounts').selectAll().where('id', '=', accountId).execute(),
    [{ email: null, payer: 'cus_1', payment_method: null, plan: 'none' }],
  )
})

t.test('the operator’s account stays', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  await service.db.updateTable('sessions').set({ account_id: 1 }).execute()
  const refused = await browser.ask('POST', '/v1/account/deletion', {})
  t.equal(refused.status, 409)
  t.equal((await browser.ask('GET', '/v1/session')).status, 200)
})
