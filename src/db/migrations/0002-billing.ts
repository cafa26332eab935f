import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an account may use, what is put aside for requests, and what was used. */
export const billing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['plan_since', 'card_verified_at'])
      await db.schema.alterTable('accounts').addColumn(name, 'text').execute()
    for (const name of ['auto_recharge', 'recharge_capped'])
      await db.schema
        .alterTable('accounts')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    await db.schema.alterTable('accounts').addColumn('recharge_cap_cents', 'integer').execute()
    await db.schema.alterTable('keys').addColumn('last_used_at', 'text').execute()
    await db.schema.alterTable('keys').addColumn('counted_as', 'integer').execute()
    await db.schema
      .createTable('grants')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('drawn', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'text')
      .addUniqueConstraint('grants_name', ['account_id', 'name'])
      .addCheckConstraint('grants_drawn', sql`drawn >= 0 and drawn <= pages`)
      .execute()
    await db.schema
      .createTable('reservations')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('key_id', 'integer', (column) => column.notNull().references('keys.id'))
      .addColumn('counted_as', 'integer', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('model', 'text')
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('billed', 'integer')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('held'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addCheckConstraint('reservations_pages', sql`pages >= 0`)
      .addCheckConstraint('reservations_billed', sql`billed >= 0 and billed <= pages`)
      .addCheckConstraint('reservations_state', sql`state in ('held', 'settled', 'released')`)
      .execute()
    await db.schema
      .createIndex('reservations_held')
      .on('reservations')
      .column('endpoint')
      .where(sql.ref('state'), '=', sql.lit('held'))
      .execute()
    await db.schema
      .createTable('draws')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('reservations.request_id'),
      )
      .addColumn('grant_id', 'integer', (column) => column.notNull().references('grants.id'))
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('draws_key', ['request_id', 'grant_id'])
      .addCheckConstraint('draws_pages', sql`pages > 0`)
      .execute()
    await db.schema
      .createTable('page_counts')
      .addColumn('key_id', 'integer', (column) => column.notNull().references('keys.id'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('smart', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('page_counts_key', ['key_id', 'period'])
      .addCheckConstraint('page_counts_pages', sql`held >= 0 and used >= 0 and smart >= 0`)
      .execute()
    await db.schema
      .createIndex('page_counts_account')
      .on('page_counts')
      .columns(['account_id', 'period'])
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['page_counts', 'draws', 'reservations', 'grants'])
      await db.schema.dropTable(table).execute()
    for (const name of ['last_used_at', 'counted_as'])
      await db.schema.alterTable('keys').dropColumn(name).execute()
    for (const name of [
      'plan_since',
      'card_verified_at',
      'auto_recharge',
      'recharge_capped',
      'recharge_cap_cents',
    ])
      await db.schema.alterTable('accounts').dropColumn(name).execute()
  },
}
