import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that open the dashboard as the operator, and the key that stands for an account's sessions. */
export const welcomes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('welcomes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .alterTable('keys')
      .addColumn('of_session', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('keys').dropColumn('of_session').execute()
    await db.schema.dropTable('welcomes').execute()
  },
}
