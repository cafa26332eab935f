import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET = 30
const CHECK = 6
const FORM = new RegExp(`^(sk_(?:live|test)_[0-9A-Za-z]{${SECRET}})([0-9A-Za-z]{${CHECK}})$`)

/** `sk_live_` or `sk_test_`, 30 random base62 digits, and a CRC-32 of all that as 6 more. */
export function newApiKey(isTest: boolean): string {
  const secret = Array.from({ length: SECRET }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  const body = `sk_${isTest ? 'test' : 'live'}_${secret}`
  return body + checkOf(body)
}

/** False for what was mistyped or made up; saves asking the database. */
export function isWellFormed(key: string): boolean {
  const match = FORM.exec(key)
  return match !== null && checkOf(match[1]!) === match[2]
}

/** What is stored of a key. Keys are random enough that a plain hash cannot be searched. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What listings show of a key. */
export const prefixOf = (key: string): string => key.slice(0, 12)

function checkOf(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < CHECK; i++) {
    text = DIGITS[rest % DIGITS.length]! + text
    rest = Math.floor(rest / DIGITS.length)
  }
  return text
}
