import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ServiceError } from '../../errors.ts'
import type { Storage } from '../../storage/storage.ts'
import { enveloped, operation } from '../operation.ts'

export const healthz = enveloped(
  { id: 'getHealth', summary: 'The process answers', data: z.object({ status: z.literal('ok') }) },
  () => async () => ({ status: 'ok' }) as const,
)

export const readyz = enveloped(
  {
    id: 'getReadiness',
    summary: 'Documents can be converted',
    data: z.object({
      status: z.literal('ready'),
      database: z.literal(true),
      storage: z.literal(true),
      engine: z.literal(true),
    }),
    errors: ['SERVICE_NOT_READY'],
  },
  ({ engine, databaseAnswers, storage, log }) =>
    async () => {
      const [database, stores] = await Promise.all([databaseAnswers(), answers(storage)])
      const { ready } = engine.status()
      if (database && stores && ready)
        return { status: 'ready', database, storage: stores, engine: ready } as const
      if (!ready) log.warn({ reason: engine.unableReason }, 'the engine is not ready')
      const parts = Object.entries({ database, storage: stores, engine: ready })
      const missing = parts.filter(([, isReady]) => !isReady).map(([name]) => name)
      throw new ServiceError('SERVICE_NOT_READY', `not ready: ${missing.join(', ')}`)
    },
)

export const metrics = operation(
  {
    id: 'getMetrics',
    summary: 'Metrics for Prometheus; asks for the configured token as bearer, if there is one',
    answers: { 200: { description: 'Metrics', files: ['text/plain'] } },
    errors: ['INVALID_API_KEY'],
  },
  ({ metrics, config }) =>
    async (ctx) => {
      const wanted = config.metricsToken
      const shown = ctx.get('Authorization').replace(/^Bearer\s+/i, '')
      if (wanted !== null && !timingSafeEqual(hashOf(shown), hashOf(wanted)))
        throw new ServiceError('INVALID_API_KEY', 'the metrics token is missing or wrong')
      ctx.type = metrics.registry.contentType
      ctx.body = await metrics.registry.metrics()
    },
)

/** Whether the storage says of a file that is not there that it is not there. */
const answers = (storage: Storage): Promise<boolean> =>
  storage.open('probes/none').then(
    () => true,
    () => false,
  )

/** Of one length, as a comparison in constant time needs. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
