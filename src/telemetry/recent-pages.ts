import type { Engine } from '../engine/engine.ts'
import type { PageReport } from '../engine/reports.ts'

/** Milliseconds over which pages a second are counted. */
const WINDOW = 60_000
/** Milliseconds for which a slow page is remembered, and how many are. */
const REMEMBERED = 3_600_000
const MOST_SLOW = 20

/** A page that took long. */
export interface SlowPage {
  /** ISO 8601; when it ended. */
  readonly at: string
  /** Of its document. */
  readonly page: number
  readonly lane: PageReport['lane']
  readonly outcome: PageReport['outcome']
  readonly source: PageReport['source']
  readonly seconds: number
}

/** The pages this process's engine has read lately. */
export class RecentPages {
  #ends: number[] = []
  #slow: SlowPage[] = []

  constructor(engine: Engine) {
    engine.on('page', (report) => this.#note(report))
  }

  /** Over the last minute. */
  perSecond(): number {
    this.#forget(Date.now())
    return this.#ends.length / (WINDOW / 1000)
  }

  /** Of the last hour, the slowest first. */
  slow(): readonly SlowPage[] {
    this.#forget(Date.now())
    return this.#slow
  }

  #note({ page, lane, outcome, source, workingMs }: PageReport): void {
    const now = Date.now()
    this.#forget(now)
    if (outcome === 'done') this.#ends.push(now)
    const at = new Date(now).toISOString()
    this.#slow.push({ at, page, lane, outcome, source, seconds: workingMs / 1000 })
    this.#slow.sort((a, b) => b.seconds - a.seconds)
    this.#slow.length = Math.min(this.#slow.length, MOST_SLOW)
  }

  #forget(now: number): void {
    const first = this.#ends.findIndex((end) => end > now - WINDOW)
    this.#ends.splice(0, first < 0 ? this.#ends.length : first)
    const oldest = new Date(now - REMEMBERED).toISOString()
    this.#slow = this.#slow.filter(({ at }) => at > oldest)
  }
}
