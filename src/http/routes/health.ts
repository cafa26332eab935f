import { createHash, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../../errors.ts'
import { succeed } from '../envelope.ts'
import type { Middleware, Services } from '../state.ts'

/** GET /healthz: the process answers. */
export const healthz = (): Middleware => async (ctx) => succeed(ctx, { status: 'ok' })

/** GET /readyz: documents can be converted. 503 with the parts' states when not. */
export const readyz =
  ({ engine, databaseAnswers, log }: Services): Middleware =>
  async (ctx) => {
    const parts = { database: await databaseAnswers(), engine: engine.status().ready }
    if (parts.database && parts.engine) {
      succeed(ctx, { status: 'ready', ...parts })
      return
    }
    if (!parts.engine) log.warn({ reason: engine.unableReason }, 'the engine is not ready')
    const missing = Object.entries(parts).filter(([, ready]) => !ready)
    throw new ServiceError(
      'SERVICE_NOT_READY',
      `not ready: ${missing.map(([name]) => name).join(', ')}`,
    )
  }

/** GET /metrics for Prometheus; asks for the configured token, if there is one. */
export const metrics =
  ({ metrics, config }: Services): Middleware =>
  async (ctx) => {
    const wanted = config.metricsToken
    const shown = ctx.get('Authorization').replace(/^Bearer\s+/i, '')
    if (wanted !== null && !timingSafeEqual(hashOf(shown), hashOf(wanted)))
      throw new ServiceError('INVALID_API_KEY', 'the metrics token is missing or wrong')
    ctx.type = metrics.registry.contentType
    ctx.body = await metrics.registry.metrics()
  }

/** Of one length, as a comparison in constant time needs. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
