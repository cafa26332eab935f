import { Keys } from '../accounts/keys.ts'
import { ensureOperator, OPERATOR } from '../accounts/operator.ts'
import { readConfig } from '../config.ts'
import { databasePlace } from '../configured.ts'
import { openDatabase } from '../db/database.ts'
import { print } from './print.ts'

/** Opens the service's database, whether it runs or not, for as long as `work` takes. */
async function withKeys<T>(work: (keys: Keys, accountId: number) => Promise<T>): Promise<T> {
  const db = await openDatabase(databasePlace(readConfig()))
  try {
    await ensureOperator(db)
    return await work(new Keys(db), OPERATOR)
  } finally {
    await db.destroy()
  }
}

export function createKey({ label, test }: { label?: string; test: boolean }): Promise<void> {
  if (label !== undefined && label.length > 120)
    throw new Error('a label has at most 120 characters')
  return withKeys(async (keys, accountId) => {
    const { key } = await keys.create({ accountId, label: label ?? null, isTest: test })
    process.stdout.write(`API key: ${key}\n`)
  })
}

export function listKeys(): Promise<void> {
  return withKeys(async (keys, accountId) => {
    for (const key of await keys.list(accountId)) {
      const state = key.isActive ? 'active' : 'revoked'
      const made = key.createdAt.slice(0, 10)
      print([key.id, `${key.prefix}…`, state, made, key.label ?? ''])
    }
  })
}

/** @returns the exit code: 1 when there is no such key */
export function revokeKey(id: number): Promise<number> {
  return withKeys(async (keys, accountId) => {
    if (await keys.revoke(accountId, id)) return 0
    process.stderr.write(`pagemill: there is no key ${id}\n`)
    return 1
  })
}
