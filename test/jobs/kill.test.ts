import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { ask, dataOf, ended, eventually, post } from '../http/jobs.ts'
import { field, file } from '../http/service.ts'
import { type Receiver, receiverFor } from '../webhooks/receiver.ts'

const entry = join(import.meta.dirname, '..', '..', 'src', 'main.ts')

const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
const slow = (pages: number, receiver: Receiver) => [
  file(pdf(Array.from({ length: pages }, () => dense))),
  field('model', 'text'),
  field('text_layer', 'never'),
  field('webhook_url', receiver.url),
]

/** A service in a process of its own. */
interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly key: string
  /** Ends it at once, and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>
}

async function start(t: Test, dataFolder: string, key = ''): Promise<Running> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: '0',
      PAGEMILL_DATA: dataFolder,
      PAGEMILL_LOG_LEVEL: 'silent',
      PAGEMILL_STOP_GRACE: '1',
      PAGEMILL_THREADS: '2',
      PAGEMILL_LANGUAGES: 'eng',
      PAGEMILL_JOBS_RATE: '1000000',
      PAGEMILL_WEBHOOK_HTTP: 'on',
      PAGEMILL_WEBHOOK_ALLOW: '127.0.0.1',
      PAGEMILL_WEBHOOK_DELAYS: '0,0,0,1,1',
    },
  })
  t.teardown(() => child.kill('SIGKILL'))
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  await until(() => /curl/.test(said), 30_000)
  return {
    child,
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)![0],
    key: /^API key: (\S+)$/m.exec(said)?.[1] ?? key,
    kill(signal) {
      child.kill(signal)
      return exit
    },
  }
}

const workedOn = (service: Running, id: string) =>
  eventually(async () => {
    const job = await dataOf(ask(service, `/v1/jobs/${id}`))
    if (job.completed_at) throw new Error('the job was too short for the test')
    return job.status === 'processing' && job.pages_done > 0 ? job : undefined
  })

/** What must hold when all is over. */
async function inOrder(t: Test, service: Running, dataFolder: string, pages: number, jobs: number) {
  t.equal((await dataOf(ask(service, '/v1/usage'))).calls_used, pages, 'each page is billed once')
  const db = await openDatabase(join(dataFolder, 'pagemill.db'))
  const left = await db.selectFrom('queue').select('job_id').execute()
  const held = await db.selectFrom('reservations').select('request_id').where('state', '=', 'held')
  t.same(left, [], 'nothing waits any more')
  t.same(await held.execute(), [], 'nothing is put aside any more')
  await db.destroy()
  const filesIn = (folder: string) => readdirSync(join(dataFolder, folder))
  await until(() => filesIn('storage/inputs').length === 0)
  t.equal(filesIn('storage/results').length, jobs, 'one result a job')
  for (const folder of ['attempts', 'uploads', 'work']) t.same(filesIn(folder), [], folder)
}

t.test('SIGKILL in the middle of a job: done once, billed once, told once', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  const first = await start(t, dataFolder)
  const { request_id } = await dataOf(post(first, '/v1/jobs', slow(16, receiver)))
  await workedOn(first, request_id)
  await first.kill('SIGKILL')

  const second = await start(t, dataFolder, first.key)
  t.match(await dataOf(ask(second, `/v1/jobs/${request_id}`)), { completed_at: null })
  t.match(await ended(second, request_id, 60_000), {
    status: 'done',
    pages_used: 16,
    pages_done: 16,
  })
  const result = await ask(second, `/v1/jobs/${request_id}/result?download=1`)
  t.equal((await result.text()).split('\f').length, 16)
  await receiver.got(1)
  t.equal(receiver.received.length, 1)
  t.match(JSON.parse(receiver.received[0]!.body), { type: 'job.completed', data: { request_id } })
  await inOrder(t, second, dataFolder, 16, 1)
})

t.test('killed again and again', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  let service = await start(t, dataFolder)
  const { key } = service
  const ids: string[] = []
  for (let round = 0; round < 3; round++) {
    const { request_id } = await dataOf(post(service, '/v1/jobs', slow(6, receiver)))
    ids.push(request_id)
    await new Promise((resolve) => setTimeout(resolve, 150 * round))
    await service.kill('SIGKILL')
    service = await start(t, dataFolder, key)
  }
  for (const id of ids) t.match(await ended(service, id, 60_000), { status: 'done', pages_used: 6 })
  await eventually(async () =>
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size === 3
      ? true
      : undefined,
  )
  for (const id of ids) {
    const told = receiver.received.filter(({ body }) => JSON.parse(body).data.request_id === id)
    t.ok(told.length >= 1)
    t.equal(new Set(told.map(({ headers }) => headers['webhook-id'])).size, 1, 'under one id')
  }
  await inOrder(t, service, dataFolder, 18, 3)
})

t.test('SIGTERM: what does not end within the grace is done after the next start', async (t) => {
  const dataFolder = folderFor(t)
  const receiver = await receiverFor(t)
  const first = await start(t, dataFolder)
  const { request_id } = await dataOf(post(first, '/v1/jobs', slow(30, receiver)))
  await workedOn(first, request_id)
  const told = performance.now()
  await first.kill('SIGTERM')
  t.equal(first.child.exitCode, 0)
  t.ok(performance.now() - told < 10_000)
  const second = await start(t, dataFolder, first.key)
  t.match(await ended(second, request_id, 60_000), { status: 'done', pages_used: 30 })
  await receiver.got(1)
  await inOrder(t, second, dataFolder, 30, 1)
})
