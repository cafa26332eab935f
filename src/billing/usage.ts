import type { Database } from '../db/database.ts'
import { TEST_PAGES } from './grants.ts'
import { usedByKey } from './page-counts.ts'
import { type Payer, payerOf } from './payer.ts'
import type { Plans } from './plan.ts'

/** A key's pages in the current period, as GET /v1/usage tells them. */
export interface Usage {
  readonly plan: string | null
  readonly calls_used: number
  /** null = unlimited or pay-as-you-go */
  readonly calls_limit: number | null
  /** 0 to 100, two decimals; null without a limit */
  readonly percentage: number | null
  /** Begin of the next period. */
  readonly reset_date: string
  readonly year_month: string
  readonly is_test_key: boolean
}

export async function usageOf(
  db: Database,
  keyId: number,
  plans: Plans,
  now: Date,
): Promise<Usage> {
  const payer = await payerOf(db, keyId, plans, now)
  const { plan, isTest, period } = payer
  const start = period.start.toISOString()
  // Pages granted once are used once and for all.
  const ever = isTest || plan?.per === 'once'
  const used = await usedByKey(db, payer.countedAs, ever ? null : start)
  const limit = limitOf(payer)
  return {
    plan: plan?.name ?? null,
    calls_used: used,
    calls_limit: limit,
    percentage: limit ? Math.round((used / limit) * 10_000) / 100 : null,
    reset_date: period.end.toISOString(),
    year_month: start.slice(0, 7),
    is_test_key: isTest,
  }
}

/** Included pages; those of the key alone where it has fewer. */
function limitOf({ isTest, plan, monthlyLimit }: Payer): number | null {
  // A carnet is paid as it is used.
  const included = plan?.per === 'once' && plan.price > 0 ? null : (plan?.pages ?? null)
  const limits = [isTest ? TEST_PAGES : included, monthlyLimit].filter((limit) => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}
