import type { Database } from '../db/database.ts'
import { type Period, periodAt } from './period.ts'
import type { Plan, Plans } from './plan.ts'

/** Whose pages a key uses, and by which rules. */
export interface Payer {
  readonly accountId: number
  readonly keyId: number
  /** Keys rotated into each other are counted as one. */
  readonly countedAs: number
  readonly isTest: boolean
  /** Pages a period for this key alone; null = the account's limit. */
  readonly monthlyLimit: number | null
  readonly plan: Plan | null
  readonly hasCard: boolean
  readonly period: Period
}

/**
 * Keeps other transactions from the account of a key until this one ends. First of all, so that
 * what is looked at next is nobody else's as well.
 */
export async function lockAccount(db: Database, keyId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', (eb) => eb.selectFrom('keys').select('account_id').where('id', '=', keyId))
    .execute()
}

/** @throws when there is no such key */
export async function payerOf(
  db: Database,
  keyId: number,
  plans: Plans,
  now: Date,
): Promise<Payer> {
  const row = await db
    .selectFrom('keys')
    .innerJoin('accounts', 'accounts.id', 'keys.account_id')
    .select([
      'keys.account_id',
      'keys.is_test',
      'keys.monthly_limit',
      'keys.counted_as',
      'accounts.plan',
      'accounts.plan_since',
      'accounts.created_at',
      'accounts.card_verified_at',
    ])
    .where('keys.id', '=', keyId)
    .executeTakeFirstOrThrow()
  return {
    accountId: row.account_id,
    keyId,
    countedAs: row.counted_as ?? keyId,
    isTest: row.is_test !== 0,
    monthlyLimit: row.monthly_limit,
    plan: plans.get(row.plan) ?? null,
    hasCard: row.card_verified_at !== null,
    period: periodAt(new Date(row.plan_since ?? row.created_at), now),
  }
}
