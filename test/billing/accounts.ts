import type { Test } from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { Ledger } from '../../src/billing/ledger.ts'
import type { Payment } from '../../src/billing/payment.ts'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { planTable } from '../../src/billing/plan.ts'
import { Purchases } from '../../src/billing/purchases.ts'
import { type Usage, usageOf } from '../../src/billing/usage.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { AccountRow } from '../../src/db/schema.ts'
import { placeFor } from '../cluster/place.ts'

export const UPGRADE_URL = 'https://pages.example/plans'

/** A database with a ledger whose clock the test sets. */
export interface Books {
  readonly db: Database
  readonly ledger: Ledger
  readonly purchases: Purchases
  readonly clock: { now: Date }
  usage(keyId: number): Promise<Usage>
  reserve(keyId: number, pages: number, more?: Partial<Wish>): Promise<string>
  settle(requestId: string, pages: number): Promise<void>
  release(requestId: string): Promise<void>
}

interface Wish {
  readonly requestId: string
  readonly endpoint: 'convert' | 'jobs' | 'batch'
  readonly model: string
}

export async function booksFor(
  t: Pick<Test, 'teardown'>,
  payment: Payment = manualPayment,
): Promise<Books> {
  const db = await openDatabase(await placeFor(t))
  t.teardown(() => db.destroy())
  const clock = { now: new Date('2026-01-10T12:00:00.000Z') }
  const plans = planTable()
  const now = () => clock.now
  const purchases = new Purchases(db, payment, plans, now)
  const ledger = new Ledger({ plans, upgradeUrl: () => UPGRADE_URL, now }, purchases)
  let count = 0
  return {
    db,
    ledger,
    purchases,
    clock,
    usage: (keyId) => usageOf(db, keyId, plans, clock.now),
    reserve: async (keyId, pages, more = {}) => {
      const wanted = { requestId: `request ${++count}`, endpoint: 'convert', ...more } as const
      await ledger.recharging(() =>
        db
          .transaction()
          .execute((transaction) => ledger.reserve(transaction, { ...wanted, keyId, pages })),
      )
      return wanted.requestId
    },
    settle: (requestId, pages) => ledger.settle(db, requestId, pages),
    release: (requestId) => ledger.release(db, requestId),
  }
}

/** An account with a verified card and a live key. */
export async function accountWith(
  db: Database,
  changes: Partial<Omit<AccountRow, 'id'>>,
  key: { isTest?: boolean; monthlyLimit?: number } = {},
): Promise<{ accountId: number; keyId: number; key: string }> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({
      name: 'someone',
      plan: 'free',
      created_at: '2026-01-10T12:00:00.000Z',
      card_verified_at: '2026-01-10T12:00:00.000Z',
      ...changes,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const isTest = key.isTest ?? false
  const made = await new Keys(db).create({ accountId, label: null, isTest })
  if (key.monthlyLimit !== undefined)
    await db
      .updateTable('keys')
      .set({ monthly_limit: key.monthlyLimit })
      .where('id', '=', made.id)
      .execute()
  return { accountId, keyId: made.id, key: made.key }
}
