import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { ServiceError } from '../errors.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'
import { OPERATOR } from './operator.ts'
import { hashPassword } from './password.ts'
import { Sessions } from './sessions.ts'

/** Milliseconds a link works. */
const LIFE = 3_600_000

/** How the operator logs in from now on. */
export interface Credentials {
  /** Without spaces, in small letters. */
  readonly email: string
  readonly password: string
}

/**
 * Links that let in the operator once, within an hour. Who reads them has started the service, or reads
 * its database. Only their hashes are stored.
 */
export class WelcomeLinks {
  readonly #db: Database
  readonly #sessions: Sessions
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#sessions = new Sessions(db, now)
    this.#now = now
  }

  /** @returns the token of a new link; those of before work no more */
  make(): Promise<string> {
    return inTransaction(this.#db, (transaction) => this.#make(transaction))
  }

  /** @returns null when the operator has been here, has a key, or has a link that still works */
  makeFirst(): Promise<string | null> {
    return inTransaction(this.#db, async (transaction) => {
      // Writing first: of two processes that start at once one makes it.
      const operator = await transaction
        .updateTable('accounts')
        .set((eb) => ({ name: eb.ref('name') }))
        .where('id', '=', OPERATOR)
        .returning(['email', 'password_hash'])
        .executeTakeFirstOrThrow()
      if (operator.email !== null || operator.password_hash !== null) return null
      const now = this.#now().toISOString()
      const sign = await transaction
        .selectFrom('welcomes')
        .select('account_id')
        .where('expires_at', '>', now)
        .union((eb) =>
          eb.selectFrom('keys').select('account_id').where('account_id', '=', OPERATOR),
        )
        .union((eb) =>
          eb
            .selectFrom('audit')
            .select('account_id')
            .where('account_id', '=', OPERATOR)
            .where('action', '=', 'session.opened'),
        )
        .executeTakeFirst()
      return sign ? null : this.#make(transaction)
    })
  }

  /**
   * Looks at a link without using it.
   *
   * @returns the operator's e-mail address, if there is one
   * @throws ServiceError INVALID_PARAMETER when the link is unknown, used or too old
   */
  async look(token: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('welcomes')
      .innerJoin('accounts', 'accounts.id', 'welcomes.account_id')
      .select('email')
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', this.#now().toISOString())
      .executeTakeFirst()
    if (!found) throw unknown()
    return found.email
  }

  /**
   * Uses a link up.
   *
   * @param credentials to be set; all other sessions end then. null = the account stays as it is
   * @param address of who asks
   * @returns a session's token
   * @throws ServiceError INVALID_PARAMETER as `look`, or when another account has the e-mail address:
   * then the link still works
   */
  async enter(token: string, credentials: Credentials | null, address: string): Promise<string> {
    const password_hash = credentials && (await hashPassword(credentials.password))
    return inTransaction(this.#db, async (transaction) => {
      const used = await transaction
        .deleteFrom('welcomes')
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', this.#now().toISOString())
        .returning('account_id')
        .executeTakeFirst()
      if (!used) throw unknown()
      const { account_id: accountId } = used
      await audit(transaction, { accountId, action: 'welcome.used', address })
      if (credentials && password_hash !== null)
        await this.#set(transaction, accountId, credentials.email, password_hash, address)
      return this.#sessions.open(accountId, transaction, address)
    })
  }

  async #set(
    db: Database,
    accountId: number,
    email: string,
    password_hash: string,
    address: string,
  ): Promise<void> {
    const other = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('id', '!=', accountId)
      .executeTakeFirst()
    if (other)
      throw new ServiceError('INVALID_PARAMETER', 'another account has this e-mail address')
    const { password_hash: before } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accounts')
      // Who says so runs the service.
      .set({ email, email_verified_at: this.#now().toISOString(), password_hash })
      .where('id', '=', accountId)
      .execute()
    await this.#sessions.closeAll(accountId, db)
    await audit(db, { accountId, action: 'email.changed', address })
    if (before !== null) await audit(db, { accountId, action: 'password.changed', address })
  }

  async #make(db: Database): Promise<string> {
    await db.deleteFrom('welcomes').execute()
    const token = randomBytes(32).toString('base64url')
    const expires_at = new Date(this.#now().getTime() + LIFE).toISOString()
    await db
      .insertInto('welcomes')
      .values({ hash: hashOf(token), account_id: OPERATOR, expires_at })
      .execute()
    return token
  }
}

const unknown = () =>
  new ServiceError(
    'INVALID_PARAMETER',
    'the link was used or is too old; `pagemill welcome` prints another',
  )
