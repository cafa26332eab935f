import { EventEmitter } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { JobRow } from '../db/job-tables.ts'
import { ServiceError } from '../errors.ts'
import type { Claim, Queue } from '../queue/queue.ts'
import { type Attempt, convertJob, joinParts, readPart, type Workplace } from './attempt.ts'
import type { Ending } from './ending.ts'
import { notePartPages, partsOf } from './parts.ts'
import { Progress } from './progress.ts'
import { Rest } from './rest.ts'

/** Jobs worked on at once beyond the few that keep the threads busy: one for each further key. */
const MOST_RUNNING = 64
/** Attempts after which a fault that may pass is the job's end. */
const MOST_ATTEMPTS = 10
/** Milliseconds between looks at the queue when nobody calls. */
const LOOK = 1000
const FIRST_DELAY = 1000
const LONGEST_DELAY = 300_000
/** Faults of the service, not of the job: it is tried again. */
const PASSING = new Set(['SERVICE_NOT_READY', 'SERVICE_BUSY', 'STORAGE_ERROR', 'INTERNAL_ERROR'])

/** What is worked on: how to break it off, and how many of its pages are done. */
interface Running {
  readonly stop: AbortController
  pagesDone: number
}

/** What an attempt has stored, and how that is noted. */
interface Stored {
  /** Storage key. */
  readonly key: string
  /** @returns false when the claim is lost */
  note(): Promise<boolean>
}

/** What a job is when nobody works on it any more. */
const WAITING = { status: 'pending', pages_done: 0 } as const

/** Whether the system has refused something, as on a full disk. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** Why an attempt is broken off without an end of the job. */
class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** How an attempt went, for telemetry. */
export interface AttemptReport {
  readonly outcome: 'done' | 'failed' | 'repeated' | 'lost' | 'handed back'
  /** Milliseconds from the job's creation to the attempt, and of the attempt. */
  readonly waitedMs: number
  readonly workedMs: number
}

export interface RunnerEvents {
  attempt: [report: AttemptReport]
  /** A job has failed whose other parts may be worked on. */
  withdrawn: [jobId: string]
  /** Something the operator should know. */
  fault: [error: unknown, jobId: string | null]
}

/** Claims jobs while the engine's bulk lane has room, works on them, and keeps their leases. */
export class Runner extends EventEmitter<RunnerEvents> {
  readonly #db: Database
  readonly #queue: Queue
  readonly #ending: Ending
  readonly #place: Workplace
  readonly #threads: number
  readonly #lease: number
  readonly #running = new Map<Claim, Running>()
  readonly #attempts = new Set<Promise<void>>()
  readonly #rest = new Rest()
  #timers: NodeJS.Timeout[] = []
  #stopping = false
  #filling: Promise<void> | null = null
  #wanted = false

  constructor(parts: {
    readonly db: Database
    readonly queue: Queue
    readonly ending: Ending
    readonly place: Workplace
    readonly threads: number
    /** As the queue's, milliseconds. */
    readonly lease: number
  }) {
    super()
    this.#db = parts.db
    this.#queue = parts.queue
    this.#ending = parts.ending
    this.#place = parts.place
    this.#threads = parts.threads
    this.#lease = parts.lease
  }

  /** At a start: whoever worked on jobs before is gone. */
  async putBackAll(): Promise<void> {
    await this.#db.updateTable('jobs').set(WAITING).where('status', '=', 'processing').execute()
  }

