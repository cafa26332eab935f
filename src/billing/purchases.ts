import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { PaymentRow } from '../db/payment-tables.ts'
import { ServiceError } from '../errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { payerAccount } from './cards.ts'
import { openPlanGrant } from './grants.ts'
import { addressOf, purchaseMail } from './letters.ts'
import { lockAccount, payingAccount } from './payer.ts'
import type { Payment } from './payment.ts'
import { CARNET, type Plans } from './plan.ts'
import { beginPaidPeriod } from './subscription.ts'

/** What an account buys. */
export interface Purchase {
  readonly accountId: number
  readonly kind: PaymentRow['kind']
  readonly pages: number
  readonly cents: number
  /** Purchases of the kind paid so far, as the buyer knew: with more, this one is no longer wanted. */
  readonly paidBefore?: number
  /** Of kind `plan`, as in its row. */
  readonly plan?: string | null
  readonly period?: string | null
}

type State = PaymentRow['state']['__select__']

/** Buys pages: a payment first, the pages when it is paid. */
export class Purchases {
  readonly #db: Database
  readonly #payment: Payment
  readonly #plans: Plans
  readonly #now: () => Date
  /** Purchases under way here, by account, kind and plan. */
  readonly #underWay = new Map<string, Promise<State>>()

  constructor(db: Database, payment: Payment, plans: Plans, now: () => Date = () => new Date()) {
    this.#plans = plans
    this.#db = db
    this.#payment = payment
    this.#now = now
  }

  /**
   * Who buys the same at the same time buys once. What was left open before is tried again.
   *
   * @throws ServiceError SERVICE_BUSY when it is not known what became of it, INVALID_PARAMETER
   * (409) while another plan is being paid
   */
  buy(purchase: Purchase): Promise<State> {
    return this.#once(purchase, async () => {
      const opened = await this.#open(purchase)
      return opened ? this.#charge(opened.row, opened.again) : 'paid'
    })
  }

  /**
   * Asks what became of a payment that was left open, and tries it again. Buys nothing else.
   *
   * @throws ServiceError SERVICE_BUSY as `buy`
   */
  async settle(id: string): Promise<State> {
    const row = await this.#db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (row.state !== 'open') return row.state
    return this.#once({ ...row, accountId: row.account_id }, () => this.#charge(row, true))
  }

  #once(what: Pick<Purchase, 'accountId' | 'kind' | 'plan'>, work: () => Promise<State>) {
    const place = `${what.accountId} ${what.kind} ${what.plan ?? ''}`
    const underWay = this.#underWay.get(place)
    if (underWay) return underWay
    const bought = work().finally(() => this.#underWay.delete(place))
    this.#underWay.set(place, bought)
    return bought
  }

  /**
   * What the operator, or the provider, says became of an open payment.
   *
   * @returns false when there is no open payment of that id
   */
  async finish(id: string, state: 'paid' | 'failed', reference: string | null): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const now = this.#now()
      const payment = await transaction
        .selectFrom('payments')
        .select('account_id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!payment) return false
      await lockAccount(transaction, payment.account_id)
      const row = await transaction
        .updateTable('payments')
        .set({ state, reference, ended_at: now.toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst()
      if (!row) return false
      if (state === 'paid') await this.#grant(transaction, row)
      const to = await addressOf(transaction, row.account_id)
      if (to) await queueMail(transaction, `payment ${id}`, purchaseMail(to, row), now)
      return true
    })
  }

  async #charge(row: Selectable<PaymentRow>, again: boolean): Promise<State> {
    const account = await payerAccount(this.#db, row.account_id)
    const charge = {
      paymentId: row.id,
      cents: row.cents,
      description: row.plan === null ? `${row.pages} pages` : `a month of plan ${row.plan}`,
      again,
    }
    const { state, reference } = await this.#payment.charge(account, charge).catch((cause) => {
      throw new ServiceError('SERVICE_BUSY', 'the payment provider does not answer', {
        cause,
        retryAfter: 30,
      })
    })
    if (state !== 'open') await this.finish(row.id, state, reference)
    return state
  }

  /** @returns null when somebody else has bought it meanwhile */
  #open(purchase: Purchase): Promise<{ row: Selectable<PaymentRow>; again: boolean } | null> {
    return inTransaction(this.#db, (db) => this.#openIn(db, purchase))
  }

  async #openIn(
    db: Database,
    { accountId, kind, pages, cents, paidBefore, plan = null, period = null }: Purchase,
  ): Promise<{ row: Selectable<PaymentRow>; again: boolean } | null> {
    await lockAccount(db, accountId)
    if (paidBefore !== undefined && (await paidOf(db, accountId, kind)) !== paidBefore) return null
    const made = await db
      .insertInto('payments')
      .values({
        id: uuidv7(),
        account_id: accountId,
        kind,
        pages,
        cents,
        plan,
        period,
        created_at: this.#now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) return { row: made, again: false }
    const row = await db
      .selectFrom('payments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    if (row.plan !== plan)
      throw new ServiceError('INVALID_PARAMETER', `plan ${row.plan} is being paid; wait for that`, {
        status: 409,
      })
    return { row, again: true }
  }

  async #grant(db: Database, row: Selectable<PaymentRow>): Promise<void> {
    const { account_id, kind, pages, id, plan: paid } = row
    if (kind === 'plan') {
      await beginPaidPeriod(db, account_id, paid!, row.period, this.#now())
      return
    }
    const name = `${kind} ${id}`
    await db
      .insertInto('grants')
      .values({ account_id, kind, name, pages, expires_at: null })
      .execute()
    if (kind !== 'carnet') return
    const { plan, period } = await payingAccount(db, account_id, this.#plans, this.#now())
    // Who has a subscription keeps it; what is left of Free stays.
    if (plan?.per === 'month') return
    if (plan) await openPlanGrant(db, account_id, plan, period)
    await db.updateTable('accounts').set({ plan: CARNET }).where('id', '=', account_id).execute()
  }
}

/** How often an account has bought a kind of pages. */
export async function paidOf(
  db: Database,
  accountId: number,
  kind: Purchase['kind'],
): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
  return count
}
