import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Milliseconds to wait for another process's write. */
const BUSY = 10_000

/**
 * A file of this machine. What is committed survives a crash of the machine (WAL with
 * synchronous=FULL).
 *
 * @throws naming the file, when it cannot be written, is damaged, or a migration fails
 */
export async function openSqlite(file: string): Promise<Kysely<Schema>> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return await migrated(new Sqlite(file, { timeout: BUSY }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the database ${file} cannot be opened: ${reason}`, { cause })
  }
}

async function migrated(sqlite: Sqlite.Database): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) })
  try {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // One transaction over all of it: a second process waits, a crash leaves nothing half done.
    sqlite.exec('begin immediate')
    try {
      await migrate(db, false)
      sqlite.exec('commit')
    } catch (error) {
      sqlite.exec('rollback')
      throw error
    }
    return db
  } catch (error) {
    sqlite.close()
    throw error
  }
}
