import { sql } from 'kysely'
import { audit } from '../accounts/audit.ts'
import { OPERATOR } from '../accounts/operator.ts'
import { payerAccount } from '../billing/cards.ts'
import { lockAccount } from '../billing/payer.ts'
import type { Payment } from '../billing/payment.ts'
import type { Purchases } from '../billing/purchases.ts'
import { setPlan } from '../billing/subscription.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Schema } from '../db/schema.ts'
import { ServiceError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { HOLDINGS } from './holdings.ts'

/** Milliseconds between looks for accounts whose deletion did not come to its end. */
const PAUSE = 60_000
/** Milliseconds a request may take that began before its account was deleted. */
const UNDER_WAY = 900_000
/** Jobs removed in one go. */
const BUNCH = 100

/** Ways in, and what is found by the e-mail address: gone first. */
const WAYS_IN = [
  'mails',
  'sign_ups',
  'email_checks',
  'resets',
  'welcomes',
  'identities',
  'passkey_attempts',
  'passkeys',
  'sessions',
] as const

/**
 * Deletes accounts. In one transaction nobody gets in any more; then jobs, files and rows go, again and
 * again until nothing is left, by whatever process looks. Payments and the audit log stay, and of the
 * account its number and how the payment provider calls it.
 */
export class Deletion {
  readonly #db: Database
  readonly #jobs: Pick<Jobs, 'remove'>
  readonly #storage: Pick<Storage, 'remove'>
  readonly #payment: Payment
  readonly #purchases: Pick<Purchases, 'finish' | 'settle'>
  readonly #left: (accountId: number) => void
  readonly #fault: (error: unknown) => void
  readonly #now: () => Date
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  /**
   * @param parts.left hears of accounts that were deleted here or elsewhere, more than once; keys are
   * revoked, and what this process keeps of the account is to be forgotten
   * @param parts.fault hears of what has to be tried again
   */
  constructor(parts: {
    readonly db: Database
    readonly jobs: Pick<Jobs, 'remove'>
    readonly storage: Pick<Storage, 'remove'>
    readonly payment: Payment
    readonly purchases: Pick<Purchases, 'finish' | 'settle'>
    readonly left: (accountId: number) => void
    readonly fault: (error: unknown) => void
    readonly now?: () => Date
  }) {
    this.#db = parts.db
    this.#jobs = parts.jobs
    this.#storage = parts.storage
    this.#payment = parts.payment
    this.#purchases = parts.purchases
    this.#left = parts.left
    this.#fault = parts.fault
    this.#now = parts.now ?? (() => new Date())
  }

  start(): void {
    const look = (): void => {
      this.#round = this.#round.then(() => this.look()).catch(this.#fault)
    }
    look()
    this.#timer = setInterval(look, PAUSE)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }

  /**
   * From when this resolves nobody gets into the account. What could not be removed by then is removed
   * later.
   *
   * @param address of who asks; null = the operator's command line
   * @throws ServiceError NOT_FOUND where there is no such account, INVALID_PARAMETER (409) for the
   * operator's, NOT_READY while a payment is under way, SERVICE_BUSY as `Purchases.settle`
   */
  async delete(accountId: number, address: string | null): Promise<void> {
    if (accountId === OPERATOR)
      throw new ServiceError('INVALID_PARAMETER', "the operator's account stays", { status: 409 })
    await this.#endPayments(accountId)
    await inTransaction(this.#db, (db) => this.#close(db, accountId, address))
    await this.#clear(accountId).catch(this.#fault)
  }

  /** One round: deletions that did not come to their end. */
  async look(): Promise<void> {
    const since = new Date(this.#now().getTime() - UNDER_WAY).toISOString()
    const rows = await this.#db
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('deleted_at', 'is not', null)
      .where((eb) => eb.or([eb('name', '!=', ''), eb('deleted_at', '>', since)]))
      .execute()
    for (const { id } of rows) await this.#clear(id).catch(this.#fault)
  }

  /** What waits for the operator is called off; what the provider works on has to end first. */
  async #endPayments(accountId: number): Promise<void> {
    const rows = await openPayments(this.#db, accountId)
    for (const { id } of rows) {
      if (this.#payment.name === 'manual') await this.#purchases.finish(id, 'failed', null)
      else if ((await this.#purchases.settle(id)) === 'open') throw paying()
    }
  }

  async #close(db: Database, accountId: number, address: string | null): Promise<void> {
    await lockAccount(db, accountId)
    const account = await db
      .selectFrom('accounts')
      .select('payer')
      .where('id', '=', accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!account) throw new ServiceError('NOT_FOUND', 'there is no such account')
    const payments = await db
      .selectFrom('payments')
      .select('state')
      .where('account_id', '=', accountId)
      .execute()
    if (payments.some(({ state }) => state === 'open')) throw paying()
    const now = this.#now()
    await setPlan(db, accountId, 'none', now)
    await db
      .updateTable('keys')
      .set({ revoked_at: now.toISOString() })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .execute()
    for (const table of WAYS_IN) await removeRows(db, table, accountId)
    // The last mail to the owner.
    await audit(db, { accountId, action: 'account.deleted', address })
    await db
      .updateTable('accounts')
      .set({
        email: null,
        email_verified_at: null,
        password_hash: null,
        passkey_asked: 0,
        card_verified_at: null,
        auto_recharge: 0,
        // Invoices have a customer.
        payer: payments.some(({ state }) => state === 'paid') ? account.payer : null,
        deleted_at: now.toISOString(),
      })
      .where('id', '=', accountId)
      .execute()
  }

  async #clear(accountId: number): Promise<void> {
    this.#left(accountId)
    for (;;) {
      await this.#removeJobs(accountId)
      const files = await inTransaction(this.#db, (db) => removeAll(db, accountId))
      if (files === null) continue
      // What cannot be removed now is found later: nothing refers to it any more.
      await Promise.allSettled(files.map((file) => this.#storage.remove(file)))
      break
    }
    const account = await payerAccount(this.#db, accountId)
    if (account.paymentMethod !== null) await this.#payment.forgetCard(account)
    await this.#db
      .updateTable('accounts')
      .set({ name: '', payment_method: null })
      .where('id', '=', accountId)
      .execute()
  }

  /** Those that run are withdrawn, and what was put aside for them is released. */
  async #removeJobs(accountId: number): Promise<void> {
    for (;;) {
      const rows = await this.#db
        .selectFrom('jobs')
        .select(['id', 'key_id'])
        .where('account_id', '=', accountId)
        .limit(BUNCH)
        .execute()
      if (rows.length === 0) return
      for (const { id, key_id } of rows) await this.#jobs.remove(key_id, id).catch(unlessGone)
    }
  }
}

/** @returns storage keys of files that nothing refers to any more; null while there are jobs */
async function removeAll(db: Database, accountId: number): Promise<string[] | null> {
  // Who orders a job meanwhile waits for this, and then finds no key.
  await lockAccount(db, accountId)
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  if (job) return null
  const answers = await db
    .selectFrom('idempotency')
    .innerJoin('keys', 'keys.id', 'idempotency.key_id')
    .select('file')
    .where('account_id', '=', accountId)
    .execute()
  for (const { table, stays } of HOLDINGS.toReversed())
    if (!stays) await removeRows(db, table, accountId)
  return answers.map(({ file }) => file).filter((file) => file !== null)
}

async function removeRows(db: Database, table: keyof Schema, accountId: number): Promise<void> {
  const { of } = HOLDINGS.find((holding) => holding.table === table)!
  await sql`delete from ${sql.table(table)} where ${of(accountId)}`.execute(db)
}

const openPayments = (db: Database, accountId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute()

const paying = (): ServiceError =>
  new ServiceError('NOT_READY', 'a payment is under way; delete the account when it has ended', {
    retryAfter: 60,
  })

function unlessGone(error: unknown): void {
  if (!(error instanceof ServiceError && error.code === 'NOT_FOUND')) throw error
}
