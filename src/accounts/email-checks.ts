import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'

/** Milliseconds a link works. */
const LIFE = 3 * 86_400_000

/** Whether an e-mail address belongs to who signed up with it: who can open a link that was sent there. */
export class EmailChecks {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /** @returns the token that goes to the address */
  async begin(accountId: number, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = this.#now()
    await this.#db.deleteFrom('email_checks').where('expires_at', '<=', now.toISOString()).execute()
    await this.#db
      .insertInto('email_checks')
      .values({
        hash: hashOf(token),
        account_id: accountId,
        email,
        expires_at: new Date(now.getTime() + LIFE).toISOString(),
      })
      .execute()
    return token
  }

  /**
   * @param address of who shows the token
   * @returns false when it is unknown or too old, or the account has another e-mail address by now
   */
  confirm(token: string, address: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const now = this.#now().toISOString()
      const check = await transaction
        .selectFrom('email_checks')
        .select(['account_id', 'email'])
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (!check) return false
      const { account_id: accountId, email } = check
      // A link that is opened twice says the same twice: programs open links before people do.
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
        .where('id', '=', accountId)
        .where('email', '=', email)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await audit(transaction, { accountId, action: 'email.verified', address })
      return true
    })
  }
}
