import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { periodAt } from './period.ts'

/**
 * Puts an account on a plan from now on: its months begin anew, pages of the old plan end. Pages
 * that were bought stay. Nothing is charged, now or later.
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
      .set({ plan, plan_since: now.toISOString(), paid_until: null, next_plan: null })
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

/**
 * A month of a plan is paid.
 *
 * @param renewed begin of the period that is renewed; null = the plan begins now
 */
export async function beginPaidPeriod(
  db: Database,
  accountId: number,
  plan: string,
  renewed: string | null,
  now: Date,
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['plan', 'plan_since'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const start = renewed === null ? now : new Date(renewed)
  const goesOn = renewed !== null && account.plan === plan && account.plan_since !== null
  if (!goesOn) await setPlan(db, accountId, plan, start)
  const anchor = goesOn ? new Date(account.plan_since!) : start
  await db
    .updateTable('accounts')
    .set({ paid_until: periodAt(anchor, start).end.toISOString(), next_plan: null })
    .where('id', '=', accountId)
    .execute()
}
