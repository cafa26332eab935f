import { isIP } from 'node:net'
import { SESSION_LIFE } from '../accounts/sessions.ts'
import type { Context } from './state.ts'

/**
 * The cookie of a session. Browsers keep `__Host-` names to https and this very host; only a
 * service on this machine alone, by plain http, has a plain name.
 */
function cookieAt(publicUrl: string): { name: string; secure: boolean } {
  const { protocol, hostname } = new URL(publicUrl)
  const plain = protocol === 'http:' && isLoopback(hostname)
  return plain ? { name: 'session', secure: false } : { name: '__Host-session', secure: true }
}

export function sessionToken(ctx: Context, publicUrl: string): string | undefined {
  return ctx.cookies.get(cookieAt(publicUrl).name)
}

/** @param token null ends the session in the browser */
export function setSessionCookie(ctx: Context, publicUrl: string, token: string | null): void {
  const { name, secure } = cookieAt(publicUrl)
  // A proxy in front of us may be the one that speaks https.
  ctx.cookies.secure = secure
  const life = token === null ? { expires: new Date(0) } : { maxAge: SESSION_LIFE }
  const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false } as const
  ctx.cookies.set(name, token ?? '', { ...flags, ...life })
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'))
