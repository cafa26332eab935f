import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { counterOf } from './counter.ts'
import { SlidingWindow } from './sliding-window.ts'

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
