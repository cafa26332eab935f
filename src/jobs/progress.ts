/** Milliseconds between writes: pages may be done faster than a disk can note them. */
const PAUSE = 500

/** Notes now and then how many pages are done. */
export class Progress {
  readonly #note: (pagesDone: number) => Promise<unknown>
  #pages = 0
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<unknown> = Promise.resolve()

  constructor(note: (pagesDone: number) => Promise<unknown>) {
    this.#note = note
  }

  /** Of no weight: the next one says the same and more. */
  readonly set = (pagesDone: number): void => {
    this.#pages = pagesDone
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#writing = this.#note(this.#pages).catch(() => {})
    }, PAUSE)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    await this.#writing
  }
}
