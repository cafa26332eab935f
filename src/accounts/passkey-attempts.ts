import { randomBytes } from 'node:crypto'
import type { PasskeyAttemptRow } from '../db/account-tables.ts'
import type { Database } from '../db/database.ts'
import { hashOf } from './api-key.ts'

/** Milliseconds in which a challenge is to be answered. */
export const ATTEMPT_LIFE = 300_000

/** Names an attempt in the browser that makes it. */
export const attemptToken = (): string => randomBytes(32).toString('base64url')

/** Begins an attempt, in the place of an earlier one with the token. */
export async function beginAttempt(
  db: Database,
  token: string,
  attempt: Pick<PasskeyAttemptRow, 'account_id' | 'purpose' | 'challenge'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('passkey_attempts').where('expires_at', '<=', now.toISOString()).execute()
  const expires_at = new Date(now.getTime() + ATTEMPT_LIFE).toISOString()
  const row = { ...attempt, expires_at }
  await db
    .insertInto('passkey_attempts')
    .values({ hash: hashOf(token), ...row })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
    .execute()
}

/** @returns undefined when there is none, or it is too old */
export const findAttempt = (
  db: Database,
  token: string,
  now: Date,
): Promise<PasskeyAttemptRow | undefined> =>
  db
    .selectFrom('passkey_attempts')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Ends an attempt. @returns false when somebody else has, or it has another challenge by now */
export async function endAttempt(
  db: Database,
  { hash, challenge }: Pick<PasskeyAttemptRow, 'hash' | 'challenge'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_attempts')
    .where('hash', '=', hash)
    .where('challenge', '=', challenge)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
