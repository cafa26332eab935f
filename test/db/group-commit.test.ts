import { join } from 'node:path'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { inTransaction } from '../../src/db/in-transaction.ts'
import { folderFor } from '../engine/documents.ts'

const opened = async (t: Test) => {
  const file = join(folderFor(t), 'a.db')
  const db = await openDatabase(file)
  t.teardown(() => db.destroy())
  return { db, file }
}

const account = (name: string) => ({ name, plan: 'free', created_at: '2026-01-01T00:00:00Z' })

t.test('transactions that come together: each is whole, or not there at all', async (t) => {
  const { db, file } = await opened(t)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) =>
      inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('accounts')
          .values(account(`${i} a`))
          .execute()
        await transaction
          .insertInto('accounts')
          .values(account(`${i} b`))
          .execute()
        if (i % 3 === 0) throw new Error(`${i} does not want to`)
        return i
      }),
    ),
  )
  for (const [i, outcome] of outcomes.entries())
    if (i % 3 === 0) t.match(outcome, { reason: { message: `${i} does not want to` } })
    else t.match(outcome, { value: i })
  // Another connection sees what is committed, and nothing else.
  const other = await openDatabase(file)
  t.teardown(() => other.destroy())
  const rows = await other.selectFrom('accounts').select('name').orderBy('id').execute()
  t.same(
    rows.map(({ name }) => name),
    Array.from({ length: 100 }, (_, i) => i)
      .filter((i) => i % 3 !== 0)
      .flatMap((i) => [`${i} a`, `${i} b`]),
  )
})

t.test(
  'a fault that ends the whole transaction is everybody’s in it, and the next goes on',
  async (t) => {
    const { db } = await opened(t)
    const add = (name: string) =>
      inTransaction(db, (transaction) =>
        transaction.insertInto('accounts').values(account(name)).execute(),
      )
    const outcomes = await Promise.allSettled([
      add('first'),
      inTransaction(db, async (transaction) => {
        await sql`rollback`.execute(transaction)
        throw new Error('as on a full disk')
      }),
      add('third'),
    ])
    t.match(outcomes[0], { status: 'rejected', reason: { message: 'as on a full disk' } })
    t.match(outcomes[1], { status: 'rejected', reason: { message: 'as on a full disk' } })
    t.match(outcomes[2], { status: 'fulfilled' })
    const rows = await db.selectFrom('accounts').select('name').execute()
    t.same(rows, [{ name: 'third' }])
  },
)

t.test('a database that is closed says so to whoever waits', async (t) => {
  const { db } = await opened(t)
  await db.destroy()
  await t.rejects(inTransaction(db, async () => 1))
  await t.rejects(inTransaction(db, async () => 2))
})
