import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

/** How a place says that it is a PostgreSQL database. */
const POSTGRES_URL = /^postgres(ql)?:\/\//

/**
 * Opens a database, making its tables and migrating them as needed.
 *
 * @param place path of a SQLite file, which is made where there is none, or a `postgres://` URL
 * @throws naming the place, without its password, when it cannot be used or a migration fails
 */
export async function openDatabase(place: string): Promise<Database> {
  if (!POSTGRES_URL.test(place)) return openSqlite(place)
  // Loaded only where it is used, for the start's sake.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(place)
}
