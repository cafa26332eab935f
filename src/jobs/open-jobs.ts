import { join } from 'node:path'
import type { Reservations } from '../billing/reservations.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../engine/engine.ts'
import { KeptAnswers } from '../idempotency/kept-answers.ts'
import { SqliteQueue } from '../queue/sqlite-queue.ts'
import { LocalFiles } from '../storage/local-files.ts'
import type { Storage } from '../storage/storage.ts'
import type { OpenWebhooks } from '../webhooks/open-webhooks.ts'
import type { Workplace } from './attempt.ts'
import { Batches } from './batches.ts'
import { Ending } from './ending.ts'
import { Jobs } from './jobs.ts'
import { Links } from './links.ts'
import { Retention } from './retention.ts'
import { Runner } from './runner.ts'

/** Milliseconds a claim lives without a sign of life. */
const LEASE = 30_000

/** Where jobs run, and how long what they leave is kept. */
export interface JobSettings {
  readonly dataFolder: string
  readonly threads: number
  /** Milliseconds. */
  readonly resultLife: number
  readonly recordLife: number
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
  /** For the only process that serves the data folder: goes on where the one before ended. */
  start(): Promise<void>
  /** When the grace is over, work in hand goes back into the queue. */
  stop(grace: AbortSignal): Promise<void>
}

/**
 * Jobs on this machine: the database's queue, and files in the data folder.
 *
 * @param onFault what the operator should know; with the job's id where it is of one
 */
export async function openJobs(
  db: Database,
  engine: Engine,
  reservations: Reservations,
  { outbox, deliveries }: Pick<OpenWebhooks, 'outbox' | 'deliveries'>,
  { dataFolder, threads, resultLife, recordLife, around }: JobSettings,
  onFault: (error: unknown, jobId: string | null) => void,
): Promise<OpenJobs> {
  const startedAt = Date.now()
  const storage = new LocalFiles(join(dataFolder, 'storage'))
  const queue = new SqliteQueue(db, LEASE)
  const ending = new Ending({ db, queue, storage, reservations, outbox, resultLife })
  const jobs = new Jobs({ db, queue, storage, reservations, ending })
  const folder = join(dataFolder, 'attempts')
  const place: Workplace = { engine, storage, folder, ...(around && { around }) }
  const runner = new Runner({ db, queue, ending, place, threads, lease: LEASE })
  const retention = new Retention({ db, storage, ending, deliveries, recordLife })
  const keptAnswers = new KeptAnswers(db)
  jobs.on('accepted', () => runner.wake())
  jobs.on('withdrawn', (id) => runner.withdraw(id))
  runner.on('fault', onFault)
  retention.on('fault', (error) => onFault(error, null))
  return {
    jobs,
    batches: new Batches(db),
    links: await Links.open(db, storage),
    storage,
    keptAnswers,
    runner,
    retention,
    async start() {
      await queue.releaseAll()
      await runner.putBackAll()
      await keptAnswers.forgetRunning(startedAt)
      retention.start(startedAt)
      await runner.start()
    },
    async stop(grace) {
      await runner.stop(grace)
      await retention.stop()
    },
  }
}
