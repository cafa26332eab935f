import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A job as far as its place in the queue goes. */
export interface Entry {
  /** A UUID. */
  readonly jobId: string
  /** Who takes turns with others: the key. */
  readonly owner: string
  readonly pages: number
}

/** The right to work on a job until the lease runs out. */
export interface Claim {
  readonly jobId: string
  readonly owner: string
  /** Of two claims of a job only the one with the higher fence counts. */
  readonly fence: number
  /** 1 for the first. Claims that were given back without blame do not count. */
  readonly attempt: number
}

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
  /** The job is over. @returns false when the claim is lost: then nothing else may be done */
  finish(db: Kysely<Schema>, claim: Claim): Promise<boolean>
  /**
   * Somebody else may go on. Does nothing when the claim is lost.
   *
   * @param delay milliseconds to wait before
   * @param blame whether the attempt counts
   */
  giveBack(claim: Claim, delay: number, blame: boolean): Promise<void>
  /** Takes a job out, claimed or not: claims of it are lost. */
  remove(db: Kysely<Schema>, jobId: string): Promise<void>
  depth(): Promise<QueueDepth>
  /** Jobs that are open but not in the queue, as after a restored backup, are added. @returns how many */
  repair(): Promise<number>
}
