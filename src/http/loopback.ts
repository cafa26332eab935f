import { isIP } from 'node:net'
import type { Context, Services } from './state.ts'

/** Whether a URL's host name is this machine to itself. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'))

/**
 * Whether a request names the service by an address that nobody else can make lead here: the public one, a
 * number, or this machine's own name. A page of another site reaches us under its own name when it has that
 * name point here (DNS rebinding).
 */
export function hasOwnHost({ config }: Pick<Services, 'config'>, ctx: Context): boolean {
  const host = hostOf(ctx)
  if (host === null) return false
  if (config.publicUrl !== null && host === new URL(config.publicUrl).hostname) return true
  return isLoopback(host) || host.startsWith('[') || isIP(host) === 4
}

/** Whether a browser on this machine asks, with nothing in between. */
export function isLocal({ config }: Pick<Services, 'config'>, ctx: Context): boolean {
  const host = hostOf(ctx)
  const isForwarded = ctx.get('Forwarded') !== '' || ctx.get('X-Forwarded-For') !== ''
  const address = ctx.req.socket.remoteAddress ?? ''
  return (
    config.publicUrl === null &&
    !isForwarded &&
    host !== null &&
    isLoopback(host) &&
    /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address)
  )
}

/** As the client sent it: what a proxy says in its place could be the page's own word. */
function hostOf(ctx: Context): string | null {
  const url = `http://${ctx.req.headers.host ?? ''}`
  return URL.canParse(url) ? new URL(url).hostname : null
}
