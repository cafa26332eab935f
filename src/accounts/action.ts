/** What was done to an account. */
export interface Action {
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
