import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the metrics count at every scrape, among many old jobs and deliveries. */
export const jobsOpen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('jobs_open')
      .on('jobs')
      .columns(['status', 'created_at'])
      .where(sql.ref('completed_at'), 'is', null)
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_state')
      .on('webhook_deliveries')
      .column('state')
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('jobs_open').execute()
    await db.schema.dropIndex('webhook_deliveries_state').execute()
  },
}
