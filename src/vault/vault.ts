import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
export const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/

/** Which secret a text is: one sealed as something else does not open. */
export type Purpose = 'webhook secret' | 'link secret' | 'job request'

/** Keys, the newest first: it seals, all of them open. Base64, `KEY_BYTES` each. */
export type Keys = readonly string[]

/** Seals secrets for the database, each with the id of the key it opens with (AES-256-GCM). */
export class Vault {
  readonly #read: () => Keys
  #keys = new Map<string, Buffer>()
  #newest: string | null = null

  /** @param read the keys as they are now; none = texts are kept as they are */
  constructor(read: () => Keys) {
    this.#read = read
    this.#load()
  }

  /** Whether secrets are sealed at all. */
  get isClosed(): boolean {
    return this.#newest !== null
  }

  seal(text: string, purpose: Purpose): string {
    if (this.#newest === null) return text
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.#keys.get(this.#newest)!, iv)
    cipher.setAAD(Buffer.from(purpose))
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), hidden])
    return `sealed:1:${this.#newest}:${bytes.toString('base64url')}`
  }

  /**
   * Texts of before there were keys are what they are.
   *
   * @throws when the key is missing, or the text was changed
   */
  open(sealed: string, purpose: Purpose): string {
    const [, id, text] = SEALED.exec(sealed) ?? []
    if (id === undefined) return sealed
    // Another process may have made it since.
    if (!this.#keys.has(id)) this.#load()
    const key = this.#keys.get(id)
    if (!key)
      throw new Error(
        `the key ${id} that a ${purpose} was sealed with is missing: put the file of keys back, ` +
          'or name it in PAGEMILL_SECRET_KEYS',
      )
    const bytes = Buffer.from(text!, 'base64url')
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
    return decipher.update(hidden, undefined, 'utf8') + decipher.final('utf8')
  }

  #load(): void {
    const keys = this.#read().map((key) => [idOf(key), Buffer.from(key, 'base64')] as const)
    this.#keys = new Map(keys)
    this.#newest = keys[0]?.[0] ?? null
  }
}

/** Whether a text of the database is sealed. */
export const isSealed = (text: string): boolean => SEALED.test(text)

/** Of a service that keeps no keys. */
export const OPEN_VAULT = new Vault(() => [])

/** What a key is called beside what it seals. */
export const idOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8)
