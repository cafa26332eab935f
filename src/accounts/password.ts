import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's least for Argon2id: KiB, passes, lanes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** What is stored of a password, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', {
    ...COST,
    message: password,
    nonce: salt,
    tagLength: TAG_BYTES,
  })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`
}

/**
 * Takes as long whether there is a password or not, so that the time does not tell.
 *
 * @param stored null = there is none; then false
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = STORED.exec(stored ?? (await nobodys())) ?? []
  if (!tag) throw new Error('a stored password is not in the form this version knows')
  const wanted = Buffer.from(tag, 'base64')
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt!, 'base64'),
    tagLength: wanted.length,
  })
  return timingSafeEqual(found, wanted) && stored !== null
}

let nobody: Promise<string> | undefined

/** A password that is nobody's. */
function nobodys(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  return nobody
}

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/(?<!=)=+$/, '')
