import type { Database } from './database.ts'
import { LocalNotices, type Notices } from './notices.ts'

/**
 * News among the processes that share a database.
 *
 * @param url of PostgreSQL; null = SQLite, which one process serves
 */
export async function openNotices(url: string | null, db: Database): Promise<Notices> {
  if (url === null) return new LocalNotices()
  const { PostgresNotices } = await import('./postgres-notices.ts')
  return new PostgresNotices(url, db)
}
