import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, eventually, post } from '../http/jobs.ts'
import { field, file } from '../http/service.ts'
import { newCluster, removeCluster } from './postgres.ts'
import { start } from './processes.ts'
import { s3For } from './s3.ts'

const letter = [file(pdf([{ content: lines(['a letter']) }]), 'a.pdf'), field('model', 'text')]

t.test('PostgreSQL or S3 is away for a while', async (t) => {
  const cluster = newCluster()
  t.teardown(() => removeCluster(cluster.folder))
  const url = cluster.url('postgres')
  const s3 = await s3For(t)
  const settings = { DATABASE_URL: url, STORAGE_URL: s3.url }
  const api = await start(t, 'api', settings)
  await start(t, 'worker', settings)
  const readiness = async () => {
    const answer = await fetch(`${api.url}/readyz`)
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const ready = () =>
    eventually(async () => ((await readiness()).status === 200 ? true : undefined))

  const refused = async (t: { equal: (a: unknown, b: unknown) => unknown }, code: string) => {
    const answer = await post(api, '/v1/jobs', letter)
    t.equal(answer.status, 503)
    t.equal(((await answer.json()) as { error: { code: string } }).error.code, code)
    t.equal(answer.headers.get('retry-after'), '5')
  }

  await t.test('PostgreSQL', async (t) => {
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', letter))
    cluster.stop()
    await refused(t, 'SERVICE_NOT_READY')
    t.equal((await ask(api, '/v1/jobs')).status, 503)
    t.match(await readiness(), { status: 503, body: { error: { message: /database/ } } })
    t.equal((await fetch(`${api.url}/healthz`)).status, 200)
    cluster.start()
    await ready()
    t.match(await ended(api, id), { status: 'done' })
    const { request_id: next } = await dataOf(post(api, '/v1/jobs', letter))
    t.match(await ended(api, next), { status: 'done' })
  })

  await t.test('S3', async (t) => {
    s3.fault = 503
    await refused(t, 'STORAGE_ERROR')
    t.match(await readiness(), { status: 503, body: { error: { message: /storage/ } } })
    s3.fault = null
    await ready()
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', letter))
    t.match(await ended(api, id), { status: 'done' })
  })

  await t.test('a start without one of them ends, and says why', async (t) => {
    s3.fault = 503
    await t.rejects(start(t, 'worker', settings), /bucket pages cannot be used: it answers 503/)
    s3.fault = null
    const elsewhere = { ...settings, DATABASE_URL: cluster.url('nowhere') }
    await t.rejects(start(t, 'api', elsewhere), /database "nowhere" does not exist/)
  })

  await t.test('nothing is billed twice, nothing waits any more', async (t) => {
    const db = await openDatabase(url)
    const states = await db.selectFrom('reservations').select(['state', 'billed']).execute()
    const queue = await db.selectFrom('queue').selectAll().execute()
    await db.destroy()
    t.same(
      states,
      Array.from({ length: 3 }, () => ({ state: 'settled', billed: 1 })),
    )
    t.same(queue, [])
  })
})
