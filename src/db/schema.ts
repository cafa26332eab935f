import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

/** Times are ISO 8601 in UTC. */
export interface AccountRow {
  id: Generated<number>
  name: string
  /** A plan's name; one that the table of plans lacks is none. */
  plan: string
  created_at: string
  /** Begin of the first period; null = when the account was made. */
  plan_since: string | null
  /** End of the last period that was paid; null = nothing is charged for the plan. */
  paid_until: string | null
  /** The plan from `paid_until` on; null = the same. */
  next_plan: string | null
  /** null = no payment card was verified. */
  card_verified_at: string | null
  /** 0 or 1: packs are bought when the pages have run out. */
  auto_recharge: Generated<number>
  /** 0 or 1: packs of one period may cost `recharge_cap_cents` in all, or as much as they like. */
  recharge_capped: Generated<number>
  /** null = the plan's price. */
  recharge_cap_cents: number | null
  /** In small letters; null = nobody logs in with one. */
  email: string | null
  /** When it was seen to be the account's; null = not yet. */
  email_verified_at: string | null
  /** PHC string; null = nobody logs in with one. */
  password_hash: string | null
  /** 0 or 1: after the password a passkey is asked for. */
  passkey_asked: Generated<number>
  /** The payment provider's id for the account. */
  payer: string | null
  /** The payment provider's id for the card. */
  payment_method: string | null
  /** When its owner gave it up; null = it is there. */
  deleted_at: string | null
}

export interface KeyRow {
  id: Generated<number>
  account_id: number
  /** First 12 characters of the key, for people. */
  prefix: string
  /** SHA-256 of the whole key, hex. */
  hash: string
  label: string | null
  /** 0 or 1 */
  is_test: number
  /** Pages a month; null = the account's own limit alone. */
  monthly_limit: number | null
  created_at: string
  revoked_at: string | null
  /** To the minute. */
  last_used_at: string | null
  /** The first of the keys that were rotated into this one: they are counted as one. */
  counted_as: number | null
  /** 0 or 1: stands for the account's sessions; nobody can show it. */
  of_session: Generated<number>
}

/** Pages an account may use. Drawn are those used and those put aside. */
export interface GrantRow {
  id: Generated<number>
  account_id: number
  /** Unique within the account: `starter 2026-01-31T00:00:00.000Z`, `test`, `pack 17`. */
  name: string
  kind: 'plan' | 'test' | 'pack' | 'carnet'
  pages: number
  /** 0 to `pages` */
  drawn: Generated<number>
  /** null = never */
  expires_at: string | null
}

/** Pages put aside for one request, and what became of them. The bill. */
export interface ReservationRow {
  request_id: string
  account_id: number
  key_id: number
  /** As of the key. */
  counted_as: number
  endpoint: string
  model: string | null
  /** Begin of the account's period it counts in. */
  period: string
  /** As reserved. */
  pages: number
  /** As settled; null while held. */
  billed: number | null
  state: Generated<'held' | 'settled' | 'released'>
  created_at: string
  ended_at: string | null
}

/** Which grants pay for a reservation. */
export interface DrawRow {
  request_id: string
  grant_id: number
  pages: number
}

/** A key's pages in one period of its account. */
export interface PageCountRow {
  /** `counted_as` of the key. */
  key_id: number
  account_id: number
  period: string
  held: Generated<number>
  used: Generated<number>
  /** Those of held and used that were read with model `fields`. */
  smart: Generated<number>
}

export interface Schema extends AccountTables, JobTables, PaymentTables, WebhookTables {
  accounts: AccountRow
  keys: KeyRow
  grants: GrantRow
  reservations: ReservationRow
  draws: DrawRow
  page_counts: PageCountRow
}
