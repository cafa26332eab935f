import { isIPv6 } from 'node:net'
import type { KeyOwner } from '../../accounts/keys.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { ServiceError } from '../../errors.ts'
import { counterOf } from '../counter.ts'
import { SlidingWindow } from '../sliding-window.ts'
import type { Context, Middleware, Services } from '../state.ts'

/** Requests a minute of all test keys of an account to POST /v1/convert. */
const TEST_RATE = 5
/** Tries a minute from one address to log in, sign up or reset a password. */
const LOG_IN_RATE = 20

/** Mails to one e-mail address that anybody may ask for, in seconds. */
const NAME_TRIES = 20
const NAME_WINDOW = 900

/** Requests a minute of an account's sessions. */
const SESSION_RATE = 120

/** What is limited by key. */
export type KeyPolicy = 'convert' | 'jobs' | 'batch' | 'usage'

export type Policy =
  | KeyPolicy
  | 'test'
  | 'status'
  | 'plans'
  | 'anonymous'
  | 'log-in'
  | 'name'
  | 'session'

/** The windows of all policies. */
export type RateLimits = Readonly<Record<Policy, SlidingWindow>>

export function rateLimits({ rates }: Config, db: Database): RateLimits {
  const window = (policy: Policy, limit: number, seconds = 60) =>
    new SlidingWindow(limit, seconds, Date.now, counterOf(db, policy))
  return {
    convert: window('convert', rates.convert),
    test: window('test', TEST_RATE),
    jobs: window('jobs', rates.jobs),
    batch: window('batch', rates.batch),
    usage: window('usage', rates.jobs),
    status: window('status', rates.status),
    plans: window('plans', rates.status),
    anonymous: window('anonymous', rates.status),
    'log-in': window('log-in', LOG_IN_RATE),
    name: window('name', NAME_TRIES, NAME_WINDOW),
    session: window('session', SESSION_RATE),
  }
}

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
