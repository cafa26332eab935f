import type { Account } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import type { Middleware, Services } from '../state.ts'

/**
 * Turns away who has not opened the link that was sent to the e-mail address. Where no mail is
 * sent, nobody is asked to. After `session`.
 */
export const verified =
  (services: Services): Middleware =>
  async (ctx, next) => {
    checkVerified(services, ctx.state.account!)
    await next()
  }

/** @throws ServiceError EMAIL_UNVERIFIED */
export function checkVerified({ config }: Services, { isVerified }: Account): void {
  if (config.smtpUrl === null || isVerified) return
  throw new ServiceError(
    'EMAIL_UNVERIFIED',
    'verify your e-mail address first: open the link that was mailed to you, ' +
      'or ask for another with POST /v1/session/verify',
  )
}
