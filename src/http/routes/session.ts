import { z } from 'zod'
import { emailAddress } from '../../accounts/email.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import type { Newcomer } from '../../accounts/people.ts'
import { ServiceError } from '../../errors.ts'
import { linkMail } from '../../mail/link-mail.ts'
import { enter, shownAccount } from '../enter.ts'
import { limitName, networkOf } from '../middleware/rate-limit.ts'
import { enveloped } from '../operation.ts'
import { sessionToken, setSessionCookie } from '../session-cookie.ts'
import { person } from '../shapes/account.ts'
import type { Services } from '../state.ts'
import { keepAttempt } from './passkey-entry.ts'
import { sendCheck } from './verify.ts'

const email = emailAddress.meta({ example: 'someone@example.com' })
const password = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
/** Of a log-in: rules for new passwords do not concern old ones. */
const shown = z.string().max(1000)

export const signUp = enveloped(
  {
    id: 'signUp',
    summary: 'Makes an account on the plan Free, or mails a link that does',
    description:
      'Where mail is sent, the answer is the same whether the e-mail address has an account; ' +
      'the mail says. Where none is sent, the account is made at once, logged in.',
    body: z.object({ email, password, name: z.string().trim().max(120).optional() }),
    data: z.object({
      sent: z.boolean().meta({ description: 'Whether to go on with the link of a mail' }),
      account: person.nullable().meta({ description: 'Who is logged in now; null: see the mail' }),
    }),
  },
  (services) =>
    async (ctx, { body: { email, password, name } }) => {
      const newcomer = { email, password, name: name || email }
      if (services.config.smtpUrl === null) {
        const token = await services.people.signUp(newcomer, ctx.ip)
        return { sent: false, account: await enter(services, ctx, token) }
      }
      await limitName(services, ctx, email)
      // Not waited for: the time must not tell.
      mailSignUp(services, newcomer).catch((err) =>
        services.log.error({ err }, 'a mail to verify an address cannot be sent'),
      )
      return { sent: true, account: null }
    },
)

async function mailSignUp(services: Services, newcomer: Newcomer): Promise<void> {
  const { emailChecks, mailer, publicUrl } = services
  const token = await emailChecks.signUp(newcomer)
  if (token !== null) return sendCheck(services, newcomer.email, token)
  const did =
    'signed up with this address, which has an account already. Log in, or choose a new password'
  await mailer.send(linkMail(newcomer.email, 'You have an account', did, `${publicUrl()}/log-in`))
}

export const logIn = enveloped(
  {
    id: 'logIn',
    summary: 'Logs in; the session is a cookie',
    description:
      'Where the account asks for a passkey after the password, a right password is answered ' +
      'PASSKEY_REQUIRED, with a cookie by which POST /v1/session/passkey goes on.',
    body: z.object({ email, password: shown }),
    data: person,
    errors: ['INVALID_CREDENTIALS', 'PASSKEY_REQUIRED'],
  },
  (services) =>
    async (ctx, { body: { email, password } }) => {
      const right = await services.guesses.begin({
        network: networkOf(ctx.ip),
        name: `name ${email}`,
        isKnown: () => services.people.hasEntered(email, ctx.ip),
      })
      const entry = await services.people.logIn(email, password, ctx.ip)
      await right()
      if ('session' in entry) return enter(services, ctx, entry.session)
      keepAttempt(services, ctx, entry.attempt)
      throw new ServiceError(
        'PASSKEY_REQUIRED',
        'the password is right; go on with POST /v1/session/passkey and a passkey',
      )
    },
)

export const logOut = enveloped(
  {
    id: 'logOut',
    summary: 'Logs out; no error for who is not logged in',
    data: z.object({ logged_in: z.literal(false) }),
  },
  ({ sessions, publicUrl }) =>
    async (ctx) => {
      const token = sessionToken(ctx, publicUrl())
      if (token) await sessions.close(token, ctx.ip)
      setSessionCookie(ctx, publicUrl(), null)
      return { logged_in: false } as const
    },
)

export const whoAmI = enveloped(
  { id: 'getSession', summary: 'Who is logged in', data: person },
  () => async (ctx) => shownAccount(ctx),
)

export const changePassword = enveloped(
  {
    id: 'changePassword',
    summary: 'Sets another password; ends all other sessions',
    body: z.object({ current_password: shown, password }),
    data: person,
    errors: ['INVALID_CREDENTIALS'],
  },
  (services) =>
    async (ctx, { body: { current_password, password } }) => {
      const { id } = ctx.state.account!
      const right = await services.guesses.begin({
        network: networkOf(ctx.ip),
        name: `account ${id}`,
        isKnown: async () => true,
      })
      const token = await services.people.changePassword(id, current_password, password, ctx.ip)
      await right()
      return enter(services, ctx, token)
    },
)

export const askReset = enveloped(
  {
    id: 'askPasswordReset',
    summary: 'Sends a link by mail; answers alike whether there is an account',
    body: z.object({ email }),
    data: z.object({ sent: z.literal(true) }),
  },
  (services) =>
    async (ctx, { body: { email } }) => {
      await limitName(services, ctx, email)
      // Not waited for: the time must not tell.
      sendReset(services, email).catch((err) =>
        services.log.error({ err }, 'a password mail cannot be sent'),
      )
      return { sent: true } as const
    },
)

async function sendReset({ people, mailer, publicUrl }: Services, email: string): Promise<void> {
  const token = await people.askReset(email)
  if (!token) return
  const did = 'asked for a new password. Choose it within an hour'
  const link = `${publicUrl()}/reset?token=${token}`
  await mailer.send(linkMail(email, 'Your password', did, link))
}

export const confirmReset = enveloped(
  {
    id: 'resetPassword',
    summary: 'Sets another password, by the token of the mail',
    body: z.object({ token: z.string().max(200), password }),
    data: person,
  },
  (services) =>
    async (ctx, { body: { token, password } }) =>
      enter(services, ctx, await services.people.reset(token, password, ctx.ip)),
)
