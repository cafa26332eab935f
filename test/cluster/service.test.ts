import { sql } from 'kysely'
import t from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { openDatabase } from '../../src/db/database.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, eventually, post } from '../http/jobs.ts'
import { field, file } from '../http/service.ts'
import { slow } from '../jobs/process.ts'
import { receiverFor } from '../webhooks/receiver.ts'
import { postgresFor } from './place.ts'
import { type Running, start, working } from './processes.ts'
import { s3For } from './s3.ts'

const letter = [file(pdf([{ content: lines(['a letter']) }]), 'a.pdf'), field('model', 'text')]

t.test('two api processes and two workers are one service', async (t) => {
  const url = await postgresFor(t)
  const places = { DATABASE_URL: url, STORAGE_URL: (await s3For(t)).url }
  const db = await openDatabase(url)
  t.teardown(() => db.destroy())
  const first = await start(t, 'api', places)
  const { key } = first
  const second = { ...(await start(t, 'api', places)), key }
  const workers = await Promise.all([start(t, 'worker', places), start(t, 'worker', places)])
  const receiver = await receiverFor(t)

  await t.test('what one accepts the other shows; a worker does it', async (t) => {
    const { request_id: id } = await dataOf(post(first, '/v1/jobs', letter))
    t.match(await ended(second, id), { status: 'done', pages_used: 1 })
    const file = await ask(second, `/v1/jobs/${id}/result?download=1`)
    t.match(await file.text(), /a letter/)
  })

  await t.test('a worker only says how it is', async (t) => {
    const { url } = workers[0]!
    t.equal((await fetch(`${url}/readyz`)).status, 200)
    t.equal((await post({ url, key }, '/v1/jobs', letter)).status, 404)
  })

  await t.test('a repeated request is done once, wherever it is sent', async (t) => {
    const headers = { 'Idempotency-Key': 'once' }
    const [a, b] = [
      await dataOf(post(first, '/v1/jobs', letter, headers)),
      await dataOf(post(second, '/v1/jobs', letter, headers)),
    ]
    t.equal(b.request_id, a.request_id)
  })

  await t.test('a key revoked here is refused there', async (t) => {
    const keys = new Keys(db)
    const made = await keys.create({ accountId: 1, label: null, isTest: false })
    const there = { ...second, key: made.key }
    t.equal((await ask(there, '/v1/jobs')).status, 200)
    await keys.revoke(1, made.id)
    await eventually(async () => ((await ask(there, '/v1/jobs')).status === 401 ? true : undefined))
  })

  await t.test('requests are counted in common', async (t) => {
    const made = await new Keys(db).create({ accountId: 1, label: null, isTest: false })
    const left = async (service: Running): Promise<number> => {
      const { headers } = await ask({ ...service, key: made.key }, '/v1/jobs')
      return Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])
    }
    const before = await left(first)
    t.equal(await left(second), before - 1)
    t.equal(await left(first), before - 2)
  })

  await t.test('cancelling through the other one stops the work', async (t) => {
    const { request_id: id } = await dataOf(post(first, '/v1/jobs', slow(60, receiver)))
    await working(second, id)
    await dataOf(ask(second, `/v1/jobs/${id}/cancel`, 'POST'))
    await eventually(async () => {
      const texts = await Promise.all(
        workers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
      )
      const working = texts.every((text) => /^pagemill_pages_working 0$/m.test(text))
      return working ? true : undefined
    })
    t.match(await dataOf(ask(first, `/v1/jobs/${id}`)), { status: 'failed', pages_used: null })
  })

  await t.test(
    'a worker that is told to stop ends what it began, the other takes the rest',
    async (t) => {
      const counts = [20, 2, 2, 2]
      const ids: string[] = []
      for (const count of counts)
        ids.push((await dataOf(post(first, '/v1/jobs', slow(count, receiver)))).request_id)
      await working(second, ids[0]!)
      workers[0]!.child.kill('SIGTERM')
      t.equal(await workers[0]!.exit, 0)
      for (const [i, id] of ids.entries())
        t.match(await ended(second, id), { status: 'done', pages_used: counts[i]! })
    },
  )

  await t.test('a killed worker’s jobs are done by another, and billed once', async (t) => {
    const { request_id: id } = await dataOf(post(first, '/v1/jobs', slow(20, receiver)))
    await working(second, id)
    workers[1]!.child.kill('SIGKILL')
    await workers[1]!.exit
    // As if its last sign of life were older.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 h'
      where state = 'active'`.execute(db)
    await start(t, 'worker', places)
    t.match(await ended(second, id, 110_000), { status: 'done', pages_used: 20 })
    const billed = await db
      .selectFrom('reservations')
      .select(['state', 'billed'])
      .where('request_id', '=', id)
      .execute()
    t.same(billed, [{ state: 'settled', billed: 20 }])
  })
})
