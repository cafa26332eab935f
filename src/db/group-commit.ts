import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Pieces of work that share one commit, at most: whoever only reads waits for all of them. */
const MOST = 32

interface Piece {
  work(db: Kysely<Schema>): Promise<unknown>
  resolve(value: never): void
  reject(reason: unknown): void
}

/**
 * Transactions of a database that has one writer at a time and waits for its disk at each commit:
 * those that wait for each other share a commit. Each fails alone, unless the commit itself does.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>
  readonly #waiting: Piece[] = []
  #isRunning = false

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Resolves when the work is committed. */
  run<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      if (!this.#isRunning) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) {
      const taken = [first]
      let fault: unknown
      try {
        const settle = await this.#db.transaction().execute((db) =>
          this.#group(db, taken).catch((error) => {
            fault = error
            throw error
          }),
        )
        for (const one of settle) one()
      } catch (error) {
        // Undoing what is undone already fails as well, which is of no interest.
        for (const { reject } of taken) reject(fault ?? error)
      }
    }
    this.#isRunning = false
  }

  /**
   * @param taken the first piece; those that come meanwhile join it
   * @returns what is to be told once it is committed
   */
  async #group(db: Kysely<Schema>, taken: Piece[]): Promise<(() => void)[]> {
    const settle: (() => void)[] = []
    for (const piece of taken) {
      settle.push(await outcome(db, piece))
      const next = taken.length < MOST && this.#waiting.shift()
      if (next) taken.push(next)
    }
    return settle
  }
}

/** @throws when the whole transaction is gone with it, as on a full disk */
async function outcome(db: Kysely<Schema>, piece: Piece): Promise<() => void> {
  await sql`savepoint piece`.execute(db)
  try {
    const value = await piece.work(db)
    await sql`release piece`.execute(db)
    return () => piece.resolve(value as never)
  } catch (error) {
    await sql`rollback to piece`.execute(db).catch(() => {
      throw error
    })
    await sql`release piece`.execute(db)
    return () => piece.reject(error)
  }
}