  async start(): Promise<void> {
    await rm(this.#place.folder, { recursive: true, force: true })
    await mkdir(this.#place.folder, { mode: 0o700 })
    this.#timers = [
      setInterval(() => this.wake(), LOOK),
      setInterval(() => void this.#renew(), this.#lease / 3),
    ]
    this.wake()
  }

  /** There may be work. */
  wake(): void {
    this.#wanted = true
    if (this.#filling || this.#stopping) return
    this.#filling = this.#fill()
      .catch((error) => void this.emit('fault', error, null))
      .finally(() => {
        this.#filling = null
      })
  }

  /** Breaks off work on a job that is no longer wanted. */
  withdraw(jobId: string): void {
    for (const [claim, { stop }] of this.#running)
      if (claim.jobId === jobId) stop.abort(new GivenUp('withdrawn'))
  }

  /** Claims nothing more; when the grace is over, what is left goes back into the queue. */
  async stop(grace: AbortSignal): Promise<void> {
    this.#stopping = true
    await this.#filling
    const hurry = (): void => {
      for (const { stop } of this.#running.values()) stop.abort(new GivenUp('stopping'))
    }
    grace.addEventListener('abort', hurry)
    if (grace.aborted) hurry()
    while (this.#attempts.size > 0) await Promise.allSettled(this.#attempts)
    for (const timer of this.#timers) clearInterval(timer)
  }

  async #fill(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false
      for (let claim = await this.#claim(); claim; claim = await this.#claim()) {
        const run = this.#run(claim).catch((error) => void this.emit('fault', error, claim.jobId))
        this.#attempts.add(run)
        void run.then(() => {
          this.#attempts.delete(run)
          this.wake()
        })
      }
    }
  }

  async #claim(): Promise<Claim | null> {
    const { engine } = this.#place
    const { size } = this.#running
    if (this.#stopping || !engine.status().ready || size >= MOST_RUNNING) return null
    if (!this.#rest.allowsClaim(size)) return null
    // Enough to keep the threads busy; beyond that only accounts that would have to wait for others.
    const busy = [...this.#running.keys()].map(({ owner }) => owner)
    const claim = await this.#queue.claim(this.#isFull ? [...new Set(busy)] : [])
    if (claim) this.#running.set(claim, { stop: new AbortController(), pagesDone: 0 })
    return claim
  }

  /** Pages count, not jobs: what one process holds, no other can begin with. */
  get #isFull(): boolean {
    const enough = 2 * this.#threads + 2
    let left = 0
    for (const [{ pages }, { pagesDone }] of this.#running) left += Math.max(0, pages - pagesDone)
    return this.#running.size >= enough || left >= enough
  }

  async #run(claim: Claim): Promise<void> {
    const started = performance.now()
    let job: JobRow | null = null
    let outcome: AttemptReport['outcome'] = 'lost'
    try {
      job = await this.#begin(claim)
      if (job) outcome = await this.#attempt(job, claim)
      else await this.#ending.forgotten(claim)
    } finally {
      this.#running.delete(claim)
      const workedMs = performance.now() - started
      if (job) {
        const waitedMs = Date.now() - workedMs - Date.parse(job.created_at)
        this.emit('attempt', { outcome, waitedMs, workedMs })
      }
    }
  }

  /** From pending to processing. @returns null when the job is gone */
  async #begin({ jobId }: Claim): Promise<JobRow | null> {
    const row = await inTransaction(this.#db, (db) =>
      db
        .updateTable('jobs')
        .set((eb) => ({
          status: 'processing' as const,
          pages_done: eb.case().when('parts', '=', 0).then(0).else(eb.ref('pages_done')).end(),
        }))
        .where('id', '=', jobId)
        .where('status', 'in', ['pending', 'processing'])
        .returningAll()
        .executeTakeFirst(),
    )
    return row ?? null
  }

  async #attempt(job: JobRow, claim: Claim): Promise<AttemptReport['outcome']> {
    if (claim.attempt > this.#queue.mostClaims)
      return this.#fail(job, claim, 'the work on it broke off')
    const running = this.#running.get(claim)!
    await using progress = new Progress((pages) => this.#note(job, claim, pages))
    const onProgress = (pagesDone: number): void => {
      running.pagesDone = pagesDone
      progress.set(pagesDone)
      if (!this.#isFull) this.wake()
    }
    try {
      const work = () => this.#work(job, { claim, signal: running.stop.signal, onProgress })
      const { key, note } = await (this.#place.around?.(job.id, work) ?? work())
      this.#rest.success()
      if (await note()) {
        if (claim.partId === null) await this.#dropInput(job)
        return 'done'
      }
      await this.#place.storage.remove(key)
      return 'lost'
    } catch (error) {
      const isPassing = error instanceof ServiceError && PASSING.has(error.code)
      if (error instanceof GivenUp || (isPassing && this.#stopping))
        return this.#handBack(job, claim)
      const isKnown = error instanceof ServiceError
      if (isKnown && !isPassing) return this.#fail(job, claim, error.message)
      this.emit('fault', isKnown ? (error.cause ?? error) : error, job.id)
      if (isKnown || isRefusal(error)) this.#rest.fault()
      if (claim.attempt >= MOST_ATTEMPTS)
        return this.#fail(job, claim, isKnown ? error.message : 'something went wrong inside')
      const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (claim.attempt - 1))
      await this.#giveBack(job, claim, delay, true)
      return 'repeated'
    }
  }

  /** All of a job, a part of it, or the end of one whose parts are read. */
  async #work(job: JobRow, attempt: Attempt): Promise<Stored> {
    const { claim } = attempt
    if (job.parts === 0) {
      const made = await convertJob(job, attempt, this.#place)
      return { key: made.result, note: () => this.#ending.done(claim, made) }
    }
    const parts = await partsOf(this.#db, job.id)
    if (claim.partId === null) {
      const made = await joinParts(job, parts, attempt, this.#place)
      return { key: made.result, note: () => this.#ending.done(claim, made) }
    }
    const part = parts.find(({ id }) => id === claim.partId)
    if (!part) throw new GivenUp('withdrawn')
    const read = await readPart(job, part, attempt, this.#place)
    return { key: read.reading, note: () => this.#ending.partDone(claim, read) }
  }

  /** Of a split job only its parts' pages count. */
  async #note(job: JobRow, { jobId, partId }: Claim, pagesDone: number): Promise<void> {
    if (partId !== null) await notePartPages(this.#db, jobId, partId, pagesDone)
    else if (job.parts === 0)
      await this.#db
        .updateTable('jobs')
        .set({ pages_done: pagesDone })
        .where('id', '=', jobId)
        .where('status', '=', 'processing')
        .execute()
  }

  async #fail(job: JobRow, claim: Claim, reason: string): Promise<AttemptReport['outcome']> {
    if (!(await this.#ending.failed(claim, reason))) return 'lost'
    if (claim.partId !== null) this.emit('withdrawn', job.id)
    await this.#dropInput(job)
    return 'failed'
  }

  /** What fails here is left to the retention. */
  async #dropInput({ id, input }: JobRow): Promise<void> {
    if (input === null) return
    await this.#ending.dropInput(id, input).catch((error) => void this.emit('fault', error, id))
  }

  async #handBack(job: JobRow, claim: Claim): Promise<AttemptReport['outcome']> {
    await this.#giveBack(job, claim, 0, false)
    return 'handed back'
  }

  /** The job waits again. Does nothing for a claim that is lost. */
  async #giveBack(job: JobRow, claim: Claim, delay: number, blame: boolean): Promise<void> {
    // Nobody else can have claimed it for a lease from here on.
    if (!(await this.#queue.renew(claim))) return
    if (job.parts > 0) await this.#note(job, claim, 0)
    else
      await this.#db
        .updateTable('jobs')
        .set(WAITING)
        .where('id', '=', claim.jobId)
        .where('status', '=', 'processing')
        .execute()
    await this.#queue.giveBack(claim, delay, blame)
  }

  async #renew(): Promise<void> {
    for (const [claim, { stop }] of this.#running)
      try {
        if (!(await this.#queue.renew(claim))) stop.abort(new GivenUp('the claim is lost'))
      } catch (error) {
        this.emit('fault', error, claim.jobId)
      }
  }
}
