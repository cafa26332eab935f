import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { notify } from '../db/notify.ts'
import type { KeyRow } from '../db/schema.ts'
import { ServiceError } from '../errors.ts'
import { hashOf, newApiKey, prefixOf } from './api-key.ts'
import { audit } from './audit.ts'

/** Most keys of an account that are not revoked. */
export const MOST_KEYS = 50

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
  /** Pages a month; null = the account's own limit alone. */
  readonly monthlyLimit?: number | null
}

/** A key that was made: the one time that it can be read. */
export interface MadeKey extends KeyInfo {
  readonly key: string
}

/** A key as lists show it. */
export interface KeyInfo {
  readonly id: number
  readonly prefix: string
  readonly label: string | null
  readonly isTest: boolean
  readonly isActive: boolean
  /** Pages a month; null = the account's own limit alone. */
  readonly monthlyLimit: number | null
  readonly createdAt: string
  /** To the minute. */
  readonly lastUsedAt: string | null
}

/** API keys in the database. Only a hash of each is stored. */
export class Keys {
  readonly #db: Database
  readonly #listeners: (() => void)[] = []

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * @param address of who asks; null = the operator's command line. Here and below
   * @throws ServiceError INVALID_PARAMETER (409) when the account has as many as it may
   */
  async create(wanted: NewKey, address: string | null = null): Promise<MadeKey> {
    return inTransaction(this.#db, async (db) => {
      await checkRoom(db, wanted.accountId)
      const made = await insertKey(db, wanted, null)
      const { accountId } = wanted
      await audit(db, { accountId, action: 'key.created', subject: made.id, address })
      return made
    })
  }

  async list(accountId: number): Promise<KeyInfo[]> {
    const rows = await this.#db
      .selectFrom('keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('of_session', '=', 0)
      .orderBy('id')
      .execute()
    return rows.map(shown)
  }

  /**
   * Revokes a key and makes one like it, both or neither. They are counted as one.
   *
   * @returns null when the account has no such key
   * @throws ServiceError INVALID_PARAMETER (409) when it is revoked already
   */
  async rotate(
    accountId: number,
    id: number,
    address: string | null = null,
  ): Promise<MadeKey | null> {
    const made = await inTransaction(this.#db, async (db) => {
      const revoked = await db
        .updateTable('keys')
        .set({ revoked_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('of_session', '=', 0)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!revoked) return null
      const { label, is_test, monthly_limit: monthlyLimit, counted_as } = revoked
      const wanted = { accountId, label, isTest: is_test !== 0, monthlyLimit }
      await audit(db, { accountId, action: 'key.rotated', subject: id, address })
      await notify(db, [['revoked', '']])
      return insertKey(db, wanted, counted_as ?? id)
    })
    this.#tellRevoked()
    if (made || !(await this.#has(accountId, id))) return made
    throw new ServiceError('INVALID_PARAMETER', 'the key is revoked already', { status: 409 })
  }

  /** Revoking twice is no error. @returns false when the account has no such key */
  async revoke(accountId: number, id: number, address: string | null = null): Promise<boolean> {
    const revoked = await inTransaction(this.#db, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('keys')
        .set({ revoked_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('of_session', '=', 0)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await audit(db, { accountId, action: 'key.revoked', subject: id, address })
      await notify(db, [['revoked', '']])
      return true
    })
    this.#tellRevoked()
    return revoked || this.#has(accountId, id)
  }

  /** Notes that a key was used now. */
  async used(id: number): Promise<void> {
    await this.#db
      .updateTable('keys')
      .set({ last_used_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  }

  /** Calls back after each revocation through this object. */
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

  /** Who a key of the account speaks for, active or not. @returns null when it has no such key */
  async owner(accountId: number, id: number): Promise<(KeyOwner & { isActive: boolean }) | null> {
    const row = await this.#db
      .selectFrom('keys')
      .innerJoin('accounts', 'accounts.id', 'keys.account_id')
      .select(['keys.is_test', 'keys.revoked_at', 'accounts.plan'])
      .where('keys.id', '=', id)
      .where('account_id', '=', accountId)
      .where('of_session', '=', 0)
      .executeTakeFirst()
    if (!row) return null
    const { plan, is_test, revoked_at } = row
    return { keyId: id, accountId, plan, isTest: is_test !== 0, isActive: revoked_at === null }
  }

  /**
   * What stands for the account's sessions as a key does for a program: pages are counted by it, and jobs
   * are its. Made when it is first used; no list shows it, and no secret belongs to it.
   *
   * @param isTest what it may do from now on
   */
  async ofSessions(accountId: number, isTest: boolean): Promise<number> {
    const hash = `sessions of account ${accountId}`
    const is_test = isTest ? 1 : 0
    const known = await this.#db
      .selectFrom('keys')
      .select(['id', 'is_test'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (known?.is_test === is_test) return known.id
    const { id } = await this.#db
      .insertInto('keys')
      .values({
        account_id: accountId,
        prefix: 'session',
        hash,
        label: null,
        is_test,
        monthly_limit: null,
        counted_as: null,
        of_session: 1,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ is_test }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async #has(accountId: number, id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('keys')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('of_session', '=', 0)
      .executeTakeFirst()
    return row !== undefined
  }

  #tellRevoked(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Writing to the account first: two that come at once are counted one after the other. */
async function checkRoom(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', accountId)
    .execute()
  const { count } = await db
    .selectFrom('keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('of_session', '=', 0)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_KEYS)
    throw new ServiceError(
      'INVALID_PARAMETER',
      `an account has at most ${MOST_KEYS} keys; revoke one first`,
      { status: 409 },
    )
}

/** @param countedAs the first of the keys it was rotated from; null = itself */
async function insertKey(
  db: Database,
  { accountId, label, isTest, monthlyLimit }: NewKey,
  countedAs: number | null,
): Promise<MadeKey> {
  const key = newApiKey(isTest)
  const row = await db
    .insertInto('keys')
    .values({
      account_id: accountId,
      prefix: prefixOf(key),
      hash: hashOf(key),
      label,
      is_test: isTest ? 1 : 0,
      monthly_limit: monthlyLimit ?? null,
      counted_as: countedAs,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...shown(row), key }
}

const shown = (row: Selectable<KeyRow>): KeyInfo => ({
  id: row.id,
  prefix: row.prefix,
  label: row.label,
  isTest: row.is_test !== 0,
  isActive: row.revoked_at === null,
  monthlyLimit: row.monthly_limit,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
