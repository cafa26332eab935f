import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect.ts'

/** Requests counted for all processes, as the rate-limit library wants its table. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
    await db.schema.createIndex('rate_limits_expire').on('rate_limits').column('expire').execute()
    // A crash may forget who asked how often: no request waits for the disk.
    if (isPostgres(db)) await sql`alter table rate_limits set unlogged`.execute(db)
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('rate_limits').execute()
  },
}
