import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { ServiceError } from '../errors.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'
import type { Identity } from './oidc.ts'
import { Sessions } from './sessions.ts'

/** An identity as lists show it. */
export interface IdentityInfo {
  readonly id: string
  readonly issuer: string
  readonly createdAt: string
}

/** Accounts of people who log in by an OpenID provider. */
export class Identities {
  readonly #db: Database
  readonly #sessions: Sessions

  constructor(db: Database) {
    this.#db = db
    this.#sessions = new Sessions(db)
  }

  /**
   * Logs in, with a new account the first time. An account that has the e-mail address already is
   * not handed over: whoever made it connects it when logged in.
   *
   * @returns a session's token
   * @throws ServiceError SESSION_REQUIRED when the e-mail address has an account
   */
  async enter(identity: Identity, address: string): Promise<string> {
    try {
      return await this.#enter(identity, address)
    } catch (error) {
      // Who comes twice at once for the first time is known to the second by now.
      if ((await accountOf(this.#db, identity)) === null) throw error
      return this.#enter(identity, address)
    }
  }

  #enter(identity: Identity, address: string): Promise<string> {
    return inTransaction(this.#db, async (transaction) => {
      const known = await accountOf(transaction, identity)
      const accountId = known ?? (await makeAccount(transaction, identity, address))
      return this.#sessions.open(accountId, transaction, address)
    })
  }

  /**
   * From now on the identity logs in to this account.
   *
   * @throws ServiceError INVALID_PARAMETER when it logs in to another
   */
  async connect(identity: Identity, accountId: number, address: string): Promise<void> {
    await inTransaction(this.#db, async (transaction) => {
      const isNew = await insert(transaction, identity, accountId)
      const known = await accountOf(transaction, identity)
      if (known !== accountId)
        throw new ServiceError('INVALID_PARAMETER', 'this identity belongs to another account')
      if (!isNew) return
      await audit(transaction, { accountId, action: 'identity.connected', address })
    })
  }

  /** The account's, the first connected first. */
  async list(accountId: number): Promise<IdentityInfo[]> {
    const rows = await this.#db
      .selectFrom('identities')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return rows.map(({ issuer, subject, created_at }) => ({
      id: idOf(issuer, subject),
      issuer,
      createdAt: created_at,
    }))
  }

  /**
   * From now on the identity logs in to no account.
   *
   * @returns false when the account has no such identity
   * @throws ServiceError INVALID_PARAMETER (409) when nothing else would let its owner in
   */
  async remove(accountId: number, id: string, address: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const rows = await transaction
        .selectFrom('identities')
        .select(['issuer', 'subject'])
        .where('account_id', '=', accountId)
        .execute()
      const row = rows.find(({ issuer, subject }) => idOf(issuer, subject) === id)
      if (!row) return false
      if (rows.length === 1) await checkOtherWay(transaction, accountId)
      await transaction
        .deleteFrom('identities')
        .where('issuer', '=', row.issuer)
        .where('subject', '=', row.subject)
        .execute()
      await audit(transaction, { accountId, action: 'identity.removed', address })
      return true
    })
  }
}

/** Length of an identity's id: a piece of the hash of its names. */
const ID_LENGTH = 16

const idOf = (issuer: string, subject: string): string =>
  hashOf(`${issuer}\n${subject}`).slice(0, ID_LENGTH)

/** Who has an address can ask for a link there. */
async function checkOtherWay(db: Database, accountId: number): Promise<void> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (email === null)
    throw new ServiceError('INVALID_PARAMETER', 'nothing else would let you into the account', {
      status: 409,
    })
}

async function makeAccount(db: Database, identity: Identity, address: string): Promise<number> {
  const { name, email, subject } = identity
  const now = new Date().toISOString()
  const made = await db
    .insertInto('accounts')
    .values({
      name: name ?? email ?? subject,
      email,
      // The provider has verified it, or does not tell it.
      email_verified_at: email === null ? null : now,
      plan: 'free',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made)
    throw new ServiceError(
      'SESSION_REQUIRED',
      'this e-mail address has an account; log in to it with its password, then connect',
    )
  if (!(await insert(db, identity, made.id)))
    throw new ServiceError('SESSION_REQUIRED', 'this identity has an account by now; log in again')
  await audit(db, { accountId: made.id, action: 'account.created', address })
  return made.id
}

async function accountOf(db: Database, { issuer, subject }: Identity): Promise<number | null> {
  const row = await db
    .selectFrom('identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** @returns false when the identity logs in to an account already */
async function insert(db: Database, identity: Identity, accountId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      account_id: accountId,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
