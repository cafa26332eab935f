import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Queue } from './queue.ts'
import { SqliteQueue } from './sqlite-queue.ts'

/** Milliseconds a claim lives without a sign of life. */
export const LEASE = 30_000

/** A queue in use. */
export interface OpenQueue {
  readonly queue: Queue
  /** Before the first claim: the only process of a SQLite database frees what one before held. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * The queue that belongs to a database.
 *
 * @param url of PostgreSQL, whose queue is pg-boss; null = SQLite
 * @param works whether this process claims jobs
 */
export async function openQueue(
  url: string | null,
  db: Kysely<Schema>,
  works: boolean,
  onFault: (error: unknown) => void,
): Promise<OpenQueue> {
  if (url === null) {
    const queue = new SqliteQueue(db, LEASE)
    return { queue, start: () => queue.releaseAll(), close: async () => {} }
  }
  // Loaded only where it is used, for the start's sake.
  const [{ openBoss }, { BossQueue }] = await Promise.all([
    import('./boss.ts'),
    import('./boss-queue.ts'),
  ])
  const { boss, close } = await openBoss(url, LEASE / 1000, works, onFault)
  return { queue: new BossQueue(db, boss), start: async () => {}, close }
}
