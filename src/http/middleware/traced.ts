import type { Tracing } from '../../telemetry/tracing.ts'
import type { Middleware } from '../state.ts'

/** A span around every request. */
export const traced =
  (tracing: Tracing): Middleware =>
  (ctx, next) =>
    tracing.request(ctx.headers, next, () => ({
      route: String(ctx._matchedRoute ?? ''),
      method: ctx.method,
      status: ctx.status,
      requestId: ctx.state.requestId,
    }))
