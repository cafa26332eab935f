import type { Action } from '../accounts/action.ts'
import { audit } from '../accounts/audit.ts'
import { type Config, readConfig } from '../config.ts'
import { databasePlace } from '../configured.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { JobRow } from '../db/job-tables.ts'
import { hasEnded, type JobStatus, jobOf } from '../jobs/job.ts'
import { openOperatorJobs } from './open-jobs.ts'
import { print } from './print.ts'

/** Most jobs in one list. */
const MOST = 100

/** Opens the service's database, whether it runs or not, for as long as `work` takes. */
async function withJobs<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig()
  const db = await openDatabase(databasePlace(config))
  try {
    return await work(db, config)
  } finally {
    await db.destroy()
  }
}

/** As `withJobs`, for one that there must be. @returns the exit code */
const withJob = (
  id: string,
  work: (job: JobRow, db: Database, config: Config) => Promise<number>,
): Promise<number> =>
  withJobs(async (db, config) => {
    const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
    return job ? work(job, db, config) : fault(`there is no job ${id}`)
  })

/** A line a job, newest first: id, status, key, model, pages done of all, created. */
export function listJobs({ status }: { status?: JobStatus }): Promise<void> {
  return withJobs(async (db) => {
    let wanted = db.selectFrom('jobs').selectAll().orderBy('id', 'desc').limit(MOST)
    if (status) wanted = wanted.where('status', '=', status)
    for (const row of await wanted.execute())
      print([
        row.id,
        row.status,
        row.key_id,
        row.model,
        `${row.pages_done}/${row.pages_total}`,
        row.created_at,
      ])
  })
}

/** A line for each thing known of a job; nothing of its document. @returns the exit code */
export function showJob(id: string): Promise<number> {
  return withJob(id, async (job, db) => {
    const waits = await db
      .selectFrom('queue')
      .select(['attempts', 'due_at'])
      .where('job_id', '=', id)
      .executeTakeFirst()
    const known = {
      ...jobOf(job),
      key_id: job.key_id,
      account_id: job.account_id,
      batch_id: job.batch_id,
      ...(waits && { attempts: waits.attempts, next_look: new Date(waits.due_at).toISOString() }),
    }
    for (const [name, value] of Object.entries(known)) print([name, value ?? ''])
    return 0
  })
}

/** Ends a job as failed, unbilled. @returns the exit code: 1 when it had ended before */
export function cancelJob(id: string): Promise<number> {
  return withJob(id, async (job, db, config) => {
    const { ending, close } = await openOperatorJobs(db, config)
    try {
      if (!(await ending.cancelled(id))) return fault(`the job ${id} has ended`)
      await note(db, job, 'job.cancelled')
      if (job.input) await ending.dropInput(id, job.input)
      return 0
    } finally {
      await close()
    }
  })
}

/** Has a job that waits after a fault tried again now. @returns the exit code */
export function retryJob(id: string): Promise<number> {
  return withJob(id, async (job, db, { databaseUrl }) => {
    if (hasEnded(job))
      return fault(`the job ${id} has ended, and its file is deleted: order it anew`)
    if (job.status === 'processing') return fault(`the job ${id} is being worked on`)
    if (databaseUrl !== null) return fault('the queue of PostgreSQL has its own times')
    await db.updateTable('queue').set({ due_at: Date.now() }).where('job_id', '=', id).execute()
    await note(db, job, 'job.retried')
    return 0
  })
}

const note = (db: Database, { id, account_id }: JobRow, action: Action['action']): Promise<void> =>
  audit(db, { accountId: account_id, action, subject: id, address: null })

function fault(message: string): number {
  process.stderr.write(`pagemill: ${message}\n`)
  return 1
}
