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

const BOUGHT = [
  'payments.id',
  'kind',
  'payments.plan',
  'pages',
  'cents',
  'state',
  'payments.created_at',
  'ended_at',
] as const

/** Newest first. */
export async function boughtBy(db: Database, accountId: number, most: number): Promise<Bought[]> {
  return db
    .selectFrom('payments')
    .select(BOUGHT)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** A payment of any account, as the operator sees it. */
export interface BookedPayment extends Bought {
  readonly account_id: number
  readonly account: string
}

/** Of all accounts, newest first. */
export async function listPayments(
  db: Database,
  part: {
    readonly state?: Bought['state'] | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ total: number; payments: BookedPayment[] }> {
  const { state, limit, offset } = part
  const wanted = bookedPayments(db).$if(state !== undefined, (all) =>
    all.where('state', '=', state!),
  )
  const [{ total }, payments] = await Promise.all([
    wanted
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    wanted.orderBy('payments.id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), payments }
}

export async function findPayment(db: Database, id: string): Promise<BookedPayment | null> {
  return (await bookedPayments(db).where('payments.id', '=', id).executeTakeFirst()) ?? null
}

const bookedPayments = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.account_id')
    .select(BOUGHT)
    .select((eb) => ['account_id', eb.fn.coalesce('accounts.email', 'accounts.name').as('account')])
