import { EventEmitter } from 'node:events'
import type { Database } from './database.ts'
import { notify } from './notify.ts'

/** What processes of one service tell each other. */
export interface NoticeEvents {
  /** Jobs wait. */
  accepted: []
  /** A job is no longer wanted. */
  withdrawn: [jobId: string]
  /** Some key was revoked. */
  revoked: []
  /** News may have been missed: whoever keeps something looks anew. */
  missed: []
}

export type Topic = Exclude<keyof NoticeEvents, 'missed'>

/**
 * News among the processes of one service, within milliseconds. Nothing is promised: whoever acts on
 * news also looks by himself now and then, and trusts what he keeps only while `arrive` says so.
 */
export abstract class Notices extends EventEmitter<NoticeEvents> {
  /** Whether news of other processes arrive now. */
  abstract readonly arrive: boolean
  /** Tells all processes, this one at once. */
  abstract tell(topic: Topic, subject?: string): void
  abstract close(): Promise<void>

  protected hear(topic: Topic, subject: string): void {
    if (topic === 'withdrawn') this.emit(topic, subject)
    else this.emit(topic)
  }
}

/** For a service of one process. */
export class LocalNotices extends Notices {
  readonly arrive = true

  tell(topic: Topic, subject = ''): void {
    this.hear(topic, subject)
  }

  async close(): Promise<void> {}
}

/** Collects what a process tells, so that many news at once are few statements. */
export class Announcer {
  readonly #db: Database
  readonly #waiting = new Set<string>()
  #sending: Promise<void> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  add(topic: Topic, subject: string): void {
    this.#waiting.add(JSON.stringify([topic, subject]))
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
  }

  /** Resolves when nothing is under way. */
  async end(): Promise<void> {
    await this.#sending
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.size > 0) {
      const news = [...this.#waiting].map((text) => JSON.parse(text) as [Topic, string])
      this.#waiting.clear()
      // What is not heard is found by looking.
      await notify(this.#db, news).catch(() => {})
    }
  }
}
