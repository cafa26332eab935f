import { join } from 'node:path'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { Endpoints } from '../../src/webhooks/endpoints.ts'
import { Outbox } from '../../src/webhooks/outbox.ts'
import { accountWith } from '../billing/accounts.ts'
import { postgresFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'

const url = (n: number) => `https://hooks.example.com/${n}`

for (const kind of ['SQLite', 'PostgreSQL']) {
  const endpointsFor = async (t: Parameters<typeof postgresFor>[0]) => {
    const place = kind === 'SQLite' ? join(folderFor(t), 'a.db') : await postgresFor(t)
    const db = await openDatabase(place)
    t.teardown(() => db.destroy())
    const endpoints = new Endpoints(db, { allowHttp: false, allowed: [] })
    const { accountId } = await accountWith(db, {})
    return { db, endpoints, accountId }
  }

  t.test(`of many addresses at once 20 are taken: ${kind}`, async (t) => {
    const { endpoints, accountId } = await endpointsFor(t)
    const adding = Array.from({ length: 25 }, (_, n) => endpoints.add(accountId, url(n)))
    const added = await Promise.allSettled(adding)
    t.equal(added.filter(({ status }) => status === 'fulfilled').length, 20)
    const taken = await endpoints.list(accountId)
    t.equal(taken.length, 20)

    // Those that are there may be registered again, whoever else tries in vain.
    const again = await Promise.allSettled([
      ...taken.map((own) => endpoints.add(accountId, own.url)),
      ...[30, 31, 32].map((n) => endpoints.add(accountId, url(n))),
    ])
    t.same(
      again.map(({ status }) => status),
      [...taken.map(() => 'fulfilled'), 'rejected', 'rejected', 'rejected'],
    )
    t.same(await endpoints.list(accountId), taken)
  })

  t.test(`nothing is noted for an address that is removed meanwhile: ${kind}`, async (t) => {
    const { db, endpoints, accountId } = await endpointsFor(t)
    const { id } = await endpoints.add(accountId, url(1))
    const outbox = new Outbox()
    let removing: Promise<void> | null = null
    await db.transaction().execute(async (transaction) => {
      const event = { accountId, jobId: 'a job', type: 'job.completed', url: null } as const
      await outbox.announce(transaction, { ...event, timestamp: '2026-01-10', data: {} })
      removing = endpoints.remove(accountId, id)
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    await removing
    const states = await db.selectFrom('webhook_deliveries').select('state').execute()
    t.same(states, [{ state: 'dead' }])
  })
}
