import { z } from 'zod'
import { emailAddress } from '../../accounts/email.ts'
import { PASSWORD_LENGTH } from '../../accounts/password.ts'
import { ServiceError } from '../../errors.ts'
import { bodyOf } from '../body.ts'
import { succeed } from '../envelope.ts'
import { limitName } from '../middleware/rate-limit.ts'
import { sessionToken, setSessionCookie } from '../session-cookie.ts'
import type { Context, Middleware, Services } from '../state.ts'

const password = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
/** Of a log-in: rules for new passwords do not concern old ones. */
const shown = z.string().max(1000)

const newcomer = z.object({
  email: emailAddress,
  password,
  name: z.string().trim().max(120).optional(),
})
const credentials = z.object({ email: emailAddress, password: shown })
const change = z.object({ current_password: shown, password })
const address = z.object({ email: emailAddress })
const choice = z.object({ token: z.string().max(200), password })

/** POST /v1/session/sign-up: a new account on the plan Free, logged in. */
export const signUp =
  (services: Services): Middleware =>
  async (ctx) => {
    if (!services.config.signUp)
      throw new ServiceError('NOT_FOUND', 'accounts are made by the operator of this service')
    const { email, password, name } = await bodyOf(ctx, newcomer)
    const person = { email, password, name: name || email }
    await enter(services, ctx, await services.people.signUp(person, ctx.ip))
  }

/** POST /v1/session/log-in */
export const logIn =
  (services: Services): Middleware =>
  async (ctx) => {
    const { email, password } = await bodyOf(ctx, credentials)
    await limitName(services, ctx, email)
    await enter(services, ctx, await services.people.logIn(email, password, ctx.ip))
  }

/** POST /v1/session/log-out: no error for who is not logged in. */
export const logOut =
  ({ sessions, publicUrl }: Services): Middleware =>
  async (ctx) => {
    const token = sessionToken(ctx, publicUrl())
    if (token) await sessions.close(token)
    setSessionCookie(ctx, publicUrl(), null)
    succeed(ctx, { logged_in: false })
  }

/** GET /v1/session: who is logged in. After `session`. */
export const whoAmI = (): Middleware => async (ctx) => {
  succeed(ctx, shownAccount(ctx))
}

/** POST /v1/session/password: ends all other sessions. After `session`. */
export const changePassword =
  (services: Services): Middleware =>
  async (ctx) => {
    const { current_password, password } = await bodyOf(ctx, change)
    const { id } = ctx.state.account!
    const token = await services.people.changePassword(id, current_password, password, ctx.ip)
    await enter(services, ctx, token)
  }

/** POST /v1/session/reset: sends a link by mail. Answers alike whether there is an account. */
export const askReset =
  (services: Services): Middleware =>
  async (ctx) => {
    const { email } = await bodyOf(ctx, address)
    await limitName(services, ctx, email)
    // Not waited for: the time must not tell.
    sendReset(services, email).catch((err) =>
      services.log.error({ err }, 'a password mail cannot be sent'),
    )
    succeed(ctx, { sent: true })
  }

async function sendReset({ people, mailer, publicUrl }: Services, email: string): Promise<void> {
  const token = await people.askReset(email)
  if (token) await mailer.send(resetMail(email, `${publicUrl()}/reset?token=${token}`))
}

/** POST /v1/session/reset/confirm: a new password, by the token of the mail. */
export const confirmReset =
  (services: Services): Middleware =>
  async (ctx) => {
    const { token, password } = await bodyOf(ctx, choice)
    await enter(services, ctx, await services.people.reset(token, password, ctx.ip))
  }

/** Sets the cookie and says who it is for. */
export async function enter(services: Services, ctx: Context, token: string): Promise<void> {
  setSessionCookie(ctx, services.publicUrl(), token)
  ctx.state.account = (await services.sessions.find(token))!
  succeed(ctx, shownAccount(ctx))
}

function shownAccount(ctx: Context) {
  const { id, name, email, plan, hasCard } = ctx.state.account!
  return { account_id: id, name, email, plan, card_verified: hasCard }
}

const resetMail = (to: string, link: string) => ({
  to,
  subject: 'Your password',
  text:
    'Somebody, probably you, asked for a new password. Choose it within an hour:\n\n' +
    `${link}\n\nIf it was not you, nothing needs to be done.\n`,
})
