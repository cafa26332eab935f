import { z } from 'zod'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { linkMail } from '../../mail/link-mail.ts'
import { enter } from '../enter.ts'
import { limitName } from '../middleware/rate-limit.ts'
import { enveloped } from '../operation.ts'
import { person } from '../shapes/account.ts'
import type { Services } from '../state.ts'

/** Mails a link that shows whose an e-mail address is. The page it opens asks for the password. */
export async function sendCheck(
  { mailer, publicUrl }: Pick<Services, 'mailer' | 'publicUrl'>,
  email: string,
  token: string,
): Promise<void> {
  const did = 'signed up with this address. Open this within three days'
  const link = `${publicUrl()}/verify?token=${token}`
  await mailer.send(linkMail(email, 'Is this your e-mail address?', did, link))
}

export const askCheck = enveloped(
  {
    id: 'askEmailCheck',
    summary: 'Mails another link to verify the e-mail address',
    data: z.object({
      sent: z.boolean().meta({ description: 'False: there is nothing to verify' }),
    }),
  },
  (services) => async (ctx) => {
    const { id, email, isVerified } = ctx.state.account!
    if (email === null || isVerified || services.config.smtpUrl === null) return { sent: false }
    await limitName(services, ctx, email)
    await sendCheck(services, email, await services.emailChecks.begin(id, email))
    return { sent: true }
  },
)

export const confirmCheck = enveloped(
  {
    id: 'verifyEmail',
    summary: 'Verifies the e-mail address, by the token of the mail; logged in',
    description:
      'The password is the one that was chosen at the sign-up: nobody verifies an account that ' +
      'somebody else made with their address. All earlier sessions of the account end.',
    body: z.object({ token: z.string().max(200), password: z.string().max(PASSWORD_LENGTH.max) }),
    data: person,
    errors: ['INVALID_CREDENTIALS'],
  },
  (services) =>
    async (ctx, { body: { token, password } }) =>
      enter(services, ctx, await services.emailChecks.confirm(token, password, ctx.ip)),
)
