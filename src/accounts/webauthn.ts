import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ServiceError } from '../errors.ts'

export type { AuthenticationResponseJSON, RegistrationResponseJSON }

/** Loaded with the first passkey, for the start's sake. */
const library = () => import('@simplewebauthn/server')

/** What WebAuthn calls a relying party: the service as browsers know it. */
export interface Site {
  /** A host's name. */
  readonly id: string
  /** Of its pages: `https://pages.example.com`. */
  readonly origin: string
}

/** A passkey as browsers ask for it. */
export interface Named {
  readonly credential: string
  /** JSON */
  readonly transports: string
}

/** A passkey with what its signatures are held against. */
export interface Keyed extends Named {
  /** COSE, base64url. */
  readonly public_key: string
  readonly counter: number
}

/** What a browser is asked, in WebAuthn's JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>> & {
  /** base64url */
  readonly challenge: string
}

/** What a browser makes a passkey by. @param others the account's, which are not made twice */
export async function creationOptions(
  site: Site,
  { id, name }: { readonly id: number; readonly name: string },
  others: readonly Named[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'pagemill',
    rpID: site.id,
    userName: name,
    userID: new TextEncoder().encode(handleOf(id)),
    attestationType: 'none',
    excludeCredentials: others.map(described),
    // A key that cannot say who holds it serves as a second factor still.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/**
 * What a browser has a passkey sign.
 *
 * @param own those that will do; null = any that finds its account by itself, with its holder verified
 */
export async function requestOptions(
  site: Site,
  own: readonly Named[] | null,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: own ? 'preferred' : 'required',
    ...(own && { allowCredentials: own.map(described) }),
  })
  return { ...options }
}

/** @throws ServiceError INVALID_PARAMETER when it answers another challenge, or another site's */
export async function newPasskey(
  site: Site,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<Keyed> {
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch((cause) => {
    throw new ServiceError('INVALID_PARAMETER', 'this is no new passkey of this site', { cause })
  })
  if (!checked.verified)
    throw new ServiceError('INVALID_PARAMETER', 'this is no new passkey of this site')
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    credential: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(response.response.transports ?? []),
  }
}

/**
 * @param wanted.isVerified whether the passkey must have seen who holds it
 * @returns the passkey's counter after it
 * @throws ServiceError INVALID_CREDENTIALS when it is not signed by the passkey, or for something else
 */
export async function signed(
  site: Site,
  passkey: Keyed & { readonly account_id: number },
  response: AuthenticationResponseJSON,
  wanted: { readonly challenge: string; readonly isVerified: boolean },
): Promise<number> {
  const { userHandle } = response.response
  const handle = Buffer.from(userHandle ?? '', 'base64url').toString()
  if (userHandle && handle !== handleOf(passkey.account_id)) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: wanted.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: wanted.isVerified,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause) => {
    throw refused(cause)
  })
  if (!checked.verified) throw refused()
  return checked.authenticationInfo.newCounter
}

/** Of a passkey that does not let anybody in, whatever the reason. */
export const refused = (cause?: unknown): ServiceError =>
  new ServiceError('INVALID_CREDENTIALS', 'the passkey was not accepted; try again', { cause })

/** Names the account to authenticators, the same for all its passkeys. */
const handleOf = (accountId: number): string => `account ${accountId}`

const described = ({ credential, transports }: Named) => ({
  id: credential,
  transports: JSON.parse(transports),
})
