import type { Database } from '../db/database.ts'

/**
 * Notes that whoever acts reads the account's mail. Until the first time anybody could have made the
 * account with that address: identities and passkeys of before lead in somebody else, perhaps,
 * and are removed. Sessions are the caller's to end.
 */
export async function ownMailbox(db: Database, accountId: number, now: Date): Promise<void> {
  const { email_verified_at: since } = await db
    .updateTable('accounts')
    .set((eb) => ({
      email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now.toISOString())),
    }))
    .where('id', '=', accountId)
    .returning('email_verified_at')
    .executeTakeFirstOrThrow()
  for (const table of ['identities', 'passkeys'] as const)
    await db
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('created_at', '<', since)
      .execute()
  await askOnlyWithPasskeys(db, accountId)
}

/** Without passkeys none can be asked for. */
async function askOnlyWithPasskeys(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ passkey_asked: 0 })
    .where('id', '=', accountId)
    .where('id', 'not in', db.selectFrom('passkeys').select('account_id'))
    .execute()
}
