import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { missingEntries } from './missing.ts'
import { type Claim, claimOf, type Entry, entryId, type Queue, type QueueDepth } from './queue.ts'

/** Before what never was begun: else a service that is killed often begins all and ends nothing. */
const FIRST = 0

/** A table of one SQLite database: nothing else to start. */
export class SqliteQueue implements Queue {
  /** They may end without a word, as they do when a process is killed: rarely a job's fault. */
  readonly mostClaims = 100
  readonly #db: Kysely<Schema>
  readonly #lease: number

  /** @param lease milliseconds a claim lives unless it is renewed */
  constructor(db: Kysely<Schema>, lease: number) {
    this.#db = db
    this.#lease = lease
  }

  /** At a start: whoever held claims in this database before is gone. */
  async releaseAll(): Promise<void> {
    await this.#db
      .updateTable('queue')
      .set({ due_at: FIRST })
      .where('due_at', '>', Date.now())
      .execute()
  }

  async add(db: Kysely<Schema>, entry: Entry): Promise<void> {
    const { jobId, partId, owner, pages, first } = entry
    await db
      .insertInto('queue')
      .values({
        job_id: entryId(entry),
        part_of: partId ? jobId : null,
        pages,
        owner,
        due_at: first ? FIRST : Date.now(),
        fence: 0,
        attempts: 0,
      })
      .execute()
    await db
      .insertInto('queue_turns')
      .values({ owner, turn: 0 })
      .onConflict((conflict) => conflict.column('owner').doNothing())
      .execute()
  }

  async claim(without: readonly string[] = []): Promise<Claim | null> {
    const now = Date.now()
    // Owners are walked in the order of their turns until one has something due.
    const next = sql<string>`(
      select due from (
        select turn, (
          select job_id from queue
          where queue.owner = queue_turns.owner and due_at <= ${now}
          order by due_at, job_id limit 1
        ) as due
        from queue_turns
        where owner not in (select value from json_each(${JSON.stringify(without)}))
      ) where due is not null order by turn limit 1
    )`
    const row = await this.#db
      .updateTable('queue')
      .set((eb) => ({
        due_at: now + this.#lease,
        fence: eb('fence', '+', 1),
        attempts: eb('attempts', '+', 1),
      }))
      .where('job_id', '=', next)
      .returning(['job_id', 'part_of', 'pages', 'owner', 'fence', 'attempts'])
      .executeTakeFirst()
    if (!row) return null
    // Lost in a crash, it costs an owner a turn: no transaction for that.
    await this.#db
      .updateTable('queue_turns')
      .set({ turn: sql`(select max(turn) + 1 from queue_turns)` })
      .where('owner', '=', row.owner)
      .execute()
    return claimOf(row)
  }

  async renew(claim: Claim): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('queue')
      .set({ due_at: Date.now() + this.#lease })
      .where('job_id', '=', entryId(claim))
      .where('fence', '=', claim.fence)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async finish(db: Kysely<Schema>, claim: Claim): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('queue')
      .where('job_id', '=', entryId(claim))
      .where('fence', '=', claim.fence)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async giveBack(claim: Claim, delay: number, blame: boolean): Promise<void> {
    await this.#db
      .updateTable('queue')
      // A new fence: whoever gave back has nothing to say any more.
      .set((eb) => ({
        due_at: delay === 0 ? FIRST : Date.now() + delay,
        fence: eb('fence', '+', 1),
        attempts: eb('attempts', '-', blame ? 0 : 1),
      }))
      .where('job_id', '=', entryId(claim))
      .where('fence', '=', claim.fence)
      .execute()
  }

  async remove(db: Kysely<Schema>, jobId: string): Promise<void> {
    await db
      .deleteFrom('queue')
      .where((eb) => eb('job_id', '=', jobId).or('part_of', '=', jobId))
      .execute()
  }

  async repair(): Promise<number> {
    const missing = await missingEntries(this.#db)
    for (const entry of missing) await this.add(this.#db, entry)
    return missing.length
  }

  async depth(): Promise<QueueDepth> {
    const now = Date.now()
    const { all, due } = await this.#db
      .selectFrom('queue')
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.countAll<number>().filterWhere('due_at', '<=', now).as('due'),
      ])
      .executeTakeFirstOrThrow()
    return { waiting: due, claimed: all - due }
  }
}
