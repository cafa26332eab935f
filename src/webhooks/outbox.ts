import { EventEmitter } from 'node:events'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { isPostgres } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'

/** `webhook.test` is about no job. */
export type EventType = 'job.completed' | 'job.failed' | 'webhook.test'

/** Something to tell an account. */
export interface WebhookEvent {
  readonly accountId: number
  readonly jobId: string
  readonly type: EventType
  /** ISO 8601. */
  readonly timestamp: string
  readonly data: object
  /** The address of the request itself, if it named one. */
  readonly url: string | null
}

/**
 * Events are noted in the transaction that makes them true, one delivery for each address. Whoever
 * has committed it emits `announced`.
 */
export class Outbox extends EventEmitter<{ announced: [] }> {
  async announce(db: Kysely<Schema>, event: WebhookEvent): Promise<void> {
    const { accountId, jobId, type, timestamp, data } = event
    const registered = await db
      .selectFrom('webhook_endpoints')
      .select(['id', 'url'])
      .where('account_id', '=', accountId)
      .where('disabled_at', 'is', null)
      // Who removes one meanwhile waits, and gives up what is noted here.
      .$if(isPostgres(db), (query) => query.forShare())
      .execute()
    const targets: { id: number | null; url: string }[] = [...registered]
    if (event.url !== null && !registered.some(({ url }) => url === event.url))
      targets.push({ id: null, url: event.url })
    if (targets.length === 0) return
    const body = JSON.stringify({ type, timestamp, data })
    const now = Date.now()
    await db
      .insertInto('webhook_deliveries')
      .values(
        targets.map(({ id, url }) => ({
          id: `msg_${uuidv7()}`,
          account_id: accountId,
          job_id: jobId,
          endpoint_id: id,
          url,
          origin: new URL(url).origin,
          type,
          body,
          state: 'pending' as const,
          attempts: 0,
          due_at: now,
          leased_until: 0,
          fence: 0,
          created_at: new Date(now).toISOString(),
        })),
      )
      .execute()
  }
}
