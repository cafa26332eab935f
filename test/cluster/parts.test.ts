import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { folderFor, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request, until } from '../engine/engines.ts'
import { ask, dataOf, ended, eventually, post } from '../http/jobs.ts'
import { field, file } from '../http/service.ts'
import { postgresFor } from './place.ts'
import { start } from './processes.ts'
import { s3For } from './s3.ts'

/** Pages of a part, and parts that one worker of one thread holds at most. */
const PART = 2
const HELD_BY_ONE = 4
const PAGES = 14

/** A ruled table that goes on over all pages, its head on each. */
const sheet = (page: number) => {
  const rows = Array.from({ length: 12 }, (_, i) => [
    `Item ${page * 12 + i}`,
    `${(page * 12 + i) * 3}.50`,
  ])
  const all = [['Article', 'Amount'], ...rows]
  const cell = (text: string, row: number, column: number) =>
    `BT /F1 11 Tf ${66 + column * 240} ${786 - row * 30} Td (${text}) Tj ET
     ${60 + column * 240} ${776 - row * 30} 240 30 re S`
  return { content: all.flatMap((row, y) => row.map((text, x) => cell(text, y, x))).join('\n') }
}
const document = pdf(Array.from({ length: PAGES }, (_, page) => sheet(page)))
const order = [file(document, 'list.pdf'), field('model', 'tables'), field('output', 'csv')]

t.test('workers share a large document', async (t) => {
  const url = await postgresFor(t)
  const s3 = await s3For(t)
  const settings = {
    DATABASE_URL: url,
    STORAGE_URL: s3.url,
    PAGEMILL_PART_PAGES: String(PART),
  }
  const db = await openDatabase(url)
  t.teardown(() => db.destroy())
  const storage = await openStorage(s3.url, '')
  t.teardown(() => storage.close())
  const api = await start(t, 'api', settings)
  const workers = await Promise.all([start(t, 'worker', settings), start(t, 'worker', settings)])

  const stored = async (folder: string): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of storage.list()) if (key.startsWith(`${folder}/`)) keys.push(key)
    return keys
  }
  const holdReadings = (): void => {
    s3.holds = (method, path) => method === 'PUT' && path.includes('/readings/')
  }
  /** More parts are read at once than one worker takes. */
  const bothWork = () => until(() => s3.held > HELD_BY_ONE, 60_000)
  const gone = (folder: string) =>
    eventually(async () => ((await stored(folder)).length === 0 ? true : undefined))
  const nothingLeft = async (t: Test): Promise<void> => {
    t.same(await db.selectFrom('job_parts').selectAll().execute(), [])
    t.same(await db.selectFrom('queue').selectAll().execute(), [])
    await gone('readings')
    await gone('inputs')
  }
  const billed = async (id: string) => {
    const rows = await db
      .selectFrom('reservations')
      .select(['state', 'billed'])
      .where('request_id', '=', id)
      .execute()
    return rows[0]
  }

  await t.test('several at once, and the result is that of one machine', async (t) => {
    holdReadings()
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', order))
    await bothWork()
    t.match(await dataOf(ask(api, `/v1/jobs/${id}`)), { status: 'processing', pages_used: null })
    s3.holds = null
    t.match(await ended(api, id), { status: 'done', pages_used: PAGES, pages_done: PAGES })
    t.same(await billed(id), { state: 'settled', billed: PAGES })
    const shared = await (await ask(api, `/v1/jobs/${id}/result?download=1`)).text()
    const engine = await engineFor(t)
    const source = { path: write(folderFor(t), 'list.pdf', document), name: 'list.pdf' }
    const wanted = request({ model: 'tables', output: 'csv' })
    const alone = await engine.convert(source, wanted, context())
    t.equal(shared, await readFile(alone.path, 'utf8'))
    t.match(shared, /Item 167/)
    await alone.dispose()
    await nothingLeft(t)
  })

  await t.test('a page range keeps its order', async (t) => {
    const parts = [...order, field('page_range', '9-12,1-3')]
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', parts))
    t.match(await ended(api, id), { status: 'done', pages_used: 7 })
    const text = await (await ask(api, `/v1/jobs/${id}/result?download=1`)).text()
    t.ok(text.indexOf('Item 96') < text.indexOf('Item 0'))
  })

  await t.test('cancelled and deleted jobs leave nothing behind', async (t) => {
    holdReadings()
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', order))
    await bothWork()
    await dataOf(ask(api, `/v1/jobs/${id}/cancel`, 'POST'))
    const { request_id: other } = await dataOf(post(api, '/v1/jobs', order))
    s3.holds = null
    t.match(await dataOf(ask(api, `/v1/jobs/${id}`)), { status: 'failed', pages_used: null })
    await dataOf(ask(api, `/v1/jobs/${other}`, 'DELETE'))
    t.match(await billed(id), { state: 'released' })
    await nothingLeft(t)
  })

  await t.test('what the storage refuses is tried again', async (t) => {
    holdReadings()
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', order))
    await until(() => s3.held > 0, 60_000)
    s3.fault = 403
    s3.holds = null
    const again = db.selectFrom('queue').select('attempts').where('attempts', '>', 1)
    await eventually(() => again.executeTakeFirst())
    s3.fault = null
    t.match(await ended(api, id, 110_000), { status: 'done', pages_used: PAGES })
    await nothingLeft(t)
  })

  await t.test('a killed worker’s parts are done by the other, and billed once', async (t) => {
    holdReadings()
    const { request_id: id } = await dataOf(post(api, '/v1/jobs', order))
    await bothWork()
    workers[0]!.child.kill('SIGKILL')
    await workers[0]!.exit
    // As if all last signs of life were older: the living one's claims are lost as well.
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 h'
      where state = 'active'`.execute(db)
    s3.holds = null
    t.match(await ended(api, id, 110_000), { status: 'done', pages_used: PAGES })
    t.same(await billed(id), { state: 'settled', billed: PAGES })
    t.same(await db.selectFrom('queue').selectAll().execute(), [])
    await gone('inputs')
  })
})
