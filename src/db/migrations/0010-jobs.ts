import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Jobs, batches, the queue, answers kept for repeated requests, secrets of result links. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('batches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'integer', (column) => column.notNull().references('keys.id'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'integer', (column) => column.notNull().references('keys.id'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('batch_id', 'text', (column) => column.references('batches.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('request', 'text')
      .addColumn('inspection', 'text')
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('webhook_url', 'text')
      .addColumn('input', 'text')
      .addColumn('result', 'text')
      .addColumn('result_file', 'text')
      .addColumn('result_until', 'bigint')
      .addColumn('pages_total', 'integer', (column) => column.notNull())
      .addColumn('pages_done', 'integer', (column) => column.notNull())
      .addColumn('pages_used', 'integer')
      .addColumn('error_detail', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('completed_at', 'text')
      .execute()
    await db.schema.createIndex('jobs_of_key').on('jobs').columns(['key_id', 'id']).execute()
    await db.schema.createIndex('jobs_of_batch').on('jobs').column('batch_id').execute()
    await db.schema.createIndex('jobs_completed').on('jobs').column('completed_at').execute()
    await db.schema
      .createTable('queue')
      .addColumn('job_id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('fence', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('queue_due').on('queue').columns(['owner', 'due_at']).execute()
    await db.schema
      .createTable('queue_turns')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('queue_turns_turn').on('queue_turns').column('turn').execute()
    await db.schema
      .createTable('idempotency')
      .addColumn('key_id', 'integer', (column) => column.notNull().references('keys.id'))
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('file', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['key_id', 'endpoint', 'idempotency_key'])
      .execute()
    await db.schema
      .createIndex('idempotency_expires')
      .on('idempotency')
      .column('expires_at')
      .execute()
    await db.schema
      .createTable('link_secrets')
      .addColumn('kid', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['link_secrets', 'idempotency', 'queue_turns', 'queue', 'jobs', 'batches'])
      await db.schema.dropTable(table).execute()
  },
}
