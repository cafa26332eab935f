import { ServiceError } from '../errors.ts'
import { networkOf } from './middleware/rate-limit.ts'
import { sessionToken } from './session-cookie.ts'
import type { Context, Services } from './state.ts'

/** Milliseconds for which a log-in proves who is there. */
const FRESH = 600_000

/**
 * Asks again who is there, before what cannot be undone: the password, or where the account has none, a
 * log-in of the last minutes. After `session`.
 *
 * @throws ServiceError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function proveOwner(
  services: Services,
  ctx: Context,
  password: string | undefined,
): Promise<void> {
  const { people, guesses } = services
  const { id } = ctx.state.account!
  const right = await guesses.begin({
    network: networkOf(ctx.ip),
    name: `account ${id}`,
    isKnown: async () => true,
  })
  const isRight = await people.isPassword(id, password ?? '')
  if (isRight === false) throw new ServiceError('INVALID_CREDENTIALS', 'the password is wrong')
  await right()
  if (isRight) return
  if (!(await isFresh(services, ctx)))
    throw new ServiceError('INVALID_CREDENTIALS', 'log out and log in again first, as a proof')
}

/**
 * The same where a log-in of the last minutes will do whether there is a password or not.
 *
 * @throws ServiceError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function proveRecent(
  services: Services,
  ctx: Context,
  password: string | undefined,
): Promise<void> {
  if (await isFresh(services, ctx)) return
  if (password === undefined)
    throw new ServiceError('INVALID_CREDENTIALS', 'show the password, or log in again, as a proof')
  await proveOwner(services, ctx, password)
}

async function isFresh({ sessions, publicUrl }: Services, ctx: Context): Promise<boolean> {
  const age = await sessions.age(sessionToken(ctx, publicUrl())!)
  return age !== null && age <= FRESH
}
