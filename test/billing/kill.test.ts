import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { convert, field, file, type Service } from '../http/service.ts'
import { accountWith } from './accounts.ts'

const ROUNDS = 4
const entry = join(import.meta.dirname, '../../src/main.ts')
const page = { content: lines(Array.from({ length: 30 }, (_, i) => `line ${i} of this page`)) }
const parts = [
  file(pdf([page, page])),
  field('model', 'text'),
  field('text_layer', 'never'),
  field('languages', 'eng'),
]

async function start(t: Test, dataFolder: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { PORT: '0', PAGEMILL_DATA: dataFolder, PAGEMILL_LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env, PAGEMILL_THREADS: '2', PAGEMILL_CONVERT_RATE: '100000' },
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  await until(() => /pagemill serves/.test(said), 60_000)
  return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)![0] }
}

t.test('the books agree after every kill', async (t) => {
  const dataFolder = folderFor(t)
  const db = await openDatabase(join(dataFolder, 'pagemill.db'))
  t.teardown(() => db.destroy())
  const plan = { plan: 'starter', created_at: new Date().toISOString() }
  const { key, keyId } = await accountWith(db, plan)
  let answered = 0

  for (let round = 0; round < ROUNDS; round++) {
    const { child, url } = await start(t, dataFolder)
    const service = { url, key } as Service
    const gone = new Promise((resolve) => child.once('exit', resolve))
    let before = answered
    const client = async (): Promise<void> => {
      for (;;) {
        const answer = await convert(service, parts)
        await answer.arrayBuffer()
        if (answer.status === 200) answered += Number(answer.headers.get('x-service-pages-used'))
      }
    }
    const clients = [client(), client(), client()].map((ends) => ends.catch(() => {}))
    await until(() => answered > before, 60_000)
    before = answered
    // Each round in another part of a conversion.
    await new Promise((resolve) => setTimeout(resolve, 37 * (round + 1)))
    child.kill('SIGKILL')
    await Promise.all([...clients, gone])
  }

  const last = await start(t, dataFolder)
  const held = await db
    .selectFrom('reservations')
    .select('request_id')
    .where('state', '=', 'held')
    .execute()
  t.same(held, [], 'nothing is put aside any more')
  const billed = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.sum<number>('billed').as('pages'))
    .executeTakeFirstOrThrow()
  t.ok(answered > 0)
  t.ok(billed.pages >= answered, `${answered} pages were answered, ${billed.pages} billed`)
  // A client that is cut off between the bill and the last byte pays for one file, once a kill.
  t.ok(billed.pages <= answered + ROUNDS * 3 * 2, 'and no more than were under way')
  const counts = await db.selectFrom('page_counts').selectAll().execute()
  t.match(counts, [{ key_id: keyId, held: 0, used: billed.pages }])
  const grants = await db.selectFrom('grants').selectAll().execute()
  t.match(grants, [{ kind: 'plan', drawn: billed.pages }])
  const usage = await fetch(`${last.url}/v1/usage`, { headers: { 'X-API-Key': key } })
  t.match(await usage.json(), { data: { calls_used: billed.pages } })
})
