import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { Announcer, Notices, type Topic } from './notices.ts'
import { CHANNEL } from './notify.ts'
import { ownConnection } from './postgres-connections.ts'

/** Milliseconds between signs of life of the connection, and before it is given up without one. */
const BEAT = 400
const PATIENCE = 400
/** Milliseconds before a connection is tried again. */
const PAUSE = 500

/** News by PostgreSQL's LISTEN and NOTIFY, on a connection of its own. */
export class PostgresNotices extends Notices {
  readonly #url: string
  readonly #announcer: Announcer
  readonly #closing = new AbortController()
  readonly #listening: Promise<void>
  #isConnected = false

  constructor(url: string, db: Database) {
    super()
    this.#url = url
    this.#announcer = new Announcer(db)
    this.#listening = this.#listen()
  }

  get arrive(): boolean {
    return this.#isConnected
  }

  tell(topic: Topic, subject = ''): void {
    this.hear(topic, subject)
    this.#announcer.add(topic, subject)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#listening
    await this.#announcer.end()
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const client = ownConnection(this.#url, PATIENCE)
      client.on('notification', ({ payload }) => {
        const [topic, subject] = JSON.parse(payload!) as [Topic, string]
        this.hear(topic, subject)
      })
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        this.#isConnected = true
        this.emit('missed')
        while (!signal.aborted) {
          await pause(BEAT, undefined, { signal })
          await client.query('select 1')
        }
      } catch {
        // Broken, silent or closed: what was missed is told with the next connection.
      }
      this.#isConnected = false
      await client.end().catch(() => {})
      await pause(PAUSE, undefined, { signal }).catch(() => {})
    }
  }
}
