import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Until when plans are paid, what follows them, and which payment was for which month. */
export const planPayments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['paid_until', 'next_plan'])
      await db.schema.alterTable('accounts').addColumn(name, 'text').execute()
    for (const name of ['plan', 'period'])
      await db.schema.alterTable('payments').addColumn(name, 'text').execute()
    await db.schema
      .createIndex('accounts_paid_until')
      .on('accounts')
      .column('paid_until')
      .where('paid_until', 'is not', null)
      .execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('accounts_paid_until').execute()
    for (const name of ['paid_until', 'next_plan'])
      await db.schema.alterTable('accounts').dropColumn(name).execute()
    for (const name of ['plan', 'period'])
      await db.schema.alterTable('payments').dropColumn(name).execute()
  },
}
