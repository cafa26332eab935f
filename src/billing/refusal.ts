import { type ErrorCode, ServiceError } from '../errors.ts'
import type { Payer } from './payer.ts'
import type { Endpoint, Plan } from './plan.ts'

type PaymentCode = Extract<
  ErrorCode,
  | 'CARD_REQUIRED'
  | 'NO_ACTIVE_PLAN'
  | 'INSUFFICIENT_PAGES'
  | 'QUOTA_EXCEEDED'
  | 'SPEND_CAP_REACHED'
  | 'SMART_EXTRACT_LIMIT'
>

/** A 402, with the address where the account can be changed. */
export function paymentRequired(
  code: PaymentCode,
  message: string,
  upgradeUrl: string,
  details: Readonly<Record<string, number>> = {},
): ServiceError {
  return new ServiceError(code, message, { details: { ...details, upgrade_url: upgradeUrl } })
}

/** Too few pages: `exhausted` where none is left, else how many are missing. */
export function tooFew(
  exhausted: 'QUOTA_EXCEEDED' | 'SPEND_CAP_REACHED',
  what: string,
  needed: number,
  left: number,
  upgradeUrl: string,
): ServiceError {
  if (left > 0)
    return paymentRequired(
      'INSUFFICIENT_PAGES',
      `the file needs ${needed} pages, ${what} have ${left} left`,
      upgradeUrl,
      { needed, left },
    )
  return paymentRequired(exhausted, `${what} are used up`, upgradeUrl)
}

/**
 * Whether a key may use an endpoint at all.
 *
 * @returns the plan; null for test keys, which need none
 * @throws ServiceError NO_ACTIVE_PLAN, CARD_REQUIRED
 */
export function admit(payer: Payer, endpoint: Endpoint, upgradeUrl: string): Plan | null {
  const refuse = (code: 'NO_ACTIVE_PLAN' | 'CARD_REQUIRED', message: string) =>
    paymentRequired(code, message, upgradeUrl)
  if (payer.isTest) {
    if (endpoint === 'convert') return null
    throw refuse('NO_ACTIVE_PLAN', 'test keys serve POST /v1/convert only')
  }
  const { plan } = payer
  if (!plan) throw refuse('NO_ACTIVE_PLAN', 'the account has no active plan')
  if (!plan.endpoints.includes(endpoint))
    throw refuse('NO_ACTIVE_PLAN', `the plan ${plan.name} does not include /v1/${endpoint}`)
  if (plan.needsCard && payer.cardSince === null)
    throw refuse('CARD_REQUIRED', 'live keys need a verified payment card')
  return plan
}
