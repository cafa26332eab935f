import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ConvertRequest, ConvertResult } from '../engine/conversion.ts'

/** What a conversion is made of: whose, of which bytes, how. */
export interface CacheKey {
  readonly accountId: number
  /** SHA-256 of the file, hex. */
  readonly hash: string
  readonly request: ConvertRequest
}

/** A result without its file, and where the cache's own name of that file is. */
type Entry = Omit<ConvertResult, 'path' | 'dispose' | 'timings'> & {
  readonly kept: string
  readonly accountId: number
}

/**
 * Finished conversions of the last hours, on disk, the least used leaving first. What an account
 * sends again it gets again without work; accounts see nothing of each other. Ends with its process.
 */
export class ResultCache {
  readonly #folder: string
  readonly #entries: LRUCache<string, Entry>

  private constructor(folder: string, maxBytes: number, life: number) {
    this.#folder = folder
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // An empty result counts as well.
      sizeCalculation: ({ byteLength }) => byteLength + 1,
      ttl: life,
      ttlAutopurge: true,
      dispose: ({ kept }) => void rm(kept, { force: true }).catch(() => {}),
    })
  }

  /**
   * Begins empty.
   *
   * @param folder on the file system that conversions work on
   * @param life milliseconds a result is kept
   */
  static async open(folder: string, maxBytes: number, life: number): Promise<ResultCache> {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new ResultCache(folder, maxBytes, life)
  }

  /**
   * The kept result, else what `convert` makes, which is then kept if all its pages were read.
   *
   * @param name the caller's name of the file
   * @param place free path at which a kept result gets a name of its own
   */
  async convert(
    key: CacheKey,
    name: string,
    place: string,
    convert: () => Promise<ConvertResult>,
  ): Promise<ConvertResult> {
    const id = idOf(key)
    const entry = this.#entries.get(id)
    if (entry && (await named(entry.kept, place))) return again(entry, name, place)
    const result = await convert()
    const kept = join(this.#folder, randomUUID())
    if (result.failedPages.length > 0 || !(await named(result.path, kept))) return result
    const { path: _, dispose: _dispose, timings: _timings, ...meta } = result
    this.#entries.set(id, { ...meta, kept, accountId: key.accountId })
    // Larger than all of the cache, it was not taken.
    if (this.#entries.peek(id)?.kept !== kept) await rm(kept, { force: true })
    return result
  }

  /** Nothing of the account is kept any more. */
  forget(accountId: number): void {
    for (const [id, entry] of this.#entries)
      if (entry.accountId === accountId) this.#entries.delete(id)
  }

  /** Nothing is kept any more. */
  close(): void {
    this.#entries.clear()
  }
}

const idOf = ({ accountId, hash, request }: CacheKey): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, hash, request]))
    .digest('hex')

function again(
  { kept: _, accountId: _account, ...meta }: Entry,
  name: string,
  place: string,
): ConvertResult {
  const stem = name.slice(0, name.length - extname(name).length) || 'document'
  return {
    ...meta,
    path: place,
    fileName: `${stem}${extname(meta.fileName)}`,
    timings: { waitingMs: 0, workingMs: 0 },
    dispose: () => rm(place, { force: true }),
  }
}

/** A second name for a file's bytes; false when that cannot be. */
async function named(path: string, name: string): Promise<boolean> {
  try {
    await link(path, name)
    return true
  } catch {
    return false
  }
}
