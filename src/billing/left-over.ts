import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Reservations } from './reservations.ts'

/** Milliseconds between looks, and beyond its deadline until a request counts as gone. */
const PAUSE = 60_000
const MARGIN = 300_000

/**
 * Releases what requests of processes that are gone had put aside; reservations of jobs live as
 * long as their jobs.
 *
 * @param before ISO 8601: what is held since then may still be worked on
 * @returns how many there were
 */
export async function releaseLeftOver(
  db: Database,
  reservations: Reservations,
  before: string,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const held = await transaction
      .selectFrom('reservations')
      .select('request_id')
      .where('state', '=', 'held')
      .where('endpoint', '=', 'convert')
      .where('created_at', '<', before)
      .execute()
    for (const { request_id } of held) await reservations.release(transaction, request_id)
    return held.length
  })
}

/** Looks for what was put aside by requests whose process is gone, while others go on. */
export class LeftOver {
  readonly #look: () => Promise<unknown>
  readonly #fault: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<unknown> = Promise.resolve()

  /**
   * @param deadline milliseconds a conversion may take
   * @param fault hears of what went wrong
   */
  constructor(
    db: Database,
    reservations: Reservations,
    deadline: number,
    fault: (error: unknown) => void,
  ) {
    this.#fault = fault
    this.#look = () => {
      const before = new Date(Date.now() - deadline - MARGIN).toISOString()
      return releaseLeftOver(db, reservations, before)
    }
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#round = this.#look().catch(this.#fault)
    }, PAUSE)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
  }
}
