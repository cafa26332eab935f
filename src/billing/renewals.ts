import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { PaymentRow } from '../db/payment-tables.ts'
import { queueMail } from '../mail/outbox.ts'
import { addressOf, endMail } from './letters.ts'
import { lockAccount, type PayingAccount, payingAccount } from './payer.ts'
import type { Plans } from './plan.ts'
import { FREE, openPlanOf } from './plan-choice.ts'
import { type Purchases, paidOf } from './purchases.ts'
import { setPlan } from './subscription.ts'

const DAY = 86_400_000
/** Milliseconds between looks. */
const PAUSE = 60_000
/** Milliseconds a request may take to note what became of its own payment. */
const UNDER_WAY = 120_000
/** Milliseconds from a failed payment to the next try; after the last one the plan ends. */
const TRIES = [3 * DAY, 4 * DAY, 7 * DAY]
/** Milliseconds an operator has to note that a month is paid. */
const PATIENCE = 14 * DAY

/** Charges months of plans on their renewal days, and ends plans that nobody pays for. */
export class Renewals {
  readonly #db: Database
  readonly #purchases: Purchases
  readonly #plans: Plans
  readonly #fault: (error: unknown) => void
  readonly #now: () => Date
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  /** @param parts.fault hears of what went wrong */
  constructor(
    parts: {
      readonly db: Database
      readonly purchases: Purchases
      readonly plans: Plans
      readonly fault: (error: unknown) => void
    },
    now: () => Date = () => new Date(),
  ) {
    this.#db = parts.db
    this.#purchases = parts.purchases
    this.#plans = parts.plans
    this.#fault = parts.fault
    this.#now = now
  }

  start(): void {
    const look = (): void => {
      this.#round = this.#round.then(() => this.look())
    }
    look()
    this.#timer = setInterval(look, PAUSE)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }

  /** One round: what is due now. Faults of one account do not hold up the others. */
  async look(): Promise<void> {
    for (const due of [() => this.#unsettled(), () => this.#renewals()])
      await due().catch(this.#fault)
  }

  /** Payments whose end nobody noted: of a killed process, or of a provider that did not answer. */
  async #unsettled(): Promise<void> {
    const before = new Date(this.#now().getTime() - UNDER_WAY).toISOString()
    const rows = await this.#db
      .selectFrom('payments')
      .selectAll()
      .where('kind', '=', 'plan')
      .where('state', '=', 'open')
      .where('created_at', '<', before)
      .execute()
    for (const row of rows) await this.#settle(row).catch(this.#fault)
  }

  async #settle(row: Selectable<PaymentRow>): Promise<void> {
    const { id } = row
    const state = await this.#purchases.settle(id)
    const isLate = Date.parse(row.created_at) + PATIENCE <= this.#now().getTime()
    if (state === 'open' && isLate) await this.#purchases.finish(id, 'failed', null)
  }

  async #renewals(): Promise<void> {
    const due = await this.#db
      .selectFrom('accounts')
      .select('id')
      .where('paid_until', '<=', this.#now().toISOString())
      .execute()
    for (const { id } of due) await this.#renew(id).catch(this.#fault)
  }

  async #renew(accountId: number): Promise<void> {
    const paidBefore = await paidOf(this.#db, accountId, 'plan')
    const account = await payingAccount(this.#db, accountId, this.#plans, this.#now())
    // Who was due when the round began may have paid meanwhile, here or in another process.
    if (account.paidUntil === null || account.paidUntil > this.#now().toISOString()) return
    if (await openPlanOf(this.#db, accountId)) return
    const plan = account.nextPlan ? this.#plans.get(account.nextPlan) : account.plan
    if (!plan || plan.price === 0) return this.#end(account, plan?.name ?? FREE)
    const period = account.period.start.toISOString()
    const tried = await this.#tried(account)
    if (tried === 'over') return this.#end(account, FREE)
    if (tried === 'wait') return
    const { name, pages, price: cents } = plan
    const month = { accountId, kind: 'plan', pages: pages ?? 0, cents, plan: name, period } as const
    await this.#purchases.buy({ ...month, paidBefore })
  }

  /** Whether a month that is due is charged now, later, or no more. */
  async #tried({
    accountId,
    paidUntil,
    cardSince,
  }: PayingAccount): Promise<'now' | 'wait' | 'over'> {
    const rows = await this.#db
      .selectFrom('payments')
      .select(['state', 'created_at', 'ended_at'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'plan')
      .where('period', '>=', paidUntil)
      .orderBy('id')
      .execute()
    const last = rows.at(-1)
    if (!last) return 'now'
    if (last.state === 'open') return 'wait'
    const pause = TRIES[rows.length - 1]
    if (pause === undefined) return 'over'
    // An operator who waited in vain does not begin anew.
    if (Date.parse(last.ended_at!) - Date.parse(last.created_at) >= PATIENCE) return 'over'
    if (cardSince !== null && cardSince > last.ended_at!) return 'now'
    return Date.parse(last.ended_at!) + pause <= this.#now().getTime() ? 'now' : 'wait'
  }

  /** The plan is over. Does nothing where a payment came in meanwhile. */
  #end({ accountId, paidUntil, plan }: PayingAccount, next: string): Promise<void> {
    return inTransaction(this.#db, async (transaction) => {
      await lockAccount(transaction, accountId)
      const { paid_until } = await transaction
        .selectFrom('accounts')
        .select('paid_until')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      if (paid_until !== paidUntil) return
      const now = this.#now()
      await setPlan(transaction, accountId, next, now)
      const to = await addressOf(transaction, accountId)
      const topic = `plan ended ${accountId} ${paidUntil}`
      if (to) await queueMail(transaction, topic, endMail(to, plan?.name ?? '', next), now)
    })
  }
}
