import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Entry } from './queue.ts'

/** Rows in one go. */
const MOST = 1000

/** Jobs that have not ended, and parts of them that were not read, that are in no queue. */
export async function missingEntries(db: Kysely<Schema>): Promise<Entry[]> {
  return [...(await missingJobs(db)), ...(await missingParts(db))]
}

/** Those that are split wait only for the end: their parts stand for them until then. */
async function missingJobs(db: Kysely<Schema>): Promise<Entry[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id as jobId', 'account_id', 'pages_total as pages'])
    .where('completed_at', 'is', null)
    .where('status', 'in', ['pending', 'processing'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('queue').select('job_id').whereRef('queue.job_id', '=', 'jobs.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_parts')
            .select('job_parts.id')
            .whereRef('job_parts.job_id', '=', 'jobs.id')
            .where('reading', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ account_id, ...entry }) => ({ ...entry, owner: String(account_id) }))
}

async function missingParts(db: Kysely<Schema>): Promise<Entry[]> {
  const rows = await db
    .selectFrom('job_parts')
    .innerJoin('jobs', 'jobs.id', 'job_parts.job_id')
    .leftJoin('queue', 'queue.job_id', 'job_parts.id')
    .select(['jobs.id as jobId', 'job_parts.id as partId', 'jobs.account_id', 'job_parts.pages'])
    .where('jobs.completed_at', 'is', null)
    .where('jobs.status', 'in', ['pending', 'processing'])
    .where('job_parts.reading', 'is', null)
    .where('queue.job_id', 'is', null)
    .orderBy('job_parts.job_id')
    .orderBy('job_parts.number')
    .limit(MOST)
    .execute()
  return rows.map(({ account_id, pages, ...entry }) => ({
    ...entry,
    owner: String(account_id),
    pages: (JSON.parse(pages) as number[]).length,
  }))
}
