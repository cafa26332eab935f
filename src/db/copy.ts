import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import type { Schema } from './schema.ts'

/** Rows in one go. */
const BUNCH = 500

/** Tables that are copied: whom others refer to first. */
const COPIED = [
  'accounts',
  'keys',
  'cpu_use',
  'sessions',
  'resets',
  'welcomes',
  'email_checks',
  'sign_ups',
  'audit',
  'identities',
  'passkeys',
  'passkey_attempts',
  'grants',
  'reservations',
  'draws',
  'page_counts',
  'payments',
  'mails',
  'batches',
  'jobs',
  'job_parts',
  'idempotency',
  'link_secrets',
  'webhook_secrets',
  'webhook_endpoints',
  'webhook_deliveries',
  'webhook_attempts',
] as const satisfies readonly (keyof Schema)[]

/** Those whose numbers PostgreSQL gives. */
const NUMBERED = [
  'accounts',
  'keys',
  'audit',
  'grants',
  'mails',
  'webhook_secrets',
  'webhook_endpoints',
  'webhook_attempts',
] as const satisfies readonly (keyof Schema)[]

/**
 * All rows of a SQLite database into an empty one of PostgreSQL, or none. Open jobs wait there again;
 * the queue is made anew from them by who serves it.
 *
 * @returns rows by table
 * @throws when the target has accounts
 */
export function copyDatabase(from: Database, to: Database): Promise<Map<string, number>> {
  // Within a transaction of the source nobody else writes to it.
  return inTransaction(from, (source) =>
    inTransaction(to, async (target) => {
      const other = await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
      if (other) throw new Error('the database to copy into has accounts already')
      const counts = new Map<string, number>()
      for (const table of COPIED) counts.set(table, await copyTable(source, target, table))
      for (const table of NUMBERED)
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id))
          from ${sql.table(table)} having max(id) is not null`.execute(target)
      await target
        .updateTable('jobs')
        .set({ status: 'pending', pages_done: 0 })
        .where('status', '=', 'processing')
        .execute()
      return counts
    }),
  )
}

async function copyTable(from: Database, to: Database, table: keyof Schema): Promise<number> {
  let count = 0
  for (let last = 0; ; ) {
    const { rows } = await sql<{ _row: number }>`
      select rowid as _row, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${BUNCH}`.execute(from)
    if (rows.length === 0) return count
    last = rows.at(-1)!._row
    count += rows.length
    const values = rows.map(({ _row, ...row }) => row)
    await to
      .insertInto(table)
      .values(values as never)
      .execute()
  }
}
