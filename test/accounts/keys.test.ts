import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { hashOf, isWellFormed, newApiKey, prefixOf } from '../../src/accounts/api-key.ts'
import { KeyCheck } from '../../src/accounts/key-check.ts'
import { Keys } from '../../src/accounts/keys.ts'
import { OPERATOR as accountId, ensureOperator } from '../../src/accounts/operator.ts'
import { openDatabase } from '../../src/db/database.ts'
import { LocalNotices } from '../../src/db/notices.ts'
import { placeFor } from '../cluster/place.ts'
import { folderFor } from '../engine/documents.ts'

const run = promisify(execFile)

t.test('the form of a key', async (t) => {
  for (const isTest of [false, true]) {
    const key = newApiKey(isTest)
    t.match(key, isTest ? /^sk_test_[0-9A-Za-z]{36}$/ : /^sk_live_[0-9A-Za-z]{36}$/)
    t.ok(isWellFormed(key))
    t.equal(prefixOf(key).length, 12)
    // A check digit finds every single mistyped character.
    for (let i = 8; i < key.length; i++) {
      const other = key[i] === 'x' ? 'y' : 'x'
      t.notOk(isWellFormed(key.slice(0, i) + other + key.slice(i + 1)), `place ${i}`)
    }
  }
  t.not(newApiKey(false), newApiKey(false))
  for (const odd of ['', 'sk_live_', 'x'.repeat(44), `${newApiKey(false)}\n`])
    t.notOk(isWellFormed(odd))
})

t.test('keys in the database', async (t) => {
  const db = await openDatabase(await placeFor(t))
  t.teardown(() => db.destroy())
  await ensureOperator(db)
  await ensureOperator(db)
  const keys = new Keys(db)
  const check = new KeyCheck(keys, new LocalNotices())
  const first = await keys.create({ accountId, label: null, isTest: false })
  t.match(await check.check(first.key), { accountId, plan: 'unlimited', isTest: false })

  const { id, key } = await keys.create({ accountId, label: 'till 7', isTest: true })
  t.match(await check.check(key), { keyId: id, isTest: true })
  t.match(await keys.list(accountId), [
    { isActive: true },
    { id, label: 'till 7', isTest: true, isActive: true, prefix: key.slice(0, 12) },
  ])
  const stored = await db.selectFrom('keys').selectAll().execute()
  t.notMatch(JSON.stringify(stored), key, 'the key itself is nowhere')
  t.equal(stored[1]!.hash, hashOf(key))

  t.equal(await keys.revoke(accountId + 1, id), false, 'not of another account')
  t.equal(await keys.revoke(accountId, id), true)
  t.equal(await keys.revoke(accountId, id), true, 'twice is no error')
  t.equal(await keys.revoke(accountId, 999), false)
  t.equal(await keys.find(key), null)
  await t.rejects(new KeyCheck(keys, new LocalNotices()).check(key), {
    code: 'INVALID_API_KEY',
    status: 401,
  })
  await t.rejects(check.check(undefined), { code: 'MISSING_API_KEY', status: 401 })
  await t.rejects(check.check(newApiKey(false)), { code: 'INVALID_API_KEY' })
})

t.test('a revoked key stops working at once where it was revoked', async (t) => {
  const db = await openDatabase(await placeFor(t))
  t.teardown(() => db.destroy())
  await ensureOperator(db)
  const keys = new Keys(db)
  const check = new KeyCheck(keys, new LocalNotices())
  const made = await keys.create({ accountId, label: null, isTest: false })
  t.match(await check.check(made.key), { keyId: made.id }, 'known from now on')
  await keys.revoke(accountId, made.id)
  await t.rejects(check.check(made.key), { code: 'INVALID_API_KEY' })

  const asked = await keys.create({ accountId, label: null, isTest: false })
  const answer = check.check(asked.key).catch(() => null)
  await keys.revoke(accountId, asked.id)
  await answer
  await t.rejects(check.check(asked.key), { code: 'INVALID_API_KEY' }, 'asked while revoking')
})

t.test('two processes that start at once', async (t) => {
  const folder = folderFor(t)
  const entry = join(import.meta.dirname, '../../bin/pagemill.js')
  const env = { ...process.env, PAGEMILL_DATA: folder }
  await Promise.all(
    [1, 2, 3].map(() => run(process.execPath, [entry, 'keys', 'create', '--test'], { env })),
  )
  const db = await openDatabase(join(folder, 'pagemill.db'))
  t.teardown(() => db.destroy())
  t.equal((await db.selectFrom('accounts').selectAll().execute()).length, 1)
  t.equal((await db.selectFrom('keys').selectAll().execute()).length, 3)
})
