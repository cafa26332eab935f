import type { KeyOwner } from '../../accounts/keys.ts'
import type { Context, Middleware, Services } from '../state.ts'
import { type KeyPolicy, limitAnonymous, limitKey } from './rate-limit.ts'

/** Lets in who shows a key that is known and active, as often as the policy allows. */
export const authenticate =
  (services: Services, policy: KeyPolicy): Middleware =>
  async (ctx, next) => {
    const owner = await ownerOf(services, ctx)
    ctx.state.owner = owner
    await limitKey(services, policy, ctx, owner)
    await next()
  }

/** Who shows no key, or a wrong one, is counted by address. */
async function ownerOf(services: Services, ctx: Context): Promise<KeyOwner> {
  try {
    return await services.keyCheck.check(ctx.get('X-API-Key') || undefined)
  } catch (error) {
    await limitAnonymous(services, ctx)
    throw error
  }
}
