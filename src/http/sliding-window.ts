import { LRUCache } from 'lru-cache'
import { type Counter, ownCounter } from './counter.ts'

/** How a caller stands after a request. */
export interface Taken {
  readonly allowed: boolean
  /** Requests left. */
  readonly remaining: number
  /** Seconds until another request may pass, or, of one that passed, a window's length. */
  readonly seconds: number
}

/** A window is counted in as many parts, so that it slides in small steps. */
const PARTS = 5
/** Counts of past parts that are kept: they change no more. */
const KEPT = 50_000

/**
 * At most `limit` requests in any `window`: those of the parts within it, and of the oldest part
 * as large a share as still lies within. Requests that are refused do not count.
 */
export class SlidingWindow {
  readonly limit: number
  /** Seconds. */
  readonly window: number
  readonly #counts: ReturnType<Counter>
  // By size, not `max`: that makes room for all of them at each start.
  readonly #past = new LRUCache<string, number>({ maxSize: KEPT, sizeCalculation: () => 1 })
  readonly #now: () => number

  /** @param now milliseconds */
  constructor(limit: number, window = 60, now: () => number = Date.now, counter = ownCounter) {
    this.limit = limit
    this.window = window
    this.#now = now
    this.#counts = counter(limit, 2 * window)
  }

  async take(caller: string): Promise<Taken> {
    const part = this.#now() / 1000 / (this.window / PARTS)
    const index = Math.floor(part)
    const [{ consumedPoints: newest }, ...older] = await Promise.all([
      this.#counts.penalty(`${caller} ${index}`),
      ...Array.from({ length: PARTS }, (_, i) => this.#countOf(caller, index, i + 1)),
    ])
    const counts = [newest, ...older]
    const used = usedAt(counts, part - index)
    if (used <= this.limit)
      return { allowed: true, remaining: this.limit - used, seconds: this.window }
    await this.#counts.reward(`${caller} ${index}`)
    counts[0]!--
    return { allowed: false, remaining: 0, seconds: this.#wait(counts, part - index) }
  }

  async #countOf(caller: string, index: number, ago: number): Promise<number> {
    const part = `${caller} ${index - ago}`
    const known = this.#past.get(part)
    if (known !== undefined) return known
    const count = (await this.#counts.get(part))?.consumedPoints ?? 0
    // Clocks of other machines may still count in the part before.
    if (ago > 1) this.#past.set(part, count)
    return count
  }

  /** Seconds until enough of the older requests have left the window for one more. */
  #wait(counts: readonly number[], part: number): number {
    const step = PARTS / this.window
    let seconds = 1
    while (usedAt(counts, part + seconds * step) >= this.limit) seconds++
    return seconds
  }
}

/**
 * Requests within the window.
 *
 * @param counts of each part, the newest first
 * @param age since the newest part began, in parts
 */
const usedAt = (counts: readonly number[], age: number): number =>
  counts.reduce((sum, count, i) => {
    const share = Math.min(1, Math.max(0, PARTS + 1 - i - age))
    return sum + Math.ceil(count * share)
  }, 0)
