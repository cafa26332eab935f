import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { ServiceError } from '../errors.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'
import { ownMailbox } from './own-mailbox.ts'
import { attemptToken, beginAttempt } from './passkey-attempts.ts'
import { hashPassword, isPassword } from './password.ts'
import { Sessions } from './sessions.ts'

/** Milliseconds a password may be chosen anew after it was asked for. */
const RESET_LIFE = 3_600_000

/** A new account and how to log in to it. */
export interface Newcomer {
  /** Without spaces, in small letters. */
  readonly email: string
  readonly password: string
  readonly name: string
}

/** What a right password leads to: a session's token, or that of an attempt to show a passkey as well. */
export type Entry = { readonly session: string } | { readonly attempt: string }

/** People with an e-mail address and a password, and the ways in. */
export class People {
  readonly #db: Database
  readonly #sessions: Sessions
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#sessions = new Sessions(db, now)
    this.#now = now
  }

  /**
   * For services without mail: nobody can be asked whether the e-mail address is theirs.
   *
   * @param address of who asks
   * @returns a session's token
   * @throws ServiceError INVALID_PARAMETER when the e-mail address has an account
   */
  async signUp({ email, password, name }: Newcomer, address: string): Promise<string> {
    const password_hash = await hashPassword(password)
    return inTransaction(this.#db, async (transaction) => {
      const id = await this.#insert(transaction, { email, name, password_hash }, address)
      if (id === null)
        throw new ServiceError('INVALID_PARAMETER', 'this e-mail address has an account; log in')
      return this.#sessions.open(id, transaction, address)
    })
  }

  /**
   * An account without a password; its owner chooses one by `askReset`.
   *
   * @returns its id; null when the e-mail address has an account
   */
  async create(email: string, name: string): Promise<number | null> {
    return inTransaction(this.#db, (transaction) =>
      this.#insert(transaction, { email, name, password_hash: null }, null),
    )
  }

  /** @returns false when there is no such account, or the address has another */
  async setEmail(accountId: number, email: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const other = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .where('id', '!=', accountId)
        .executeTakeFirst()
      if (other) return false
      const changed = await transaction
        .updateTable('accounts')
        // Who says so runs the service.
        .set({ email, email_verified_at: this.#now().toISOString() })
        .where('id', '=', accountId)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    })
  }

  /** @throws ServiceError INVALID_CREDENTIALS when address and password do not fit */
  async logIn(email: string, password: string, address: string): Promise<Entry> {
    const wrong = () =>
      new ServiceError('INVALID_CREDENTIALS', 'e-mail address or password are wrong')
    const account = await this.#byEmail(email)
    const password_hash = account?.password_hash ?? null
    if (!(await isPassword(password, password_hash)) || !account) throw wrong()
    const { id: accountId } = account
    return inTransaction(this.#db, async (transaction) => {
      // Checking takes a while: who changes the password meanwhile ends all sessions, this one too.
      const left = await transaction
        .updateTable('accounts')
        .set({ password_hash })
        .where('id', '=', accountId)
        .where('password_hash', '=', password_hash)
        .returning('passkey_asked')
        .executeTakeFirst()
      if (!left) throw wrong()
      if (left.passkey_asked === 0)
        return { session: await this.#sessions.open(accountId, transaction, address) }
      const attempt = attemptToken()
      const second = { account_id: accountId, purpose: 'second', challenge: null } as const
      await beginAttempt(transaction, attempt, second, this.#now())
      return { attempt }
    })
  }

  /**
   * Ends all sessions of the account.
   *
   * @returns the token of a new one
   * @throws ServiceError INVALID_CREDENTIALS when the old password is wrong
   */
  async changePassword(
    accountId: number,
    old: string,
    password: string,
    address: string,
  ): Promise<string> {
    const { password_hash } = await this.#db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const wrong = () => new ServiceError('INVALID_CREDENTIALS', 'the current password is wrong')
    if (!(await isPassword(old, password_hash))) throw wrong()
    const token = await this.#setPassword(accountId, password, 'password.changed', address, {
      password_hash,
    })
    if (token === null) throw wrong()
    return token
  }

  /** @returns whether it is the account's password; null when it has none */
  async isPassword(accountId: number, password: string): Promise<boolean | null> {
    const { password_hash } = await this.#db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return password_hash === null ? null : isPassword(password, password_hash)
  }

  /** Whether somebody has logged in with the e-mail address from the network address before. */
  async hasEntered(email: string, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('audit')
      .innerJoin('accounts', 'accounts.id', 'audit.account_id')
      .select('audit.id')
      .where('email', '=', email)
      .where('action', '=', 'session.opened')
      .where('address', '=', address)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** @returns a token to choose a new password with; null when no account has the address */
  async askReset(email: string): Promise<string | null> {
    const account = await this.#byEmail(email)
    if (!account) return null
    const token = randomBytes(32).toString('base64url')
    const now = this.#now()
    await this.#db.deleteFrom('resets').where('expires_at', '<=', now.toISOString()).execute()
    await this.#db
      .insertInto('resets')
      .values({
        hash: hashOf(token),
        account_id: account.id,
        expires_at: new Date(now.getTime() + RESET_LIFE).toISOString(),
      })
      .execute()
    return token
  }

  /**
   * Works once for each token; ends all sessions of the account. The token came by mail: ways in that
   * were added before the e-mail address was verified are somebody else's, perhaps, and go.
   *
   * @returns the token of a new session
   * @throws ServiceError INVALID_PARAMETER when the token is unknown, used or too old
   */
  async reset(token: string, password: string, address: string): Promise<string> {
    const reset = await this.#db
      .deleteFrom('resets')
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', this.#now().toISOString())
      .returning('account_id')
      .executeTakeFirst()
    if (!reset) throw new ServiceError('INVALID_PARAMETER', 'the token is unknown, used or too old')
    return (await this.#setPassword(reset.account_id, password, 'password.reset', address))!
  }

  /** @param only where this is still so. @returns null where it is not */
  async #setPassword(
    accountId: number,
    password: string,
    action: 'password.changed' | 'password.reset',
    address: string,
    only?: { readonly password_hash: string | null },
  ): Promise<string | null> {
    const password_hash = await hashPassword(password)
    return inTransaction(this.#db, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ password_hash })
        .where('id', '=', accountId)
        .$if(only !== undefined, (query) => query.where('password_hash', '=', only!.password_hash))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return null
      await transaction.deleteFrom('resets').where('account_id', '=', accountId).execute()
      await this.#sessions.closeAll(accountId, transaction)
      if (action === 'password.reset') await ownMailbox(transaction, accountId, this.#now())
      await audit(transaction, { accountId, action, address })
      return this.#sessions.open(accountId, transaction, address)
    })
  }

  async #insert(
    db: Database,
    person: { email: string; name: string; password_hash: string | null },
    address: string | null,
  ): Promise<number | null> {
    const made = await db
      .insertInto('accounts')
      .values({ ...person, plan: 'free', created_at: this.#now().toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return null
    await audit(db, { accountId: made.id, action: 'account.created', address })
    return made.id
  }

  #byEmail(email: string) {
    return this.#db
      .selectFrom('accounts')
      .select(['id', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
  }
}
