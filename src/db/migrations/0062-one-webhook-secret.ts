import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Milliseconds for which secrets of accounts that got several at once are signed with, still. */
const OVERLAP = 86_400_000

/** An account has one secret that does not expire; of several the newest stays, which is the one shown. */
export const oneWebhookSecret: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update webhook_secrets set expires_at = ${sql.lit(Date.now() + OVERLAP)}
      where expires_at is null
      and id not in (select max(id) from webhook_secrets where expires_at is null group by account_id)`.execute(
      db,
    )
    await db.schema
      .createIndex('webhook_secrets_current')
      .on('webhook_secrets')
      .column('account_id')
      .unique()
      .where(sql.ref('expires_at'), 'is', null)
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('webhook_secrets_current').execute()
  },
}
