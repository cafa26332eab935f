import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who may log in, who is logged in, and what they did. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['email', 'password_hash'])
      await db.schema.alterTable('accounts').addColumn(name, 'text').execute()
    await db.schema.createIndex('accounts_email').on('accounts').column('email').unique().execute()
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()
    await db.schema
      .createTable('resets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('audit')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('address', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['audit', 'resets', 'sessions']) await db.schema.dropTable(table).execute()
    await db.schema.dropIndex('accounts_email').execute()
    for (const name of ['email', 'password_hash'])
      await db.schema.alterTable('accounts').dropColumn(name).execute()
  },
}
