import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { ServiceError } from '../errors.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'
import { ownMailbox } from './own-mailbox.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Newcomer } from './people.ts'
import { Sessions } from './sessions.ts'

/** Milliseconds a link works. */
const LIFE = 3 * 86_400_000

/**
 * Whether an e-mail address belongs to who signed up with it: who reads what is mailed there, and
 * knows the password that was chosen. Neither a program that opens links nor somebody who did not
 * sign up has both.
 */
export class EmailChecks {
  readonly #db: Database
  readonly #sessions: Sessions
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#sessions = new Sessions(db, now)
    this.#now = now
  }

  /**
   * A sign-up that becomes an account when its link is opened.
   *
   * @returns the token that goes to the address; null when it has an account
   */
  async signUp({ email, password, name }: Newcomer): Promise<string | null> {
    const password_hash = await hashPassword(password)
    const known = await this.#db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (known) return null
    const { token, expires_at } = await this.#begin()
    await this.#db
      .insertInto('sign_ups')
      .values({ hash: hashOf(token), email, name, password_hash, expires_at })
      .execute()
    return token
  }

  /**
   * For an account whose address is not verified.
   *
   * @returns the token that goes to the address
   */
  async begin(accountId: number, email: string): Promise<string> {
    const { token, expires_at } = await this.#begin()
    await this.#db
      .insertInto('email_checks')
      .values({ hash: hashOf(token), account_id: accountId, email, expires_at })
      .execute()
    return token
  }

  /**
   * Makes the account, or verifies it: then its sessions and identities of before end.
   *
   * @param address of who shows the token
   * @returns a session's token
   * @throws ServiceError INVALID_PARAMETER when the token is unknown or too old, or the account has
   * another e-mail address by now; INVALID_CREDENTIALS when the password is wrong
   */
  async confirm(token: string, password: string, address: string): Promise<string> {
    const hash = hashOf(token)
    const now = this.#now().toISOString()
    const signUp = await this.#db
      .selectFrom('sign_ups')
      .select('password_hash')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    const check = await this.#db
      .selectFrom('email_checks')
      .innerJoin('accounts', 'accounts.id', 'email_checks.account_id')
      .select('password_hash')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .whereRef('email_checks.email', '=', 'accounts.email')
      .executeTakeFirst()
    const wanted = signUp ?? check
    if (!wanted) throw unknown()
    if (!(await isPassword(password, wanted.password_hash)))
      throw new ServiceError(
        'INVALID_CREDENTIALS',
        'the password is not the one you signed up with',
      )
    return inTransaction(this.#db, async (transaction) => {
      const accountId = signUp
        ? await this.#make(transaction, hash, address)
        : await this.#verify(transaction, hash, wanted.password_hash!)
      await audit(transaction, { accountId, action: 'email.verified', address })
      return this.#sessions.open(accountId, transaction, address)
    })
  }

  /** @returns the new account's id */
  async #make(db: Database, hash: string, address: string): Promise<number> {
    const signUp = await db
      .deleteFrom('sign_ups')
      .where('hash', '=', hash)
      .returning(['email', 'name', 'password_hash'])
      .executeTakeFirst()
    if (!signUp) throw unknown()
    const now = this.#now().toISOString()
    const made = await db
      .insertInto('accounts')
      .values({ ...signUp, plan: 'free', created_at: now, email_verified_at: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw unknown()
    await db.deleteFrom('sign_ups').where('email', '=', signUp.email).execute()
    await audit(db, { accountId: made.id, action: 'account.created', address })
    return made.id
  }

  /** @returns the verified account's id */
  async #verify(db: Database, hash: string, password_hash: string): Promise<number> {
    const check = await db
      .deleteFrom('email_checks')
      .where('hash', '=', hash)
      .returning(['account_id', 'email'])
      .executeTakeFirst()
    const account =
      check &&
      (await db
        .selectFrom('accounts')
        .select(['id', 'email_verified_at'])
        .where('id', '=', check.account_id)
        .where('email', '=', check.email)
        // Changed while it was being checked: by who does not read the mail, perhaps.
        .where('password_hash', '=', password_hash)
        .executeTakeFirst())
    if (!account) throw unknown()
    if (account.email_verified_at === null) await this.#sessions.closeAll(account.id, db)
    await ownMailbox(db, account.id, this.#now())
    return account.id
  }

  async #begin(): Promise<{ token: string; expires_at: string }> {
    const now = this.#now()
    for (const table of ['email_checks', 'sign_ups'] as const)
      await this.#db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute()
    const token = randomBytes(32).toString('base64url')
    return { token, expires_at: new Date(now.getTime() + LIFE).toISOString() }
  }
}

const unknown = () =>
  new ServiceError('INVALID_PARAMETER', 'the link is unknown or too old; ask for another')
