import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Engine } from '../engine/engine.ts'

/** Milliseconds between two writings. */
const WRITE = 30_000
/** Days for which the use is kept. */
const KEPT = 90
const DAY = 86_400_000

/**
 * Counts what each account's work costs: all of it, also what failed, what nobody waited for any more
 * and what is not billed.
 */
export class CpuUse {
  readonly #db: Database
  readonly #fault: (error: unknown) => void
  #unwritten = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  /** @param fault told what writing fails with; what was counted is kept for the next time */
  constructor(engine: Engine, db: Database, fault: (error: unknown) => void) {
    this.#db = db
    this.#fault = fault
    engine.on('cost', ({ owner, cpuMs }) => {
      const accountId = Number(owner)
      this.#unwritten.set(accountId, (this.#unwritten.get(accountId) ?? 0) + cpuMs)
    })
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), WRITE).unref()
  }

  /** Writes what was counted since it last did. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#fault)
    return this.#writing
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  async #write(): Promise<void> {
    const counted = this.#unwritten
    if (counted.size === 0) return
    this.#unwritten = new Map()
    const now = Date.now()
    const day = dayOf(now)
    try {
      await inTransaction(this.#db, async (db) => {
        for (const [accountId, ms] of [...counted].sort(([a], [b]) => a - b))
          await db
            .insertInto('cpu_use')
            .values({ account_id: accountId, day, milliseconds: Math.round(ms) })
            .onConflict((conflict) =>
              conflict.columns(['account_id', 'day']).doUpdateSet((eb) => ({
                milliseconds: eb('cpu_use.milliseconds', '+', eb.ref('excluded.milliseconds')),
              })),
            )
            .execute()
        await db
          .deleteFrom('cpu_use')
          .where('day', '<', dayOf(now - KEPT * DAY))
          .execute()
      })
    } catch (error) {
      for (const [accountId, ms] of counted)
        this.#unwritten.set(accountId, (this.#unwritten.get(accountId) ?? 0) + ms)
      throw error
    }
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
