import type { Database } from '../db/database.ts'
import type { PaymentRow } from '../db/payment-tables.ts'

/** Billed pages of a day in UTC, by model. */
export interface DayOfPages {
  readonly day: string
  readonly model: string | null
  readonly pages: number
}

/** @param since the first day, ISO; newest last */
export async function pagesByDay(
  db: Database,
  accountId: number,
  since: string,
): Promise<DayOfPages[]> {
  const rows = await db
    .selectFrom('reservations')
    .select(({ fn, val }) => [
      fn<string>('substr', ['created_at', val(1), val(10)]).as('day'),
      'model',
      fn.sum<number>('billed').as('pages'),
    ])
    .where('account_id', '=', accountId)
    .where('state', '=', 'settled')
    .where('created_at', '>=', since)
    .groupBy(['day', 'model'])
    .orderBy('day')
    .execute()
  return rows.map(({ day, model, pages }) => ({ day, model, pages: Number(pages) }))
}

/** What an account has bought. */
export interface Bought {
  readonly id: string
  readonly kind: PaymentRow['kind']
  readonly plan: string | null
  readonly pages: number
  readonly cents: number
  readonly state: 'open' | 'paid' | 'failed'
  readonly created_at: string
  readonly ended_at: string | null
}

/** Newest first. */
export async function boughtBy(db: Database, accountId: number, most: number): Promise<Bought[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'kind', 'plan', 'pages', 'cents', 'state', 'created_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
