import type { Database } from '../db/database.ts'
import { type PayingAccount, payingAccount } from './payer.ts'
import type { Plan, Plans } from './plan.ts'
import { type Purchases, paidOf } from './purchases.ts'
import { setPlan } from './subscription.ts'

/** The plan of who pays for none. */
export const FREE = 'free'

/** Whether customers may choose a plan themselves. */
export const isForSale = (plan: Plan): boolean =>
  plan.name === FREE || (plan.per === 'month' && plan.price > 0)

/** What came of a choice. */
export interface Chosen {
  readonly plan: string
  readonly state: 'open' | 'paid' | 'later' | 'failed'
  /** Cents that are charged now. */
  readonly price: number
  readonly from: string | null
}

/** What choices are made with. */
interface Shop {
  readonly db: Database
  readonly plans: Plans
  readonly purchases: Purchases
}

/**
 * A customer changes the plan. A dearer one is charged and begins at once; a cheaper one begins
 * when the month that is paid is over.
 *
 * @throws ServiceError as `Purchases.buy`
 */
export async function choosePlan(
  shop: Shop,
  accountId: number,
  plan: Plan,
  now: Date,
): Promise<Chosen> {
  const { db, plans, purchases } = shop
  const paidBefore = await paidOf(db, accountId, 'plan')
  const account = await payingAccount(db, accountId, plans, now)
  const isPaid = account.paidUntil !== null && account.paidUntil > now.toISOString()
  if (isPaid && plan.price <= (account.plan?.price ?? 0)) return later(db, account, plan)
  if (plan.price === 0) {
    await setPlan(db, accountId, plan.name, now)
    return { plan: plan.name, state: 'paid', price: 0, from: now.toISOString() }
  }
  const cents = plan.price - (isPaid ? valueLeft(account, now) : 0)
  const pages = plan.pages ?? 0
  const wanted = { accountId, kind: 'plan', pages, cents, plan: plan.name, paidBefore } as const
  const state = await purchases.buy(wanted)
  if (state !== 'paid') return { plan: plan.name, state, price: cents, from: null }
  // Another request may have paid another plan since this one looked.
  const paid = await payingAccount(db, accountId, plans, now)
  if (paid.plan?.name !== plan.name) return choosePlan(shop, accountId, plan, now)
  return { plan: plan.name, state, price: cents, from: now.toISOString() }
}

/** The plan whose payment is open. */
export async function openPlanOf(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('plan')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'plan')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.plan ?? null
}

async function later(db: Database, account: PayingAccount, plan: Plan): Promise<Chosen> {
  const isSame = plan.name === account.plan?.name
  await db
    .updateTable('accounts')
    .set({ next_plan: isSame ? null : plan.name })
    .where('id', '=', account.accountId)
    .execute()
  return { plan: plan.name, state: 'later', price: 0, from: account.paidUntil }
}

/** Cents of the month that are not used up by time. */
function valueLeft({ plan, period }: PayingAccount, now: Date): number {
  const share =
    (period.end.getTime() - now.getTime()) / (period.end.getTime() - period.start.getTime())
  return Math.floor(plan!.price * share)
}
