import type { Kysely, Selectable } from 'kysely'
import type { AccountRow, Schema } from './schema.ts'

/**
 * Keeps an account as it is until the transaction ends: nobody changes or deletes it meanwhile, and
 * others who hold it wait.
 *
 * @param db a transaction
 * @returns what is known of the account; undefined when it is not there, or deleted
 */
export const holdAccount = (
  db: Kysely<Schema>,
  id: number,
): Promise<Pick<Selectable<AccountRow>, 'id' | 'passkey_asked'> | undefined> =>
  db
    .updateTable('accounts')
    // Writing takes the lock, in SQLite as in PostgreSQL.
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'passkey_asked'])
    .executeTakeFirst()
