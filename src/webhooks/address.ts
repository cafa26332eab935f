import ipaddr from 'ipaddr.js'
import { ServiceError } from '../errors.ts'

/** What the operator lets the service ask by itself beyond public https addresses. */
export interface AddressRules {
  /** Plain http too. */
  readonly allowHttp: boolean
  /** Host names, addresses and ranges such as `10.1.0.0/16` that need not be public. */
  readonly allowed: readonly string[]
}

const LONGEST = 2000

/** Addresses that look public and lead to the machine's own host: Azure's, on every network of it. */
const PLATFORMS = new Set(['168.63.129.16'])

/**
 * A webhook's address as far as its text tells; where its name leads is asked at each delivery.
 *
 * @throws ServiceError INVALID_WEBHOOK_URL
 */
export function webhookUrl(text: string, rules: AddressRules): string {
  const url = checkedUrl(text, rules)
  if (typeof url !== 'string') return url.href
  throw new ServiceError('INVALID_WEBHOOK_URL', `the webhook address ${url}`)
}

/** A URL that the service may ask, as far as its text tells; else why not: `is not https`. */
export function checkedUrl(text: string, rules: AddressRules): URL | string {
  if (text.length > LONGEST) return `is longer than ${LONGEST} characters`
  const url = URL.parse(text)
  if (!url) return 'is not a URL'
  if (url.protocol !== 'https:' && !(rules.allowHttp && url.protocol === 'http:'))
    return rules.allowHttp ? 'is neither http nor https' : 'is not https'
  if (url.username !== '' || url.password !== '') return 'holds a name or password'
  const host = hostOf(url)
  const isLocalName = /(^|\.)(localhost|local|internal)\.?$/i.test(host)
  if (isLocalName && !isAllowedName(host, rules)) return 'is not public'
  if (ipaddr.isValid(host) && !isAllowedAddress(host, host, rules)) return 'is not public'
  return url
}

/** A URL's host, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Whether a request to `host` may connect to this address of it. */
export function isAllowedAddress(host: string, address: string, rules: AddressRules): boolean {
  if (isAllowedName(host, rules)) return true
  // An IPv4 address in IPv6's clothes is what it is inside.
  const ip = ipaddr.process(address)
  if (rules.allowed.some((entry) => isWithin(ip, entry))) return true
  return ip.range() === 'unicast' && !PLATFORMS.has(ip.toString())
}

const isAllowedName = (host: string, { allowed }: AddressRules): boolean =>
  allowed.some((entry) => entry.toLowerCase() === host.toLowerCase().replace(/\.$/, ''))

function isWithin(ip: ipaddr.IPv4 | ipaddr.IPv6, entry: string): boolean {
  if (!ipaddr.isValidCIDR(entry) && !ipaddr.isValid(entry)) return false
  const [network, bits] = ipaddr.isValidCIDR(entry)
    ? ipaddr.parseCIDR(entry)
    : [ipaddr.process(entry), ipaddr.process(entry).kind() === 'ipv4' ? 32 : 128]
  return network.kind() === ip.kind() && ip.match(network as never, bits as never)
}
