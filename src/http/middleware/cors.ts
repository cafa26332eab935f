import cors from '@koa/cors'
import type { Middleware } from 'koa'
import { HEADERS } from '../openapi/headers.ts'

/** Seconds a browser remembers what is allowed. */
const REMEMBERED = 3600

/**
 * Lets pages of other origins call the API with a key. Cookies are none of theirs: sessions are for the
 * service's own pages.
 *
 * @param origins `*` = all
 */
export const crossOrigin = (origins: readonly string[]): Middleware =>
  cors({
    origin: ({ headers: { origin = '' } }) =>
      origins.includes('*') ? '*' : origins.includes(origin) ? origin : '',
    allowMethods: 'GET,HEAD,POST,DELETE',
    allowHeaders: [
      'X-API-Key',
      'Content-Type',
      'Idempotency-Key',
      'X-Request-Id',
      'Range',
      'If-Range',
    ],
    exposeHeaders: [...Object.keys(HEADERS), 'Content-Disposition'],
    maxAge: REMEMBERED,
  }) as Middleware
