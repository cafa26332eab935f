import { join } from 'node:path'
import type { Reservations } from '../billing/reservations.ts'
import type { Database } from '../db/database.ts'
import type { Notices } from '../db/notices.ts'
import { openNotices } from '../db/open-notices.ts'
import type { Engine } from '../engine/engine.ts'
import { KeptAnswers } from '../idempotency/kept-answers.ts'
import { LEASE, openQueue } from '../queue/open-queue.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { OPEN_VAULT, type Vault } from '../vault/vault.ts'
import type { OpenWebhooks } from '../webhooks/open-webhooks.ts'
import type { Workplace } from './attempt.ts'
import { Batches } from './batches.ts'
import { Ending } from './ending.ts'
import { Inputs } from './inputs.ts'
import { Jobs } from './jobs.ts'
import { Links } from './links.ts'
import { Retention } from './retention.ts'
import { Runner } from './runner.ts'

/** Where jobs run, and how long what they leave is kept. */
export interface JobSettings {
  readonly dataFolder: string
  /** null = SQLite and files in the data folder, for one process. */
  readonly databaseUrl: string | null
  readonly storageUrl: string | null
  /** Whether this process works on jobs. */
  readonly works: boolean
  readonly threads: number
  /** Pages of a job that a worker takes at once; without effect where there is but one process. */
  readonly partPages: number
  /** Milliseconds. */
  readonly inputLife: number
  readonly resultLife: number
  readonly recordLife: number
  /** What secrets of jobs and links are sealed with. */
  readonly vault?: Vault
  /** As of `Workplace`. */
  readonly around?: Workplace['around']
}

/** All that has to do with jobs. */
export interface OpenJobs {
  readonly jobs: Jobs
  readonly batches: Batches
  readonly links: Links
  readonly storage: Storage
  readonly keptAnswers: KeptAnswers
  readonly runner: Runner
  readonly retention: Retention
  readonly notices: Notices
  /** Works on jobs, if that is wished: the only process of SQLite goes on where the last ended. */
  start(): Promise<void>
  /** When the grace is over, work in hand goes back into the queue. */
  stop(grace: AbortSignal): Promise<void>
  /** Last: no more is accepted either. */
  close(): Promise<void>
}

/**
 * Jobs, their queue, their files, and the news about them.
 *
 * @param onFault what the operator should know; with the job's id where it is of one
 * @throws when the storage or the queue cannot be used; then nothing is left open
 */
export async function openJobs(
  db: Database,
  engine: Engine,
  reservations: Reservations,
  { outbox, deliveries }: Pick<OpenWebhooks, 'outbox' | 'deliveries'>,
  settings: JobSettings,
  onFault: (error: unknown, jobId: string | null) => void,
): Promise<OpenJobs> {
  const startedAt = Date.now()
  const { dataFolder, databaseUrl, storageUrl, works, around, vault = OPEN_VAULT } = settings
  const { threads, inputLife, resultLife, recordLife } = settings
  const isAlone = databaseUrl === null
  await using opened = new AsyncDisposableStack()
  const storage = await openStorage(storageUrl, join(dataFolder, 'storage'))
  opened.defer(() => storage.close())
  const open = await openQueue(databaseUrl, db, works, (error) => onFault(error, null))
  opened.defer(() => open.close())
  const notices = await openNotices(databaseUrl, db)
  opened.defer(() => notices.close())
  const links = await Links.open(db, storage, Date.now, vault)
  const { queue } = open
  const ending = new Ending({ db, queue, storage, reservations, outbox, resultLife })
  const partPages = isAlone ? null : settings.partPages
  const jobs = new Jobs({ db, queue, storage, reservations, ending, partPages, vault })
  const folder = join(dataFolder, 'attempts')
  const inputs = new Inputs(storage, folder)
  const place: Workplace = { engine, storage, inputs, folder, vault, ...(around && { around }) }
  const runner = new Runner({ db, queue, ending, place, threads, lease: LEASE })
  const retention = new Retention({
    db,
    queue,
    storage,
    ending,
    deliveries,
    inputLife,
    late: (id) => jobs.emit('withdrawn', id),
    recordLife,
  })
  const keptAnswers = new KeptAnswers(db)
  jobs.on('accepted', () => notices.tell('accepted'))
  jobs.on('withdrawn', (id) => notices.tell('withdrawn', id))
  if (works) {
    notices.on('accepted', () => runner.wake())
    notices.on('withdrawn', (id) => runner.withdraw(id))
  }
  runner.on('withdrawn', (id) => notices.tell('withdrawn', id))
  runner.on('fault', onFault)
  retention.on('fault', (error) => onFault(error, null))
  const kept = opened.move()
  return {
    jobs,
    batches: new Batches(db),
    links,
    storage,
    keptAnswers,
    runner,
    retention,
    notices,
    async start() {
      if (isAlone) {
        await runner.putBackAll()
        await keptAnswers.forgetRunning(startedAt)
      }
      if (!works) return
      await open.start()
      retention.start(isAlone ? startedAt : null)
      await runner.start()
    },
    async stop(grace) {
      await runner.stop(grace)
      await retention.stop()
    },
    async close() {
      keptAnswers.stop()
      await kept.disposeAsync()
    },
  }
}
