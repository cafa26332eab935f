import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Entry } from './queue.ts'

/** Rows in one go. */
const MOST = 1000

/** Jobs that have not ended and are in no queue. */
export async function missingEntries(db: Kysely<Schema>): Promise<Entry[]> {
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('queue', 'queue.job_id', 'jobs.id')
    .select(['jobs.id as jobId', 'jobs.key_id', 'jobs.pages_total as pages'])
    .where('jobs.completed_at', 'is', null)
    .where('jobs.status', 'in', ['pending', 'processing'])
    .where('queue.job_id', 'is', null)
    .orderBy('jobs.id')
    .limit(MOST)
    .execute()
  return rows.map(({ jobId, key_id, pages }) => ({ jobId, owner: String(key_id), pages }))
}
