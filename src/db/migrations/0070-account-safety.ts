import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect.ts'

/** Sign-ups that wait for their mail's link, where sessions began, and a log that only grows. */
export const accountSafety: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sign_ups')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('sessions').addColumn('address', 'text').execute()
    await db.schema.alterTable('accounts').addColumn('deleted_at', 'text').execute()
    await db.schema.createIndex('audit_account').on('audit').columns(['account_id', 'id']).execute()
    for (const statement of isPostgres(db) ? POSTGRES_GUARD : SQLITE_GUARD)
      await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>): Promise<void> {
    const isShared = isPostgres(db)
    for (const guard of ['audit_no_update', 'audit_no_delete'])
      await sql.raw(`drop trigger ${guard}${isShared ? ' on audit' : ''}`).execute(db)
    if (isShared) await sql`drop function audit_is_kept`.execute(db)
    await db.schema.dropIndex('audit_account').execute()
    await db.schema.dropTable('sign_ups').execute()
    await db.schema.alterTable('accounts').dropColumn('deleted_at').execute()
    await db.schema.alterTable('sessions').dropColumn('address').execute()
  },
}

const SQLITE_GUARD = ['update', 'delete'].map(
  (deed) => `create trigger audit_no_${deed} before ${deed} on audit
    begin select raise(abort, 'the audit log is only added to'); end`,
)

const POSTGRES_GUARD = [
  `create function audit_is_kept() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is only added to'; end $$`,
  ...['update', 'delete'].map(
    (deed) => `create trigger audit_no_${deed} before ${deed} on audit
      for each row execute function audit_is_kept()`,
  ),
]
