import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'

/** Milliseconds a session lives without being used, and at most. */
const IDLE = 7 * 86_400_000
export const SESSION_LIFE = 30 * 86_400_000
/** A session's last use is noted to the minute. */
const NOTED = 60_000

/** Who is logged in. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly plan: string
  readonly hasCard: boolean
  readonly hasPassword: boolean
  /** Whether the e-mail address, if there is one, is known to be theirs. */
  readonly isVerified: boolean
}

/** A session as lists show it. */
export interface SessionInfo {
  readonly id: string
  /** Where it was opened from; null = opened before this was noted. */
  readonly address: string | null
  readonly createdAt: string
  /** To the minute. */
  readonly usedAt: string
  /** Whether it is the one that asks. */
  readonly isThis: boolean
}

/** Logged-in people. Tokens are random; only their hashes are stored. */
export class Sessions {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /**
   * @param address of who asks
   * @returns the token
   */
  async open(accountId: number, db: Database, address: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = this.#now()
    await db
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([
          eb('used_at', '<=', before(now, IDLE)),
          eb('created_at', '<=', before(now, SESSION_LIFE)),
        ]),
      )
      .execute()
    await audit(db, { accountId, action: 'session.opened', address })
    await db
      .insertInto('sessions')
      .values({
        hash: hashOf(token),
        account_id: accountId,
        created_at: now.toISOString(),
        used_at: now.toISOString(),
        address,
      })
      .execute()
    return token
  }

  /** @returns null when the token is unknown or the session has ended */
  async find(token: string): Promise<Account | null> {
    const now = this.#now()
    const hash = hashOf(token)
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['accounts.id', 'name', 'email', 'email_verified_at', 'plan', 'password_hash'])
      .select(['card_verified_at', 'sessions.used_at'])
      .where('hash', '=', hash)
      .where('sessions.used_at', '>', before(now, IDLE))
      .where('sessions.created_at', '>', before(now, SESSION_LIFE))
      .executeTakeFirst()
    if (!row) return null
    if (row.used_at <= before(now, NOTED))
      await this.#db
        .updateTable('sessions')
        .set({ used_at: now.toISOString() })
        .where('hash', '=', hash)
        .execute()
    const { id, name, email, plan } = row
    const isVerified = email === null || row.email_verified_at !== null
    const [hasCard, hasPassword] = [row.card_verified_at !== null, row.password_hash !== null]
    return { id, name, email, plan, hasCard, hasPassword, isVerified }
  }

  /** @returns milliseconds since it was opened; null when the token is unknown */
  async age(token: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('created_at')
      .where('hash', '=', hashOf(token))
      .executeTakeFirst()
    return row ? this.#now().getTime() - Date.parse(row.created_at) : null
  }

  /** @param address of who asks */
  async close(token: string, address: string): Promise<void> {
    const closed = await this.#db
      .deleteFrom('sessions')
      .where('hash', '=', hashOf(token))
      .returning('account_id')
      .executeTakeFirst()
    if (!closed) return
    const { account_id: accountId } = closed
    await audit(this.#db, { accountId, action: 'session.closed', address })
  }

  /** Logs out everywhere, and ends log-ins that wait for a passkey. */
  async closeAll(accountId: number, db: Database = this.#db): Promise<void> {
    for (const table of ['sessions', 'passkey_attempts'] as const)
      await db.deleteFrom(table).where('account_id', '=', accountId).execute()
  }

  /** The account's, the last used first. @param token of the session that asks */
  async list(accountId: number, token: string): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('used_at', '>', before(this.#now(), IDLE))
      .where('created_at', '>', before(this.#now(), SESSION_LIFE))
      .orderBy('used_at', 'desc')
      .execute()
    return rows.map(({ hash, address, created_at, used_at }) => ({
      id: idOf(hash),
      address,
      createdAt: created_at,
      usedAt: used_at,
      isThis: hash === hashOf(token),
    }))
  }

  /** @returns false when the account has no such session */
  async remove(accountId: number, id: string, address: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('hash', 'like', `${id}%`)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      await audit(transaction, { accountId, action: 'session.closed', subject: id, address })
      return true
    })
  }
}

const ID_LENGTH = 16

/** What a session is called: a piece of its hash opens nothing. */
const idOf = (hash: string): string => hash.slice(0, ID_LENGTH)

/** What a session may be called. */
export const SESSION_ID = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`)

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()
