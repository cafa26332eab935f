import type { Database } from '../db/database.ts'
import type { WebhookDeliveryRow } from '../db/webhook-tables.ts'
import { ServiceError } from '../errors.ts'

export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** A delivery as its account sees it. */
export interface Delivery {
  readonly id: string
  readonly request_id: string
  readonly type: string
  readonly url: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly created_at: string
  readonly ended_at: string | null
  /** When a pending one is tried next. */
  readonly next_attempt_at: string | null
}

/** One try, newest last. */
export interface Try {
  readonly at: string
  readonly status: number | null
  readonly error: string | null
  readonly duration_ms: number
}

/** Which deliveries are listed. */
export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined
  readonly limit: number
  readonly offset: number
}

/** The log of deliveries. Other accounts' are not there. */
export class Deliveries {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Newest first. */
  async list(
    accountId: number,
    { state, limit, offset }: DeliveryFilter,
  ): Promise<{ total: number; deliveries: Delivery[] }> {
    const wanted = this.#db
      .selectFrom('webhook_deliveries')
      .where('account_id', '=', accountId)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
    const { total } = await wanted
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await wanted
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return { total, deliveries: rows.map(deliveryOf) }
  }

  /** @throws ServiceError NOT_FOUND */
  async find(accountId: number, id: string): Promise<Delivery & { tries: Try[] }> {
    const row = await this.#db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) throw notFound()
    const tries = await this.#db
      .selectFrom('webhook_attempts')
      .select(['at', 'status', 'error', 'duration_ms'])
      .where('delivery_id', '=', id)
      .orderBy('id')
      .execute()
    return { ...deliveryOf(row), tries }
  }

  /** Sends it again, with the same id and as many tries as a new one. @throws NOT_FOUND */
  async replay(accountId: number, id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', attempts: 0, due_at: Date.now(), ended_at: null })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
  }

  /** Forgets what ended before. */
  async expire(before: Date): Promise<void> {
    await this.#db
      .deleteFrom('webhook_deliveries')
      .where('ended_at', '<=', before.toISOString())
      .execute()
  }
}

const notFound = (): ServiceError => new ServiceError('NOT_FOUND', 'there is no such delivery')

const deliveryOf = (row: WebhookDeliveryRow): Delivery => ({
  id: row.id,
  request_id: row.job_id,
  type: row.type,
  url: row.url,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at,
  ended_at: row.ended_at,
  next_attempt_at: row.state === 'pending' ? new Date(row.due_at).toISOString() : null,
})
