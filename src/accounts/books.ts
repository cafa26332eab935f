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
}

export interface Part {
  readonly limit: number
  readonly offset: number
}

const COLUMNS = ['id', 'name', 'email', 'plan', 'card_verified_at', 'created_at'] as const

/** All accounts, newest first. @param search a piece of their name or address */
export async function listAccounts(
  db: Database,
  { limit, offset, search }: Part & { readonly search?: string | undefined },
): Promise<{ total: number; accounts: BookedAccount[] }> {
  let wanted = db.selectFrom('accounts')
  if (search) {
    const piece = `%${search.toLowerCase()}%`
    wanted = wanted.where((eb) =>
      eb.or([eb('email', 'like', piece), eb(eb.fn('lower', ['name']), 'like', piece)]),
    )
  }
  const [{ total }, accounts] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted.select(COLUMNS).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), accounts }
}

export async function findAccount(db: Database, id: number): Promise<BookedAccount | null> {
  const row = await db
    .selectFrom('accounts')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What was done, newest first. @param accountId to this account alone */
export async function listAudit(
  db: Database,
  { limit, offset, accountId }: Part & { readonly accountId?: number | undefined },
): Promise<{ total: number; deeds: Selectable<AuditRow>[] }> {
  let wanted = db.selectFrom('audit')
  if (accountId !== undefined) wanted = wanted.where('account_id', '=', accountId)
  const [{ total }, deeds] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), deeds }
}
