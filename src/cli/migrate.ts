import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from '../accounts/audit.ts'
import { OPERATOR } from '../accounts/operator.ts'
import { readConfig } from '../config.ts'
import { holdFolder } from '../configured.ts'
import { copyDatabase } from '../db/copy.ts'
import { openDatabase } from '../db/database.ts'
import { LocalFiles } from '../storage/local-files.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { openVault } from '../vault/key-file.ts'
import { reseal } from '../vault/reseal.ts'
import { Vault } from '../vault/vault.ts'

/**
 * Copies the data folder's database into PostgreSQL, and its files into a bucket if one is named.
 * The service must not run meanwhile.
 *
 * @param options.to PostgreSQL database without accounts
 * @param options.files `s3://…`; left out = the files stay where they are
 */
export async function migrateData({ to, files }: { to: string; files?: string }): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error(`--to: '${to}' is no postgres:// address`)
  const config = { ...readConfig(), databaseUrl: null }
  const { dataFolder } = config
  const file = join(dataFolder, 'pagemill.db')
  if (!existsSync(file)) throw new Error(`there is no database ${file}`)
  const letGo = holdFolder(dataFolder)
  const [source, target] = [await openDatabase(file), await openDatabase(to)]
  try {
    // First the files: rows that name them are there only once they are.
    if (files !== undefined) {
      const bucket = await openStorage(files, '')
      const count = await copyFiles(new LocalFiles(join(dataFolder, 'storage')), bucket)
      bucket.close()
      process.stdout.write(`files\t${count}\n`)
    }
    for (const [table, count] of await copyDatabase(source, target))
      process.stdout.write(`${table}\t${count}\n`)
    // The folder's keys stay in the folder.
    const { secretKeys } = config
    await reseal(
      target,
      openVault({ ...config, secretKeys: null }),
      new Vault(() => secretKeys ?? []),
    )
    await audit(target, { accountId: OPERATOR, action: 'service.migrated', address: null })
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
    letGo()
  }
}

/** @returns how many */
async function copyFiles(from: Storage, to: Storage): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pagemill-'))
  let count = 0
  try {
    for await (const { key } of from.list()) {
      const path = join(folder, randomUUID())
      if (!(await from.copy(key, path))) continue
      await to.put(key, path)
      count++
    }
    return count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
