import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whose e-mail address is known to be theirs; addresses of before count as such. */
export const emailChecks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('email_verified_at', 'text').execute()
    await sql`update accounts set email_verified_at = created_at where email is not null`.execute(
      db,
    )
    await db.schema
      .createTable('email_checks')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('email_checks').execute()
    await db.schema.alterTable('accounts').dropColumn('email_verified_at').execute()
  },
}
