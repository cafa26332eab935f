import type { KeyOwner } from '../../accounts/keys.ts'
import type { Account } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import { mayHaveLiveKeys } from '../live-key.ts'
import type { KeyPolicy } from '../rate-limits.ts'
import type { Context, Middleware, Services } from '../state.ts'
import { limitAnonymous, limitKey } from './rate-limit.ts'
import { loggedIn } from './session.ts'
import { checkVerified } from './verified.ts'

/** Lets in who shows a key that is known and active, as often as the policy allows. */
export const authenticate =
  (services: Services, policy: KeyPolicy): Middleware =>
  async (ctx, next) => {
    const owner = await ownerOf(services, ctx)
    ctx.state.owner = owner
    await limitKey(services, policy, ctx, owner)
    await next()
  }

/** Who could make a key need not: a live one where the account may have them, else a test key. */
async function withoutKey(services: Services, ctx: Context, account: Account): Promise<KeyOwner> {
  if (ctx.method === 'POST') checkVerified(services, account)
  const { id: accountId, plan } = account
  const isTest = !mayHaveLiveKeys(services, account)
  return { keyId: await services.keys.ofSessions(accountId, isTest), accountId, plan, isTest }
}

/** Who shows no key, or a wrong one, is counted by address. */
async function ownerOf(services: Services, ctx: Context): Promise<KeyOwner> {
  const key = ctx.get('X-API-Key')
  const keyId = ctx.get('X-Service-Key-Id')
  if (key === '' && keyId !== '') return ownKey(services, ctx, keyId)
  try {
    return await services.keyCheck.check(key || undefined)
  } catch (error) {
    await limitAnonymous(services, ctx)
    throw error
  }
}

/** Names the session itself where a key's id could stand. */
const SESSION = 'session'

/**
 * In a session a key of the account is named by its id: the key itself never reaches the browser.
 * With a revoked one its jobs can still be seen and deleted.
 */
async function ownKey(services: Services, ctx: Context, keyId: string): Promise<KeyOwner> {
  const account = await loggedIn(services, ctx)
  if (keyId === SESSION) return withoutKey(services, ctx, account)
  const id = /^[1-9]\d{0,14}$/.test(keyId) ? Number(keyId) : 0
  const owner = await services.keys.owner(account.id, id)
  if (!owner || (!owner.isActive && ctx.method === 'POST'))
    throw new ServiceError('INVALID_API_KEY', 'the account has no such key, or it is revoked')
  return owner
}
