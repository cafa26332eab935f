import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import type { Schema } from '../db/schema.ts'
import { DEAD, JOBS, type Job, type PgBoss, type SendOptions, within } from './boss.ts'
import { missingEntries } from './missing.ts'
import { type Claim, claimOf, type Entry, entryId, type Queue, type QueueDepth } from './queue.ts'

/** Seconds a job may be worked on, and more for each of its pages. */
const BASE = 900
const A_PAGE = 120
const MOST_SECONDS = 86_400
/** Milliseconds between looks for jobs whose work broke off too often. */
const LOOK = 1000
/** Pages that an owner may have had more than others and still go before who is worked on. */
const AHEAD = 64
/** The priority before all turns. */
const FIRST = 0

/** Whoever holds this advisory lock repairs. */
const REPAIRING = 7_206_114

/** The turn of the entry that is next by its turn; no row without any. */
const HEAD = sql<{ turn: number }>`
  select -priority as turn from pgboss.job
  where name = ${sql.lit(JOBS)} and state < 'active' and not blocked and start_after <= now()
    and priority < ${sql.lit(FIRST)}
  order by priority desc, created_on limit 1`

const timeFor = (pages: number) => ({
  expireInSeconds: Math.min(MOST_SECONDS, BASE + A_PAGE * pages),
})

/** An entry that pg-boss does not know. */
interface Lost {
  readonly id: string
  readonly owner: string
  readonly pages: number
}

type Held = Pick<Job, 'id' | 'name' | 'retryCount' | 'expireInSeconds' | 'groupId'>

/**
 * Jobs of many machines: pg-boss hands them out, hears their workers' heartbeats and gives them
 * back when those fall silent; the table `queue` says whose claim counts. Turns are priorities: an
 * entry stands where as many pages of its owner go before it as of every other.
 */
export class BossQueue implements Queue {
  /** Beyond pg-boss's own retries comes the claim of a dead letter. */
  readonly mostClaims = 100
  readonly #db: Kysely<Schema>
  readonly #boss: PgBoss
  readonly #held = new WeakMap<Claim, Held>()
  #lookedAt = 0

  constructor(db: Kysely<Schema>, boss: PgBoss) {
    this.#db = db
    this.#boss = boss
  }

  async add(db: Kysely<Schema>, entry: Entry): Promise<void> {
    const { jobId, partId, owner, pages, first } = entry
    const id = entryId(entry)
    const part_of = partId ? jobId : null
    const [turn] = await Promise.all([
      first ? null : this.#takeTurn(db, owner, pages),
      db
        .insertInto('queue')
        .values({ job_id: id, part_of, pages, owner, due_at: 0, fence: 0, attempts: 0 })
        .execute(),
    ])
    const priority = turn === null ? FIRST : -turn
    await this.#send(db, id, { priority, group: { id: owner }, ...timeFor(pages) })
  }

