import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accounts } from './migrations/0001-accounts.ts'
import { billing } from './migrations/0002-billing.ts'
import { jobs } from './migrations/0010-jobs.ts'
import { jobsRetention } from './migrations/0011-jobs-retention.ts'
import { sessions } from './migrations/0020-sessions.ts'
import { webhooks } from './migrations/0030-webhooks.ts'
import { jobsOpen } from './migrations/0031-jobs-open.ts'
import { payments } from './migrations/0040-payments.ts'
import { identities } from './migrations/0041-identities.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** In order; a new one is a file and a line here. Released ones never change. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-billing': billing,
  '0010-jobs': jobs,
  '0011-jobs-retention': jobsRetention,
  '0020-sessions': sessions,
  '0030-webhooks': webhooks,
  '0031-jobs-open': jobsOpen,
  '0040-payments': payments,
  '0041-identities': identities,
}

/** Milliseconds to wait for another process's write. */
const BUSY = 10_000

/**
 * Opens the database, making and migrating it as needed. What is committed survives a crash of the
 * machine (WAL with synchronous=FULL).
 *
 * @throws naming the file, when it cannot be written, is damaged, or a migration fails
 */
export async function openDatabase(file: string): Promise<Database> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return await migrated(new Sqlite(file, { timeout: BUSY }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the database ${file} cannot be opened: ${reason}`, { cause })
  }
}

async function migrated(sqlite: Sqlite.Database): Promise<Database> {
  const db: Database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) })
  try {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // One transaction over all of it: a second process waits, a crash leaves nothing half done.
    sqlite.exec('begin immediate')
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
    const { error } = await migrator.migrateToLatest({ disableTransactions: true })
    sqlite.exec(error ? 'rollback' : 'commit')
    if (error) throw error
    return db
  } catch (error) {
    sqlite.close()
    throw error
  }
}
