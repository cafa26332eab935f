import { SESSION_LIFE } from '../accounts/sessions.ts'
import { isLoopback } from './loopback.ts'
import type { Context } from './state.ts'

const SESSION = 'session'

export const sessionToken = (ctx: Context, publicUrl: string): string | undefined =>
  readCookie(ctx, publicUrl, SESSION)

export const readCookie = (ctx: Context, publicUrl: string, cookie: string): string | undefined =>
  ctx.cookies.get(named(cookie, publicUrl).name)

/** @param token null ends the session in the browser */
export const setSessionCookie = (ctx: Context, publicUrl: string, token: string | null): void =>
  setCookie(ctx, publicUrl, SESSION, token, SESSION_LIFE)

/** @param value null takes it away; @param life milliseconds */
export function setCookie(
  ctx: Context,
  publicUrl: string,
  cookie: string,
  value: string | null,
  life: number,
): void {
  const { name, secure } = named(cookie, publicUrl)
  // A proxy in front of us may be the one that speaks https.
  ctx.cookies.secure = secure
  const lasting = value === null ? { expires: new Date(0) } : { maxAge: life }
  const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false } as const
  ctx.cookies.set(name, value ?? '', { ...flags, ...lasting })
}

/** Reads a cookie and takes it away. */
export function takeCookie(ctx: Context, publicUrl: string, cookie: string): string | undefined {
  const value = readCookie(ctx, publicUrl, cookie)
  if (value !== undefined) setCookie(ctx, publicUrl, cookie, null, 0)
  return value
}

/**
 * Browsers keep `__Host-` names to https and this very host; only a service on this machine alone,
 * by plain http, has plain names.
 */
function named(cookie: string, publicUrl: string): { name: string; secure: boolean } {
  const { protocol, hostname } = new URL(publicUrl)
  const plain = protocol === 'http:' && isLoopback(hostname)
  return plain ? { name: cookie, secure: false } : { name: `__Host-${cookie}`, secure: true }
}
