import { isIP } from 'node:net'
import type { Site } from '../accounts/webauthn.ts'
import { ServiceError } from '../errors.ts'
import type { Services } from './state.ts'

/**
 * The service as passkeys know it: by the public address. Where none is configured, by this machine's
 * own name.
 *
 * @returns null where browsers have no passkeys: at an address without a name, or by plain http
 */
export function siteOf(configured: string | null, publicUrl: string): Site | null {
  const { protocol, hostname, origin, port } = new URL(publicUrl)
  if (configured === null) return { id: 'localhost', origin: `http://localhost:${port}` }
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : null
}

/** @throws ServiceError NOT_FOUND where there are no passkeys */
export function siteFor({ config, publicUrl }: Services): Site {
  const site = siteOf(config.publicUrl, publicUrl())
  if (!site)
    throw new ServiceError('NOT_FOUND', 'passkeys want a public address with a name, by https')
  return site
}
