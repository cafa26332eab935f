import type { Generated } from 'kysely'

/** Something an account buys. */
export interface PaymentRow {
  /** UUIDv7 */
  id: string
  account_id: number
  kind: 'pack' | 'carnet' | 'plan'
  pages: number
  cents: number
  /** Of kind `plan`: its name. */
  plan: string | null
  /** Of kind `plan`: begin of the period that is renewed; null = a plan that begins when it is paid. */
  period: string | null
  /** Open until the payment provider, or the operator, says what became of it. */
  state: Generated<'open' | 'paid' | 'failed'>
  /** The provider's id for it. */
  reference: string | null
  created_at: string
  ended_at: string | null
}

/** A mail to be sent. */
export interface MailRow {
  id: Generated<number>
  /** Unique: no two mails about one thing. */
  topic: string
  recipient: string
  subject: string
  text: string
  created_at: string
  tries: Generated<number>
  due_at: string
  /** null = not yet */
  sent_at: string | null
}

export interface PaymentTables {
  payments: PaymentRow
  mails: MailRow
}
