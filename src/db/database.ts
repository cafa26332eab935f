import type { Kysely } from 'kysely'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

/** How a place says that it is a PostgreSQL database. */
export const POSTGRES_URL = /^postgres(ql)?:\/\//

/**
 * Opens a database, making its tables and migrating them as needed.
 *
 * @param place path of a SQLite file, which is made where there is none, or a `postgres://` URL
 * @throws naming the place, without its password, when it cannot be used or a migration fails
 */
export const openDatabase = (place: string): Promise<Database> =>
  POSTGRES_URL.test(place) ? openPostgres(place) : openSqlite(place)
