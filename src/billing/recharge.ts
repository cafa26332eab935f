import type { Database } from '../db/database.ts'
import { ServiceError } from '../errors.ts'
import type { PayingAccount } from './payer.ts'
import type { Plan } from './plan.ts'
import { type Purchase, paidOf } from './purchases.ts'
import { tooFew } from './refusal.ts'

/** Milliseconds without another try after a payment has failed. */
const AFTER_FAILURE = 3_600_000

/** Too few pages, but more may be bought: then the request may pass. */
export class RechargeDue extends ServiceError {
  readonly purchase: Purchase

  constructor({ code, message, details }: ServiceError, purchase: Purchase) {
    super(code, message, { details })
    this.purchase = purchase
  }
}

/** What to tell a request for which too few pages are left. */
export async function shortage(
  db: Database,
  payer: PayingAccount,
  plan: Plan,
  wanted: { readonly needed: number; readonly left: number },
  upgradeUrl: string,
  now: Date,
): Promise<ServiceError> {
  const { needed, left } = wanted
  const refusal = (code: 'QUOTA_EXCEEDED' | 'SPEND_CAP_REACHED') =>
    tooFew(code, "the account's pages", needed, left, upgradeUrl)
  const { pack } = plan
  if (!pack || !payer.autoRecharge || (await hasFailed(db, payer, now)))
    return refusal('QUOTA_EXCEEDED')
  const packs = Math.ceil((needed - left) / pack.pages)
  const cents = packs * pack.price
  const spent = await spentOnPacks(db, payer)
  const { rechargeCap: cap } = payer
  if (cap !== null && spent + cents > cap) return refusal('SPEND_CAP_REACHED')
  const { accountId } = payer
  const paidBefore = await paidOf(db, accountId, 'pack')
  const pages = packs * pack.pages
  const purchase = { accountId, kind: 'pack', pages, cents, paidBefore } as const
  return new RechargeDue(refusal('QUOTA_EXCEEDED'), purchase)
}

/** Cents paid for packs in the account's period. */
export async function spentOnPacks(
  db: Database,
  { accountId, period }: PayingAccount,
): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number | null>('cents').as('cents'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'pack')
    .where('state', '=', 'paid')
    .where('created_at', '>=', period.start.toISOString())
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** Whether a payment has just failed, with the card that is verified now. */
async function hasFailed(db: Database, { accountId, cardSince }: PayingAccount, now: Date) {
  const recent = new Date(now.getTime() - AFTER_FAILURE).toISOString()
  const since = cardSince !== null && cardSince > recent ? cardSince : recent
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'failed')
    .where('ended_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}
