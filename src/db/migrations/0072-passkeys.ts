import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys, challenges that wait for them, and whether one is asked for after the password. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('passkeys')
      .addColumn('credential', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await db.schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute()
    await db.schema
      .createTable('passkey_attempts')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('challenge', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .alterTable('accounts')
      .addColumn('passkey_asked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').dropColumn('passkey_asked').execute()
    await db.schema.dropTable('passkey_attempts').execute()
    await db.schema.dropTable('passkeys').execute()
  },
}
