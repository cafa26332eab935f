import type { Endpoint } from '../../billing/plan.ts'
import type { Middleware, Services } from '../state.ts'

/**
 * Turns away, before anything is sent up, who may not use an endpoint; notes how large a file may
 * be. After `authenticate`.
 *
 * @param maxBytes of a file, whatever the plan
 */
export const entitled =
  ({ reservations, db }: Services, endpoint: Endpoint, maxBytes: number): Middleware =>
  async (ctx, next) => {
    const planBytes = await reservations.admit(db, ctx.state.owner!.keyId, endpoint)
    ctx.state.maxFileBytes = Math.min(maxBytes, planBytes)
    await next()
  }
