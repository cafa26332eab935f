import { Deletion } from '../account-data/deletion.ts'
import { exportAccount } from '../account-data/export.ts'
import { audit } from '../accounts/audit.ts'
import { emailAddress } from '../accounts/email.ts'
import { ensureOperator } from '../accounts/operator.ts'
import { People } from '../accounts/people.ts'
import { findPayment } from '../billing/account-book.ts'
import { setCard } from '../billing/cards.ts'
import { configuredPlans } from '../billing/configured-plans.ts'
import { manualPayment } from '../billing/payment-manual.ts'
import type { Plans } from '../billing/plan.ts'
import { Purchases } from '../billing/purchases.ts'
import { setPlan } from '../billing/subscription.ts'
import { type Config, readConfig } from '../config.ts'
import { databasePlace } from '../configured.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { ServiceError } from '../errors.ts'
import { openOperatorJobs } from './open-jobs.ts'
import { print } from './print.ts'

/** Rows read in one go. */
const BUNCH = 1000

/** Opens the service's database, whether it runs or not, for as long as `work` takes. */
async function withBooks<T>(
  work: (db: Database, plans: Plans, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const plans = await configuredPlans(config.plansFile)
  const db = await openDatabase(databasePlace(config))
  try {
    await ensureOperator(db)
    return await work(db, plans, config)
  } finally {
    await db.destroy()
  }
}

/** A line an account: id, plan, card, e-mail, name. */
export function listAccounts(): Promise<void> {
  return withBooks(async (db) => {
    const rows = await db.selectFrom('accounts').selectAll().orderBy('id').execute()
    for (const { id, plan, card_verified_at, email, name } of rows)
      print([id, plan, card_verified_at ? 'card' : 'no card', email ?? '', name])
  })
}

/** A line for each thing done to an account: when, what, to what, from where. */
export function showAudit(accountId: number): Promise<void> {
  return withBooks(async (db) => {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    for (const { at, action, subject, address } of rows)
      print([at, action, subject ?? '', address ?? 'command line'])
  })
}

/** All of the log as JSON, a line each, the oldest first; nothing of documents. */
export function exportAudit(): Promise<void> {
  return withBooks(async (db) => {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(BUNCH)
        .execute()
      if (rows.length === 0) return
      last = rows.at(-1)!.id
      for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`)
    }
  })
}

/** Makes an account that is logged in to once its owner has chosen a password, by a mail. */
export function createAccount(email: string, name: string | undefined): Promise<number> {
  return withBooks(async (db) => {
    const id = await new People(db).create(emailOf(email), name ?? email)
    if (id === null) return fault(`${email} has an account`)
    process.stdout.write(`${id}\n`)
    return 0
  })
}

/** The address an account's mail goes to, and its owner logs in with. @returns the exit code */
export function setEmail(accountId: number, email: string): Promise<number> {
  return withBooks(async (db) => {
    if (!(await new People(db).setEmail(accountId, emailOf(email))))
      return fault(`there is no account ${accountId}, or ${email} has another`)
    await audit(db, { accountId, action: 'email.changed', address: null })
    return 0
  })
}

/** @returns the exit code: 1 when there is no such account or plan */
export function changePlan(accountId: number, plan: string): Promise<number> {
  return withBooks(async (db, plans) => {
    if (plan !== 'none' && !plans.has(plan))
      return fault(`there is no plan ${plan}; there are ${[...plans.keys()].join(', ')} and none`)
    if (!(await setPlan(db, accountId, plan))) return fault(`there is no account ${accountId}`)
    await audit(db, { accountId, action: 'plan.changed', subject: plan, address: null })
    return 0
  })
}

/** All that is held about an account, as JSON to standard output. @returns the exit code */
export function exportData(accountId: number): Promise<number> {
  return withBooks(async (db) => {
    if (!(await isThere(db, accountId))) return fault(`there is no account ${accountId}`)
    await audit(db, { accountId, action: 'account.exported', address: null })
    for await (const text of exportAccount(db, accountId, new Date())) process.stdout.write(text)
    return 0
  })
}

/** Deletes an account and all that is its own, for good. @returns the exit code */
export function deleteAccount(accountId: number): Promise<number> {
  return withBooks(async (db, _, config) => {
    const { close, ...parts } = await openOperatorJobs(db, config)
    try {
      let code = 0
      const later = 'not all could be removed now; the service goes on with it'
      const deletion = new Deletion({
        ...parts,
        db,
        left: () => {},
        fault: (error) => {
          code = fault(`${later}: ${error instanceof Error ? error.message : error}`)
        },
      })
      await deletion.delete(accountId, null)
      return code
    } catch (error) {
      if (error instanceof ServiceError) return fault(error.message)
      throw error
    } finally {
      await close()
    }
  })
}

const isThere = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Marks an account's card as verified. @returns the exit code */
export function verifyCard(accountId: number): Promise<number> {
  return withBooks(async (db) => {
    if (!(await setCard(db, accountId, null))) return fault(`there is no account ${accountId}`)
    await audit(db, { accountId, action: 'card.verified', address: null })
    return 0
  })
}

/** A line a payment that waits for the operator: id, account, kind or plan, pages, price. */
export function listPayments(): Promise<void> {
  return withBooks(async (db) => {
    const rows = await db
      .selectFrom('payments')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('id')
      .execute()
    for (const { id, account_id, kind, plan, pages, cents } of rows)
      print([id, account_id, plan ?? kind, pages, `${(cents / 100).toFixed(2)} EUR`])
  })
}

/** Marks a payment as paid, or as failed. @returns the exit code */
export function endPayment(id: string, state: 'paid' | 'failed'): Promise<number> {
  return withBooks(async (db, plans) => {
    const purchases = new Purchases(db, manualPayment, plans)
    if (!(await purchases.finish(id, state, null))) return fault(`there is no open payment ${id}`)
    const { account_id: accountId } = (await findPayment(db, id))!
    await audit(db, { accountId, action: `payment.${state}`, subject: id, address: null })
    return 0
  })
}

function emailOf(text: string): string {
  const parsed = emailAddress.safeParse(text)
  if (!parsed.success) throw new Error(`'${text}' is no e-mail address`)
  return parsed.data
}

function fault(message: string): number {
  process.stderr.write(`pagemill: ${message}\n`)
  return 1
}
