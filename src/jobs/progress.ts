import type { Database } from '../db/database.ts'

/** Milliseconds between writes: pages may be done faster than a disk can note them. */
const PAUSE = 500

/** Notes in a job's row how many of its pages are done. */
export class Progress {
  readonly #db: Database
  readonly #jobId: string
  #pages = 0
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<unknown> = Promise.resolve()

  constructor(db: Database, jobId: string) {
    this.#db = db
    this.#jobId = jobId
  }

  /** Of no weight: the next one says the same and more. */
  readonly set = (pagesDone: number): void => {
    this.#pages = pagesDone
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#writing = this.#write().catch(() => {})
    }, PAUSE)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    await this.#writing
  }

  async #write(): Promise<void> {
    await this.#db
      .updateTable('jobs')
      .set({ pages_done: this.#pages })
      .where('id', '=', this.#jobId)
      .where('status', '=', 'processing')
      .execute()
  }
}
