import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { operatorKey } from '../accounts/operator-key.ts'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { ask, dataOf } from '../http/jobs.ts'
import { field, file } from '../http/service.ts'
import type { Receiver } from '../webhooks/receiver.ts'

const entry = join(import.meta.dirname, '..', '..', 'src', 'main.ts')

const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
export const slow = (pages: number, receiver: Receiver) => [
  file(pdf(Array.from({ length: pages }, () => dense))),
  field('model', 'text'),
  field('text_layer', 'never'),
  field('webhook_url', receiver.url),
]

/** A service in a process of its own. */
export interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly key: string
  /** Ends it at once, and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>
}

export async function start(t: Test, dataFolder: string, key?: string): Promise<Running> {
  // Without what tap loads into each process it sees begin: that ends at signals a service ignores.
  const child = spawn('env', ['-u', 'NODE_OPTIONS', process.execPath, entry], {
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
  await until(() => /pagemill serves/.test(said), 30_000)
  return {
    child,
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)![0],
    key: key ?? (await operatorKey(dataFolder)),
    kill(signal) {
      child.kill(signal)
      return exit
    },
  }
}

const pagesRead = (dataFolder: string): number =>
  readdirSync(join(dataFolder, 'work'), { recursive: true }).filter((path) =>
    /page-\d+$/.test(String(path)),
  ).length

/**
 * Resolves when a page of the job is read; the others are not until what it resolves to is called.
 */
export async function workedOn(service: Running, dataFolder: string): Promise<() => void> {
  await until(() => pagesRead(dataFolder) > 0)
  return hold(service.child.pid)
}

/** What must hold when all is over. */
export async function inOrder(
  t: Test,
  service: Running,
  dataFolder: string,
  pages: number,
  jobs: number,
) {
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
