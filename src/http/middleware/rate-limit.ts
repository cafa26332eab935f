import { isIPv6 } from 'node:net'
import type { KeyOwner } from '../../accounts/keys.ts'
import { ServiceError } from '../../errors.ts'
import type { KeyPolicy, Policy, RateLimits } from '../rate-limits.ts'
import type { Context, Middleware, Services } from '../state.ts'

/** Counts a call with a valid key. @throws ServiceError RATE_LIMITED */
export const limitKey = (
  { limits }: Services,
  policy: KeyPolicy,
  ctx: Context,
  { keyId, accountId, isTest }: KeyOwner,
): Promise<void> =>
  policy === 'convert' && isTest
    ? take(ctx, limits, 'test', `account ${accountId}`)
    : take(ctx, limits, policy, `key ${keyId}`)

/** Counts a call in a session. @throws ServiceError RATE_LIMITED */
export const limitAccount = (
  { limits }: Services,
  ctx: Context,
  accountId: number,
): Promise<void> => take(ctx, limits, 'session', `account ${accountId}`)

/** Counts a mail to an address, from wherever it is asked for. @throws ServiceError RATE_LIMITED */
export const limitName = ({ limits }: Services, ctx: Context, email: string): Promise<void> =>
  take(ctx, limits, 'name', `name ${email}`)

/** Limits by the address that asks. */
export const limitAddress =
  ({ limits }: Services, policy: 'status' | 'plans' | 'log-in'): Middleware =>
  async (ctx, next) => {
    await take(ctx, limits, policy, networkOf(ctx.ip))
    await next()
  }

/** Counts a call without a valid key. @throws ServiceError RATE_LIMITED */
export const limitAnonymous = ({ limits }: Services, ctx: Context): Promise<void> =>
  take(ctx, limits, 'anonymous', networkOf(ctx.ip))

async function take(
  ctx: Context,
  limits: RateLimits,
  policy: Policy,
  caller: string,
): Promise<void> {
  const window = limits[policy]
  const { allowed, remaining, seconds } = await window.take(caller)
  ctx.set('RateLimit-Policy', `"${policy}";q=${window.limit};w=${window.window}`)
  ctx.set('RateLimit', `"${policy}";r=${remaining};t=${seconds}`)
  if (allowed) return
  throw new ServiceError(
    'RATE_LIMITED',
    `more than ${window.limit} requests in ${window.window} s`,
    {
      retryAfter: seconds,
    },
  )
}

/** An address; of IPv6 its /64, as one customer has all of that. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('%')[0]!.split('::') as [string, string?]
  const groups = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}
