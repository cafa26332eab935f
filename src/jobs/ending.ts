import type { Kysely } from 'kysely'
import type { Reservations } from '../billing/reservations.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { JobRow } from '../db/job-tables.ts'
import type { Schema } from '../db/schema.ts'
import type { Claim, Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { Outbox } from '../webhooks/outbox.ts'
import { jobOf, type ResultFile } from './job.ts'

/** What an attempt at a job has made. */
export interface Made {
  /** Storage key. */
  readonly result: string
  readonly file: ResultFile
  readonly pagesUsed: number
}

/**
 * The end of jobs: state, bill and notification change in one transaction, once. An end that
 * comes from a lost claim changes nothing.
 */
export class Ending {
  readonly #db: Database
  readonly #queue: Queue
  readonly #storage: Storage
  readonly #reservations: Reservations
  readonly #outbox: Outbox
  readonly #resultLife: number

  /** @param parts.resultLife milliseconds a result is kept */
  constructor(parts: {
    readonly db: Database
    readonly queue: Queue
    readonly storage: Storage
    readonly reservations: Reservations
    readonly outbox: Outbox
    readonly resultLife: number
  }) {
    this.#db = parts.db
    this.#queue = parts.queue
    this.#storage = parts.storage
    this.#reservations = parts.reservations
    this.#outbox = parts.outbox
    this.#resultLife = parts.resultLife
  }

  /** @returns false when the claim is lost; the result is the caller's to remove then */
  done(claim: Claim, { result, file, pagesUsed }: Made): Promise<boolean> {
    return this.#commit(async (transaction) => {
      if (!(await this.#queue.finish(transaction, claim))) return false
      await this.#end(transaction, claim.jobId, {
        status: 'done',
        result,
        result_file: JSON.stringify(file),
        result_until: Date.now() + this.#resultLife,
        pages_used: pagesUsed,
      })
      await this.#reservations.settle(transaction, claim.jobId, pagesUsed)
      return true
    })
  }

  /** @returns false when the claim is lost */
  failed(claim: Claim, reason: string): Promise<boolean> {
    return this.#commit(async (transaction) => {
      if (!(await this.#queue.finish(transaction, claim))) return false
      return this.#fail(transaction, claim.jobId, reason)
    })
  }

  /** Whoever works on it loses the claim. @returns false when the job had ended before */
  cancelled(jobId: string): Promise<boolean> {
    return this.#commit(async (transaction) => {
      await this.#queue.remove(transaction, jobId)
      return this.#fail(transaction, jobId, 'cancelled')
    })
  }

  /** Deletes an ended job's input. */
  async dropInput(jobId: string, input: string): Promise<void> {
    await this.#storage.remove(input)
    await inTransaction(this.#db, (db) =>
      db.updateTable('jobs').set({ input: null }).where('id', '=', jobId).execute(),
    )
  }

  async #commit<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const result = await inTransaction(this.#db, work)
    this.#outbox.emit('announced')
    return result
  }

  async #fail(transaction: Kysely<Schema>, jobId: string, reason: string): Promise<boolean> {
    const isNews = await this.#end(transaction, jobId, { status: 'failed', error_detail: reason })
    if (isNews) await this.#reservations.release(transaction, jobId)
    return isNews
  }

  async #end(
    transaction: Kysely<Schema>,
    jobId: string,
    changes: Partial<JobRow>,
  ): Promise<boolean> {
    const row = await transaction
      .updateTable('jobs')
      .set((eb) => ({
        ...changes,
        ...(changes.status === 'done' && { pages_done: eb.ref('pages_total') }),
        request: null,
        inspection: null,
        completed_at: new Date().toISOString(),
      }))
      .where('id', '=', jobId)
      .where('status', 'in', ['pending', 'processing'])
      .returningAll()
      .executeTakeFirst()
    if (row) await this.#announce(transaction, row)
    return row !== undefined
  }

  async #announce(transaction: Kysely<Schema>, row: JobRow): Promise<void> {
    await this.#outbox.announce(transaction, {
      accountId: row.account_id,
      jobId: row.id,
      type: row.status === 'done' ? 'job.completed' : 'job.failed',
      timestamp: row.completed_at!,
      data: jobOf(row),
      url: row.webhook_url,
    })
  }
}
