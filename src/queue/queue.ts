import type { Kysely } from 'kysely'
import type { QueueRow } from '../db/job-tables.ts'
import type { Schema } from '../db/schema.ts'

/** A job, or a part of one, as far as its place in the queue goes. */
export interface Entry {
  /** A UUID. */
  readonly jobId: string
  /** A UUID; null or left out: the job as one. */
  readonly partId?: string | null
  /** Who takes turns with others: the account. */
  readonly owner: string
  readonly pages: number
  /** Goes before all others of its owner, as the end of a job whose parts are done. */
  readonly first?: boolean
}

/** What stands for an entry in the queue's tables. */
export const entryId = ({ jobId, partId }: Pick<Entry, 'jobId' | 'partId'>): string =>
  partId ?? jobId

/** The right to work on a job, or a part of one, until the lease runs out. */
export interface Claim {
  readonly jobId: string
  readonly partId: string | null
  readonly owner: string
  readonly pages: number
  /** Of two claims of an entry only the one with the higher fence counts. */
  readonly fence: number
  /** 1 for the first. Claims that were given back without blame do not count. */
  readonly attempt: number
}

/** A row of the table `queue` as its claim. */
export const claimOf = (row: Omit<QueueRow, 'due_at'>): Claim => ({
  jobId: row.part_of ?? row.job_id,
  partId: row.part_of === null ? null : row.job_id,
  owner: row.owner,
  pages: row.pages,
  fence: row.fence,
  attempt: row.attempts,
})

export interface QueueDepth {
  readonly waiting: number
  readonly claimed: number
}

/**
 * Jobs that wait or are worked on. A job is added and finished in the caller's transaction, so it
 * is there exactly as long as its row says so; in between a claim that is not renewed is free again.
 */
export interface Queue {
  /** Claims beyond these mean that work on the job breaks off again and again. */
  readonly mostClaims: number
  add(db: Kysely<Schema>, entry: Entry): Promise<void>
  /**
   * The next job: owners take turns, and each owner's jobs come in order.
   *
   * @param without owners that are passed over
   */
  claim(without?: readonly string[]): Promise<Claim | null>
  /** A lease longer. @returns false when the claim is lost */
  renew(claim: Claim): Promise<boolean>
  /** The entry is over. @returns false when the claim is lost: then nothing else may be done */
  finish(db: Kysely<Schema>, claim: Claim): Promise<boolean>
  /**
   * Somebody else may go on. Does nothing when the claim is lost.
   *
   * @param delay milliseconds to wait before
   * @param blame whether the attempt counts
   */
  giveBack(claim: Claim, delay: number, blame: boolean): Promise<void>
  /** Takes a job out with all of its parts, claimed or not: claims of them are lost. */
  remove(db: Kysely<Schema>, jobId: string): Promise<void>
  depth(): Promise<QueueDepth>
  /** Jobs and parts that are open but not in the queue, as after a restored backup, are added. @returns how many */
  repair(): Promise<number>
}
