import type { Schemas } from '../../client/client.ts'

/** An account's plan, what is left of it, and how it pays. */
export type BillingStatus = Schemas['Billing']
