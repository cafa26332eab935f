import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { folderFor } from '../engine/documents.ts'

const pragma = async (db: Awaited<ReturnType<typeof openDatabase>>, name: string) =>
  Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]

t.test('what is committed stays', async (t) => {
  const db = await openDatabase(join(folderFor(t), 'a.db'))
  t.teardown(() => db.destroy())
  t.equal(await pragma(db, 'journal_mode'), 'wal')
  t.equal(await pragma(db, 'synchronous'), 2, 'FULL')
  t.equal(await pragma(db, 'foreign_keys'), 1)
})

t.test('opening again migrates nothing and loses nothing', async (t) => {
  const file = join(folderFor(t), 'a.db')
  const first = await openDatabase(file)
  await first
    .insertInto('accounts')
    .values({ name: 'x', plan: 'free', created_at: '2026-01-01T00:00:00Z' })
    .execute()
  await first.destroy()
  const second = await openDatabase(file)
  t.teardown(() => second.destroy())
  t.equal((await second.selectFrom('accounts').selectAll().execute()).length, 1)
})

t.test('a file that is no database', async (t) => {
  const file = join(folderFor(t), 'a.db')
  writeFileSync(file, 'not a database at all, but long enough to be looked at '.repeat(20))
  await t.rejects(openDatabase(file), {
    message: `the database ${file} cannot be opened: file is not a database`,
  })
})

t.test('a place that cannot be written', async (t) => {
  const folder = join(folderFor(t), 'locked')
  mkdirSync(folder)
  writeFileSync(join(folder, 'file'), '')
  chmodSync(folder, 0o500)
  const file = join(folder, 'file', 'a.db')
  await t.rejects(openDatabase(file), {
    message: new RegExp(`^the database ${file} cannot be opened: `),
  })
})
