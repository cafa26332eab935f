import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { Keys } from '../../src/accounts/keys.ts'
import { openDatabase } from '../../src/db/database.ts'
import { postgresFor } from '../cluster/place.ts'
import { s3For } from '../cluster/s3.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from '../http/jobs.ts'
import { field, file, serviceFor } from '../http/service.ts'

const run = promisify(execFile)
const entry = join(import.meta.dirname, '../../bin/pagemill.js')
const letter = [file(pdf([{ content: lines(['a letter']) }]), 'a.pdf'), field('model', 'text')]

t.test('from one machine to many: nothing is lost', async (t) => {
  const before = await serviceFor(t)
  const done = (await dataOf(post(before, '/v1/jobs', letter))).request_id
  await ended(before, done)
  const open = (await dataOf(post(before, '/v1/jobs', letter))).request_id
  const usage = await dataOf(ask(before, '/v1/usage'))
  await before.close()

  const url = await postgresFor(t)
  const { url: bucket } = await s3For(t)
  const env = { ...process.env, PAGEMILL_DATA: before.dataFolder }
  const migrate = () =>
    run(process.execPath, [entry, 'migrate', '--to', url, '--files', bucket], { env })
  const { stdout } = await migrate()
  t.match(stdout, /^accounts\t1$/m)
  t.match(stdout, /^jobs\t2$/m)
  const again = await migrate().catch((error) => error)
  t.match(again.stderr, /has accounts already/)

  const db = await openDatabase(url)
  t.teardown(() => db.destroy())
  const made = await new Keys(db).create({ accountId: 1, label: null, isTest: false })
  t.equal(made.id, 2, 'numbers go on')
  const after = {
    ...(await serviceFor(t, { databaseUrl: url, storageUrl: bucket })),
    key: before.key,
  }
  t.equal(after.welcome, null)
  t.match(await (await ask(after, `/v1/jobs/${done}/result?download=1`)).text(), /a letter/)
  t.match(await ended(after, open), { status: 'done', pages_used: 1 })
  t.equal((await dataOf(ask(after, '/v1/usage'))).calls_used, 2)
  t.ok(usage.calls_used <= 2)
})

t.test('every table is copied, or known to be made anew', async (t) => {
  const db = await openDatabase(':memory:')
  t.teardown(() => db.destroy())
  const { copyDatabase } = await import('../../src/db/copy.ts')
  const target = await openDatabase(await postgresFor(t))
  t.teardown(() => target.destroy())
  const copied = [...(await copyDatabase(db, target)).keys()]
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  t.same(tables.sort(), [...copied, 'queue', 'queue_turns', 'rate_limits'].sort())
})
