import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { t } from '../texts/texts.ts'
import { ApiError, api, dataOf } from './api.ts'
import type { Account, Status } from './session.tsx'

/** Whether the service and this browser have passkeys at this address. */
export const hasPasskeys = ({ features }: Status): boolean =>
  features.passkeys && browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname)

/**
 * Has the browser make a passkey, and adds it to the account.
 *
 * @throws ApiError INVALID_CREDENTIALS where the password is wanted as a proof
 */
export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  const asked = { body: password ? { password } : {} }
  const { options } = await dataOf(api.POST('/v1/account/passkeys/options', asked))
  const response = await orNotice(startRegistration({ optionsJSON: options as never }))
  await dataOf(api.POST('/v1/account/passkeys', { body: { name, response: response as never } }))
}

/**
 * Has the browser show a passkey, and logs in by it.
 *
 * @param after_password whether it is the second thing that is shown
 */
export async function enterByPasskey(after_password: boolean): Promise<Account> {
  const asked = api.POST('/v1/session/passkey', { body: { after_password } })
  const { options } = await dataOf(asked)
  const response = await orNotice(startAuthentication({ optionsJSON: options as never }))
  const body = { response: response as never }
  return dataOf(api.POST('/v1/session/passkey/confirm', { body }))
}

/** What browsers say of passkeys that were not shown is not for people. */
const orNotice = <T>(shown: Promise<T>): Promise<T> =>
  shown.catch((cause) => {
    throw new ApiError(400, { code: 'NO_PASSKEY', message: t('gate.noPasskey') }, cause)
  })
