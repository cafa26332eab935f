import { z } from 'zod'
import { models } from '../../models/catalogue.ts'
import { outputs } from '../../outputs/catalogue.ts'
import { VERSION } from '../../version.ts'
import { LIMITS } from '../limits.ts'
import { enveloped } from '../operation.ts'
import { modelName } from '../shapes/job.ts'
import { nameOf } from '../shapes/text.ts'
import { siteOf } from '../site.ts'

/** Models that return a document's own fields. */
const PREBUILT = ['invoice', 'receipt', 'bank_statement', 'business_card']

const limit = z.int().positive()

export const status = enveloped(
  {
    id: 'getStatus',
    summary: 'What this service is and can do',
    data: z.object({
      service: z.string(),
      version: z.string(),
      environment: z.string(),
      models_supported: z.array(modelName),
      outputs: z
        .record(z.string(), z.array(nameOf(outputs)))
        .meta({ description: 'What each model’s results can be written as, the default first' }),
      languages: z.object({
        installed: z.array(z.string()).meta({
          description: 'Codes that `languages` may name; what is added later appears here',
        }),
      }),
      features: z.object({
        auth: z.boolean(),
        sync_convert: z.boolean(),
        async_jobs: z.boolean(),
        webhook: z.boolean(),
        prebuilt_models_enabled: z.boolean(),
        cache_configured: z.boolean(),
        storage_configured: z.boolean(),
        billing: z.boolean(),
        sign_up: z.boolean().meta({ description: 'Whether strangers may make an account' }),
        email_verification: z.boolean().meta({
          description: 'Whether people are asked to open a link that is mailed to them',
        }),
        oidc: z.boolean().meta({ description: 'Whether people may log in by a provider' }),
        passkeys: z
          .boolean()
          .meta({ description: 'Whether the public address is one for passkeys' }),
      }),
      limits: z.object({
        sync_max_bytes: limit,
        sync_max_pages: limit,
        jobs_max_bytes: limit,
        sync_rate_per_minute: limit,
        jobs_rate_per_minute: limit,
      }),
    }),
  },
  ({ config, cache, engine, publicUrl }) =>
    async () => ({
      service: 'pagemill',
      version: VERSION,
      environment: config.environment,
      models_supported: [...models.keys()],
      outputs: Object.fromEntries(
        [...models.values()].map((model) => [model.name, [...model.outputs]]),
      ) as never,
      languages: {
        installed: [...engine.status().languages],
      },
      features: {
        auth: true,
        sync_convert: true,
        async_jobs: true,
        webhook: true,
        prebuilt_models_enabled: PREBUILT.every((name) => models.has(name)),
        cache_configured: cache !== null,
        storage_configured: true,
        billing: config.billing,
        sign_up: config.signUp,
        email_verification: config.smtpUrl !== null,
        oidc: config.oidc !== null,
        passkeys: siteOf(config.publicUrl, publicUrl()) !== null,
      },
      limits: {
        ...LIMITS,
        sync_rate_per_minute: config.rates.convert,
        jobs_rate_per_minute: config.rates.jobs,
      },
    }),
)
