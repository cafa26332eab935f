import { statfs } from 'node:fs/promises'
import { ServiceError } from '../errors.ts'

export interface UploadLimits {
  /** Where uploads lie. */
  readonly folder: string
  readonly mostUploads: number
  /** Of all uploads that lie there. */
  readonly mostUploadBytes: number
  /** That other uses of the disk are left. */
  readonly leastFreeBytes: number
}

/** Seconds after which one of the uploads may have ended. */
const RETRY_AFTER = 5

/**
 * Admits uploads as long as there is room: for their number, of which one account has at most half,
 * for their bytes, and on the disk. An upload counts until its request is done.
 */
export class UploadGuard {
  readonly #limits: UploadLimits
  readonly #ofAccount = new Map<number, number>()
  #count = 0
  #bytes = 0

  constructor(limits: UploadLimits) {
    this.#limits = limits
  }

  get count(): number {
    return this.#count
  }

  /** That are here or announced. */
  get bytes(): number {
    return this.#bytes
  }

  /** Bytes of the disk that anybody may still write. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#limits.folder)
    return bavail * bsize
  }

  /**
   * @param bytes that will come, at most
   * @returns to be called when the upload is gone
   * @throws ServiceError SERVICE_BUSY, STORAGE_ERROR
   */
  async admit(accountId: number, bytes: number): Promise<() => void> {
    const { mostUploads, mostUploadBytes, leastFreeBytes } = this.#limits
    const own = this.#ofAccount.get(accountId) ?? 0
    if (this.#count >= mostUploads || own >= Math.ceil(mostUploads / 2))
      throw busy('more uploads are under way than may be at once')
    // What is larger than all of it comes alone.
    if (this.#count > 0 && this.#bytes + bytes > mostUploadBytes)
      throw busy('more bytes of uploads wait than may at once')
    const release = this.#take(accountId, bytes)
    const free = await this.free().catch(() => 0)
    if (free - this.#bytes >= leastFreeBytes) return release
    release()
    throw new ServiceError('STORAGE_ERROR', 'there is no room for uploads now')
  }

  #take(accountId: number, bytes: number): () => void {
    this.#add(accountId, 1, bytes)
    return () => this.#add(accountId, -1, -bytes)
  }

  #add(accountId: number, count: number, bytes: number): void {
    this.#count += count
    this.#bytes += bytes
    const own = (this.#ofAccount.get(accountId) ?? 0) + count
    if (own === 0) this.#ofAccount.delete(accountId)
    else this.#ofAccount.set(accountId, own)
  }
}

const busy = (message: string): ServiceError =>
  new ServiceError('SERVICE_BUSY', message, { retryAfter: RETRY_AFTER })
