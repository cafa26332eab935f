import type { Database } from '../db/database.ts'
import { tellOwner } from './notices.ts'

/** What was done to an account. */
export interface Deed {
  readonly accountId: number
  readonly action:
    | 'account.created'
    | 'email.verified'
    | 'welcome.used'
    | 'session.opened'
    | 'session.closed'
    | 'identity.connected'
    | 'identity.removed'
    | 'passkey.added'
    | 'passkey.renamed'
    | 'passkey.removed'
    | 'passkey.asked'
    | 'passkey.not_asked'
    | 'account.deleted'
    | 'account.exported'
    | 'email.changed'
    | 'password.changed'
    | 'password.reset'
    | 'key.created'
    | 'key.rotated'
    | 'key.revoked'
    | 'plan.changed'
    | 'card.verified'
    | 'recharge.changed'
    | 'carnet.bought'
    | 'payment.paid'
    | 'payment.failed'
    | 'webhook_secret.rotated'
    | 'webhook_endpoint.added'
    | 'webhook_endpoint.removed'
    | 'job.cancelled'
    | 'job.retried'
    | 'delivery.replayed'
    | 'secrets.rotated'
    | 'service.backed_up'
    | 'service.restored'
    | 'service.migrated'
  readonly subject?: string | number
  /** Address of who asked; null = the operator's command line. */
  readonly address: string | null
}

/**
 * Writes a line of the audit log, in the caller's transaction if there is one. Of changes of who
 * gets in the account's owner hears by mail.
 */
export async function audit(db: Database, deed: Deed): Promise<void> {
  const { accountId, action, subject, address } = deed
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
  await tellOwner(db, deed, at)
}
