import type { PasskeyRow } from '../db/account-tables.ts'
import type { Database } from '../db/database.ts'
import { holdAccount } from '../db/hold-account.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { ServiceError } from '../errors.ts'
import { hashOf } from './api-key.ts'
import { audit } from './audit.ts'
import { beginAttempt, endAttempt, findAttempt } from './passkey-attempts.ts'
import {
  creationOptions,
  newPasskey,
  type PasskeyOptions,
  type RegistrationResponseJSON,
  type Site,
} from './webauthn.ts'

/** An account has at most so many. */
const MOST = 20

/** A passkey as lists show it. */
export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

/** Passkeys of accounts, and whether they are asked for after the password. */
export class Passkeys {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /** The account's, the first added first. */
  async list(accountId: number): Promise<PasskeyInfo[]> {
    return (await this.#of(accountId)).map(info)
  }

  /** Whether one is asked for after the password. */
  async areAsked(accountId: number): Promise<boolean> {
    const { passkey_asked } = await this.#db
      .selectFrom('accounts')
      .select('passkey_asked')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return passkey_asked === 1
  }

  /**
   * @param session token of the session that asks: nobody else's may answer
   * @returns what a browser makes a passkey by
   */
  async begin(
    account: { readonly id: number; readonly name: string },
    session: string,
    site: Site,
  ): Promise<PasskeyOptions> {
    const options = await creationOptions(site, account, await this.#of(account.id))
    const { challenge } = options
    const attempt = { account_id: account.id, purpose: 'add', challenge } as const
    await beginAttempt(this.#db, session, attempt, this.#now())
    return options
  }

  /**
   * Works once for each `begin`.
   *
   * @param address of who asks
   * @throws ServiceError INVALID_PARAMETER when it answers no challenge of the session, or there is no
   * room for it
   */
  async add(
    accountId: number,
    session: string,
    site: Site,
    { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
    address: string,
  ): Promise<PasskeyInfo> {
    const unasked = () => new ServiceError('INVALID_PARAMETER', 'the challenge is used or too old')
    const attempt = await findAttempt(this.#db, session, this.#now())
    if (attempt?.account_id !== accountId || attempt.purpose !== 'add') throw unasked()
    const made = await newPasskey(site, attempt.challenge!, response).catch(async (error) => {
      await endAttempt(this.#db, attempt)
      throw error
    })
    return inTransaction(this.#db, async (transaction) => {
      if (!(await endAttempt(transaction, attempt))) throw unasked()
      const row = {
        ...made,
        account_id: accountId,
        name,
        created_at: this.#now().toISOString(),
        used_at: null,
      }
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows)
        throw new ServiceError('INVALID_PARAMETER', 'this passkey has been added already')
      if (!(await holdAccount(transaction, accountId)))
        throw new ServiceError('SESSION_REQUIRED', 'the account has been deleted')
      if ((await rowsOf(transaction, accountId)).length > MOST)
        throw new ServiceError('INVALID_PARAMETER', `an account has at most ${MOST} passkeys`)
      const added = info(row)
      await audit(transaction, { accountId, action: 'passkey.added', subject: added.id, address })
      return added
    })
  }

  /** @returns false when the account has no such passkey */
  async rename(accountId: number, id: string, name: string, address: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const credential = await credentialOf(transaction, accountId, id)
      if (credential === undefined) return false
      await transaction
        .updateTable('passkeys')
        .set({ name })
        .where('credential', '=', credential)
        .execute()
      await audit(transaction, { accountId, action: 'passkey.renamed', subject: id, address })
      return true
    })
  }

  /**
   * @returns false when the account has no such passkey
   * @throws ServiceError INVALID_PARAMETER (409) for the last one while it is asked for
   */
  async remove(accountId: number, id: string, address: string): Promise<boolean> {
    return inTransaction(this.#db, async (transaction) => {
      const credential = await credentialOf(transaction, accountId, id)
      if (credential === undefined) return false
      await transaction.deleteFrom('passkeys').where('credential', '=', credential).execute()
      await checkLeft(transaction, accountId)
      await audit(transaction, { accountId, action: 'passkey.removed', subject: id, address })
      return true
    })
  }

  /** @throws ServiceError INVALID_PARAMETER (409) when there is none that could be asked for */
  async ask(accountId: number, isAsked: boolean, address: string): Promise<void> {
    await inTransaction(this.#db, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ passkey_asked: Number(isAsked) })
        .where('id', '=', accountId)
        .where('passkey_asked', '!=', Number(isAsked))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return
      await checkLeft(transaction, accountId)
      const action = isAsked ? 'passkey.asked' : 'passkey.not_asked'
      await audit(transaction, { accountId, action, address })
    })
  }

  #of(accountId: number): Promise<PasskeyRow[]> {
    return rowsOf(this.#db, accountId)
  }
}

/** The account's, the first added first. */
export const rowsOf = (db: Database, accountId: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('credential')
    .execute()

/** Who is asked for a passkey has one. */
async function checkLeft(db: Database, accountId: number): Promise<void> {
  const account = await holdAccount(db, accountId)
  if (account?.passkey_asked === 1 && (await rowsOf(db, accountId)).length === 0)
    throw new ServiceError(
      'INVALID_PARAMETER',
      'the account needs a passkey while one is asked for after the password',
      { status: 409 },
    )
}

async function credentialOf(
  db: Database,
  accountId: number,
  id: string,
): Promise<string | undefined> {
  const rows = await rowsOf(db, accountId)
  return rows.find(({ credential }) => idOf(credential) === id)?.credential
}

const info = ({ credential, name, created_at, used_at }: PasskeyRow): PasskeyInfo => ({
  id: idOf(credential),
  name,
  createdAt: created_at,
  usedAt: used_at,
})

/** Length of a passkey's id: a piece of the hash of WebAuthn's, which may be long. */
const ID_LENGTH = 16

const idOf = (credential: string): string => hashOf(credential).slice(0, ID_LENGTH)

/** What a passkey may be called. */
export const PASSKEY_ID = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`)
