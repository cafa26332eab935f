import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Database } from '../db/database.ts'
import { free } from '../db/dialect.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { WebhookDeliveryRow } from '../db/webhook-tables.ts'
import { giveUp } from './endpoints.ts'
import { type Outcome, outcomeOf } from './schedule.ts'
import type { Secrets } from './secrets.ts'
import { type Reply, type Sending, send } from './send.ts'

/** Tries at once, and at once to one origin. */
const MOST = 32
const MOST_OF_ORIGIN = 4
/** Milliseconds between looks when nobody calls. */
const LOOK = 1000
/** Milliseconds beyond a try's time-out after which another process may make it. */
const MARGIN = 15_000

/** How deliveries are tried. */
export interface DelivererSettings extends Sending {
  /** Milliseconds between tries. */
  readonly delays: readonly number[]
  /** `User-Agent` of the tries. */
  readonly agent: string
}

export interface DelivererEvents {
  /** A try was made. */
  tried: [
    outcome: 'delivered' | 'dead' | 'retried',
    /** `status`: null without an answer. */
    how: { readonly durationMs: number; readonly status: number | null },
  ]
  fault: [error: unknown]
}

/** Sends what the outbox holds: each delivery at least once, always with the same id. */
export class Deliverer extends EventEmitter<DelivererEvents> {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #settings: DelivererSettings
  readonly #busy = new Map<string, number>()
  readonly #tries = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #stopping = false
  #looking: Promise<void> | null = null
  #wanted = false

  constructor(db: Database, secrets: Secrets, settings: DelivererSettings) {
    super()
    this.#db = db
    this.#secrets = secrets
    this.#settings = settings
  }

  /** @param isAlone of the only process: what the one before was trying is tried now */
  async start(isAlone: boolean): Promise<void> {
    if (isAlone) await this.#releaseAll()
    this.#timer = setInterval(() => this.wake(), LOOK)
    this.wake()
  }

  async #releaseAll(): Promise<void> {
    await this.#db
      .updateTable('webhook_deliveries')
      .set({ leased_until: 0 })
      .where('state', '=', 'pending')
      .where('leased_until', '>', 0)
      .execute()
  }

  /** There may be something to send. */
  wake(): void {
    this.#wanted = true
    if (this.#looking || this.#stopping) return
    this.#looking = this.#look()
      .catch((error) => void this.emit('fault', error))
      .finally(() => {
        this.#looking = null
      })
  }

  /** Tries under way come to their end. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all(this.#tries)
  }

  async #look(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false
      for (let next = await this.#claim(); next; next = await this.#claim()) {
        const { origin } = next
        this.#busy.set(origin, (this.#busy.get(origin) ?? 0) + 1)
        const attempt = this.#try(next).catch((error) => void this.emit('fault', error))
        this.#tries.add(attempt)
        void attempt.then(() => {
          this.#tries.delete(attempt)
          const left = this.#busy.get(origin)! - 1
          if (left > 0) this.#busy.set(origin, left)
          else this.#busy.delete(origin)
          this.wake()
        })
      }
    }
  }

  async #claim(): Promise<WebhookDeliveryRow | null> {
    if (this.#stopping || this.#tries.size >= MOST) return null
    const full = [...this.#busy].flatMap(([origin, n]) => (n >= MOST_OF_ORIGIN ? [origin] : []))
    const now = Date.now()
    const row = await this.#db
      .updateTable('webhook_deliveries')
      .set((eb) => ({
        leased_until: now + this.#settings.timeout + MARGIN,
        fence: eb('fence', '+', 1),
      }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select('id')
          // Written out, as the index on due_at is of this state alone.
          .where('state', '=', sql.lit('pending'))
          .where('due_at', '<=', now)
          .where('leased_until', '<=', now)
          .$if(full.length > 0, (query) => query.where('origin', 'not in', full))
          .orderBy('due_at')
          .limit(1)
          .$call(free(this.#db)),
      )
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  }

  async #try(delivery: WebhookDeliveryRow): Promise<void> {
    const at = new Date()
    const secrets = await this.#secrets.of(delivery.account_id)
    const signatures = secrets.map((s) => new Webhook(s).sign(delivery.id, at, delivery.body))
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': this.#settings.agent,
      'webhook-id': delivery.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    }
    const started = performance.now()
    const reply = await send(delivery.url, headers, delivery.body, this.#settings)
    const duration = Math.round(performance.now() - started)
    const { delays } = this.#settings
    const outcome = outcomeOf(reply, delivery.attempts + 1, delays, Math.random())
    await this.#note(delivery, at, duration, reply, outcome)
    if (typeof outcome === 'object' && outcome.retryIn < LOOK)
      setTimeout(() => this.wake(), outcome.retryIn + 1).unref()
    const isOver = outcome === 'delivered' ? 'delivered' : 'dead'
    this.emit('tried', typeof outcome === 'object' ? 'retried' : isOver, {
      durationMs: duration,
      status: reply.status,
    })
  }

  async #note(
    delivery: WebhookDeliveryRow,
    at: Date,
    duration: number,
    { status, error }: Reply,
    outcome: Outcome,
  ): Promise<void> {
    const next =
      typeof outcome === 'object'
        ? { due_at: Date.now() + Math.round(outcome.retryIn) }
        : {
            state: outcome === 'delivered' ? ('delivered' as const) : ('dead' as const),
            ended_at: new Date().toISOString(),
          }
    await inTransaction(this.#db, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhook_deliveries')
        .set((eb) => ({ ...next, attempts: eb('attempts', '+', 1), leased_until: 0 }))
        .where('id', '=', delivery.id)
        .where('fence', '=', delivery.fence)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      const log = { at: at.toISOString(), status, error, duration_ms: duration }
      const isThere = await transaction
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', '=', delivery.id)
        .executeTakeFirst()
      if (isThere)
        await transaction
          .insertInto('webhook_attempts')
          .values({ delivery_id: delivery.id, ...log })
          .execute()
      if (numUpdatedRows === 0n || outcome !== 'gone' || delivery.endpoint_id === null) return
      await transaction
        .updateTable('webhook_endpoints')
        .set({ disabled_at: new Date().toISOString() })
        .where('id', '=', delivery.endpoint_id)
        .execute()
      await giveUp(transaction, delivery.endpoint_id)
    })
  }
}
