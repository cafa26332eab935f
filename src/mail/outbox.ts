import type { Database } from '../db/database.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Milliseconds between looks for mail that is due. */
const PAUSE = 5000
/** Milliseconds before the second try; doubled for each further one. */
const FIRST_PAUSE = 60_000
const MOST_TRIES = 12
/** Milliseconds after which a mail is another process's to send, if the one that began has ended. */
const SENDING = 120_000
/** Milliseconds a sent mail is remembered, so that it is not sent again. */
const MEMORY = 62 * 86_400_000
const AT_ONCE = 20

/**
 * Puts a mail into the outbox, in the caller's transaction. It is sent once that is committed.
 *
 * @param topic no second mail goes out about it
 */
export async function queueMail(
  db: Database,
  topic: string,
  { to, subject, text }: Mail,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('mails')
    .values({ topic, recipient: to, subject, text, created_at: at, due_at: at })
    .onConflict((conflict) => conflict.column('topic').doNothing())
    .execute()
}

/** Sends the mail of the outbox, and tries again where a server does not take it. */
export class Outbox {
  readonly #db: Database
  readonly #mailer: Mailer
  readonly #fault: (error: unknown) => void
  readonly #now: () => Date
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #stopped = false

  /** @param fault hears of mail that could not be sent */
  constructor(
    db: Database,
    mailer: Mailer,
    fault: (error: unknown) => void,
    now: () => Date = () => new Date(),
  ) {
    this.#db = db
    this.#mailer = mailer
    this.#fault = fault
    this.#now = now
  }

  start(): void {
    this.#round = this.send()
      .catch(this.#fault)
      .then(() => {
        if (!this.#stopped) this.#timer = setTimeout(() => this.start(), PAUSE)
      })
  }

  /** Resolves when nothing is being sent any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#round
    this.#mailer.close()
  }

  /** Sends what is due now. */
  async send(): Promise<void> {
    const now = this.#now()
    const past = new Date(now.getTime() - MEMORY).toISOString()
    await this.#db.deleteFrom('mails').where('created_at', '<', past).execute()
    const due = await this.#db
      .selectFrom('mails')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .where('tries', '<', MOST_TRIES)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, recipient, subject, text, tries, due_at } of due) {
      if (this.#stopped) return
      const mine = this.#db.updateTable('mails').where('id', '=', id)
      if (!(await this.#claim(id, due_at))) continue
      try {
        await this.#mailer.send({ to: recipient, subject, text })
        await mine.set({ sent_at: now.toISOString() }).execute()
      } catch (error) {
        this.#fault(error)
        const next = new Date(now.getTime() + FIRST_PAUSE * 2 ** tries).toISOString()
        await mine.set({ tries: tries + 1, due_at: next }).execute()
      }
    }
  }

  /** @returns false when another process sends it */
  async #claim(id: number, due_at: string): Promise<boolean> {
    const until = new Date(this.#now().getTime() + SENDING).toISOString()
    const { numUpdatedRows } = await this.#db
      .updateTable('mails')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}
