import { ServiceError } from '../errors.ts'
import type { Context } from './state.ts'

/** Answers with `data` in the specification's envelope. */
export function succeed(ctx: Context, data: object, status = 200): void {
  ctx.status = status
  ctx.body = { success: true, data, request_id: ctx.state.requestId }
}

/** Answers with an error in the envelope. Messages of unknown errors stay inside. */
export function fail(ctx: Context, error: unknown): void {
  const known = error instanceof ServiceError ? error : null
  const code = known?.code ?? 'INTERNAL_ERROR'
  const message = known?.message ?? 'something went wrong inside the service'
  ctx.status = known?.status ?? 500
  if (known?.retryAfter !== undefined) ctx.set('Retry-After', String(known.retryAfter))
  else if (ctx.status === 503) ctx.set('Retry-After', '5')
  ctx.body = {
    success: false,
    error: { code, message, ...known?.details },
    request_id: ctx.state.requestId,
  }
}
