import { z } from 'zod'
import { emailAddress } from '../../accounts/email.ts'
import { OPERATOR } from '../../accounts/operator.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { linkMail } from '../../mail/link-mail.ts'
import { limitName } from '../middleware/rate-limit.ts'
import { enveloped } from '../operation.ts'
import { sessionToken, setSessionCookie } from '../session-cookie.ts'
import { person } from '../shapes/account.ts'
import type { Context, Services } from '../state.ts'
import { sendCheck } from './verify.ts'

const email = emailAddress.meta({ example: 'someone@example.com' })
const password = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
/** Of a log-in: rules for new passwords do not concern old ones. */
const shown = z.string().max(1000)

export const signUp = enveloped(
  {
    id: 'signUp',
    summary: 'Makes an account on the plan Free, logged in',
    body: z.object({ email, password, name: z.string().trim().max(120).optional() }),
    data: person,
  },
  (services) =>
    async (ctx, { body: { email, password, name } }) => {
      const newcomer = { email, password, name: name || email }
      const entered = await enter(services, ctx, await services.people.signUp(newcomer, ctx.ip))
      // Not waited for: another can be asked for.
      sendCheck(services, entered.account_id, email).catch((err) =>
        services.log.error({ err }, 'a mail to verify an address cannot be sent'),
      )
      return entered
    },
)

export const logIn = enveloped(
  {
    id: 'logIn',
    summary: 'Logs in; the session is a cookie',
    body: z.object({ email, password: shown }),
    data: person,
  },
  (services) =>
    async (ctx, { body: { email, password } }) => {
      await limitName(services, ctx, email)
      return enter(services, ctx, await services.people.logIn(email, password, ctx.ip))
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
  },
  (services) =>
    async (ctx, { body: { current_password, password } }) => {
      const { id } = ctx.state.account!
      const token = await services.people.changePassword(id, current_password, password, ctx.ip)
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

/** Sets the cookie and says who it is for. */
async function enter(services: Services, ctx: Context, token: string) {
  setSessionCookie(ctx, services.publicUrl(), token)
  ctx.state.account = (await services.sessions.find(token))!
  return shownAccount(ctx)
}

function shownAccount(ctx: Context) {
  const { id, name, email, plan, hasCard, isVerified } = ctx.state.account!
  return {
    account_id: id,
    name,
    email,
    plan,
    card_verified: hasCard,
    email_verified: isVerified,
    is_operator: id === OPERATOR,
  }
}
