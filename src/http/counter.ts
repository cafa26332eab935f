import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'

/** Who counts: a limiter of the library, for so many points in so many seconds. */
export type Counter = (points: number, duration: number) => RateLimiterAbstract

/** Counts of one process. */
export const ownCounter: Counter = (points, duration) => new RateLimiterMemory({ points, duration })

/**
 * Counts that all processes of a PostgreSQL database share; SQLite is served by one.
 *
 * @param policy what is counted
 */
export function counterOf(db: Database, policy: string): Counter {
  if (!isPostgres(db)) return ownCounter
  const query = async ({ text, values }: { text: string; values?: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...(values ?? [])]))
    return { rows, rowCount: rows.length }
  }
  return (points, duration) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: policy,
      points,
      duration,
    })
}
