import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { planTable } from '../../src/billing/plan.ts'
import { Purchases } from '../../src/billing/purchases.ts'
import {
  changePlan,
  createAccount,
  deleteAccount,
  endPayment,
  setEmail,
  verifyCard,
} from '../../src/cli/accounts.ts'
import { openDatabase } from '../../src/db/database.ts'
import { accountWith } from '../billing/accounts.ts'
import { folderFor } from '../engine/documents.ts'

const run = promisify(execFile)
const entry = join(import.meta.dirname, '../../bin/pagemill.js')
const folder = folderFor(t)
process.env.PAGEMILL_DATA = folder

const pagemill = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [entry, ...args])).stdout

const db = await openDatabase(join(folder, 'pagemill.db'))
t.teardown(() => db.destroy())
const accounts = () =>
  db.selectFrom('accounts').select(['id', 'plan', 'email', 'name']).orderBy('id').execute()

t.test('accounts', async (t) => {
  t.equal(await createAccount('Ann@Example.com', 'Ann'), 0)
  t.equal(await createAccount('ann@example.com', undefined), 1, 'has one')
  await t.rejects(createAccount('ann', undefined), { message: "'ann' is no e-mail address" })
  t.equal(await setEmail(1, 'root@example.com'), 0)
  t.equal(await setEmail(1, 'ann@example.com'), 1, "is another's")
  t.equal(await setEmail(99, 'x@example.com'), 1)
  t.equal(await changePlan(2, 'pro'), 0)
  t.equal(await changePlan(2, 'golden'), 1)
  t.equal(await changePlan(99, 'pro'), 1)
  t.equal(await verifyCard(2), 0)
  t.equal(await verifyCard(99), 1)
  t.same(await accounts(), [
    { id: 1, plan: 'unlimited', email: 'root@example.com', name: 'operator' },
    { id: 2, plan: 'pro', email: 'ann@example.com', name: 'Ann' },
  ])
  t.equal(
    await pagemill('accounts', 'list'),
    '1\tunlimited\tno card\troot@example.com\toperator\n2\tpro\tcard\tann@example.com\tAnn\n',
  )
  t.same(await db.selectFrom('audit').select(['action', 'subject', 'address']).execute(), [
    { action: 'account.created', subject: null, address: null },
    { action: 'email.changed', subject: null, address: null },
    { action: 'plan.changed', subject: 'pro', address: null },
    { action: 'card.verified', subject: null, address: null },
  ])
  t.match(
    await pagemill('accounts', 'log', '2'),
    /^\S+Z\taccount\.created\t\tcommand line\n\S+Z\tplan\.changed\tpro\tcommand line\n/,
  )
  t.equal(await changePlan(2, 'none'), 0)
})

t.test('names give no orders to a terminal, and make no lines', async (t) => {
  await db
    .updateTable('accounts')
    .set({ name: 'Ann\n3\tunlimited\u001b[2J\u202e' })
    .where('id', '=', 2)
    .execute()
  const lines = (await pagemill('accounts', 'list')).split('\n')
  t.equal(lines.length, 3, 'the last one is empty')
  t.equal(lines[1]!.split('\t').at(-1), 'Ann 3 unlimited [2J ')
})

t.test('the log of what was done is only added to', async (t) => {
  await t.rejects(db.updateTable('audit').set({ action: 'nothing' }).execute(), /only added to/)
  await t.rejects(db.deleteFrom('audit').execute(), /only added to/)
})

t.test('payments', async (t) => {
  const { accountId } = await accountWith(db, { email: 'bob@example.com' })
  const purchases = new Purchases(db, manualPayment, planTable())
  await purchases.buy({ accountId, kind: 'pack', pages: 2000, cents: 1980 })
  const listed = await pagemill('payments', 'list')
  t.match(listed, /^[0-9a-f-]{36}\t\d+\tpack\t2000\t19\.80 EUR\n$/)
  const payment = listed.split('\t')[0]!
  t.equal(await pagemill('payments', 'paid', payment), '')
  t.equal(await endPayment(payment, 'failed'), 1, 'it is paid')
  const actions = (await pagemill('audit')).trim().split('\n')
  t.match(JSON.parse(actions.at(-1)!), {
    account_id: accountId,
    action: 'payment.paid',
    subject: payment,
    address: null,
  })
  t.match(await db.selectFrom('grants').selectAll().execute(), [{ kind: 'pack', pages: 2000 }])
})

t.test('the operator takes along and deletes what is held of an account', async (t) => {
  t.equal(await createAccount('cleo@example.com', 'Cleo'), 0)
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'cleo@example.com')
    .executeTakeFirstOrThrow()
  t.match(JSON.parse(await pagemill('accounts', 'export', String(id))), {
    accounts: [{ id, email: 'cleo@example.com', name: 'Cleo' }],
    audit: [{ action: 'account.created' }, { action: 'account.exported', address: null }],
  })
  t.equal(await pagemill('accounts', 'delete', String(id)), '')
  t.match((await accounts()).at(-1), { id, email: null, name: '' })
  t.equal(await deleteAccount(id), 1, 'it is deleted')
  t.equal(await deleteAccount(99), 1, 'there is none')
  t.equal(await deleteAccount(1), 1, "the operator's stays")
  const log = await db.selectFrom('audit').select('action').where('account_id', '=', id).execute()
  t.equal(log.at(-1)!.action, 'account.deleted')
})
