import type { Selectable } from 'kysely'
import type { AuditRow } from '../db/account-tables.ts'
import type { Database } from '../db/database.ts'

/** What the operator sees of an account. */
export interface BookedAccount {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly plan: string
  readonly card_verified_at: string | null
  readonly created_at: string
  /** Seconds of processors that its work took in the last 30 days, what failed or was free included. */
  readonly cpu_seconds: number
}

export interface Part {
  readonly limit: number
  readonly offset: number
}

/** Milliseconds over which the work of an account is summed up. */
const SUMMED = 30 * 86_400_000

/** Accounts as the operator sees them. */
const booked = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'plan', 'card_verified_at', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('cpu_use')
        .select((sum) => sum.fn.sum<number | string | null>('milliseconds').as('cpu'))
        .whereRef('cpu_use.account_id', '=', 'accounts.id')
        .where('day', '>', new Date(Date.now() - SUMMED).toISOString().slice(0, 10))
        .as('cpu'),
    )

const withSeconds = <T extends { readonly cpu: number | string | null }>({ cpu, ...row }: T) => ({
  ...row,
  cpu_seconds: Math.round(Number(cpu ?? 0) / 1000),
})

/** All accounts, newest first. @param search a piece of their name or address */
export async function listAccounts(
  db: Database,
  { limit, offset, search }: Part & { readonly search?: string | undefined },
): Promise<{ total: number; accounts: BookedAccount[] }> {
  let wanted = booked(db)
  if (search) {
    const piece = `%${search.toLowerCase()}%`
    wanted = wanted.where((eb) =>
      eb.or([eb('email', 'like', piece), eb(eb.fn('lower', ['name']), 'like', piece)]),
    )
  }
  const [{ total }, accounts] = await Promise.all([
    wanted
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    wanted.orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), accounts: accounts.map(withSeconds) }
}

export async function findAccount(db: Database, id: number): Promise<BookedAccount | null> {
  const row = await booked(db).where('id', '=', id).executeTakeFirst()
  return row ? withSeconds(row) : null
}

/** What was done, newest first. @param accountId to this account alone */
export async function listAudit(
  db: Database,
  { limit, offset, accountId }: Part & { readonly accountId?: number | undefined },
): Promise<{ total: number; actions: Selectable<AuditRow>[] }> {
  let wanted = db.selectFrom('audit')
  if (accountId !== undefined) wanted = wanted.where('account_id', '=', accountId)
  const [{ total }, actions] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), actions }
}
