import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Action } from './action.ts'

/** What an account's owner is mailed about, as the mail's subject: changes of who gets in. */
const SUBJECTS: Partial<Record<Action['action'], string>> = {
  'identity.connected': 'A log-in provider was connected to your account',
  'identity.removed': 'A log-in provider was removed from your account',
  'passkey.added': 'A passkey was added to your account',
  'passkey.renamed': 'A passkey of your account was renamed',
  'passkey.removed': 'A passkey was removed from your account',
  'passkey.asked': 'Your account now asks for a passkey after the password',
  'passkey.not_asked': 'Your account no longer asks for a passkey after the password',
  'password.changed': 'Your password was changed',
  'password.reset': 'Your password was chosen anew, by a link of a mail',
  'account.deleted': 'Your account was deleted',
}

const RECOVERY =
  'choose a new password by the link "Forgotten your password?" of the log-in page, and look at the ' +
  'lists of sessions, providers and passkeys of your account page'

/** Mails the owner of an account about an action that lets somebody in or keeps them out. */
export async function tellOwner(
  db: Database,
  { accountId, action, address }: Action,
  at: Date,
): Promise<void> {
  const subject = SUBJECTS[action]
  if (subject === undefined) return
  const { email: to } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (to === null) return
  const from = address === null ? 'by the operator of the service' : `from ${address}`
  const advice = action === 'account.deleted' ? 'write to who runs the service' : RECOVERY
  const text = `${subject}, ${from}, at ${at.toISOString()}.\n\nIf it was not you, ${advice}.\n`
  await queueMail(db, `notice ${randomUUID()}`, { to, subject, text }, at)
}
