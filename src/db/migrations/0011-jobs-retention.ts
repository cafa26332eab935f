import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the retention asks for every minute, among many old jobs. */
export const jobsRetention: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('jobs_with_input')
      .on('jobs')
      .column('completed_at')
      .where(sql.ref('input'), 'is not', null)
      .execute()
    await db.schema
      .createIndex('jobs_with_result')
      .on('jobs')
      .column('result_until')
      .where(sql.ref('result'), 'is not', null)
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('jobs_with_input').execute()
    await db.schema.dropIndex('jobs_with_result').execute()
  },
}
