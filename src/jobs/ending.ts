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
import { dropParts, endPart, type ReadPart } from './parts.ts'

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
    return this.#commit(async (transaction, gone) => {
      if (!(await this.#queue.finish(transaction, claim))) return false
      await this.#end(transaction, gone, claim.jobId, {
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

  /**
   * A part is read; the last one lets its job go on.
   *
   * @returns false when the claim is lost; the reading is the caller's to remove then
   */
  partDone(claim: Claim, read: ReadPart): Promise<boolean> {
    const { jobId, partId, owner } = claim
    return inTransaction(this.#db, async (transaction) => {
      if (!(await this.#queue.finish(transaction, claim))) return false
      if (await endPart(transaction, jobId, partId!, read))
        await this.#queue.add(transaction, { jobId, owner, pages: 1, first: true })
      return true
    })
  }

  /** Of a part: then its job fails, with all other parts. @returns false when the claim is lost */
  failed(claim: Claim, reason: string): Promise<boolean> {
    return this.#commit(async (transaction, gone) => {
      if (!(await this.#queue.finish(transaction, claim))) return false
      if (claim.partId !== null) await this.#queue.remove(transaction, claim.jobId)
      return this.#fail(transaction, gone, claim.jobId, reason)
    })
  }

  /** What stands in the queue for a job that is gone, or has ended. */
  async forgotten(claim: Claim): Promise<void> {
    await inTransaction(this.#db, (transaction) => this.#queue.finish(transaction, claim))
  }

  /** Whoever works on it loses the claim. @returns false when the job had ended before */
  cancelled(jobId: string): Promise<boolean> {
    return this.#commit(async (transaction, gone) => {
      await this.#queue.remove(transaction, jobId)
      return this.#fail(transaction, gone, jobId, 'cancelled')
    })
  }

  /** As `cancelled`, for a job whose input may be kept no longer. @param minutes it was kept */
  late(jobId: string, minutes: number): Promise<boolean> {
    return this.#commit(async (transaction, gone) => {
      await this.#queue.remove(transaction, jobId)
      const reason = `not done within ${minutes} minutes, after which files are deleted; send it again`
      return this.#fail(transaction, gone, jobId, reason)
    })
  }

  /** Deletes an ended job's input. */
  async dropInput(jobId: string, input: string): Promise<void> {
    await this.#storage.remove(input)
    await inTransaction(this.#db, (db) =>
      db.updateTable('jobs').set({ input: null }).where('id', '=', jobId).execute(),
    )
  }

  /** @param work adds storage keys that nothing refers to after it */
  async #commit<T>(work: (transaction: Database, gone: string[]) => Promise<T>): Promise<T> {
    const { result, gone } = await inTransaction(this.#db, async (transaction) => {
      const gone: string[] = []
      return { result: await work(transaction, gone), gone }
    })
    this.#outbox.emit('announced')
    // What cannot be removed now is found later: nothing refers to it any more.
    await Promise.allSettled(gone.map((key) => this.#storage.remove(key)))
    return result
  }

  async #fail(
    transaction: Kysely<Schema>,
    gone: string[],
    jobId: string,
    reason: string,
  ): Promise<boolean> {
    const changes = { status: 'failed', error_detail: reason } as const
    const isNews = await this.#end(transaction, gone, jobId, changes)
    if (isNews) await this.#reservations.release(transaction, jobId)
    return isNews
  }

  async #end(
    transaction: Kysely<Schema>,
    gone: string[],
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
    if (!row) return false
    if (row.parts > 0) gone.push(...(await dropParts(transaction, jobId)))
    await this.#announce(transaction, row)
    return true
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
