import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES, type Keys, Vault } from './vault.ts'

/** Name of the file of keys in the data folder. */
export const KEY_FILE = 'secret-keys'

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64')

/** Keys of the environment, the newest first; of a file otherwise. */
export interface KeyPlace {
  readonly secretKeys: Keys | null
  readonly dataFolder: string
  /** Processes that share a database share keys as well: a file of one's own is none. */
  readonly databaseUrl: string | null
}

/** The vault of a service; a file of keys is made at the first start. */
export function openVault({ secretKeys, dataFolder, databaseUrl }: KeyPlace): Vault {
  if (secretKeys !== null) return new Vault(() => secretKeys)
  if (databaseUrl !== null) return new Vault(() => [])
  const file = join(dataFolder, KEY_FILE)
  if (!existsSync(file)) makeFile(file)
  return new Vault(() => readKeys(file))
}

/** Puts a new key before the others. @param kept which of the others stay */
export function addKey(file: string, kept: (key: string) => boolean): void {
  const keys = existsSync(file) ? readKeys(file).filter(kept) : []
  const unfinished = `${file}.${process.pid}`
  write(unfinished, [newKey(), ...keys])
  renameSync(unfinished, file)
}

/** @throws naming the file, when a line is no key */
export function readKeys(file: string): Keys {
  const keys = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  if (keys.length === 0 || !keys.every(isKey)) throw new Error(`${file} is no file of keys`)
  return keys
}

export const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === KEY_BYTES

/** Two that start at once make one file. */
function makeFile(file: string): void {
  const unfinished = `${file}.${process.pid}`
  write(unfinished, [newKey()])
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

const write = (file: string, keys: Keys): void =>
  writeFileSync(file, `${keys.join('\n')}\n`, { mode: 0o600 })
