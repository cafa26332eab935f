import type { Database } from '../db/database.ts'
import type { PayerAccount, Payment } from './payment.ts'

/**
 * Begins verifying a card.
 *
 * @param back address that the provider's page comes back to
 * @returns the page; null where the operator verifies cards
 */
export async function beginCard(
  db: Database,
  payment: Payment,
  accountId: number,
  back: string,
): Promise<string | null> {
  const { payer, page } = await payment.beginCard(await payerAccount(db, accountId), back)
  await db.updateTable('accounts').set({ payer }).where('id', '=', accountId).execute()
  return page
}

/** @returns false when the card is not verified */
export async function finishCard(
  db: Database,
  payment: Payment,
  accountId: number,
  setup: string,
): Promise<boolean> {
  const method = await payment.finishCard(await payerAccount(db, accountId), setup)
  if (method === null) return false
  return setCard(db, accountId, method)
}

/**
 * @param method the payment provider's id for the card; null = the operator knows it
 * @returns false when there is no such account
 */
export async function setCard(
  db: Database,
  accountId: number,
  method: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('accounts')
    .set({ payment_method: method, card_verified_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** How an account pays. */
export async function payerAccount(db: Database, accountId: number): Promise<PayerAccount> {
  const account = await db
    .selectFrom('accounts')
    .select(['id as accountId', 'email', 'payer', 'payment_method as paymentMethod'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return account
}
