import type { Generated } from 'kysely'

/** What an account's deliveries are signed with; several while one replaces another. */
export interface WebhookSecretRow {
  id: Generated<number>
  account_id: number
  /** `whsec_…` */
  secret: string
  created_at: string
  /** When it is no longer signed with; null = until it is replaced. */
  expires_at: number | null
}

/** An address that is told of all jobs of an account. */
export interface WebhookEndpointRow {
  id: Generated<number>
  account_id: number
  url: string
  created_at: string
  disabled_at: string | null
}

/** One event on its way to one address. */
export interface WebhookDeliveryRow {
  /** `webhook-id` of every try. */
  id: string
  account_id: number
  job_id: string
  endpoint_id: number | null
  url: string
  /** The URL's origin: a slow one holds up its own deliveries alone. */
  origin: string
  type: string
  body: string
  state: 'pending' | 'delivered' | 'dead'
  /** Tries since it was announced or replayed. */
  attempts: number
  due_at: number
  leased_until: number
  fence: number
  created_at: string
  ended_at: string | null
}

/** One try of a delivery. */
export interface WebhookAttemptRow {
  id: Generated<number>
  delivery_id: string
  at: string
  /** HTTP status; null when there was no answer. */
  status: number | null
  /** Why there was none. */
  error: string | null
  duration_ms: number
}

export interface WebhookTables {
  webhook_secrets: WebhookSecretRow
  webhook_endpoints: WebhookEndpointRow
  webhook_deliveries: WebhookDeliveryRow
  webhook_attempts: WebhookAttemptRow
}
