import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '../errors.ts'
import { checkedUrl } from '../webhooks/address.ts'
import { type Guard, guardedRequest, Refused } from '../webhooks/guarded-request.ts'

/** Addresses that one may lead to, one behind another. */
const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** How files are fetched. */
export interface Fetching extends Guard {
  /** Milliseconds for all of it. */
  readonly timeout: number
  readonly maxBytes: number
  readonly tooLarge: () => ServiceError
  readonly isHashed: boolean
  /** Aborts when nobody waits for the file any more. */
  readonly left: AbortSignal
}

/** A file that was fetched. */
export interface RemoteFile {
  /** The last part of the address that it came from. */
  readonly name: string
  readonly byteLength: number
  /** SHA-256, hex, where it was wanted. */
  readonly hash: string | null
}

/**
 * Fetches a file to a path of this machine. Every address on the way is checked where it leads, and
 * asked there.
 *
 * @throws ServiceError FILE_URL_REFUSED, `tooLarge`, STORAGE_ERROR; why it is `left`
 */
export async function fetchFile(text: string, path: string, how: Fetching): Promise<RemoteFile> {
  const { timeout, left } = how
  const signal = AbortSignal.any([left, AbortSignal.timeout(timeout)])
  try {
    const { url, response } = await followed(text, how, signal)
    try {
      return { name: nameOf(url), ...(await stored(response, path, how, signal)) }
    } finally {
      response.destroy()
    }
  } catch (error) {
    left.throwIfAborted()
    if (error instanceof ServiceError) throw error
    throw refused(reasonOf(error, signal, timeout))
  }
}

async function followed(
  text: string,
  guard: Guard,
  signal: AbortSignal,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = checked(text, guard)
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const asked = { method: 'GET', headers: { 'Accept-Encoding': 'identity' } } as const
    const response = await guardedRequest(url, asked, guard, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return { url, response }
    response.destroy()
    if (!REDIRECTS.has(statusCode) || headers.location === undefined)
      throw new Refused(`the address answers ${statusCode}`)
    url = checked(URL.parse(headers.location, url.href)?.href ?? '', guard)
  }
  throw new Refused(`the address leads on more than ${MOST_REDIRECTS} times`)
}

/** @throws Refused */
function checked(text: string, { rules }: Guard): URL {
  const url = checkedUrl(text, rules)
  if (typeof url === 'string') throw new Refused(`the address ${url}`)
  return url
}

/** What was said of its length is not believed. */
async function stored(
  response: IncomingMessage,
  path: string,
  { maxBytes, tooLarge, isHashed }: Fetching,
  signal: AbortSignal,
): Promise<Omit<RemoteFile, 'name'>> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Refused('the address answers compressed')
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const hash = isHashed ? createHash('sha256') : null
  let byteLength = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      byteLength += chunk.length
      if (byteLength > maxBytes) return done(tooLarge())
      hash?.update(chunk)
      done(null, chunk)
    },
  })
  const target = createWriteStream(path)
  let isRemote = false
  response.once('error', () => {
    isRemote = true
  })
  try {
    await pipeline(response, counted, target, { signal })
  } catch (error) {
    if (isRemote || signal.aborted || error instanceof ServiceError) throw error
    throw new ServiceError('STORAGE_ERROR', 'the file cannot be stored', { cause: error })
  } finally {
    // What is still being opened would come into a folder that is being removed.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve))
  }
  return { byteLength, hash: hash?.digest('hex') ?? null }
}

function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const refused = (why: string): ServiceError => new ServiceError('FILE_URL_REFUSED', why)

/** Says nothing of where an internal name leads. */
function reasonOf(error: unknown, signal: AbortSignal, timeout: number): string {
  if (signal.aborted) return `the file did not come within ${timeout / 1000} s`
  if (error instanceof Refused) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'HPE_INVALID_EOF_STATE'
  )
    return 'the file ended before its end'
  return `the file could not be fetched${code ? `: ${code}` : ''}`
}
