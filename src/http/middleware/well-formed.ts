import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'

/** Requests of HTTP/1.1 name their host, once (RFC 9112, 3.2). */
export const wellFormed = (): Middleware => async (ctx, next) => {
  const { httpVersionMinor, rawHeaders } = ctx.req
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  if (httpVersionMinor === 1 && hosts.length !== 1) {
    ctx.set('Connection', 'close')
    throw new ServiceError('INVALID_PARAMETER', 'a request has one Host header')
  }
  await next()
}
