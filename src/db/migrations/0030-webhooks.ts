import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Webhook secrets, endpoints, deliveries and their tries. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('webhook_secrets')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema
      .createTable('webhook_endpoints')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('disabled_at', 'text')
      .addUniqueConstraint('webhook_endpoints_once', ['account_id', 'url'])
      .execute()
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('job_id', 'text', (column) => column.notNull())
      .addColumn('endpoint_id', 'integer')
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('fence', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_due')
      .on('webhook_deliveries')
      .column('due_at')
      .where(sql.ref('state'), '=', sql.lit('pending'))
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_of_account')
      .on('webhook_deliveries')
      .columns(['account_id', 'id'])
      .execute()
    await db.schema
      .createTable('webhook_attempts')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('delivery_id', 'text', (column) =>
        column.notNull().references('webhook_deliveries.id').onDelete('cascade'),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('error', 'text')
      .addColumn('duration_ms', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('webhook_attempts_of_delivery')
      .on('webhook_attempts')
      .column('delivery_id')
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of [
      'webhook_attempts',
      'webhook_deliveries',
      'webhook_endpoints',
      'webhook_secrets',
    ])
      await db.schema.dropTable(table).execute()
  },
}
