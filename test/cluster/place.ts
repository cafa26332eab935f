import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Test } from 'tap'
import { folderFor } from '../engine/documents.ts'
import { sharedCluster } from './shared.ts'

let onCluster = false

/** From now on databases of this test file are on PostgreSQL: for suites that have to pass there too. */
export function useCluster(): void {
  onCluster = true
}

/** A PostgreSQL database of the test's own; null where tests use SQLite. */
export async function databaseUrlFor(t: Pick<Test, 'teardown'>): Promise<string | null> {
  return onCluster ? postgresFor(t) : null
}

/** A new database, as `openDatabase` takes it; its clients close before it goes. */
export async function placeFor(t: Pick<Test, 'teardown'>): Promise<string> {
  return (await databaseUrlFor(t)) ?? join(folderFor(t), 'made', 'pagemill.db')
}

/** A new, empty PostgreSQL database. */
export async function postgresFor(t: Pick<Test, 'teardown'>): Promise<string> {
  const cluster = sharedCluster()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(cluster.url('postgres'), `create database ${name}`)
  t.teardown(() => administer(cluster.url('postgres'), `drop database ${name} with (force)`))
  return cluster.url(name)
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
