import { EventEmitter } from 'node:events'
import type { Kysely } from 'kysely'
import type { Reservations } from '../billing/reservations.ts'
import type { Database } from '../db/database.ts'
import { holdAccount } from '../db/hold-account.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { JobRow } from '../db/job-tables.ts'
import type { Schema } from '../db/schema.ts'
import type { ConvertRequest, Inspection } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { OPEN_VAULT, type Vault } from '../vault/vault.ts'
import type { Ending } from './ending.ts'
import { hasEnded, type JobStatus } from './job.ts'
import { addParts, dropParts, splitPages } from './parts.ts'

/** A checked file that is to become a job. */
export interface Order {
  readonly id: string
  readonly keyId: number
  readonly accountId: number
  readonly batchId: string | null
  readonly path: string
  readonly filename: string
  readonly request: ConvertRequest
  readonly inspection: Inspection
  readonly webhookUrl: string | null
}

/** Which of a key's jobs are listed. */
export interface JobFilter {
  readonly status?: JobStatus | undefined
  readonly model?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** What happens beside a change, in its transaction. */
export type Alongside = (transaction: Kysely<Schema>) => Promise<void>

export interface JobsEvents {
  /** There is work. */
  accepted: []
  /** A job's claim is void: deleted or cancelled. */
  withdrawn: [jobId: string]
}

/** Jobs as their keys' holders order, see and withdraw them. Other keys' jobs are not there. */
export class Jobs extends EventEmitter<JobsEvents> {
  readonly #db: Database
  readonly #queue: Queue
  readonly #storage: Storage
  readonly #reservations: Reservations
  readonly #ending: Ending
  readonly #partPages: number | null
  readonly #vault: Vault

  /** @param parts.partPages most pages a worker takes at once; null = any number */
  constructor(parts: {
    readonly db: Database
    readonly queue: Queue
    readonly storage: Storage
    readonly reservations: Reservations
    readonly ending: Ending
    readonly partPages: number | null
    readonly vault?: Vault
  }) {
    super()
    this.#db = parts.db
    this.#queue = parts.queue
    this.#storage = parts.storage
    this.#reservations = parts.reservations
    this.#ending = parts.ending
    this.#partPages = parts.partPages
    this.#vault = parts.vault ?? OPEN_VAULT
  }

