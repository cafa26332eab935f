import { LRUCache } from 'lru-cache'
import type { Notices } from '../db/notices.ts'
import { ServiceError } from '../errors.ts'
import { hashOf, isWellFormed } from './api-key.ts'
import type { KeyOwner, Keys } from './keys.ts'

/** Milliseconds after which a key revoked by another process stops working, where it is not told. */
const FRESH = 10_000
const MOST = 10_000
/** A key's last use is noted to the minute. */
const NOTED = 60_000

/** Says who sends a request. The last answers are kept, by hash: no key stays in memory. */
export class KeyCheck {
  readonly #keys: Keys
  readonly #notices: Notices
  readonly #known = new LRUCache<string, { owner: KeyOwner | null }>({ max: MOST, ttl: FRESH })

  /** Keys whose use was noted just now. */
  readonly #noted = new LRUCache<number, true>({ max: MOST, ttl: NOTED })

  /** Revocations so far: an answer looked up before one is not kept after it. */
  #revocations = 0

  /** @param notices where revocations by other processes are heard of */
  constructor(keys: Keys, notices: Notices) {
    this.#keys = keys
    this.#notices = notices
    const forget = (): void => {
      this.#revocations++
      this.#known.clear()
    }
    keys.onRevoked(forget)
    notices.on('revoked', forget)
    notices.on('missed', forget)
  }

  /** @throws ServiceError MISSING_API_KEY, INVALID_API_KEY */
  async check(key: string | undefined): Promise<KeyOwner> {
    if (!key) throw new ServiceError('MISSING_API_KEY', 'the header X-API-Key is missing')
    const owner = isWellFormed(key) ? await this.#find(key) : null
    if (!owner) throw new ServiceError('INVALID_API_KEY', 'the API key is unknown or revoked')
    await this.#note(owner.keyId)
    return owner
  }

  async #note(keyId: number): Promise<void> {
    if (this.#noted.has(keyId)) return
    this.#noted.set(keyId, true)
    await this.#keys.used(keyId)
  }

  async #find(key: string): Promise<KeyOwner | null> {
    const hash = hashOf(key)
    const known = this.#known.get(hash)
    if (known && this.#notices.arrive) return known.owner
    const before = this.#revocations
    const owner = await this.#keys.find(key)
    if (this.#revocations === before) this.#known.set(hash, { owner })
    return owner
  }
}
