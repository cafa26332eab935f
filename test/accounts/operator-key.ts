import { join } from 'node:path'
import { Keys } from '../../src/accounts/keys.ts'
import { ensureOperator, OPERATOR } from '../../src/accounts/operator.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'

/** A live key of the operator's, for a service that may run meanwhile. */
export async function operatorKeyIn(db: Database): Promise<string> {
  await ensureOperator(db)
  return (await new Keys(db).create({ accountId: OPERATOR, label: null, isTest: false })).key
}

/** The same, for a service in another process. @param databaseUrl left out: in the data folder */
export async function operatorKey(dataFolder: string, databaseUrl?: string): Promise<string> {
  const db = await openDatabase(databaseUrl ?? join(dataFolder, 'pagemill.db'))
  try {
    return await operatorKeyIn(db)
  } finally {
    await db.destroy()
  }
}
