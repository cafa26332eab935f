import type { Database } from '../db/database.ts'

/** Whose count, and in which period of theirs. */
export interface CountOf {
  readonly accountId: number
  /** `counted_as` of the key. */
  readonly key: number
  /** Begin of the period. */
  readonly period: string
}

/** Adds to a key's pages of a period; negative numbers take away. */
export async function count(
  db: Database,
  { accountId, key, period }: CountOf,
  change: { readonly held: number; readonly used: number; readonly smart: number },
): Promise<void> {
  const mine = { key_id: key, account_id: accountId, period }
  // Zero first: the row to be inserted is checked even where the old one is kept.
  await db
    .insertInto('page_counts')
    .values(mine)
    .onConflict((conflict) => conflict.columns(['key_id', 'period']).doNothing())
    .execute()
  await db
    .updateTable('page_counts')
    .set((eb) => ({
      held: eb('held', '+', change.held),
      used: eb('used', '+', change.used),
      smart: eb('smart', '+', change.smart),
    }))
    .where((eb) => eb.and(mine))
    .execute()
}

/** Pages of a key, held and used. */
export async function pagesOfKey(db: Database, key: number, period: string): Promise<number> {
  const row = await db
    .selectFrom('page_counts')
    .select((eb) => eb('held', '+', eb.ref('used')).as('pages'))
    .where('key_id', '=', key)
    .where('period', '=', period)
    .executeTakeFirst()
  return row?.pages ?? 0
}

/** Pages of a key that are used, in one period or, with null, ever. */
export async function usedByKey(db: Database, key: number, period: string | null): Promise<number> {
  const row = await db
    .selectFrom('page_counts')
    .select((eb) => eb.fn.sum<number | null>('used').as('pages'))
    .where('key_id', '=', key)
    .$if(period !== null, (query) => query.where('period', '=', period))
    .executeTakeFirst()
  return Number(row?.pages ?? 0)
}

/** Pages of all keys of an account read with model `fields`, held and used. */
export async function smartPagesOf(
  db: Database,
  accountId: number,
  period: string,
): Promise<number> {
  const row = await db
    .selectFrom('page_counts')
    .select((eb) => eb.fn.sum<number | null>('smart').as('pages'))
    .where('account_id', '=', accountId)
    .where('period', '=', period)
    .executeTakeFirst()
  return Number(row?.pages ?? 0)
}
