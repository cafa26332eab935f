import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'

/**
 * Puts an account on a plan from now on: its months begin anew, pages of the old plan end. Pages
 * that were bought stay.
 *
 * @returns false when there is no such account
 */
export async function setPlan(
  db: Database,
  accountId: number,
  plan: string,
  now: Date = new Date(),
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ plan, plan_since: now.toISOString() })
      .where('id', '=', accountId)
      .executeTakeFirst()
    await transaction
      .updateTable('grants')
      .set({ expires_at: now.toISOString() })
      .where('account_id', '=', accountId)
      .where('kind', '=', 'plan')
      .where((eb) =>
        eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]),
      )
      .execute()
    return changed.numUpdatedRows > 0n
  })
}
