import { EventEmitter } from 'node:events'
import type { Database } from '../db/database.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import type { Ending } from './ending.ts'

/** Milliseconds between sweeps, and between searches for files that nothing refers to. */
const SWEEP = 60_000
const SEARCH = 600_000
/** A file this young may belong to a job that is being made. Milliseconds. */
const YOUNG = 900_000
/** Rows looked at in one go, so that requests come in between. */
const BUNCH = 500

/** Deletes what has served its time: inputs, results, kept answers, records. */
export class Retention extends EventEmitter<{ fault: [error: unknown] }> {
  readonly #db: Database
  readonly #queue: Queue
  readonly #storage: Storage
  readonly #ending: Ending
  readonly #deliveries: Deliveries
  readonly #inputLife: number
  readonly #late: (jobId: string) => void
  readonly #recordLife: number
  #timers: NodeJS.Timeout[] = []
  #work: Promise<void> = Promise.resolve()

  /**
   * @param parts.inputLife milliseconds after which an input is deleted, its job ended or not
   * @param parts.late hears of jobs that were ended for it
   * @param parts.recordLife milliseconds records of jobs and deliveries are kept after their end
   */
  constructor(parts: {
    readonly db: Database
    readonly queue: Queue
    readonly storage: Storage
    readonly ending: Ending
    readonly deliveries: Deliveries
    readonly inputLife: number
    readonly late: (jobId: string) => void
    readonly recordLife: number
  }) {
    super()
    this.#db = parts.db
    this.#queue = parts.queue
    this.#storage = parts.storage
    this.#ending = parts.ending
    this.#deliveries = parts.deliveries
    this.#inputLife = parts.inputLife
    this.#late = parts.late
    this.#recordLife = parts.recordLife
  }

  /**
   * @param startedAt of the only process: files older than it, and unknown, are of a killed one;
   * null = there may be others
   */
  start(startedAt: number | null): void {
    this.#do(() => this.sweep())
    this.#do(() => this.removeOrphans(startedAt ?? Date.now() - YOUNG))
    this.#timers = [
      setInterval(() => this.#do(() => this.sweep()), SWEEP),
      setInterval(() => this.#do(() => this.removeOrphans(Date.now() - YOUNG)), SEARCH),
    ]
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#work
  }

  async sweep(): Promise<void> {
    await this.#queue.repair()
    await this.#endLate()
    await this.#dropInputs()
    await this.#dropResults()
    await this.#dropAnswers()
    await this.#dropRecords()
  }

  /**
   * Removes files that no row refers to: left by a crash between storing a file and noting it, or
   * by a removal that failed.
   *
   * @param before milliseconds since 1970: later files are left alone
   */
  async removeOrphans(before: number): Promise<void> {
    let bunch: string[] = []
    for await (const { key, storedAt } of this.#storage.list()) {
      if (storedAt.getTime() >= before) continue
      bunch.push(key)
      if (bunch.length < BUNCH) continue
      await this.#removeUnknown(bunch)
      bunch = []
    }
    await this.#removeUnknown(bunch)
  }

  async #removeUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const ids = keys.map((key) => key.slice(key.indexOf('/') + 1).slice(0, UUID_LENGTH))
    const jobs = await this.#db
      .selectFrom('jobs')
      .select(['input', 'result'])
      .where('id', 'in', ids)
      .execute()
    const parts = await this.#db
      .selectFrom('job_parts')
      .select('reading')
      .where('job_id', 'in', ids)
      .execute()
    const answers = await this.#db
      .selectFrom('idempotency')
      .select('file')
      .where('file', 'is not', null)
      .execute()
    const known = new Set<string | null>([
      ...jobs.flatMap(({ input, result }) => [input, result]),
      ...parts.map(({ reading }) => reading),
      ...answers.map(({ file }) => file),
    ])
    for (const key of keys) if (!known.has(key)) await this.#storage.remove(key)
  }

  /** Jobs whose input would be older than it may be by the next look. */
  async #endLate(): Promise<void> {
    const before = new Date(
      Date.now() - this.#inputLife + Math.min(SWEEP, this.#inputLife / 2),
    ).toISOString()
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['id', 'input'])
      .where('completed_at', 'is', null)
      .where('created_at', '<=', before)
      .execute()
    for (const { id, input } of rows) {
      if (!(await this.#ending.late(id, this.#inputLife / 60_000))) continue
      this.#late(id)
      if (input !== null) await this.#ending.dropInput(id, input)
    }
  }

  /** Those that could not be deleted when their jobs ended. */
  async #dropInputs(): Promise<void> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['id', 'input'])
      .where('completed_at', 'is not', null)
      .where('input', 'is not', null)
      .execute()
    for (const { id, input } of rows) await this.#ending.dropInput(id, input!)
  }

  async #dropResults(): Promise<void> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(['id', 'result'])
      .where('result', 'is not', null)
      .where('result_until', '<=', Date.now())
      .execute()
    for (const { id, result } of rows) {
      // A link may have lengthened its life meanwhile.
      const { numUpdatedRows } = await this.#db
        .updateTable('jobs')
        .set({ result: null })
        .where('id', '=', id)
        .where('result_until', '<=', Date.now())
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await this.#storage.remove(result!)
    }
  }

  async #dropAnswers(): Promise<void> {
    const rows = await this.#db
      .deleteFrom('idempotency')
      .where('expires_at', '<=', Date.now())
      .returning('file')
      .execute()
    for (const { file } of rows) if (file !== null) await this.#storage.remove(file)
  }

  async #dropRecords(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('expire', '<=', Date.now()).execute()
    const end = new Date(Date.now() - this.#recordLife)
    const before = end.toISOString()
    await this.#deliveries.expire(end)
    await this.#db
      .deleteFrom('jobs')
      .where('completed_at', '<=', before)
      .where('input', 'is', null)
      .where('result', 'is', null)
      .execute()
    await this.#db
      .deleteFrom('batches')
      .where('created_at', '<=', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('jobs').select('jobs.id').whereRef('jobs.batch_id', '=', 'batches.id')),
        ),
      )
      .execute()
    await this.#db
      .deleteFrom('queue_turns')
      .where('owner', 'not in', (eb) => eb.selectFrom('queue').select('owner'))
      .execute()
  }

  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error) => void this.emit('fault', error))
  }
}

const UUID_LENGTH = 36
