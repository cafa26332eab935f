import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'
import { inTransaction } from '../db/in-transaction.ts'

/** Id of the operator's account. */
export const OPERATOR = 1

/**
 * Makes the account of whoever runs the service, on the plan `unlimited`, if it is not there. Two processes
 * that start at once make one account.
 */
export async function ensureOperator(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Writing first takes the lock, so that the look that follows is nobody else's as well.
    const made = await transaction
      .insertInto('accounts')
      .columns(['id', 'name', 'plan', 'created_at'])
      .values({
        id: OPERATOR,
        name: 'operator',
        plan: 'unlimited',
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if ((made.numInsertedOrUpdatedRows ?? 0n) > 0n) await countOn(transaction)
  })
}

/** The next account is number 2: PostgreSQL does not see that its first number was given by hand. */
async function countOn(db: Database): Promise<void> {
  if (isPostgres(db))
    await sql`select setval(pg_get_serial_sequence('accounts', 'id'), max(id)) from accounts`.execute(
      db,
    )
}
