import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { ServiceError } from '../errors.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Milliseconds to wait for another process's write. */
const BUSY = 10_000
/** Statements kept ready. */
const MOST_STATEMENTS = 500
/** Codes of a disk that is full, or does not work. */
const DISK = /^SQLITE_(FULL|IOERR)/
/** Seconds after which a request may succeed again. */
const RETRY = 30

/**
 * A file of this machine. What is committed survives a crash of the machine (WAL with
 * synchronous=FULL).
 *
 * @throws naming the file, when it cannot be written, is damaged, or a migration fails
 */
export async function openSqlite(file: string): Promise<Kysely<Schema>> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    return await migrated(new Sqlite(file, { timeout: BUSY }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the database ${file} cannot be opened: ${reason}`, { cause })
  }
}

async function migrated(sqlite: Sqlite.Database): Promise<Kysely<Schema>> {
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS })
  try {
    const db = new Kysely<Schema>({
      dialect: new Dialect({ database: prepared(sqlite, statements) }),
    })
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
    // Those of tables as they were before.
    statements.clear()
    return db
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** A transaction waits for other processes at its begin: one that has read may not wait any more. */
class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new (class extends SqliteDriver {
      override async beginTransaction(connection: DatabaseConnection): Promise<void> {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
      }

      /** A commit that fails for the disk's sake has undone everything: the first fault is told. */
      override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
        await super.rollbackTransaction(connection).catch((error: Error) => {
          if (!/no transaction is active/.test(error.message)) throw error
        })
      }
    })(this.#config)
  }
}

/** Parses each statement once. */
function prepared(
  sqlite: Sqlite.Database,
  statements: LRUCache<string, SqliteStatement>,
): SqliteDatabase {
  return {
    prepare(text) {
      let statement = statements.get(text)
      if (!statement) {
        statement = told(sqlite.prepare(text))
        statements.set(text, statement)
      }
      return statement
    },
    close: () => void sqlite.close(),
  }
}

/** A statement that tells of a disk that takes nothing more, or does not work, as our own error. */
function told(statement: Sqlite.Statement): SqliteStatement {
  const run = <T>(work: () => T): T => {
    try {
      return work()
    } catch (cause) {
      if (!(cause instanceof Sqlite.SqliteError) || !DISK.test(cause.code)) throw cause
      throw new ServiceError('STORAGE_ERROR', 'the database cannot be written', {
        cause,
        retryAfter: RETRY,
      })
    }
  }
  return {
    reader: statement.reader,
    all: (values) => run(() => statement.all(values)),
    run: (values) => run(() => statement.run(values)),
    iterate: (values) => statement.iterate(values) as IterableIterator<unknown>,
  }
}

/** Copies a database that others may be using, as of one moment. @throws when it cannot be read */
export async function copySqlite(file: string, target: string): Promise<void> {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: BUSY })
  try {
    await sqlite.backup(target)
  } finally {
    sqlite.close()
  }
}

/**
 * Takes a file for as long as this process wants it. Who holds it may end in any way: the system lets go.
 *
 * @returns lets go; null when somebody else holds it
 * @throws naming the file, when it cannot be made
 */
export function hold(file: string): (() => void) | null {
  let sqlite: Sqlite.Database | undefined
  try {
    sqlite = new Sqlite(file, { timeout: 0 })
    sqlite.exec('begin exclusive')
    return () => void sqlite?.close()
  } catch (cause) {
    sqlite?.close()
    if (cause instanceof Sqlite.SqliteError && cause.code === 'SQLITE_BUSY') return null
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`the file ${file} cannot be held: ${reason}`, { cause })
  }
}
