import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What accounts buy, how they pay, and the mail about it. */
export const payments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['payer', 'payment_method'])
      await db.schema.alterTable('accounts').addColumn(name, 'text').execute()
    await db.schema
      .createTable('payments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('cents', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('reference', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addCheckConstraint('payments_state', sql`state in ('open', 'paid', 'failed')`)
      .execute()
    // Nobody pays for the same thing twice because two requests ran out of pages at once.
    await db.schema
      .createIndex('payments_open')
      .on('payments')
      .columns(['account_id', 'kind'])
      .unique()
      .where(sql.ref('state'), '=', sql.lit('open'))
      .execute()
    await db.schema
      .createIndex('payments_account')
      .on('payments')
      .columns(['account_id', 'created_at'])
      .execute()
    await db.schema
      .createTable('mails')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('topic', 'text', (column) => column.notNull().unique())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .execute()
    await db.schema
      .createIndex('mails_due')
      .on('mails')
      .column('due_at')
      .where(sql.ref('sent_at'), 'is', null)
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['mails', 'payments']) await db.schema.dropTable(table).execute()
    for (const name of ['payer', 'payment_method'])
      await db.schema.alterTable('accounts').dropColumn(name).execute()
  },
}
