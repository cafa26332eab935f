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

  /** Newest first. */
  async list(
    keyId: number,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ total: number; batches: Omit<Batch, 'jobs'>[] }> {
    const wanted = this.#db.selectFrom('batches').where('key_id', '=', keyId)
    const [{ total }, rows] = await Promise.all([
      wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    ])
    const ids = rows.map(({ id }) => id)
    const jobs = await this.#db
      .selectFrom('jobs')
      .select(['batch_id', 'status'])
      .where('batch_id', 'in', ids.length > 0 ? ids : [''])
      .execute()
    const batches = rows.map(({ id, model, created_at }) => {
      const counts = countsOf(jobs.filter(({ batch_id }) => batch_id === id))
      return { batch_id: id, model, created_at, counts }
    })
    return { total: Number(total), batches }
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
    const { model, created_at } = row
    return { batch_id: id, model, created_at, counts: countsOf(jobs), jobs }
  }
}

function countsOf(jobs: readonly { readonly status: JobStatus }[]): Batch['counts'] {
  const counts = { pending: 0, processing: 0, done: 0, failed: 0 }
  for (const { status } of jobs) counts[status]++
  return counts
}
