import type { Account } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import { sessionToken } from '../session-cookie.ts'
import type { Context, Middleware, Services } from '../state.ts'
import { limitAccount } from './rate-limit.ts'

const SAFE = new Set(['GET', 'HEAD'])

/** Lets in who is logged in; writes only from our own pages (or from no page at all). */
export const session =
  (services: Services): Middleware =>
  async (ctx, next) => {
    ctx.state.account = await loggedIn(services, ctx)
    await next()
  }

/** Whose session a request is in. @throws ServiceError FOREIGN_ORIGIN, SESSION_REQUIRED, RATE_LIMITED */
export async function loggedIn(services: Services, ctx: Context): Promise<Account> {
  checkOrigin(services, ctx)
  const token = sessionToken(ctx, services.publicUrl())
  const account = token ? await services.sessions.find(token) : null
  if (!account) throw new ServiceError('SESSION_REQUIRED', 'log in first')
  await limitAccount(services, ctx, account.id)
  return account
}

/** For the ways in, where there is no session yet. */
export const ownOrigin =
  (services: Services): Middleware =>
  async (ctx, next) => {
    checkOrigin(services, ctx)
    await next()
  }

/**
 * Browsers tell on every write which site's page sends it.
 *
 * @throws ServiceError FOREIGN_ORIGIN when it is another one
 */
function checkOrigin({ config, publicUrl }: Services, ctx: Context): void {
  if (SAFE.has(ctx.method)) return
  const origin = ctx.get('Origin')
  const isOurs =
    origin === ''
      ? !/^(cross-site|same-site)$/.test(ctx.get('Sec-Fetch-Site'))
      : origin === new URL(publicUrl()).origin ||
        // Where no public address is configured, any name this service is reached by will do.
        (config.publicUrl === null && origin === `http://${ctx.host}`)
  if (!isOurs) throw new ServiceError('FOREIGN_ORIGIN', 'sessions cannot be used from other sites')
}
