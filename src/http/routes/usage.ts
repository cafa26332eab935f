import { usageOf } from '../../billing/usage.ts'
import { ServiceError } from '../../errors.ts'
import { succeed } from '../envelope.ts'
import type { Middleware, Services } from '../state.ts'

/** GET /v1/usage: the calling key's pages of this period. After `authenticate`. */
export const usage =
  ({ config, db, plans }: Services): Middleware =>
  async (ctx) => {
    if (!config.billing) throw new ServiceError('SERVICE_NOT_READY', 'billing is switched off')
    succeed(ctx, await usageOf(db, ctx.state.owner!.keyId, plans, new Date()))
  }
