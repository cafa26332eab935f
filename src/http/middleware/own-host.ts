import { ServiceError } from '../../errors.ts'
import { hasOwnHost } from '../loopback.ts'
import type { Middleware, Services } from '../state.ts'

/** Turns away requests under a name that another site may have made lead here. */
export const ownHost =
  (services: Services): Middleware =>
  async (ctx, next) => {
    if (!hasOwnHost(services, ctx))
      throw new ServiceError(
        'FOREIGN_ORIGIN',
        'the service does not know itself by this name; set PAGEMILL_PUBLIC_URL to its address',
      )
    await next()
  }
