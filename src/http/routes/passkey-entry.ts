import { z } from 'zod'
import { ATTEMPT_LIFE } from '../../accounts/passkey-attempts.ts'
import { ServiceError } from '../../errors.ts'
import { enter } from '../enter.ts'
import { networkOf } from '../middleware/rate-limit.ts'
import { enveloped } from '../operation.ts'
import { readCookie, setCookie, takeCookie } from '../session-cookie.ts'
import { person } from '../shapes/account.ts'
import { assertion, passkeyOptions } from '../shapes/passkey.ts'
import { siteFor } from '../site.ts'
import type { Context, Services } from '../state.ts'

/** Names the attempt: the browser that begins a log-in ends it. */
const ATTEMPT = 'passkey'

const unbegun = (): ServiceError =>
  new ServiceError('INVALID_CREDENTIALS', 'the log-in did not begin here, or too long ago')

/** @param token of `People.logIn` */
export const keepAttempt = ({ publicUrl }: Services, ctx: Context, token: string): void =>
  setCookie(ctx, publicUrl(), ATTEMPT, token, ATTEMPT_LIFE)

export const beginEntry = enveloped(
  {
    id: 'beginLogInByPasskey',
    summary: 'What a browser has a passkey sign, to log in',
    description:
      'Instead of a password any passkey of the site will do, and it has to see who holds it. After a ' +
      'log-in that answered PASSKEY_REQUIRED, one of the account’s. Cookie and challenge work for five ' +
      'minutes, once.',
    body: z.object({
      after_password: z.boolean().default(false).meta({ description: 'After PASSKEY_REQUIRED' }),
    }),
    data: z.object({ options: passkeyOptions }),
    errors: ['NOT_FOUND', 'INVALID_CREDENTIALS'],
  },
  (services) =>
    async (ctx, { body: { after_password } }) => {
      const site = siteFor(services)
      const { passkeyEntry, publicUrl } = services
      if (after_password) {
        const token = readCookie(ctx, publicUrl(), ATTEMPT)
        if (token === undefined) throw unbegun()
        return { options: await passkeyEntry.beginSecond(token, site) }
      }
      const { options, token } = await passkeyEntry.begin(site)
      keepAttempt(services, ctx, token)
      return { options }
    },
)

export const logInByPasskey = enveloped(
  {
    id: 'logInByPasskey',
    summary: 'Logs in by what a passkey signed; the session is a cookie',
    body: z.object({ response: assertion }),
    data: person,
    errors: ['NOT_FOUND', 'INVALID_CREDENTIALS'],
  },
  (services) =>
    async (ctx, { body: { response } }) => {
      const site = siteFor(services)
      const { passkeyEntry, guesses, publicUrl } = services
      const attempt = takeCookie(ctx, publicUrl(), ATTEMPT)
      if (attempt === undefined) throw unbegun()
      const owner = await passkeyEntry.ownerOf(response.id)
      const right = await guesses.begin({
        network: networkOf(ctx.ip),
        name: `passkey ${owner ?? 'of nobody'}`,
        isKnown: async () => true,
      })
      const token = await passkeyEntry.enter(attempt, site, response, ctx.ip)
      await right()
      return enter(services, ctx, token)
    },
)
