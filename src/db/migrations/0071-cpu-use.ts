import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Time of processors that the work of accounts took. */
export const cpuUse: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('cpu_use')
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('milliseconds', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('cpu_use_of_day', ['account_id', 'day'])
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('cpu_use').execute()
  },
}
