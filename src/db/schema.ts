import type { Generated } from 'kysely'

/** Times are ISO 8601 in UTC. */
export interface AccountRow {
  id: Generated<number>
  name: string
  /** A plan's name. */
  plan: string
  created_at: string
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
}

export interface Schema {
  accounts: AccountRow
  keys: KeyRow
}
