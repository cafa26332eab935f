import { join } from 'node:path'
import { audit } from '../accounts/audit.ts'
import { ensureOperator, OPERATOR } from '../accounts/operator.ts'
import { readConfig } from '../config.ts'
import { databasePlace } from '../configured.ts'
import { openDatabase } from '../db/database.ts'
import { addKey, KEY_FILE, openVault, readKeys } from '../vault/key-file.ts'
import { reseal } from '../vault/reseal.ts'
import { idOf } from '../vault/vault.ts'

/**
 * Makes a new key, or takes the first of PAGEMILL_SECRET_KEYS, and seals all secrets with it, whether
 * the service runs or not. A running one seals with the key of before until it starts again, so that
 * one stays; older ones go.
 *
 * @returns the exit code: 1 where there are no keys
 */
export async function rotateSecrets(): Promise<number> {
  const config = readConfig()
  const file = join(config.dataFolder, KEY_FILE)
  const vault = openVault(config)
  if (!vault.isClosed) {
    process.stderr.write('pagemill: name the keys of a shared database in PAGEMILL_SECRET_KEYS\n')
    return 1
  }
  const db = await openDatabase(databasePlace(config))
  try {
    await ensureOperator(db)
    // Sealed with the newest of now first: then nothing needs the older ones.
    let count = await reseal(db, vault)
    let newest = config.secretKeys?.[0]
    if (newest === undefined) {
      const [before] = readKeys(file)
      addKey(file, (key) => key === before)
      newest = readKeys(file)[0]!
      count = await reseal(db, openVault(config))
    }
    const subject = idOf(newest)
    await audit(db, { accountId: OPERATOR, action: 'secrets.rotated', subject, address: null })
    process.stdout.write(`${count} secrets are sealed with the key ${subject}\n`)
    return 0
  } finally {
    await db.destroy()
  }
}
