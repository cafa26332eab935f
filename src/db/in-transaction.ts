import type { Database } from './database.ts'

/** Runs in the transaction `db` is, or else in one of its own. */
export const inTransaction = <T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
