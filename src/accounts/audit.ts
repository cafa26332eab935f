import type { Database } from '../db/database.ts'
import type { Action } from './action.ts'
import { tellOwner } from './notices.ts'

/**
 * Writes a line of the audit log, in the caller's transaction if there is one. Of changes of who
 * gets in the account's owner hears by mail.
 */
export async function audit(db: Database, done: Action): Promise<void> {
  const { accountId, action, subject, address } = done
  const at = new Date()
  await db
    .insertInto('audit')
    .values({
      account_id: accountId,
      action,
      subject: subject === undefined ? null : String(subject),
      address,
      at: at.toISOString(),
    })
    .execute()
  await tellOwner(db, done, at)
}
