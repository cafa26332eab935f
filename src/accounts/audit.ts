import type { Database } from '../db/database.ts'

/** What was done to an account. */
export interface Deed {
  readonly accountId: number
  readonly action:
    | 'account.created'
    | 'email.verified'
    | 'session.opened'
    | 'session.closed'
    | 'identity.connected'
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
  readonly subject?: string | number
  /** Address of who asked; null = the operator's command line. */
  readonly address: string | null
}

/** Writes a line of the audit log, in the caller's transaction if there is one. */
export async function audit(
  db: Database,
  { accountId, action, subject, address }: Deed,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      account_id: accountId,
      action,
      subject: subject === undefined ? null : String(subject),
      address,
      at: new Date().toISOString(),
    })
    .execute()
}
