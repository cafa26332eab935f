import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { isSealed, type Vault } from './vault.ts'

/** Secrets of the database that lie open, by what they are; nothing where all are sealed. */
export async function countOpen(db: Database): Promise<Map<string, number>> {
  const texts = {
    'webhook secrets': await db.selectFrom('webhook_secrets').select('secret as text').execute(),
    'link secrets': await db.selectFrom('link_secrets').select('secret as text').execute(),
    'orders of waiting jobs': await db
      .selectFrom('jobs')
      .select('request as text')
      .where('request', 'is not', null)
      .execute(),
  }
  const counts = new Map<string, number>()
  for (const [kind, rows] of Object.entries(texts)) {
    const count = rows.filter(({ text }) => text !== null && !isSealed(text)).length
    if (count > 0) counts.set(kind, count)
  }
  return counts
}

/** Opens every secret of the database by one vault, and seals it by another. @returns how many */
export function reseal(db: Database, from: Vault, to: Vault = from): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const webhooks = await transaction
      .selectFrom('webhook_secrets')
      .select(['id', 'secret'])
      .execute()
    for (const { id, secret } of webhooks) {
      const sealed = to.seal(from.open(secret, 'webhook secret'), 'webhook secret')
      await transaction
        .updateTable('webhook_secrets')
        .set({ secret: sealed })
        .where('id', '=', id)
        .execute()
    }
    const links = await transaction.selectFrom('link_secrets').select(['kid', 'secret']).execute()
    for (const { kid, secret } of links) {
      const sealed = to.seal(from.open(secret, 'link secret'), 'link secret')
      await transaction
        .updateTable('link_secrets')
        .set({ secret: sealed })
        .where('kid', '=', kid)
        .execute()
    }
    const jobs = await transaction
      .selectFrom('jobs')
      .select(['id', 'request'])
      .where('request', 'is not', null)
      .execute()
    for (const { id, request } of jobs) {
      const sealed = to.seal(from.open(request!, 'job request'), 'job request')
      await transaction
        .updateTable('jobs')
        .set({ request: sealed })
        .where('id', '=', id)
        .where('request', '=', request)
        .execute()
    }
    return webhooks.length + links.length + jobs.length
  })
}
