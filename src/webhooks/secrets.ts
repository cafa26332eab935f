import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { OPEN_VAULT, type Vault } from '../vault/vault.ts'

/** Milliseconds for which deliveries are signed with a replaced secret too. */
const OVERLAP = 86_400_000

/** What deliveries are signed with, for each account its own. */
export class Secrets {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault = OPEN_VAULT) {
    this.#db = db
    this.#vault = vault
  }

  /** Newest first; makes the first one. */
  async of(accountId: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('webhook_secrets')
      .select('secret')
      .where('account_id', '=', accountId)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', Date.now())]))
      .orderBy('id', 'desc')
      .execute()
    if (rows.length > 0) return rows.map(({ secret }) => this.#vault.open(secret, 'webhook secret'))
    return [await this.#create(accountId, this.#db)]
  }

  /** Makes a new one; for a day deliveries bear the signatures of both. */
  async rotate(accountId: number): Promise<string> {
    await this.of(accountId)
    return inTransaction(this.#db, async (transaction) => {
      await transaction
        .updateTable('webhook_secrets')
        .set({ expires_at: Date.now() + OVERLAP })
        .where('account_id', '=', accountId)
        .where('expires_at', 'is', null)
        .execute()
      return this.#create(accountId, transaction)
    })
  }

  /** The secret that does not expire: a new one, or the one another has made meanwhile. */
  async #create(accountId: number, db: Database): Promise<string> {
    await db
      .insertInto('webhook_secrets')
      .values({
        account_id: accountId,
        secret: this.#vault.seal(`whsec_${randomBytes(32).toString('base64')}`, 'webhook secret'),
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { secret } = await db
      .selectFrom('webhook_secrets')
      .select('secret')
      .where('account_id', '=', accountId)
      .where('expires_at', 'is', null)
      .executeTakeFirstOrThrow()
    return this.#vault.open(secret, 'webhook secret')
  }
}
