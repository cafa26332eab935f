import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Tries of a transaction that others stand in the way of. */
const MOST = 10
/** PostgreSQL's deadlock_detected and serialization_failure: nothing was done, it may be tried again. */
const IN_THE_WAY = new Set<unknown>(['40P01', '40001'])

/**
 * Runs in the transaction `db` is, or else in one of its own. One of its own is tried again when
 * others stand in its way: `work` does nothing outside the database that may not be done twice.
 */
export async function inTransaction<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST || !IN_THE_WAY.has((error as { code?: unknown }).code)) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
}
