import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Test } from 'tap'

/** An OpenID provider where whoever comes is logged in as `claims` say. */
export interface OpenIdProvider {
  readonly issuer: string
  claims: Record<string, unknown>
  /** Changes tokens before they are signed, as an attacker would. */
  forge: (claims: Record<string, unknown>) => Record<string, unknown>
  /** The key tokens are signed with is not the one that is published. */
  foreignKey: boolean
}

const encode = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

export async function openIdProvider(t: Pick<Test, 'teardown'>): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const asked = new Map<string, { challenge: string; nonce: string; client: string }>()
  let count = 0

  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url!, provider.issuer)
    const give = (body: object, status = 200): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (pathname === '/.well-known/openid-configuration')
      give({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    else if (pathname === '/jwks')
      give({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    else if (pathname === '/authorize') {
      const code = `code-${++count}`
      asked.set(code, {
        challenge: query.get('code_challenge')!,
        nonce: query.get('nonce')!,
        client: query.get('client_id')!,
      })
      const back = new URL(query.get('redirect_uri')!)
      back.searchParams.set('code', code)
      back.searchParams.set('state', query.get('state')!)
      response.writeHead(302, { Location: back.href })
      response.end()
    } else if (pathname === '/token') {
      const form = new URLSearchParams(await text(request))
      const known = asked.get(form.get('code')!)
      asked.delete(form.get('code')!)
      const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url')
      const isOurs = form.get('client_id') === 'pagemill' && form.get('client_secret') === 'secret'
      if (!known || !isOurs || known.challenge !== challenge) give({ error: 'invalid_grant' }, 400)
      else give({ access_token: 'x', token_type: 'bearer', id_token: token(known) })
    } else give({}, 404)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const provider: OpenIdProvider = {
    issuer: `http://127.0.0.1:${port}`,
    claims: {},
    forge: (claims) => claims,
    foreignKey: false,
  }
  return provider

  function token({ nonce, client }: { nonce: string; client: string }): string {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 300 }
    const all = { iss: provider.issuer, aud: client, nonce, ...times, ...provider.claims }
    const signed = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(provider.forge(all))}`
    const key = provider.foreignKey ? foreign : privateKey
    return `${signed}.${encode(sign('sha256', Buffer.from(signed), key))}`
  }
}
