import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { attemptToken, beginAttempt, endAttempt, findAttempt } from './passkey-attempts.ts'
import { rowsOf } from './passkeys.ts'
import { Sessions } from './sessions.ts'
import {
  type AuthenticationResponseJSON,
  type PasskeyOptions,
  refused,
  requestOptions,
  type Site,
  signed,
} from './webauthn.ts'

/** Log-in by a passkey: instead of a password, or after it. */
export class PasskeyEntry {
  readonly #db: Database
  readonly #sessions: Sessions
  readonly #now: () => Date

  constructor(db: Database, now: () => Date = () => new Date()) {
    this.#db = db
    this.#sessions = new Sessions(db, now)
    this.#now = now
  }

  /** Instead of a password. @returns what a browser has a passkey sign, and the attempt's token */
  async begin(site: Site): Promise<{ options: PasskeyOptions; token: string }> {
    const options = await requestOptions(site, null)
    const token = attemptToken()
    const attempt = { account_id: null, purpose: 'enter', challenge: options.challenge } as const
    await beginAttempt(this.#db, token, attempt, this.#now())
    return { options, token }
  }

  /**
   * After the password.
   *
   * @param token of `People.logIn`
   * @returns what a browser has one of the account's passkeys sign
   * @throws ServiceError INVALID_CREDENTIALS when the password was not right a moment ago
   */
  async beginSecond(token: string, site: Site): Promise<PasskeyOptions> {
    const attempt = await findAttempt(this.#db, token, this.#now())
    if (attempt?.purpose !== 'second') throw refused()
    const options = await requestOptions(site, await rowsOf(this.#db, attempt.account_id!))
    await this.#db
      .updateTable('passkey_attempts')
      .set({ challenge: options.challenge })
      .where('hash', '=', attempt.hash)
      .execute()
    return options
  }

  /** Whose passkey it is; null = nobody's. @param credential WebAuthn's id of it */
  async ownerOf(credential: string): Promise<number | null> {
    return (await this.#find(credential))?.account_id ?? null
  }

  /**
   * Works once for each challenge, whether the passkey is accepted or not.
   *
   * @param token of the attempt
   * @param address of who asks
   * @returns a session's token
   * @throws ServiceError INVALID_CREDENTIALS
   */
  async enter(
    token: string,
    site: Site,
    response: AuthenticationResponseJSON,
    address: string,
  ): Promise<string> {
    const attempt = await findAttempt(this.#db, token, this.#now())
    if (!attempt || attempt.purpose === 'add' || attempt.challenge === null) throw refused()
    const { challenge, purpose } = attempt
    try {
      const passkey = await this.#find(response.id)
      if (!passkey) throw refused()
      const { account_id: accountId, credential } = passkey
      if (purpose === 'second' && attempt.account_id !== accountId) throw refused()
      const isVerified = purpose === 'enter'
      const counter = await signed(site, passkey, response, { challenge, isVerified })
      return await inTransaction(this.#db, async (transaction) => {
        // Whoever answers twice at once gets in once; a new password ends attempts as well.
        if (!(await endAttempt(transaction, attempt))) throw refused()
        const { numUpdatedRows } = await transaction
          .updateTable('passkeys')
          .set({ counter, used_at: this.#now().toISOString() })
          .where('credential', '=', credential)
          .where('counter', '=', passkey.counter)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) throw refused()
        return this.#sessions.open(accountId, transaction, address)
      })
    } catch (error) {
      await endAttempt(this.#db, attempt)
      throw error
    }
  }

  #find(credential: string) {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential', '=', credential)
      .executeTakeFirst()
  }
}
