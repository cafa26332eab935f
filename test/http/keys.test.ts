import t from 'tap'
import { MOST_KEYS } from '../../src/accounts/keys.ts'
import { lines, pdf } from '../engine/documents.ts'
import { person } from './browser.ts'
import { type Answer, convert, field, file, type Service, serviceFor } from './service.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const document = file(pdf([{ content: lines(['one page']) }]))
const page = (service: Service, key: string): Promise<Response> =>
  convert(service, [document, field('model', 'text')], key)

const verifyCard = ({ db }: Service, accountId: number) =>
  db
    .updateTable('accounts')
    .set({ card_verified_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute()

t.test('without a session', async (t) => {
  const service = await serviceFor(t)
  for (const [method, path] of [
    ['GET', '/v1/keys'],
    ['POST', '/v1/keys'],
    ['POST', '/v1/keys/1/rotate'],
    ['DELETE', '/v1/keys/1'],
  ] as const) {
    const answer = await fetch(service.url + path, {
      method,
      headers: { 'X-API-Key': service.key },
    })
    t.equal(answer.status, 401, `${method} ${path}: a key is no session`)
    t.match(await answer.json(), { success: false, error: { code: 'SESSION_REQUIRED' } })
  }
})

t.test('create, list, use, rotate, revoke', async (t) => {
  const service = await serviceFor(t)
  const { browser, accountId } = await person(service)
  t.same((await browser.read('GET', '/v1/keys')).data, [])

  const refused = await browser.ask('POST', '/v1/keys', { label: 'till' })
  t.equal(refused.status, 402)
  t.match(await refused.json(), { error: { code: 'CARD_REQUIRED', upgrade_url: /^http/ } })
  await verifyCard(service, accountId)

  const made = (await browser.read('POST', '/v1/keys', { label: 'till', monthly_limit: 3 })).data
  t.same(Object.keys(made).sort(), [
    'created_at',
    'id',
    'is_test',
    'key',
    'label',
    'note',
    'prefix',
  ])
  t.match(made, { id: Number, label: 'till', is_test: false, created_at: ISO, note: String })
  t.match(made.key, /^sk_live_[0-9A-Za-z]{36}$/)
  t.equal(made.prefix, made.key.slice(0, 12))

  const [listed] = (await browser.read('GET', '/v1/keys')).data
  t.same(listed, {
    id: made.id,
    prefix: made.prefix,
    label: 'till',
    is_active: true,
    is_test: false,
    monthly_limit: 3,
    created_at: made.created_at,
    last_used_at: null,
  })
  t.equal((await page(service, made.key)).status, 200)
  const [used] = (await browser.read('GET', '/v1/keys')).data
  t.match(used.last_used_at, ISO)
  t.ok(Math.abs(Date.parse(used.last_used_at) - Date.now()) < 60_000)

  const rotated = (await browser.read('POST', `/v1/keys/${made.id}/rotate`)).data
  t.match(rotated, {
    old_id: made.id,
    old_revoked: true,
    label: 'till',
    is_test: false,
    note: /\w/,
  })
  t.not(rotated.key, made.key)
  t.equal((await page(service, made.key)).status, 401, 'the old one is dead at once')
  t.equal((await page(service, rotated.key)).status, 200)
  t.equal((await page(service, rotated.key)).status, 200)
  const over = await page(service, rotated.key)
  t.equal(over.status, 402, 'the limit of three pages a month came along, and so did the page used')
  t.match(await over.json(), { error: { code: 'QUOTA_EXCEEDED' } })

  const again = await browser.ask('POST', `/v1/keys/${made.id}/rotate`)
  t.equal(again.status, 409)
  t.match(await again.json(), { error: { code: 'INVALID_PARAMETER' } })

  for (let times = 0; times < 2; times++) {
    const gone = await browser.ask('DELETE', `/v1/keys/${rotated.id}`)
    t.equal(gone.status, 200)
    t.same(((await gone.json()) as Answer).data, { id: rotated.id, is_active: false })
  }
  t.equal((await page(service, rotated.key)).status, 401)
  t.match(
    (await browser.read('GET', '/v1/keys')).data.map((key: Answer) => key.is_active),
    [false, false],
  )
  const actions = await service.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('account_id', '=', accountId)
    .execute()
  t.match(actions, [
    { action: 'account.created' },
    { action: 'session.opened' },
    { action: 'key.created', subject: String(made.id) },
    { action: 'key.rotated', subject: String(made.id) },
    { action: 'key.revoked', subject: String(rotated.id) },
  ])
  t.equal(actions.length, 5, 'revoking again is no action')
})

t.test('many rotations at once leave one active key', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  const { id } = (await browser.read('POST', '/v1/keys', { is_test: true })).data
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.ask('POST', `/v1/keys/${id}/rotate`)),
  )
  t.same(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
  const keys = (await browser.read('GET', '/v1/keys')).data
  t.equal(keys.length, 2)
  t.equal(keys.filter((key: Answer) => key.is_active).length, 1)
})

