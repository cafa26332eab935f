import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { ServiceError } from '../errors.ts'

/** Milliseconds an answer is kept, and a request counts as running without a sign of life. */
const KEPT = 86_400_000
const RUNNING = 60_000
const SIGN_OF_LIFE = RUNNING / 3

/** A request that its client may repeat: by whom, where, under which name, and what it says. */
export interface RepeatableRequest {
  readonly keyId: number
  readonly endpoint: string
  readonly idempotencyKey: string
  /** SHA-256 of fields and files. */
  readonly fingerprint: string
}

/** An answer to be given again. */
export interface KeptAnswer {
  /** JSON of whatever the caller needs. */
  readonly answer: string
  /** Storage key of its file, if it has one. */
  readonly file: string | null
}

/** Answers by Idempotency-Key: what is asked twice is done once. */
export class KeptAnswers {
  readonly #db: Database
  /** Requests that run in this process. */
  readonly #running = new Set<RepeatableRequest>()
  #timer: NodeJS.Timeout | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /** No more signs of life of what runs. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** At a start: requests of the process before run no more. */
  async forgetRunning(startedAt: number): Promise<void> {
    await this.#db
      .deleteFrom('idempotency')
      .where('answer', 'is', null)
      .where('expires_at', '<', startedAt + RUNNING)
      .execute()
  }

  /**
   * Announces a request. Ends with `keep` or `forget`.
   *
   * @returns the answer to repeat, or null when the request is new
   * @throws ServiceError NOT_READY while the first one is running, INVALID_PARAMETER when the
   * first one said something else
   */
  async begin(request: RepeatableRequest): Promise<KeptAnswer | null> {
    const now = Date.now()
    const mine = matching(request)
    await this.#db
      .deleteFrom('idempotency')
      .where((eb) => eb.and(mine))
      .where('expires_at', '<=', now)
      .execute()
    const { fingerprint } = request
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('idempotency')
      .values({ ...mine, fingerprint, expires_at: now + RUNNING })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) {
      this.#running.add(request)
      this.#timer ??= setInterval(() => void this.#live().catch(() => {}), SIGN_OF_LIFE).unref()
      return null
    }
    const first = await this.#db
      .selectFrom('idempotency')
      .selectAll()
      .where((eb) => eb.and(mine))
      .executeTakeFirst()
    if (first && first.fingerprint !== fingerprint)
      throw new ServiceError(
        'INVALID_PARAMETER',
        'another request was sent with this Idempotency-Key; use a new one',
      )
    // Gone by now, it failed just now: also then the client should ask again.
    if (!first || first.answer === null)
      throw new ServiceError(
        'NOT_READY',
        'the first request with this Idempotency-Key is still running',
        { retryAfter: 1 },
      )
    return { answer: first.answer, file: first.file }
  }

  /** From now on this is the answer. In the transaction that makes it true. */
  async keep(
    db: Kysely<Schema>,
    request: RepeatableRequest,
    { answer, file }: KeptAnswer,
  ): Promise<void> {
    await db
      .updateTable('idempotency')
      .set({ answer, file, expires_at: Date.now() + KEPT })
      .where((eb) => eb.and(matching(request)))
      .execute()
  }

  /** The request is over: where it came to nothing it may be sent anew; kept answers stay. */
  async forget(request: RepeatableRequest): Promise<void> {
    this.#running.delete(request)
    await this.#db
      .deleteFrom('idempotency')
      .where((eb) => eb.and(matching(request)))
      .where('answer', 'is', null)
      .execute()
  }

  async #live(): Promise<void> {
    for (const request of this.#running)
      await this.#db
        .updateTable('idempotency')
        .set({ expires_at: Date.now() + RUNNING })
        .where((eb) => eb.and(matching(request)))
        .where('answer', 'is', null)
        .execute()
  }
}

const matching = ({ keyId, endpoint, idempotencyKey }: RepeatableRequest) => ({
  key_id: keyId,
  endpoint,
  idempotency_key: idempotencyKey,
})
