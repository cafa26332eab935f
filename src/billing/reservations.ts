import type { Database } from '../db/database.ts'
import type { Endpoint, Plans } from './plan.ts'

/** What a request wants put aside. */
export interface Wanted {
  readonly requestId: string
  readonly keyId: number
  readonly pages: number
  readonly endpoint: Endpoint
  /** Pages of model `fields` have a monthly allowance of their own. */
  readonly model?: string
}

/**
 * Pages put aside for one request. Reserving, settling and releasing are idempotent by request id
 * and take part in the caller's transaction; `reserve` needs one.
 */
export interface Reservations {
  /**
   * Whether a key may use an endpoint at all.
   *
   * @returns how many bytes a file may have
   * @throws ServiceError 402 CARD_REQUIRED, NO_ACTIVE_PLAN
   */
  admit(db: Database, keyId: number, endpoint: Endpoint): Promise<number>
  /**
   * @throws ServiceError 402 CARD_REQUIRED, NO_ACTIVE_PLAN, QUOTA_EXCEEDED, SPEND_CAP_REACHED,
   * INSUFFICIENT_PAGES, SMART_EXTRACT_LIMIT
   */
  reserve(db: Database, wanted: Wanted): Promise<void>
  /** Bills `pages`, at most as many as were reserved; the others are given back. */
  settle(db: Database, requestId: string, pages: number): Promise<void>
  /** Bills nothing. */
  release(db: Database, requestId: string): Promise<void>
  /**
   * Runs a transaction that reserves; when it fails for lack of pages, buys a pack where the
   * account wishes that, and runs it again.
   */
  recharging<T>(transaction: () => Promise<T>): Promise<T>
}

/** What reservations go by. */
export interface Terms {
  readonly plans: Plans
  /** Where an account can be changed; told with every 402. */
  readonly upgradeUrl: () => string
  readonly now: () => Date
}

/** For a service whose billing is switched off: everything is free and nothing is counted. */
export const unbilled: Reservations = {
  admit: async () => Number.POSITIVE_INFINITY,
  reserve: async () => {},
  settle: async () => {},
  release: async () => {},
  recharging: (transaction) => transaction(),
}
