import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { GroupCommit } from './group-commit.ts'

/** Tries of a transaction that others stand in the way of. */
const MOST = 10
/** PostgreSQL's deadlock_detected and serialization_failure: nothing was done, it may be tried again. */
const IN_THE_WAY = new Set<unknown>(['40P01', '40001'])

const groups = new WeakMap<Database, GroupCommit>()

/**
 * Runs in the transaction `db` is, or else in one of its own. One of its own is tried again when
 * others stand in its way: `work` does nothing outside the database that may not be done twice.
 */
export async function inTransaction<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db)
  if (!isPostgres(db)) return groupOf(db).run(work)
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST || !IN_THE_WAY.has((error as { code?: unknown }).code)) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
}

function groupOf(db: Database): GroupCommit {
  let group = groups.get(db)
  if (!group) {
    group = new GroupCommit(db)
    groups.set(db, group)
  }
  return group
}
