import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressRules, hostOf, isAllowedAddress, webhookUrl } from './address.ts'

/** What came back from one try. */
export interface Reply {
  /** null when there was no answer. */
  readonly status: number | null
  /** Why there was none, in words for the account. */
  readonly error: string | null
  /** Milliseconds the receiver asks to be left alone. */
  readonly retryAfter: number
}

/** Where a name leads, as `dns.lookup` with `all` says. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

/** How tries are made. */
export interface Sending {
  readonly rules: AddressRules
  /** Milliseconds for all of a try. */
  readonly timeout: number
  readonly resolve?: Resolve
}

class Refused extends Error {
  override readonly name = 'Refused'
}

/**
 * POSTs a body once. The host is resolved here, every address of it is checked, and the connection
 * goes to one of these very addresses. Redirects are answers like others.
 */
export async function send(
  text: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { rules, timeout, resolve = resolveAll }: Sending,
): Promise<Reply> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const url = new URL(webhookUrl(text, rules))
    const host = hostOf(url)
    const addresses = isIP(host)
      ? [{ address: host, family: isIP(host) }]
      : await unlessAborted(signal, resolve(host))
    if (addresses.length === 0) throw new Refused('the name leads nowhere')
    if (!addresses.every(({ address }) => isAllowedAddress(host, address, rules)))
      throw new Refused('the address is not public')
    const response = await answerTo(url, headers, body, signal, (_, options, found) => {
      if (options.all) found(null, addresses)
      else found(null, addresses[0]!.address, addresses[0]!.family)
    })
    // What it says besides is of no interest, however long it goes on.
    response.destroy()
    const retryAfter = retryAfterOf(response.headers['retry-after'])
    return { status: response.statusCode!, error: null, retryAfter }
  } catch (error) {
    return { status: null, error: reasonOf(error, signal, timeout), retryAfter: 0 }
  }
}

const resolveAll: Resolve = (host) => lookup(host, { all: true })

function answerTo(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = make(url, { method: 'POST', headers, agent: false, lookup, signal })
    request.once('response', resolve)
    // Also after the answer: destroying that is no fault.
    request.on('error', reject)
    request.end(body)
  })
}

/** Name resolution cannot be stopped, but left behind. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return Promise.race([work, aborted.promise])
}

/** Seconds or a date. */
function retryAfterOf(header: string | undefined): number {
  if (header === undefined) return 0
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Says nothing of where an internal name leads. */
function reasonOf(error: unknown, signal: AbortSignal, timeout: number): string {
  if (signal.aborted) return `no answer within ${timeout / 1000} s`
  if (error instanceof Refused) return error.message
  const { code, name, message } = error as NodeJS.ErrnoException
  return name === 'ServiceError' ? message : (code ?? 'the connection failed')
}
