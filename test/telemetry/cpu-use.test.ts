import { join } from 'node:path'
import t from 'tap'
import { findAccount } from '../../src/accounts/books.ts'
import { openDatabase } from '../../src/db/database.ts'
import { CpuUse } from '../../src/telemetry/cpu-use.ts'
import { folderFor } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'

t.test('what the work of an account costs is summed up', async (t) => {
  const engine = await engineFor(t, { threads: 1 })
  const db = await openDatabase(join(folderFor(t), 'test.db'))
  t.teardown(() => db.destroy())
  const { id } = await db
    .insertInto('accounts')
    .values({ name: 'a', plan: 'free', created_at: new Date().toISOString() } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const faults: unknown[] = []
  const use = new CpuUse(engine, db, (error) => faults.push(error))
  const owner = String(id)
  const lost = engine.inspect({ path: '/nowhere', name: 'x' }, request(), context({ owner }))
  await t.rejects(lost)
  await use.write()
  const first = await db.selectFrom('cpu_use').selectAll().execute()
  t.match(first, [{ account_id: id, day: /^\d{4}-\d\d-\d\d$/ }], 'what failed counts')
  engine.emit('cost', { owner, kind: 'rewrite', cpuMs: 3000 })
  await use.write()
  engine.emit('cost', { owner, kind: 'read', cpuMs: 60_000 })
  await use.stop()
  const { cpu_seconds } = (await findAccount(db, id))!
  t.equal(cpu_seconds, Math.round(63 + Number(first[0]!.milliseconds) / 1000))
  engine.emit('cost', { owner: '999', kind: 'read', cpuMs: 1 })
  await use.write()
  t.equal(faults.length, 1, 'an account that is not there')
  t.equal((await findAccount(db, id))!.cpu_seconds, cpu_seconds)
})
