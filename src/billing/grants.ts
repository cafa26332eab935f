import type { Database } from '../db/database.ts'
import type { Period } from './period.ts'
import type { Plan } from './plan.ts'

/** Pages all test keys of an account have in all. */
export const TEST_PAGES = 5

/** A grant with pages left. */
export interface OpenGrant {
  readonly id: number
  readonly kind: 'plan' | 'test' | 'pack' | 'carnet'
  readonly left: number
}

/** Makes the plan's pages of this period (or its only ones) available, if they are not yet. */
export async function openPlanGrant(
  db: Database,
  accountId: number,
  plan: Plan,
  period: Period,
): Promise<void> {
  // What is paid once is granted when it is bought.
  if (plan.pages === null || (plan.per === 'once' && plan.price > 0)) return
  const monthly = plan.per === 'month'
  await insertOnce(db, {
    account_id: accountId,
    kind: 'plan',
    name: monthly ? `${plan.name} ${period.start.toISOString()}` : plan.name,
    pages: plan.pages,
    expires_at: monthly ? period.end.toISOString() : null,
  })
}

/** Makes the account's test pages available, if they are not yet. */
export async function openTestGrant(db: Database, accountId: number): Promise<void> {
  const grant = { account_id: accountId, kind: 'test', name: 'test', pages: TEST_PAGES } as const
  await insertOnce(db, { ...grant, expires_at: null })
}

/** Grants that can be drawn on, in the order they are: what expires first, then the oldest. */
export async function openGrants(
  db: Database,
  accountId: number,
  kinds: readonly OpenGrant['kind'][],
  now: Date,
): Promise<OpenGrant[]> {
  return db
    .selectFrom('grants')
    .select((eb) => ['id', 'kind', eb('pages', '-', eb.ref('drawn')).as('left')])
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .whereRef('drawn', '<', 'pages')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .orderBy((eb) => eb('expires_at', 'is', null))
    .orderBy('expires_at')
    .orderBy('id')
    .execute() as Promise<OpenGrant[]>
}

/** Draws pages for a request. The grants must have as many left. */
export async function draw(
  db: Database,
  requestId: string,
  grants: readonly OpenGrant[],
  pages: number,
): Promise<void> {
  let missing = pages
  for (const { id, left } of grants) {
    const taken = Math.min(missing, left)
    if (taken === 0) break
    await db
      .updateTable('grants')
      .set((eb) => ({ drawn: eb('drawn', '+', taken) }))
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('draws')
      .values({ request_id: requestId, grant_id: id, pages: taken })
      .execute()
    missing -= taken
  }
}

/** Gives back the last pages drawn for a request. */
export async function giveBack(db: Database, requestId: string, pages: number): Promise<void> {
  const draws = await db
    .selectFrom('draws')
    .innerJoin('grants', 'grants.id', 'draws.grant_id')
    .select(['draws.grant_id', 'draws.pages'])
    .where('draws.request_id', '=', requestId)
    .orderBy((eb) => eb('grants.expires_at', 'is', null), 'desc')
    .orderBy('grants.expires_at', 'desc')
    .orderBy('grants.id', 'desc')
    .execute()
  let surplus = pages
  for (const { grant_id, pages: drawn } of draws) {
    const returned = Math.min(surplus, drawn)
    if (returned === 0) break
    await db
      .updateTable('grants')
      .set((eb) => ({ drawn: eb('drawn', '-', returned) }))
      .where('id', '=', grant_id)
      .execute()
    const mine = { request_id: requestId, grant_id }
    if (returned === drawn)
      await db
        .deleteFrom('draws')
        .where((eb) => eb.and(mine))
        .execute()
    else
      await db
        .updateTable('draws')
        .set({ pages: drawn - returned })
        .where((eb) => eb.and(mine))
        .execute()
    surplus -= returned
  }
}

/** The plan's pages that a request has used the last of. */
export async function exhaustedPlanGrant(
  db: Database,
  requestId: string,
): Promise<{ name: string; pages: number } | undefined> {
  return db
    .selectFrom('draws')
    .innerJoin('grants', 'grants.id', 'draws.grant_id')
    .select(['grants.name', 'grants.pages'])
    .where('draws.request_id', '=', requestId)
    .where('grants.kind', '=', 'plan')
    .whereRef('grants.drawn', '=', 'grants.pages')
    .executeTakeFirst()
}

async function insertOnce(
  db: Database,
  grant: {
    account_id: number
    kind: OpenGrant['kind']
    name: string
    pages: number
    expires_at: string | null
  },
): Promise<void> {
  await db
    .insertInto('grants')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .execute()
}
