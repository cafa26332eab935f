import { existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { create, extract } from 'tar'
import { audit } from '../accounts/audit.ts'
import { ensureOperator, OPERATOR } from '../accounts/operator.ts'
import { readConfig } from '../config.ts'
import { databasePlace, holdFolder } from '../configured.ts'
import { makePrivate } from '../data-folder.ts'
import { openDatabase } from '../db/database.ts'
import { copySqlite } from '../db/sqlite.ts'
import { KEY_FILE } from '../vault/key-file.ts'
import { decrypt, encrypt, isEncrypted } from './encrypted-file.ts'

/** Names inside a backup. */
const DATABASE = 'pagemill.db'
const FILES = 'storage'
/** How folders in the data folder are named in which backups are put together. */
const PLACE = 'backup-'
/** Milliseconds one may take. */
const LONGEST = 86_400_000
const OWN_TOOLS = 'PostgreSQL and S3 are backed up and restored with their own tools'

/**
 * Writes database, files and keys into one .tar.gz, whether the service runs or not; encrypted where
 * there is a passphrase.
 *
 * @returns the exit code: 1 when there is nothing to back up
 */
export async function backUp(target: string): Promise<number> {
  const config = readConfig()
  if (config.databaseUrl !== null) return fault(OWN_TOOLS)
  const file = databasePlace(config)
  if (!existsSync(file)) return fault(`there is no database ${file}`)
  // Two that write at once write two, and the later one stays.
  const unfinished = `${resolve(target)}.${process.pid}.part`
  await clearPlaces(config.dataFolder)
  const place = await mkdtemp(join(config.dataFolder, PLACE))
  try {
    const storage = join(config.dataFolder, FILES)
    // Twice: files that the database's copy names may go after it, or come before it.
    await linkAll(storage, join(place, FILES))
    await copySqlite(file, join(place, DATABASE))
    await linkAll(storage, join(place, FILES))
    const keys = join(config.dataFolder, KEY_FILE)
    // Without them the secrets of the database are lost.
    if (existsSync(keys)) await copyFile(keys, join(place, KEY_FILE))
    const names = (await readdir(place)).filter((name) =>
      [DATABASE, FILES, KEY_FILE].includes(name),
    )
    const passphrase = config.backupPassphrase
    if (passphrase === null) await create({ gzip: true, cwd: place, file: unfinished }, names)
    else await encrypt(create({ gzip: true, cwd: place }, names), unfinished, passphrase)
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
    await note(file, 'service.backed_up')
    return 0
  } finally {
    await rm(unfinished, { force: true })
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * Fills an empty data folder from a backup, while no service runs on it.
 *
 * @returns the exit code: 1 when there is a database already, or the backup is none
 */
export async function restore(source: string): Promise<number> {
  const config = readConfig()
  if (config.databaseUrl !== null) return fault(OWN_TOOLS)
  const file = databasePlace(config)
  if (existsSync(file)) return fault(`there is a database ${file}; restore into another folder`)
  if (!existsSync(source)) return fault(`there is no file ${source}`)
  await makePrivate(config.dataFolder)
  const letGo = holdFolder(config.dataFolder)
  const place = await mkdtemp(join(config.dataFolder, 'restore-'))
  try {
    if (existsSync(file)) return fault(`there is a database ${file}; restore into another folder`)
    let archive = source
    if (await isEncrypted(source)) {
      const passphrase = config.backupPassphrase
      if (passphrase === null)
        return fault(`${source} is encrypted: set PAGEMILL_BACKUP_PASSPHRASE to what it was`)
      archive = join(place, 'archive')
      if (!(await decrypt(source, archive, passphrase)))
        return fault(`${source} was changed, or PAGEMILL_BACKUP_PASSPHRASE is not what it was`)
    }
    await extract({ file: archive, cwd: place, strict: true }, [DATABASE, FILES, KEY_FILE])
    if (!existsSync(join(place, DATABASE))) return fault(`${source} is no backup`)
    // Also brings an older version's up to date, before anything is in its place.
    await (await openDatabase(join(place, DATABASE))).destroy()
    await cp(join(place, FILES), join(config.dataFolder, FILES), { recursive: true })
    if (existsSync(join(place, KEY_FILE)))
      await rename(join(place, KEY_FILE), join(config.dataFolder, KEY_FILE))
    await rename(join(place, DATABASE), file)
    await note(file, 'service.restored')
    return 0
  } finally {
    await rm(place, { recursive: true, force: true })
    letGo()
  }
}

/** A line in the operator's audit log. */
async function note(
  database: string,
  action: 'service.backed_up' | 'service.restored',
): Promise<void> {
  const db = await openDatabase(database)
  try {
    await ensureOperator(db)
    await audit(db, { accountId: OPERATOR, action, address: null })
  } finally {
    await db.destroy()
  }
}

/** Removes what backups that were broken off have left: names of files that are deleted elsewhere. */
async function clearPlaces(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(PLACE)) continue
    const place = join(dataFolder, name)
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - LONGEST) await rm(place, { recursive: true, force: true })
  }
}

/** Gives all files a second name in `to`; those that go meanwhile are left out. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const names = existsSync(from)
    ? await readdir(from, { recursive: true, withFileTypes: true })
    : []
  for (const entry of names) {
    if (!entry.isFile()) continue
    const folder = join(to, entry.parentPath.slice(from.length))
    await mkdir(folder, { recursive: true })
    await link(join(entry.parentPath, entry.name), join(folder, entry.name)).catch((error) => {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
    })
  }
}

function fault(message: string): number {
  process.stderr.write(`pagemill: ${message}\n`)
  return 1
}
