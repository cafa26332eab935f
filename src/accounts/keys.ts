import type { Database } from '../db/database.ts'
import { hashOf, newApiKey, prefixOf } from './api-key.ts'

/** Who a key speaks for. */
export interface KeyOwner {
  readonly keyId: number
  readonly accountId: number
  readonly plan: string
  readonly isTest: boolean
}

export interface NewKey {
  readonly accountId: number
  readonly label: string | null
  readonly isTest: boolean
}

/** A key as lists show it. */
export interface KeyInfo {
  readonly id: number
  readonly prefix: string
  readonly label: string | null
  readonly isTest: boolean
  readonly isActive: boolean
  readonly createdAt: string
}

/** API keys in the database. Only a hash of each is stored. */
export class Keys {
  readonly #db: Database
  readonly #listeners: (() => void)[] = []

  constructor(db: Database) {
    this.#db = db
  }

  /** @returns the key itself as well, which nobody can read again */
  async create({ accountId, label, isTest }: NewKey): Promise<{ id: number; key: string }> {
    const key = newApiKey(isTest)
    const { id } = await this.#db
      .insertInto('keys')
      .values({
        account_id: accountId,
        prefix: prefixOf(key),
        hash: hashOf(key),
        label,
        is_test: isTest ? 1 : 0,
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key }
  }

  async list(accountId: number): Promise<KeyInfo[]> {
    const rows = await this.#db
      .selectFrom('keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      prefix: row.prefix,
      label: row.label,
      isTest: row.is_test !== 0,
      isActive: row.revoked_at === null,
      createdAt: row.created_at,
    }))
  }

  /** Revoking twice is no error. @returns false when the account has no such key */
  async revoke(accountId: number, id: number): Promise<boolean> {
    const mine = this.#db
      .updateTable('keys')
      .set((eb) => ({
        revoked_at: eb.fn.coalesce('revoked_at', eb.val(new Date().toISOString())),
      }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
    const found = (await mine.executeTakeFirst()).numUpdatedRows > 0n
    for (const listener of this.#listeners) listener()
    return found
  }

  /** Calls back after each revocation through this object; other processes' are not heard. */
  onRevoked(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** @returns null when the key is unknown or revoked */
  async find(key: string): Promise<KeyOwner | null> {
    const row = await this.#db
      .selectFrom('keys')
      .innerJoin('accounts', 'accounts.id', 'keys.account_id')
      .select(['keys.id', 'keys.account_id', 'keys.is_test', 'accounts.plan'])
      .where('keys.hash', '=', hashOf(key))
      .where('keys.revoked_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    return { keyId: row.id, accountId: row.account_id, plan: row.plan, isTest: row.is_test !== 0 }
  }
}
