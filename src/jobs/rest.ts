/** Milliseconds: longer than a job waits for its next attempt, so that another process takes it first. */
const FIRST = 3000
const LONGEST = 30_000

/**
 * When a process claims jobs. After a fault that is its own or its surroundings' it rests, each time
 * for longer, and then tries one job alone: else the one machine whose disk is full, always idle,
 * would take and fail what others could do.
 */
export class Rest {
  readonly #now: () => number
  #faults = 0
  #until = 0

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** @param running how many jobs are worked on */
  allowsClaim(running: number): boolean {
    return this.#faults === 0 || (running === 0 && this.#now() >= this.#until)
  }

  /** Of jobs that were begun together the first fault counts. */
  fault(): void {
    if (this.#now() < this.#until) return
    this.#until = this.#now() + Math.min(LONGEST, FIRST * 2 ** this.#faults)
    this.#faults++
  }

  success(): void {
    this.#faults = 0
    this.#until = 0
  }
}