  /**
   * All of the orders become pending jobs, or none.
   *
   * @param alongside what else is written in the same transaction, before them
   * @throws ServiceError 402 as `Reservations.reserve`, STORAGE_ERROR, INVALID_API_KEY when an account
   *   has been deleted since the request showed its key
   */
  async accept(
    orders: readonly Order[],
    endpoint: 'jobs' | 'batch',
    alongside: Alongside,
  ): Promise<void> {
    const keys = orders.map(({ id }) => inputKey(id))
    try {
      for (const [i, { path }] of orders.entries()) await this.#storage.put(keys[i]!, path)
      await this.#reservations.recharging(() =>
        inTransaction(this.#db, async (transaction) => {
          for (const accountId of new Set(orders.map((order) => order.accountId)))
            if (!(await holdAccount(transaction, accountId)))
              throw new ServiceError('INVALID_API_KEY', 'the API key is unknown or revoked')
          await alongside(transaction)
          for (const order of orders) await this.#insert(transaction, order, endpoint)
        }),
      )
    } catch (error) {
      await this.#dropInputs(orders)
      throw error
    }
    if (orders.length > 0) this.emit('accepted')
  }

  /**
   * Of orders that became no jobs. A database that is lost on the way may have taken them; while it
   * cannot be asked, the inputs stay, for the retention to look at.
   */
  async #dropInputs(orders: readonly Order[]): Promise<void> {
    const ids = orders.map(({ id }) => id)
    if (ids.length === 0) return
    const taken = await this.#db
      .selectFrom('jobs')
      .select('id')
      .where('id', 'in', ids)
      .execute()
      .catch(() => null)
    if (!taken) return
    const known = new Set(taken.map(({ id }) => id))
    const gone = ids.filter((id) => !known.has(id))
    await Promise.allSettled(gone.map((id) => this.#storage.remove(inputKey(id))))
  }

  /** @throws ServiceError NOT_FOUND */
  async find(keyId: number, id: string): Promise<JobRow> {
    const row = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('key_id', '=', keyId)
      .executeTakeFirst()
    if (!row) throw new ServiceError('NOT_FOUND', 'there is no such job')
    return row
  }

  /** Newest first. */
  async list(keyId: number, filter: JobFilter): Promise<{ total: number; rows: JobRow[] }> {
    let wanted = this.#db.selectFrom('jobs').where('key_id', '=', keyId)
    if (filter.status) wanted = wanted.where('status', '=', filter.status)
    if (filter.model) wanted = wanted.where('model', '=', filter.model)
    const [{ total }, rows] = await Promise.all([
      wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      wanted.selectAll().orderBy('id', 'desc').limit(filter.limit).offset(filter.offset).execute(),
    ])
    return { total, rows }
  }

  /**
   * A job that has not ended fails, unbilled. One that has stays as it is.
   *
   * @returns the job as it is then
   * @throws ServiceError NOT_FOUND
   */
  async cancel(keyId: number, id: string): Promise<JobRow> {
    const { input } = await this.find(keyId, id)
    const isNews = await this.#ending.cancelled(id)
    if (isNews) {
      this.emit('withdrawn', id)
      if (input) await this.#ending.dropInput(id, input)
    }
    return this.find(keyId, id)
  }

  /**
   * A job in any state is gone, with its files.
   *
   * @throws ServiceError NOT_FOUND
   */
  async remove(keyId: number, id: string): Promise<void> {
    const { row, readings } = await inTransaction(this.#db, async (transaction) => {
      const found = await transaction
        .selectFrom('jobs')
        .select('id')
        .where('id', '=', id)
        .where('key_id', '=', keyId)
        .executeTakeFirst()
      if (!found) throw new ServiceError('NOT_FOUND', 'there is no such job')
      await this.#queue.remove(transaction, id)
      const readings = await dropParts(transaction, id)
      const row = await transaction
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('key_id', '=', keyId)
        .returningAll()
        .executeTakeFirst()
      if (!row) throw new ServiceError('NOT_FOUND', 'there is no such job')
      if (!hasEnded(row)) await this.#reservations.release(transaction, id)
      return { row, readings }
    })
    this.emit('withdrawn', id)
    // What cannot be removed now is found later: nothing refers to it any more.
    const files = [row.input, row.result, ...readings].filter((key) => key !== null)
    await Promise.allSettled(files.map((key) => this.#storage.remove(key)))
  }

  async #insert(
    transaction: Kysely<Schema>,
    order: Order,
    endpoint: 'jobs' | 'batch',
  ): Promise<void> {
    const { id, keyId, request, inspection } = order
    const pages = inspection.pages.length
    const split = splitPages(inspection.pages, this.#partPages)
    await transaction
      .insertInto('jobs')
      .values({
        id,
        key_id: keyId,
        account_id: order.accountId,
        batch_id: order.batchId,
        status: 'pending',
        model: request.model,
        // It may hold a document's password.
        request: this.#vault.seal(JSON.stringify(request), 'job request'),
        inspection: JSON.stringify(inspection),
        filename: order.filename,
        webhook_url: order.webhookUrl,
        input: inputKey(id),
        pages_total: pages,
        parts: split.length,
        pages_done: 0,
        created_at: new Date().toISOString(),
      })
      .execute()
    const wanted = { requestId: id, keyId, pages, endpoint, model: request.model }
    await this.#reservations.reserve(transaction, wanted)
    // Keys of one account share its turns.
    const owner = String(order.accountId)
    if (split.length === 0) return this.#queue.add(transaction, { jobId: id, owner, pages })
    const parts = await addParts(transaction, id, split)
    for (const [i, { id: partId }] of parts.entries())
      await this.#queue.add(transaction, { jobId: id, partId, owner, pages: split[i]!.length })
  }
}

const inputKey = (id: string): string => `inputs/${id}`
