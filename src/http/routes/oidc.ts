import { z } from 'zod'
import type { Oidc } from '../../accounts/oidc.ts'
import { ServiceError } from '../../errors.ts'
import { loggedIn } from '../middleware/session.ts'
import { enveloped, operation } from '../operation.ts'
import { setCookie, setSessionCookie, takeCookie } from '../session-cookie.ts'
import type { Context, Services } from '../state.ts'

/** Milliseconds a log-in at the provider may take. */
const TRIP_LIFE = 600_000
const TRIP = 'oidc'

const redirect = { description: 'Elsewhere', files: ['text/html'], headers: ['Location'] } as const

const trip = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The account that is to be connected; null = log in. */
  account: z.number().nullable(),
})

export const leaveToLogIn = operation(
  {
    id: 'logInByProvider',
    summary: 'To the OpenID provider, to log in',
    answers: { 302: redirect },
    errors: ['NOT_FOUND', 'SERVICE_NOT_READY'],
  },
  (services) => async (ctx) => {
    ctx.redirect(await leave(services, ctx, null))
  },
)

export const leaveToConnect = enveloped(
  {
    id: 'connectProvider',
    summary: 'Where to go to connect the OpenID provider to the account',
    data: z.object({ location: z.url() }),
    errors: ['NOT_FOUND', 'SERVICE_NOT_READY'],
  },
  (services) => async (ctx) => ({ location: await leave(services, ctx, ctx.state.account!.id) }),
)

export const arrive = operation(
  {
    id: 'returnFromProvider',
    summary: 'Back from the OpenID provider',
    answers: { 302: redirect },
    errors: [
      'INVALID_PARAMETER',
      'SESSION_REQUIRED',
      'EMAIL_UNVERIFIED',
      'NOT_FOUND',
      'SERVICE_NOT_READY',
    ],
  },
  (services) => async (ctx) => {
    const { publicUrl, identities } = services
    const kept = takeCookie(ctx, publicUrl(), TRIP)
    const { account, ...ours } = tripOf(kept)
    if (account !== null) await checkOwn(services, ctx, account)
    const returned = `${callback(services)}?${ctx.querystring}`
    const identity = await provider(services).arrive(returned, ours)
    if (account === null)
      setSessionCookie(ctx, publicUrl(), await identities.enter(identity, ctx.ip))
    else await identities.connect(identity, account, ctx.ip)
    ctx.redirect('/')
  },
)

/** What the browser kept is not proof: who connects an account is logged in to it, still. */
async function checkOwn(services: Services, ctx: Context, account: number): Promise<void> {
  const { id, isVerified } = await loggedIn(services, ctx)
  if (id !== account)
    throw new ServiceError('SESSION_REQUIRED', 'log in to the account that is to be connected')
  if (services.config.smtpUrl !== null && !isVerified)
    throw new ServiceError('EMAIL_UNVERIFIED', 'verify your e-mail address first')
}

async function leave(services: Services, ctx: Context, account: number | null): Promise<string> {
  const { location, trip } = await provider(services).leave(callback(services))
  const kept = Buffer.from(JSON.stringify({ ...trip, account })).toString('base64url')
  setCookie(ctx, services.publicUrl(), TRIP, kept, TRIP_LIFE)
  return location
}

const callback = ({ publicUrl }: Services): string => `${publicUrl()}/v1/session/oidc/callback`

function provider({ oidc }: Services): Oidc {
  if (!oidc) throw new ServiceError('NOT_FOUND', 'no log-in provider is configured')
  return oidc
}

function tripOf(kept: string | undefined): z.output<typeof trip> {
  try {
    return trip.parse(JSON.parse(Buffer.from(kept ?? '', 'base64url').toString()))
  } catch (cause) {
    throw new ServiceError('SESSION_REQUIRED', 'the log-in did not begin here', { cause })
  }
}
