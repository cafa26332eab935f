import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/telemetry/log.ts'
import { accountWith } from '../billing/accounts.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { eventually } from './jobs.ts'
import { type Answer, convert, field, file, metric, type Service, serviceFor } from './service.ts'

const page = { content: lines(['A page with some words']) }
const document = (pages: number) => file(pdf(Array.from({ length: pages }, () => page)))

const usage = async ({ url }: Service, key: string): Promise<Answer> =>
  (await fetch(`${url}/v1/usage`, { headers: { 'X-API-Key': key } })).json()

const states = async ({ db }: Service): Promise<string[]> =>
  (await db.selectFrom('reservations').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  )

t.test('a conversion is billed by its pages', async (t) => {
  const service = await serviceFor(t)
  const { key } = await accountWith(service.db, {
    plan: 'free',
    created_at: new Date().toISOString(),
  })
  const first = await convert(service, [document(4), field('model', 'text')], key)
  t.equal(first.headers.get('x-service-pages-used'), '4')
  const part = await convert(service, [document(5), field('page_range', '2-3')], key)
  t.equal(part.headers.get('x-service-pages-used'), '2')
  t.match(await usage(service, key), {
    success: true,
    data: {
      plan: 'free',
      calls_used: 6,
      calls_limit: 10,
      percentage: 60,
      reset_date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      year_month: new Date().toISOString().slice(0, 7),
      is_test_key: false,
    },
    request_id: String,
  })

  t.test('more pages than are left', async (t) => {
    const answer = await convert(service, [document(5)], key)
    t.equal(answer.status, 402)
    t.match(await answer.json(), {
      success: false,
      error: {
        code: 'INSUFFICIENT_PAGES',
        needed: 5,
        left: 4,
        upgrade_url: `${service.url}/usage`,
      },
    })
    t.equal((await fetch(`${service.url}/usage`)).status, 200, 'the address leads somewhere')
  })

  await t.test('what fails is not billed', async (t) => {
    const bad = await convert(service, [file('no document')], key)
    t.equal(bad.status, 400)
    const odd = await convert(service, [document(1), field('page_range', '9')], key)
    t.equal(odd.status, 400)
    t.equal((await usage(service, key)).data.calls_used, 6)
  })

  await convert(service, [document(4)], key)
  const over = await convert(service, [document(1)], key)
  t.equal(over.status, 402)
  t.match(await over.json(), { error: { code: 'QUOTA_EXCEEDED' } })
  t.same(await states(service), ['settled', 'settled', 'settled'])
})

t.test('a client that leaves is not billed', async (t) => {
  const service = await serviceFor(t)
  const dense = { content: lines(Array.from({ length: 40 }, (_, i) => `Line ${i} of many words`)) }
  const slow = file(pdf(Array.from({ length: 10 }, () => dense)))
  const leaving = new AbortController()
  const gone = convert(
    service,
    [slow, field('text_layer', 'never'), field('dpi', '400')],
    service.key,
    leaving.signal,
  )
  gone.catch(() => {})
  const isHeld = (wanted: boolean) =>
    eventually(async () => (await states(service)).includes('held') === wanted || undefined)
  await isHeld(true)
  const goOn = hold()
  t.equal(await metric(service, 'pagemill_pages_held'), 10)
  leaving.abort()
  await t.rejects(gone)
  goOn()
  await isHeld(false)
  t.same(await states(service), ['released'])
  t.equal(await metric(service, 'pagemill_pages_held'), 0)
  t.equal((await usage(service, service.key)).data.calls_used, 0)
})

t.test('a conversion that takes too long is not billed', async (t) => {
  const service = await serviceFor(t, { syncDeadline: 1500, pageDeadline: 60_000 })
  const asked = convert(service, [document(10), field('text_layer', 'never')])
  // It is over only where the time was gone before its pages had their turn.
  let isOver = false
  void asked.then(() => {
    isOver = true
  })
  await until(() => isOver || service.engine.status().working > 0)
  const goOn = hold()
  const late = await asked
  goOn()
  t.match(await late.json(), { error: { code: /^(OCR_ERROR|SERVICE_BUSY)$/ } })
  t.notOk((await states(service)).some((state) => state !== 'released'))
  t.equal((await usage(service, service.key)).data.calls_used, 0)
})

