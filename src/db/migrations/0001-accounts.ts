import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Accounts and their API keys. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('keys')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('label', 'text')
      .addColumn('is_test', 'integer', (column) => column.notNull())
      .addColumn('monthly_limit', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .execute()
    await db.schema.createIndex('keys_account').on('keys').column('account_id').execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('keys').execute()
    await db.schema.dropTable('accounts').execute()
  },
}
