import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressRules, hostOf, isAllowedAddress } from './address.ts'

/** Where a name leads, as `dns.lookup` with `all` says. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

/** Where requests may go. */
export interface Guard {
  readonly rules: AddressRules
  readonly resolve?: Resolve
}

/** An address that nothing was sent to. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** What is asked of an address. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Asks an address once. Its host is resolved here, every address of it is checked, and the
 * connection goes to one of these very addresses. Redirects are answers like others.
 *
 * @param url as `checkedUrl` has it
 * @throws Refused; the signal's reason; what the connection says
 */
export async function guardedRequest(
  url: URL,
  asked: Asked,
  { rules, resolve = resolveAll }: Guard,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = hostOf(url)
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await unlessAborted(signal, resolve(host))
  if (addresses.length === 0) throw new Refused('the name leads nowhere')
  if (!addresses.every(({ address }) => isAllowedAddress(host, address, rules)))
    throw new Refused('the address is not public')
  return answerTo(url, asked, signal, (_, options, found) => {
    if (options.all) found(null, addresses)
    else found(null, addresses[0]!.address, addresses[0]!.family)
  })
}

const resolveAll: Resolve = (host) => lookup(host, { all: true })

function answerTo(
  url: URL,
  { method, headers, body }: Asked,
  signal: AbortSignal,
  lookup: LookupFunction,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = make(url, { method, headers, agent: false, lookup, signal })
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
