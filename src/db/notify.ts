import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** PostgreSQL's channel for news among processes. */
export const CHANNEL = 'pagemill'

/**
 * Tells all processes of a database, when the caller's transaction is committed. In SQLite nobody
 * hears it.
 *
 * @param news topic and subject of each
 */
export async function notify(
  db: Database,
  news: readonly (readonly [topic: string, subject: string])[],
): Promise<void> {
  if (!isPostgres(db) || news.length === 0) return
  const texts = JSON.stringify(news.map((item) => JSON.stringify(item)))
  await sql`select pg_notify(${CHANNEL}, value)
    from json_array_elements_text(${texts}::text::json) as value`.execute(db)
}
