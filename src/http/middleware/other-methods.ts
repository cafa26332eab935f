import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'

/** Behind the router: a path that is known says which methods it has. */
export const otherMethods = (): Middleware => async (ctx) => {
  const methods = new Set((ctx.matched ?? []).flatMap((layer) => layer.methods))
  if (methods.size === 0) return
  ctx.set('Allow', [...methods, 'OPTIONS'].sort().join(', '))
  if (ctx.method !== 'OPTIONS')
    throw new ServiceError('METHOD_NOT_ALLOWED', `${ctx.method} is not for this address`)
  ctx.status = 204
}
