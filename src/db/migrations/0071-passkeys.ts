import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys of people, what they are asked to sign, and who wants one beside the password. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('accounts')
      .addColumn('second_factor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await db.schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute()
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    for (const table of ['passkey_challenges', 'passkeys'])
      await db.schema.dropTable(table).execute()
    await db.schema.alterTable('accounts').dropColumn('second_factor').execute()
  },
}