t.test('a test key: no card, five pages, convert only', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  const made = (await browser.read('POST', '/v1/keys', { is_test: true })).data
  t.match(made, { is_test: true, label: null, key: /^sk_test_/ })
  const form = new FormData()
  form.append('file', new Blob([document.value as Uint8Array<ArrayBuffer>]), 'a.pdf')
  form.append('model', 'text')
  const headers = { 'X-API-Key': made.key }
  const job = await fetch(`${service.url}/v1/jobs`, { method: 'POST', headers, body: form })
  t.equal(job.status, 402)
  t.match(await job.json(), { error: { code: 'NO_ACTIVE_PLAN' } })
  const five = file(pdf(Array.from({ length: 5 }, () => ({ content: lines(['a page']) }))))
  t.equal((await convert(service, [five, field('model', 'text')], made.key)).status, 200)
  t.match(await (await page(service, made.key)).json(), { error: { code: 'QUOTA_EXCEEDED' } })
  const usage = await fetch(`${service.url}/v1/usage`, { headers })
  t.match(await usage.json(), {
    data: { calls_used: 5, calls_limit: 5, percentage: 100, is_test_key: true },
  })
})

t.test('what is refused', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  const stranger = (await person(service)).browser
  for (const body of [
    { label: 'x'.repeat(121), is_test: true },
    { label: 7 },
    { is_test: 'yes' },
    { is_test: true, monthly_limit: -1 },
    { is_test: true, monthly_limit: 1.5 },
    'key',
  ]) {
    const answer = await browser.ask('POST', '/v1/keys', body)
    t.equal(answer.status, 400, JSON.stringify(body).slice(0, 40))
    t.match(await answer.json(), { error: { code: 'INVALID_PARAMETER' } })
  }
  const longest = await browser.read('POST', '/v1/keys', { label: 'x'.repeat(120), is_test: true })
  const { id, key } = longest.data
  for (const [who, wanted] of [
    [stranger, id],
    [browser, 999],
    [browser, 'x'],
    [browser, '1e3'],
    [browser, '99999999999999999999'],
  ] as const)
    for (const [method, path] of [
      ['POST', `/v1/keys/${wanted}/rotate`],
      ['DELETE', `/v1/keys/${wanted}`],
    ] as const) {
      const answer = await who.ask(method, path)
      t.equal(answer.status, 404, `${method} ${path}`)
      t.match(await answer.json(), { error: { code: 'NOT_FOUND' } })
    }
  t.same((await stranger.read('GET', '/v1/keys')).data, [], "another's keys are not listed")
  t.equal((await page(service, key)).status, 200, 'nobody has touched it')
})

t.test('no card is needed on the plan unlimited, nor without billing', async (t) => {
  const service = await serviceFor(t)
  const { browser, accountId } = await person(service)
  const plan = { plan: 'unlimited' }
  await service.db.updateTable('accounts').set(plan).where('id', '=', accountId).execute()
  t.equal((await browser.ask('POST', '/v1/keys')).status, 200, 'the body is optional')
  const free = await serviceFor(t, { billing: false })
  t.equal((await (await person(free)).browser.ask('POST', '/v1/keys', {})).status, 200)
})

t.test('requests of one session are limited', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  for (let i = 0; i < 120; i++) await browser.ask('GET', '/v1/session')
  const over = await browser.ask('GET', '/v1/keys')
  t.equal(over.status, 429)
  t.equal(over.headers.get('ratelimit-policy'), '"session";q=120;w=60')
  const other = (await person(service)).browser
  t.equal((await other.ask('GET', '/v1/keys')).status, 200, 'of that one only')
})

t.test('test keys share their account’s rate; an account has so many keys at most', async (t) => {
  const service = await serviceFor(t)
  const { browser } = await person(service)
  const keys = []
  for (let i = 0; i < MOST_KEYS; i++)
    keys.push((await browser.read('POST', '/v1/keys', { is_test: true })).data.key as string)
  const more = await browser.ask('POST', '/v1/keys', { is_test: true })
  t.equal(more.status, 409)
  t.match(await more.json(), { error: { code: 'INVALID_PARAMETER', message: /at most 50 keys/ } })
  const statuses = []
  for (const key of keys.slice(0, 6)) statuses.push((await convert(service, [], key)).status)
  t.same(statuses, [400, 400, 400, 400, 400, 429])
})
