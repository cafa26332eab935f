import * as client from 'openid-client'
import { ServiceError } from '../errors.ts'

/** An OpenID provider, and what it knows us as. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What the browser keeps between leaving for the provider and coming back. */
export interface OidcTrip {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Whom the provider says it is. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  /** Only what the provider has verified, in small letters. */
  readonly email: string | null
}

/** Log-in by an OpenID provider: authorization code flow with PKCE. */
export class Oidc {
  readonly #settings: OidcSettings
  #provider: Promise<client.Configuration> | undefined

  constructor(settings: OidcSettings) {
    this.#settings = settings
  }

  /**
   * @param returnTo where the provider sends the browser back to
   * @throws ServiceError SERVICE_NOT_READY when the provider does not answer
   */
  async leave(returnTo: string): Promise<{ location: string; trip: OidcTrip }> {
    const provider = await this.#discovered()
    const verifier = client.randomPKCECodeVerifier()
    const trip = { state: client.randomState(), nonce: client.randomNonce(), verifier }
    const location = client.buildAuthorizationUrl(provider, {
      redirect_uri: returnTo,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: trip.state,
      nonce: trip.nonce,
    })
    return { location: location.href, trip }
  }

  /**
   * @param returned the address the browser came back by, with its query
   * @throws ServiceError SESSION_REQUIRED when the provider refused, or it is not our trip
   */
  async arrive(returned: string, trip: OidcTrip): Promise<Identity> {
    const provider = await this.#discovered()
    try {
      const tokens = await client.authorizationCodeGrant(provider, new URL(returned), {
        pkceCodeVerifier: trip.verifier,
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        idTokenExpected: true,
      })
      const { iss, sub, name, email, email_verified } = tokens.claims()!
      const isVerified = email_verified === true && typeof email === 'string'
      return {
        issuer: iss,
        subject: sub,
        name: typeof name === 'string' ? name.slice(0, 120) : null,
        email: isVerified ? email.toLowerCase() : null,
      }
    } catch (cause) {
      throw new ServiceError('SESSION_REQUIRED', 'the log-in at the provider failed', { cause })
    }
  }

  /** Asked once; again after a failure. */
  async #discovered(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    const url = new URL(issuer)
    this.#provider ??= client.discovery(url, clientId, clientSecret, undefined, {
      execute: [
        client.enableNonRepudiationChecks,
        // The operator names the provider; on the same machine it may do without TLS.
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
    try {
      return await this.#provider
    } catch (cause) {
      this.#provider = undefined
      throw new ServiceError('SERVICE_NOT_READY', 'the log-in provider does not answer', { cause })
    }
  }
}
