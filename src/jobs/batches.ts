import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { ServiceError } from '../errors.ts'
import type { JobStatus } from './job.ts'

/** A batch as its key's holder sees it: its jobs, counted and each. */
export interface Batch {
  readonly batch_id: string
  readonly model: string
  readonly created_at: string
  readonly counts: Readonly<Record<JobStatus, number>>
  readonly jobs: readonly {
    readonly filename: string
    readonly request_id: string
    readonly status: JobStatus
  }[]
}

/** What the jobs of one request have in common. Other keys' batches are not there. */
export class Batches {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** In the transaction that makes its jobs. */
  async create(
    db: Kysely<Schema>,
    batch: { readonly id: string; readonly keyId: number; readonly model: string },
  ): Promise<void> {
    const { id, keyId, model } = batch
    const created_at = new Date().toISOString()
    await db.insertInto('batches').values({ id, key_id: keyId, model, created_at }).execute()
  }

  /** @throws ServiceError NOT_FOUND */
  async find(keyId: number, id: string): Promise<Batch> {
    const row = await this.#db
      .selectFrom('batches')
      .selectAll()
      .where('id', '=', id)
      .where('key_id', '=', keyId)
      .executeTakeFirst()
    if (!row) throw new ServiceError('NOT_FOUND', 'there is no such batch')
    const jobs = await this.#db
      .selectFrom('jobs')
      .select(['filename', 'id as request_id', 'status'])
      .where('batch_id', '=', id)
      .orderBy('id')
      .execute()
    const counts = { pending: 0, processing: 0, done: 0, failed: 0 }
    for (const { status } of jobs) counts[status]++
    return { batch_id: id, model: row.model, created_at: row.created_at, counts, jobs }
  }
}
