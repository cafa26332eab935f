import type { Database } from '../db/database.ts'
import { ServiceError } from '../errors.ts'
import { type Period, periodAt } from './period.ts'
import type { Plan, Plans } from './plan.ts'

/** An account as far as pages and money go. */
export interface PayingAccount {
  readonly accountId: number
  readonly plan: Plan | null
  /** When the payment card was verified; null = none is. */
  readonly cardSince: string | null
  /** Packs are bought when the pages have run out. */
  readonly autoRecharge: boolean
  /** Most cents for packs in one period; null = as much as it takes. */
  readonly rechargeCap: number | null
  readonly period: Period
  /** Until when the plan is paid; null = nothing is charged for it. */
  readonly paidUntil: string | null
  /** The plan from then on; null = the same. */
  readonly nextPlan: string | null
}

/** Whose pages a key uses, and by which rules. */
export interface Payer extends PayingAccount {
  /** Keys rotated into each other are counted as one. */
  readonly countedAs: number
  readonly isTest: boolean
  /** Pages a period for this key alone; null = the account's limit. */
  readonly monthlyLimit: number | null
}

/**
 * Keeps other transactions from an account until this one ends. First of all, so that what is
 * looked at next is nobody else's as well.
 */
export async function lockAccount(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', accountId)
    .execute()
}

/** As `lockAccount`, for the account of a key. */
export async function lockAccountOf(db: Database, keyId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', (eb) => eb.selectFrom('keys').select('account_id').where('id', '=', keyId))
    .execute()
}

/** @throws ServiceError INVALID_API_KEY when there is no such key, as its account was deleted just now */
export async function payerOf(
  db: Database,
  keyId: number,
  plans: Plans,
  now: Date,
): Promise<Payer> {
  const key = await db
    .selectFrom('keys')
    .select(['account_id', 'is_test', 'monthly_limit', 'counted_as'])
    .where('id', '=', keyId)
    .executeTakeFirst()
  if (!key) throw new ServiceError('INVALID_API_KEY', 'the API key is unknown or revoked')
  return {
    ...(await payingAccount(db, key.account_id, plans, now)),
    countedAs: key.counted_as ?? keyId,
    isTest: key.is_test !== 0,
    monthlyLimit: key.monthly_limit,
  }
}

/** @throws when there is no such account */
export async function payingAccount(
  db: Database,
  accountId: number,
  plans: Plans,
  now: Date,
): Promise<PayingAccount> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const plan = plans.get(row.plan) ?? null
  return {
    accountId,
    plan,
    cardSince: row.card_verified_at,
    autoRecharge: row.auto_recharge !== 0,
    rechargeCap: row.recharge_capped ? (row.recharge_cap_cents ?? plan?.price ?? 0) : null,
    paidUntil: row.paid_until,
    nextPlan: row.next_plan,
    period: periodAt(new Date(row.plan_since ?? row.created_at), now),
  }
}
