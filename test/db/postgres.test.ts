import t, { type Test } from 'tap'
import { ensureOperator } from '../../src/accounts/operator.ts'
import { WelcomeLinks } from '../../src/accounts/welcome-links.ts'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { inTransaction } from '../../src/db/in-transaction.ts'
import { Outbox, queueMail } from '../../src/mail/outbox.ts'
import { accountWith, booksFor } from '../billing/accounts.ts'
import { postgresFor, useCluster } from '../cluster/place.ts'

useCluster()

const opened = async (t: Test, url: string): Promise<Database> => {
  const db = await openDatabase(url)
  t.teardown(() => db.destroy())
  return db
}

t.test('processes that start at once make the tables, and the operator, once', async (t) => {
  const url = await postgresFor(t)
  const dbs = await Promise.all(Array.from({ length: 4 }, () => opened(t, url)))
  await Promise.all(dbs.map((db) => ensureOperator(db)))
  const links = await Promise.all(dbs.map((db) => new WelcomeLinks(db).makeFirst()))
  t.equal(links.filter((link) => link !== null).length, 1)
  const { accountId } = await accountWith(dbs[0]!, {})
  t.equal(accountId, 2, 'the next account is another')
})

t.test('what a newer version has added is no error', async (t) => {
  const url = await postgresFor(t)
  const db = await opened(t, url)
  await (db as Database & { insertInto(table: string): never })
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-later', timestamp: new Date().toISOString() } as never)
    .execute()
  await t.resolves(opened(t, url))
})

t.test('a newer version adds a column while this one works', async (t) => {
  const db = await opened(t, await postgresFor(t))
  const { accountId } = await accountWith(db, {})
  // On all connections there are.
  const read = () =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        db.selectFrom('accounts').selectAll().where('id', '=', accountId).execute(),
      ),
    )
  await read()
  await db.schema.alterTable('accounts').addColumn('added_later', 'integer').execute()
  const [[account]] = (await read()) as [[object]]
  t.match(account, { id: accountId, added_later: null })
})

t.test('of a transaction that fails nothing stays, wherever it fails', async (t) => {
  const db = await opened(t, await postgresFor(t))
  const { accountId } = await accountWith(db, { name: 'before' })
  const rename = (to: Database) =>
    to.updateTable('accounts').set({ name: 'after' }).where('id', '=', accountId).execute()
  const fail = (to: Database) => to.selectFrom('none' as never).execute()
  const end = async () => {
    throw new Error('failed')
  }
  for (const steps of [[end], [fail], [rename, end], [rename, fail], [fail, rename]])
    await t.rejects(
      inTransaction(db, async (transaction) => {
        for (const step of steps) await step(transaction)
      }),
    )
  await t.rejects(
    inTransaction(db, (transaction) => Promise.all([rename(transaction), fail(transaction)])),
    { code: '42P01' },
  )
  const { name } = await db.selectFrom('accounts').select('name').executeTakeFirstOrThrow()
  t.equal(name, 'before')
})

t.test('numbers are numbers, and text keeps all but NUL', async (t) => {
  const db = await opened(t, await postgresFor(t))
  const { accountId } = await accountWith(db, { name: 'a\0b', plan: 'starter' })
  const row = await db
    .selectFrom('accounts')
    .select((eb) => [
      'name',
      eb.fn.countAll<number>().over().as('count'),
      eb.fn.max('id').over().as('id'),
    ])
    .executeTakeFirstOrThrow()
  t.same(row, { name: 'ab', count: 1, id: accountId })
})

t.test('a database that cannot be reached is named without its password', async (t) => {
  const error = await openDatabase('postgres://me:secret@127.0.0.1:1/pages').catch((e) => e)
  t.match(error.message, /^the database pages on 127\.0\.0\.1:1 cannot be opened: .*ECONNREFUSED/)
  t.notMatch(error.message, 'secret')
})

t.test('transactions that stand in each other’s way are tried again', async (t) => {
  const db = await opened(t, await postgresFor(t))
  const [a, b] = [await accountWith(db, {}), await accountWith(db, {})]
  let waiting = 2
  let go = (): void => {}
  const both = new Promise<void>((resolve) => {
    go = resolve
  })
  const inOrder = (first: number, second: number) => {
    let tries = 0
    const name = (accountId: number) => (transaction: Database) =>
      transaction.updateTable('accounts').set({ name: 'x' }).where('id', '=', accountId).execute()
    return inTransaction(db, async (transaction) => {
      await name(first)(transaction)
      if (++tries === 1) {
        if (--waiting === 0) go()
        await both
      }
      await name(second)(transaction)
      return tries
    })
  }
  const tries = await Promise.all([
    inOrder(a.accountId, b.accountId),
    inOrder(b.accountId, a.accountId),
  ])
  t.same(tries.sort(), [1, 2], 'one of the two made way')
})

t.test('many requests at once never draw more pages than there are', async (t) => {
  const books = await booksFor(t, manualPayment)
  const { keyId } = await accountWith(books.db, { plan: 'free' })
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => books.reserve(keyId, 1)),
  )
  const held = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  t.equal(held.length, 10, 'Free has ten pages')
  await Promise.all(
    held.flatMap((id) => [books.settle(id, 1), books.settle(id, 1), books.release(id)]),
  )
  const { drawn } = await books.db.selectFrom('grants').select('drawn').executeTakeFirstOrThrow()
  const counts = await books.db.selectFrom('page_counts').select(['held', 'used']).execute()
  const billed = counts[0]!.used
  t.same({ drawn, counts }, { drawn: billed, counts: [{ held: 0, used: billed }] })
})

t.test('two processes send a mail once', async (t) => {
  const url = await postgresFor(t)
  const dbs = [await opened(t, url), await opened(t, url)]
  const sent: string[] = []
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => {} }
  const outboxes = dbs.map((db) => new Outbox(db, mailer, (error) => t.fail(String(error))))
  for (let i = 0; i < 10; i++)
    await queueMail(
      dbs[0]!,
      `mail ${i}`,
      { to: `${i}@example.com`, subject: '', text: '' },
      new Date(),
    )
  await Promise.all(outboxes.map((outbox) => outbox.send()))
  t.same(
    sent.sort(),
    Array.from({ length: 10 }, (_, i) => `${i}@example.com`),
  )
})
