import { z } from 'zod'
import { ServiceError } from '../../errors.ts'
import { linkMail } from '../../mail/link-mail.ts'
import { limitName } from '../middleware/rate-limit.ts'
import { enveloped, operation } from '../operation.ts'
import type { Services } from '../state.ts'

/** Mails a link that shows whose an e-mail address is, where mail is sent at all. */
export async function sendCheck(
  { config, emailChecks, mailer, publicUrl }: Services,
  accountId: number,
  email: string,
): Promise<void> {
  if (config.smtpUrl === null) return
  const token = await emailChecks.begin(accountId, email)
  const did = 'signed up with this address. Open this within three days'
  const link = `${publicUrl()}/v1/session/verify?token=${token}`
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
    if (email === null || isVerified) return { sent: false }
    await limitName(services, ctx, email)
    await sendCheck(services, id, email)
    return { sent: true }
  },
)

export const openCheck = operation(
  {
    id: 'verifyEmail',
    summary: 'The link of the mail: the e-mail address is verified',
    query: z.object({ token: z.string().max(200) }),
    answers: {
      302: { description: 'To the dashboard', files: ['text/html'], headers: ['Location'] },
    },
    errors: ['INVALID_PARAMETER'],
  },
  ({ emailChecks }) =>
    async (ctx, { query }) => {
      if (!(await emailChecks.confirm(query.token, ctx.ip)))
        throw new ServiceError(
          'INVALID_PARAMETER',
          'the link is unknown or too old; ask for another',
        )
      ctx.redirect('/')
    },
)
