import { models } from '../../models/registry.ts'
import { VERSION } from '../../version.ts'
import { succeed } from '../envelope.ts'
import { LIMITS } from '../limits.ts'
import type { Middleware, Services } from '../state.ts'

/** Models that return a document's own fields. */
const PREBUILT = ['invoice', 'receipt', 'bank_statement', 'business_card']

/** GET /v1/status: what this service is and can do. */
export const status =
  ({ config, cache }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, {
      service: 'pagemill',
      version: VERSION,
      environment: config.environment,
      models_supported: [...models.keys()],
      features: {
        auth: true,
        sync_convert: true,
        async_jobs: true,
        webhook: true,
        prebuilt_models_enabled: PREBUILT.every((name) => models.has(name)),
        cache_configured: cache !== null,
        storage_configured: true,
      },
      limits: {
        ...LIMITS,
        sync_rate_per_minute: config.rates.convert,
        jobs_rate_per_minute: config.rates.jobs,
      },
    })
  }
