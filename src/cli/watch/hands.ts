/** Works on as many things at once as there are hands, in the order in which they came. */
export class Hands {
  readonly #waiting: (() => Promise<void>)[] = []
  readonly #busy = new Set<Promise<void>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** @param work which never throws */
  add(work: () => Promise<void>): void {
    this.#waiting.push(work)
    this.#next()
  }

  /** Begins nothing more, and waits for what was begun. */
  async stop(): Promise<void> {
    this.#waiting.length = 0
    await Promise.all(this.#busy)
  }

  #next(): void {
    while (this.#busy.size < this.#most) {
      const work = this.#waiting.shift()
      if (!work) return
      const one = work().then(() => {
        this.#busy.delete(one)
        this.#next()
      })
      this.#busy.add(one)
    }
  }
}
