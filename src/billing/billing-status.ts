import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { openGrants, openPlanGrant } from './grants.ts'
import { lockAccount, payingAccount } from './payer.ts'
import type { Plans } from './plan.ts'
import { spentOnPacks } from './recharge.ts'

/** How an account stands: its plan, what is left, and what may still be bought. */
export interface BillingStatus {
  readonly plan: string | null
  readonly period_start: string
  readonly period_end: string
  /** Pages left; null = unlimited. */
  readonly pages_left: number | null
  /** Until when the plan is paid; null = nothing is charged for it. */
  readonly paid_until: string | null
  /** The plan from then on; null = the same. */
  readonly next_plan: string | null
  readonly card_verified: boolean
  readonly auto_recharge: boolean
  /** Cents a period; null = no cap. */
  readonly recharge_cap: number | null
  /** Cents of this period. */
  readonly recharge_spent: number
}

export async function billingStatusOf(
  db: Database,
  accountId: number,
  plans: Plans,
  now: Date,
): Promise<BillingStatus> {
  return inTransaction(db, async (transaction) => {
    // A plan that ends meanwhile gets no pages any more.
    await lockAccount(transaction, accountId)
    const account = await payingAccount(transaction, accountId, plans, now)
    const { plan, period } = account
    if (plan) await openPlanGrant(transaction, accountId, plan, period)
    const grants = await openGrants(transaction, accountId, ['plan', 'pack', 'carnet'], now)
    const left = grants.reduce((sum, grant) => sum + grant.left, 0)
    return {
      plan: plan?.name ?? null,
      period_start: period.start.toISOString(),
      period_end: period.end.toISOString(),
      pages_left: plan?.pages === null ? null : left,
      paid_until: account.paidUntil,
      next_plan: account.nextPlan,
      card_verified: account.cardSince !== null,
      auto_recharge: account.autoRecharge,
      recharge_cap: account.rechargeCap,
      recharge_spent: await spentOnPacks(transaction, account),
    }
  })
}

/** What an account wishes of automatic recharge. */
export interface RechargeWish {
  readonly autoRecharge?: boolean | undefined
  /** Cents a period; null = no cap. */
  readonly cap?: number | null | undefined
}

export async function setRecharge(
  db: Database,
  accountId: number,
  { autoRecharge, cap }: RechargeWish,
): Promise<void> {
  const changes = {
    ...(autoRecharge !== undefined && { auto_recharge: autoRecharge ? 1 : 0 }),
    ...(cap !== undefined && { recharge_capped: cap === null ? 0 : 1, recharge_cap_cents: cap }),
  }
  if (Object.keys(changes).length === 0) return
  await db.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
}
