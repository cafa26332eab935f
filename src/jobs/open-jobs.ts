import { join } from 'node:path'
import type { Reservations } from '../billing/reservations.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../engine/engine.ts'
import { SqliteQueue } from '../queue/sqlite-queue.ts'
import { LocalFiles } from '../storage/local-files.ts'
import type { Storage } from '../storage/storage.ts'
import { Ending } from './ending.ts'
import { Jobs } from './jobs.ts'
import { Links } from './links.ts'
import { Runner } from './runner.ts'

/** Milliseconds a claim lives without a sign of life. */
const LEASE = 30_000

/** Where jobs run, and how long what they leave is kept. */
export interface JobSettings {
  readonly dataFolder: string
  readonly threads: number
  /** Milliseconds. */
  readonly resultLife: number
}

/** All that has to do with jobs, ready to run. */
export interface OpenJobs {
  readonly jobs: Jobs
  readonly links: Links
  readonly storage: Storage
  readonly runner: Runner
}

/** Jobs on this machine: the database's queue, and files in the data folder. */
export async function openJobs(
  db: Database,
  engine: Engine,
  reservations: Reservations,
  { dataFolder, threads, resultLife }: JobSettings,
): Promise<OpenJobs> {
  const storage = new LocalFiles(join(dataFolder, 'storage'))
  const queue = new SqliteQueue(db, LEASE)
  await queue.releaseAll()
  const ending = new Ending({ db, queue, storage, reservations, resultLife })
  const jobs = new Jobs({ db, queue, storage, reservations, ending })
  const links = await Links.open(db, storage)
  const place = { engine, storage, folder: join(dataFolder, 'attempts') }
  const runner = new Runner({ db, queue, ending, place, threads, lease: LEASE })
  jobs.on('accepted', () => runner.wake())
  jobs.on('withdrawn', (id) => runner.withdraw(id))
  return { jobs, links, storage, runner }
}
