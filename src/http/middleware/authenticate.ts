import type { Middleware, Services } from '../state.ts'

/** Lets in who shows a key that is known and active. */
export const authenticate =
  ({ keyCheck }: Services): Middleware =>
  async (ctx, next) => {
    ctx.state.owner = await keyCheck.check(ctx.get('X-API-Key') || undefined)
    await next()
  }
