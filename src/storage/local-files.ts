import {
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ServiceError } from '../errors.ts'
import { type Part, STORAGE_KEY, type Storage, type StoredFile } from './storage.ts'

/** Files in a folder of this machine, one a key. */
export class LocalFiles implements Storage {
  readonly #root: string
  /** Folders being synced, with what waits for the next time. */
  readonly #syncs = new Map<string, { running: Promise<void>; next: Promise<void> | null }>()

  /** @param root on the same file system as the files that are put, so that they are moved */
  constructor(root: string) {
    this.#root = root
  }

  put(key: string, path: string): Promise<void> {
    return orStorageError(async () => {
      const target = this.#pathOf(key)
      await sync(path)
      if (!(await found(() => moveTo(path, target)))) {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await sync(dirname(dirname(target)))
        await moveTo(path, target)
      }
      await this.#syncFolder(dirname(target))
    })
  }

  copy(key: string, path: string): Promise<boolean> {
    return orStorageError(() => found(() => linkOrCopy(this.#pathOf(key), path)))
  }

  size(key: string): Promise<number | null> {
    return orStorageError(async () => {
      let size: number | null = null
      await found(async () => {
        size = (await stat(this.#pathOf(key))).size
      })
      return size
    })
  }

  open(key: string, part?: Part): Promise<StoredFile | null> {
    return orStorageError(async () => {
      let file: FileHandle | null = null
      const there = await found(async () => {
        file = await open(this.#pathOf(key), 'r')
      })
      if (!there) return null
      const { size } = await file!.stat()
      if (!part) return { byteLength: size, content: file!.createReadStream() }
      const { first: start, last: end } = part
      return { byteLength: end - start + 1, content: file!.createReadStream({ start, end }) }
    })
  }

  remove(key: string): Promise<void> {
    return orStorageError(() => rm(this.#pathOf(key), { force: true }))
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    for (const folder of await namesIn(this.#root))
      for (const name of await namesIn(join(this.#root, folder))) {
        const key = `${folder}/${name}`
        if (!STORAGE_KEY.test(key)) continue
        let storedAt = new Date(0)
        const there = await found(async () => {
          storedAt = (await stat(this.#pathOf(key))).ctime
        })
        if (there) yield { key, storedAt }
      }
  }

  async link(): Promise<null> {
    return null
  }

  close(): void {}

  /** Those who come while it is synced share the next time: only that one is sure to hold theirs. */
  #syncFolder(path: string): Promise<void> {
    const known = this.#syncs.get(path)
    if (!known) return this.#startSync(path)
    known.next ??= known.running.then(
      () => this.#startSync(path),
      () => this.#startSync(path),
    )
    return known.next
  }

  #startSync(path: string): Promise<void> {
    const running = sync(path)
    const entry = { running, next: null }
    this.#syncs.set(path, entry)
    const end = (): void => {
      if (this.#syncs.get(path) === entry && entry.next === null) this.#syncs.delete(path)
    }
    running.then(end, end)
    return running
  }

  #pathOf(key: string): string {
    if (!STORAGE_KEY.test(key)) throw new TypeError(`'${key}' is no storage key`)
    return join(this.#root, key)
  }
}

async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof TypeError) throw cause
    throw new ServiceError('STORAGE_ERROR', 'the storage does not work', { cause })
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code

/** False when the file is not there. */
async function found(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new ServiceError('STORAGE_ERROR', 'the storage does not work', { cause: error })
  }
}

/** Puts what is written on the disk itself. */
async function sync(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}

async function moveTo(path: string, target: string): Promise<void> {
  try {
    await rename(path, target)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyFile(path, target)
    await sync(target)
    await rm(path)
  }
}

/** Stored files are replaced, never written to: a second name is as good as a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error
    await copyFile(from, to)
  }
}
