import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/** A file of this form: these letters, salt, nonce, what was encrypted (AES-256-GCM), its tag. */
const MAGIC = Buffer.from('PAGEMILL-ENC-1\n')
const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + IV_BYTES
/** OWASP's least for scrypt. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/** Writes a stream to a file that opens with the passphrase alone. */
export async function encrypt(
  from: AsyncIterable<Buffer>,
  file: string,
  passphrase: string,
): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await derive(passphrase, salt, 32, COST), iv)
  const head = Buffer.concat([MAGIC, salt, iv])
  cipher.setAAD(head)
  await pipeline(
    from,
    async function* (chunks: AsyncIterable<Buffer>) {
      yield head
      for await (const chunk of chunks) yield cipher.update(chunk)
      yield cipher.final()
      yield cipher.getAuthTag()
    },
    createWriteStream(file, { mode: 0o600 }),
  )
}

export async function isEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
  return bytesRead === MAGIC.length && buffer.equals(MAGIC)
}

/** @returns false, and no file, when it was changed or the passphrase is another */
export async function decrypt(file: string, to: string, passphrase: string): Promise<boolean> {
  await using handle = await open(file)
  const { size } = await handle.stat()
  const end = size - TAG_BYTES
  if (end < HEAD_BYTES) return false
  const { buffer: head } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const { buffer: tag } = await handle.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, end)
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
  const key = await derive(passphrase, salt, 32, COST)
  const decipher = createDecipheriv(CIPHER, key, head.subarray(MAGIC.length + SALT_BYTES))
  decipher.setAAD(head)
  decipher.setAuthTag(tag)
  try {
    await pipeline(
      // An empty one has no last byte to name.
      end > HEAD_BYTES ? createReadStream(file, { start: HEAD_BYTES, end: end - 1 }) : [],
      decipher,
      createWriteStream(to, { mode: 0o600 }),
    )
    return true
  } catch (error) {
    await rm(to, { force: true })
    if ((error as NodeJS.ErrnoException).code === undefined) return false
    if (/^ERR_(OSSL|CRYPTO)/.test((error as NodeJS.ErrnoException).code!)) return false
    throw error
  }
}
