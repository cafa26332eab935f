import { execFile } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { planTable } from '../../src/billing/plan.ts'
import { Purchases } from '../../src/billing/purchases.ts'
import { openDatabase } from '../../src/db/database.ts'
import { accountWith } from '../billing/accounts.ts'
import { folderFor } from '../engine/documents.ts'

const entry = join(import.meta.dirname, '../..', 'bin', 'pagemill.js')

t.test('accounts, plans, cards and payments on the command line', async (t) => {
  const folder = folderFor(t)
  const pagemill = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      const options = { env: { ...process.env, PAGEMILL_DATA: folder } }
      execFile(process.execPath, [entry, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
    })
  t.equal((await pagemill('accounts', 'list')).stdout, '1\tunlimited\tno card\t\toperator\n')
  const db = await openDatabase(join(folder, 'pagemill.db'))
  t.teardown(() => db.destroy())
  const { accountId } = await accountWith(db, { email: 'ann@example.com', card_verified_at: null })
  const id = String(accountId)

  t.equal((await pagemill('accounts', 'plan', id, 'pro')).code, 0)
  t.equal((await pagemill('accounts', 'card', id)).code, 0)
  t.match(
    (await pagemill('accounts', 'list')).stdout,
    `${id}\tpro\tcard\tann@example.com\tsomeone\n`,
  )
  const wrong = await pagemill('accounts', 'plan', id, 'golden')
  t.equal(wrong.code, 1)
  t.match(wrong.stderr, /there is no plan golden; there are free, .*unlimited and none/)
  t.equal((await pagemill('accounts', 'plan', '99', 'pro')).code, 1)
  t.equal((await pagemill('accounts', 'card', '99')).code, 1)

  const purchases = new Purchases(db, manualPayment, planTable())
  await purchases.buy({ accountId, kind: 'pack', pages: 2000, cents: 1980 })
  const listed = (await pagemill('payments', 'list')).stdout
  t.match(listed, /^[0-9a-f-]{36}\t\d+\tpack\t2000\t19\.80 EUR\n$/)
  const payment = listed.split('\t')[0]!
  t.equal((await pagemill('payments', 'paid', payment)).code, 0)
  t.equal((await pagemill('payments', 'failed', payment)).code, 1, 'it is paid')
  t.equal((await pagemill('payments', 'list')).stdout, '')
  t.match(await db.selectFrom('grants').selectAll().execute(), [{ kind: 'pack', pages: 2000 }])
  const deeds = await db.selectFrom('audit').select(['action', 'subject']).execute()
  t.same(deeds, [
    { action: 'plan.changed', subject: 'pro' },
    { action: 'card.verified', subject: null },
  ])
})