t.test('what a killed process held is given back at the next start', async (t) => {
  const dataFolder = folderFor(t)
  const config = { ...readConfig(), port: 0, dataFolder, threads: 1 }
  const first = await startApp(config, createLog('silent'))
  const { keyId, accountId } = await accountWith(first.db, { plan: 'free' })
  await first.db
    .insertInto('grants')
    .values({ account_id: accountId, name: 'free', kind: 'plan', pages: 10, drawn: 6 } as never)
    .execute()
  const period = '2026-01-10T12:00:00.000Z'
  await first.db
    .insertInto('reservations')
    .values({
      request_id: 'cut off',
      account_id: accountId,
      key_id: keyId,
      counted_as: keyId,
      endpoint: 'convert',
      period,
      pages: 6,
      created_at: period,
    } as never)
    .execute()
  await first.db
    .insertInto('draws')
    .values({ request_id: 'cut off', grant_id: 1, pages: 6 })
    .execute()
  await first.db
    .insertInto('page_counts')
    .values({ key_id: keyId, account_id: accountId, period, held: 6 })
    .execute()
  await first.close()
  const second = await startApp(config, createLog('silent'))
  t.teardown(() => second.close())
  t.match(await second.db.selectFrom('grants').selectAll().execute(), [{ drawn: 0 }])
  t.match(await second.db.selectFrom('page_counts').selectAll().execute(), [{ held: 0, used: 0 }])
})

t.test('billing switched off', async (t) => {
  const service = await serviceFor(t, { billing: false })
  const { key } = await accountWith(service.db, { plan: 'none', card_verified_at: null })
  t.equal((await convert(service, [document(3)], key)).status, 200)
  const answer = await fetch(`${service.url}/v1/usage`, { headers: { 'X-API-Key': key } })
  t.equal(answer.status, 503)
  t.match(await answer.json(), { success: false, error: { code: 'SERVICE_NOT_READY' } })
  t.same(await states(service), [])
})

t.test('usage wants a key', async (t) => {
  const service = await serviceFor(t)
  const answer = await fetch(`${service.url}/v1/usage`)
  t.equal(answer.status, 401)
  t.match(await answer.json(), { error: { code: 'MISSING_API_KEY' } })
})

t.test('who may not use an endpoint is told before the file is sent', async (t) => {
  const service = await serviceFor(t)
  const { key } = await accountWith(service.db, { plan: 'free' })
  const { port } = new URL(service.url)
  for (const path of ['/v1/jobs', '/v1/batch']) {
    const socket = connect(Number(port), '127.0.0.1')
    t.teardown(() => socket.destroy())
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 40000000\r\n\r\n',
    )
    const [answer] = await once(socket, 'data')
    t.match(String(answer), /^HTTP\/1\.1 402 [\s\S]*"code":"NO_ACTIVE_PLAN"/)
  }
})

t.test("a plan's own limit of a file", async (t) => {
  const plansFile = join(folderFor(t), 'plans.json')
  const row = {
    name: 'small',
    price: 0,
    pages: 100,
    per: 'month',
    endpoints: ['convert', 'jobs', 'batch'],
    maxFileBytes: 1000,
    needsCard: false,
    pack: null,
    smartPages: null,
  }
  writeFileSync(plansFile, JSON.stringify([row]))
  const service = await serviceFor(t, { plansFile })
  const { key } = await accountWith(service.db, { plan: 'small' })
  const headers = { 'X-API-Key': key }
  for (const [path, name] of [
    ['/v1/convert', 'file'],
    ['/v1/jobs', 'file'],
    ['/v1/batch', 'files'],
  ] as const) {
    const form = new FormData()
    form.append('model', 'text')
    form.append(name, new Blob([new Uint8Array(1001)]), 'a.pdf')
    const answer = await fetch(service.url + path, { method: 'POST', headers, body: form })
    const body = (await answer.json()) as Answer
    const { code } = name === 'file' ? body.error : body.data.errors[0]
    t.equal(code, 'FILE_TOO_LARGE', path)
  }
})

t.test('plans of a file', async (t) => {
  const plansFile = join(folderFor(t), 'plans.json')
  const row = {
    name: 'school',
    price: 500,
    pages: 300,
    per: 'month',
    endpoints: ['convert'],
    maxFileBytes: 1_000_000,
    needsCard: true,
    pack: null,
    smartPages: null,
  }
  writeFileSync(plansFile, JSON.stringify([row, { ...row, name: 'free', pages: 3, per: 'once' }]))
  const service = await serviceFor(t, { plansFile })
  const { data } = (await (await fetch(`${service.url}/v1/plans`)).json()) as Answer
  const byName = new Map(data.plans.map((plan: Answer) => [plan.name, plan]))
  t.match(byName.get('school'), { price: 500, pages: 300, per: 'month' })
  t.match(byName.get('free'), { pages: 3 })
  // The specification's table.
  t.match(byName.get('starter'), { price: 2900, pages: 2500, pack: { pages: 500, price: 580 } })
  t.match(byName.get('pro'), { price: 9900, pages: 10_000, pack: { pages: 2000, price: 1980 } })
  t.match(byName.get('scale'), { price: 19_000, pages: 20_000, pack: { pages: 4000, price: 3800 } })
  const bad = join(folderFor(t), 'plans.json')
  writeFileSync(bad, JSON.stringify([{ ...row, pages: -1 }]))
  await t.rejects(serviceFor(t, { plansFile: bad }), { message: /plans\.json.*\n?.*pages/s })
})
