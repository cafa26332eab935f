import type { Database } from '../db/database.ts'

/** Jobs that have not ended, of all processes. */
export interface OpenJobs {
  readonly pending: number
  readonly processing: number
  /** Age of the oldest in seconds; 0 without any. */
  readonly oldest: number
}

export async function openJobs(db: Database): Promise<OpenJobs> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('created_at').as('first'),
    ])
    .where('completed_at', 'is', null)
    .where('status', 'in', ['pending', 'processing'])
    .groupBy('status')
    .execute()
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  const ages = rows.map(({ first }) => (Date.now() - Date.parse(first)) / 1000)
  return {
    pending: count('pending'),
    processing: count('processing'),
    oldest: Math.max(0, ...ages),
  }
}