  /**
   * Turns go on where others are: at the one that is next, or behind the last one when nothing
   * waits. So nobody who comes anew goes before those who were served just now.
   *
   * @returns the owner's next turn; the one behind it is as many further as it has pages
   */
  async #takeTurn(db: Kysely<Schema>, owner: string, pages: number): Promise<number> {
    const head = sql`coalesce((${HEAD}), (select max(turn) from queue_turns), 1)`
    const { turn } = await db
      .insertInto('queue_turns')
      .values({ owner, turn: sql`${head} + ${pages}::int` })
      .onConflict((conflict) =>
        conflict.column('owner').doUpdateSet({
          turn: sql`greatest(queue_turns.turn + ${pages}::int, excluded.turn)`,
        }),
      )
      .returning('turn')
      .executeTakeFirstOrThrow()
    return turn - pages
  }

  async claim(without: readonly string[] = []): Promise<Claim | null> {
    return (await this.#claimDead()) ?? (await this.#claimFrom(JOBS, without))
  }

  async renew(claim: Claim): Promise<boolean> {
    const held = this.#held.get(claim)!
    const row = await this.#db
      .selectFrom('queue')
      .select('job_id')
      .where('job_id', '=', entryId(claim))
      .where('fence', '=', claim.fence)
      .executeTakeFirst()
    if (!row) return false
    const { affected } = (await this.#boss.touch(held.name, held)) as { affected: number }
    return affected > 0
  }

  async finish(db: Kysely<Schema>, claim: Claim): Promise<boolean> {
    const held = this.#held.get(claim)!
    // Not by pg-boss: its list of one entry is planned anew for each, which takes longer than the rest.
    const { rows } = await sql`
      with over as (
        delete from queue where job_id = ${entryId(claim)} and fence = ${claim.fence} returning job_id
      ), entry as (
        delete from pgboss.job
        where name = ${sql.lit(JOBS)} and id = (select job_id::uuid from over)
      )
      select job_id from over`.execute(db)
    if (rows.length === 0) return false
    if (held.name === DEAD) await this.#boss.complete(DEAD, held.id, null, within(db))
    return true
  }

  async giveBack(claim: Claim, delay: number, blame: boolean): Promise<void> {
    const id = entryId(claim)
    const held = this.#held.get(claim)!
    await inTransaction(this.#db, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('queue')
        // A new fence: whoever gave back has nothing to say any more.
        .set((eb) => ({ fence: eb('fence', '+', 1), attempts: eb('attempts', '-', blame ? 0 : 1) }))
        .where('job_id', '=', id)
        .where('fence', '=', claim.fence)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const [entry] = await this.#boss.findJobs(held.name, { id: held.id, ...within(db) })
      // Anew, as nothing of this counts among the retries.
      await this.#boss.deleteJob(held.name, held.id, within(db))
      await this.#send(db, id, {
        priority: entry?.priority ?? FIRST,
        group: { id: held.groupId ?? '' },
        expireInSeconds: held.expireInSeconds,
        startAfter: delay / 1000,
      })
    })
  }

  async remove(db: Kysely<Schema>, jobId: string): Promise<void> {
    const rows = await db
      .deleteFrom('queue')
      .where((eb) => eb('job_id', '=', jobId).or('part_of', '=', jobId))
      .returning('job_id')
      .execute()
    const ids = rows.map((row) => row.job_id)
    if (ids.length > 0) await this.#boss.deleteJob(JOBS, ids, within(db))
  }

  async repair(): Promise<number> {
    return inTransaction(this.#db, async (db) => {
      // One process at a time: else two would add the same.
      await sql`select pg_advisory_xact_lock(${REPAIRING})`.execute(db)
      const missing = await missingEntries(db)
      for (const entry of missing) await this.add(db, entry)
      const lost = await this.#lost(db)
      for (const { id, owner, pages } of lost)
        await this.#send(db, id, { ...timeFor(pages), priority: FIRST, group: { id: owner } })
      return missing.length + lost.length
    })
  }

  async depth(): Promise<QueueDepth> {
    const { rows } = await sql<{ waiting: number; claimed: number }>`
      select count(*) filter (where state < 'active') as waiting,
        count(*) filter (where state = 'active') as claimed
      from pgboss.job where name = ${JOBS}`.execute(this.#db)
    return rows[0]!
  }

  /** A job that is to be given up, as its work broke off too often. */
  async #claimDead(): Promise<Claim | null> {
    if (Date.now() - this.#lookedAt < LOOK) return null
    this.#lookedAt = Date.now()
    const claim = await this.#claimFrom(DEAD, [])
    if (claim) this.#lookedAt = 0
    return claim
  }

  /** In no transaction: who stops before the fence is raised is a worker that fell silent. */
  async #claimFrom(name: string, without: readonly string[]): Promise<Claim | null> {
    const db = this.#db
    const minPriority = without.length > 0 ? await this.#next(db) : null
    for (;;) {
      const [entry] = await this.#boss.fetch<{ jobId: string }>(name, {
        ...within(db),
        ...(without.length > 0 && { ignoreGroups: [...without] }),
        ...(minPriority !== null && { minPriority }),
      })
      if (!entry) return null
      const row = await db
        .updateTable('queue')
        .set((eb) => ({ fence: eb('fence', '+', 1), attempts: eb('attempts', '+', 1) }))
        .where('job_id', '=', entry.data.jobId)
        .returning(['job_id', 'part_of', 'pages', 'owner', 'fence', 'attempts'])
        .executeTakeFirst()
      if (row) {
        const attempts = name === DEAD ? this.mostClaims + 1 : row.attempts
        const claim = claimOf({ ...row, attempts })
        this.#held.set(claim, entry)
        return claim
      }
      // It has ended meanwhile.
      await this.#boss.deleteJob(name, entry.id, within(db))
    }
  }

  /** Entries of the table `queue` that pg-boss does not know, or has given up without a word. */
  async #lost(db: Kysely<Schema>): Promise<Lost[]> {
    const { rows } = await sql<Lost>`
      select queue.job_id as id, queue.owner, queue.pages from queue
      where not exists (select 1 from pgboss.job as entry
          where entry.name = ${JOBS} and entry.id = queue.job_id::uuid and entry.state < 'completed')
        and not exists (select 1 from pgboss.job as letter
          where letter.name = ${DEAD} and letter.source_id = queue.job_id::uuid
            and letter.state < 'completed')`.execute(db)
    for (const { id } of rows) await this.#boss.deleteJob(JOBS, id, within(db))
    return rows
  }

  async #send(db: Kysely<Schema>, id: string, options: SendOptions): Promise<void> {
    const taken = await this.#boss.send(JOBS, { jobId: id }, { ...options, id, ...within(db) })
    if (taken === null) throw new Error('the queue has taken no entry')
  }

  /** The least priority at which an owner who has waited has its first job. */
  async #next(db: Kysely<Schema>): Promise<number | null> {
    const { rows } = await HEAD.execute(db)
    return rows[0] ? -rows[0].turn - AHEAD : null
  }
}
