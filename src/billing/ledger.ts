import type { Database } from '../db/database.ts'
import { queueMail } from '../mail/outbox.ts'
import { checkAllowances, countOf, isSmart } from './allowances.ts'
import {
  draw,
  exhaustedPlanGrant,
  giveBack,
  openGrants,
  openPlanGrant,
  openTestGrant,
} from './grants.ts'
import { addressOf, exhaustionMail } from './letters.ts'
import { count } from './page-counts.ts'
import { lockAccountOf, type Payer, payerOf } from './payer.ts'
import type { Endpoint, Plan } from './plan.ts'
import type { Purchases } from './purchases.ts'
import { RechargeDue, shortage } from './recharge.ts'
import { admit, tooFew } from './refusal.ts'
import type { Reservations, Terms, Wanted } from './reservations.ts'

/** Packs bought for one request, at most: a batch may find out file by file. */
const MOST_PACKS = 20

/** Reservations against the grants in the database. */
export class Ledger implements Reservations {
  readonly #terms: Terms
  readonly #purchases: Pick<Purchases, 'buy'>

  constructor(terms: Terms, purchases: Pick<Purchases, 'buy'>) {
    this.#terms = terms
    this.#purchases = purchases
  }

  async admit(db: Database, keyId: number, endpoint: Endpoint): Promise<number> {
    const { plans, upgradeUrl, now } = this.#terms
    const payer = await payerOf(db, keyId, plans, now())
    return admit(payer, endpoint, upgradeUrl())?.maxFileBytes ?? Number.POSITIVE_INFINITY
  }

  async reserve(db: Database, wanted: Wanted): Promise<void> {
    const now = this.#terms.now()
    await lockAccountOf(db, wanted.keyId)
    const payer = await payerOf(db, wanted.keyId, this.#terms.plans, now)
    if (!(await insertHeld(db, wanted, payer, now))) return
    const plan = admit(payer, wanted.endpoint, this.#terms.upgradeUrl())
    await checkAllowances(db, wanted, payer, plan, this.#terms.upgradeUrl())
    if (!plan || plan.pages !== null) await this.#draw(db, wanted, payer, plan, now)
    const { pages } = wanted
    await count(db, countOf(payer), { held: pages, used: 0, smart: isSmart(wanted) ? pages : 0 })
  }

  settle(db: Database, requestId: string, pages: number): Promise<void> {
    return this.#end(db, requestId, 'settled', pages)
  }

  release(db: Database, requestId: string): Promise<void> {
    return this.#end(db, requestId, 'released', 0)
  }

  async recharging<T>(transaction: () => Promise<T>): Promise<T> {
    for (let bought = 0; ; bought++)
      try {
        return await transaction()
      } catch (error) {
        if (!(error instanceof RechargeDue) || bought === MOST_PACKS) throw error
        if ((await this.#purchases.buy(error.purchase)) !== 'paid') throw error
      }
  }

  /** @throws ServiceError QUOTA_EXCEEDED, SPEND_CAP_REACHED, INSUFFICIENT_PAGES; RechargeDue */
  async #draw(
    db: Database,
    { requestId, pages }: Wanted,
    payer: Payer,
    plan: Plan | null,
    now: Date,
  ): Promise<void> {
    const { accountId, period } = payer
    if (plan) await openPlanGrant(db, accountId, plan, period)
    else await openTestGrant(db, accountId)
    const kinds = plan ? (['plan', 'pack', 'carnet'] as const) : (['test'] as const)
    const grants = await openGrants(db, accountId, kinds, now)
    const left = grants.reduce((sum, grant) => sum + grant.left, 0)
    if (pages > left) {
      const upgradeUrl = this.#terms.upgradeUrl()
      if (!plan) throw tooFew('QUOTA_EXCEEDED', "the account's test pages", pages, left, upgradeUrl)
      throw await shortage(db, payer, plan, { needed: pages, left }, upgradeUrl, now)
    }
    await draw(db, requestId, grants, pages)
  }

  async #end(
    db: Database,
    requestId: string,
    state: 'settled' | 'released',
    billed: number,
  ): Promise<void> {
    const ended = await db
      .updateTable('reservations')
      .set({ state, billed, ended_at: this.#terms.now().toISOString() })
      .where('request_id', '=', requestId)
      .where('state', '=', 'held')
      .returningAll()
      .executeTakeFirst()
    if (!ended) return
    const surplus = ended.pages - billed
    await giveBack(db, requestId, surplus)
    const { account_id: accountId, counted_as: key, period } = ended
    const smart = isSmart(ended) ? -surplus : 0
    await count(db, { accountId, key, period }, { held: -ended.pages, used: billed, smart })
    if (billed > 0) await this.#tellExhausted(db, requestId, accountId)
  }

  /** Mails once for each plan's grant that has run out. */
  async #tellExhausted(db: Database, requestId: string, accountId: number): Promise<void> {
    const grant = await exhaustedPlanGrant(db, requestId)
    const to = grant && (await addressOf(db, accountId))
    if (!grant || !to) return
    const mail = exhaustionMail(to, grant.pages, this.#terms.upgradeUrl())
    await queueMail(db, `exhausted ${accountId} ${grant.name}`, mail, this.#terms.now())
  }
}

/** @returns false when the request already has a reservation */
async function insertHeld(
  db: Database,
  { requestId, keyId, endpoint, model, pages }: Wanted,
  payer: Payer,
  now: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('reservations')
    .values({
      request_id: requestId,
      account_id: payer.accountId,
      key_id: keyId,
      counted_as: payer.countedAs,
      endpoint,
      model: model ?? null,
      period: payer.period.start.toISOString(),
      pages,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .executeTakeFirst()
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n
}
