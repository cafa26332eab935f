import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { Keys } from './keys.ts'

/** Id of the operator's account. */
export const OPERATOR = 1

/** The account of whoever runs the service: plan `unlimited`, made at the first start. */
export interface Operator {
  readonly accountId: number
  /** The first key, in the one start that made it; else null. */
  readonly firstKey: string | null
}

/**
 * Two processes that start at once make one account.
 *
 * @param withKey whether the account gets a key when it is made
 */
export async function ensureOperator(db: Database, withKey: boolean): Promise<Operator> {
  return inTransaction(db, async (transaction) => {
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
    const isNew = (made.numInsertedOrUpdatedRows ?? 0n) > 0n
    if (isNew) await countOn(transaction)
    if (!isNew || !withKey) return { accountId: OPERATOR, firstKey: null }
    const keys = new Keys(transaction)
    const { key } = await keys.create({ accountId: OPERATOR, label: 'first key', isTest: false })
    return { accountId: OPERATOR, firstKey: key }
  })
}

/** The next account is number 2: PostgreSQL does not see that its first number was given by hand. */
async function countOn(db: Database): Promise<void> {
  if (isPostgres(db))
    await sql`select setval(pg_get_serial_sequence('accounts', 'id'), max(id)) from accounts`.execute(
      db,
    )
}
