import { z } from 'zod'
import { emailAddress } from '../../accounts/email.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { ServiceError } from '../../errors.ts'
import { enter } from '../enter.ts'
import { isLocal } from '../loopback.ts'
import { enveloped } from '../operation.ts'
import { person } from '../shapes/account.ts'

const token = z.string().max(200)

export const lookAtWelcome = enveloped(
  {
    id: 'lookAtWelcome',
    summary: 'What the link of the first start leads to; it still works afterwards',
    body: z.object({ token }),
    data: z.object({
      email: z.string().nullable().meta({ description: 'The operator’s, if one is set' }),
      credentials_required: z.boolean().meta({
        description:
          'False in a browser on the machine itself: e-mail and password may be left out',
      }),
    }),
  },
  (services) =>
    async (ctx, { body }) => ({
      email: await services.welcomeLinks.look(body.token),
      credentials_required: !isLocal(services, ctx),
    }),
)

export const enterByWelcome = enveloped(
  {
    id: 'enterByWelcome',
    summary: 'Logs in the operator, by the link of the first start; it works once',
    body: z.object({
      token,
      credentials: z
        .object({
          email: emailAddress.meta({ example: 'someone@example.com' }),
          password: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
        })
        .nullish()
        .meta({ description: 'To log in with from now on' }),
    }),
    data: person,
  },
  (services) =>
    async (ctx, { body: { token, credentials } }) => {
      if (!credentials && !isLocal(services, ctx))
        throw new ServiceError(
          'INVALID_PARAMETER',
          'choose an e-mail address and a password: they can be left out on the machine itself only',
        )
      const session = await services.welcomeLinks.enter(token, credentials ?? null, ctx.ip)
      return enter(services, ctx, session)
    },
)
