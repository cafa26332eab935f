import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { ConvertRequest } from '../../engine/conversion.ts'
import { ServiceError } from '../../errors.ts'
import type { Order } from '../../jobs/jobs.ts'
import { give, success } from '../envelope.ts'
import { inspected, ORDER_ERRORS } from '../intake.ts'
import { jobFields, jobRequest } from '../job-form.ts'
import { enveloped, operation } from '../operation.ts'
import { batchJob, modelName } from '../shapes/job.ts'
import { count, limit, moment, offset, requestId } from '../shapes/text.ts'
import type { Context, Services, UploadedFile } from '../state.ts'

/** Faults of a file; all others are of the request or the service. */
const OF_A_FILE = [
  'FILE_TOO_LARGE',
  'TOO_MANY_PAGES',
  'UNSUPPORTED_FILE_TYPE',
  'INVALID_FILE',
  'INVALID_PAGE_RANGE',
  'FILE_URL_REFUSED',
] as const

/** A file that becomes no job, without the others' suffering from it. */
const refused = z.object({
  filename: z.string(),
  code: z.enum(OF_A_FILE),
  message: z.string(),
})
type Refused = z.output<typeof refused>

export const createBatch = operation(
  {
    id: 'createBatch',
    summary: 'Orders the conversion of 1 to 20 files: a job for each good one',
    form: jobFields,
    answers: {
      200: {
        description: 'The jobs, and the files that are none',
        data: z.object({
          batch_id: requestId,
          model: modelName,
          jobs_created: count,
          jobs: z.array(batchJob),
          errors: z.array(refused),
        }),
      },
    },
    errors: ORDER_ERRORS,
  },
  (services) =>
    async (ctx, { form }) => {
      const { batches, jobs, config } = services
      const { keyId } = ctx.state.owner!
      const { files } = ctx.state.uploads!
      const { request, webhookUrl } = jobRequest(form, config.webhookRules)
      const id = ctx.state.requestId
      const looks = await Promise.allSettled(
        files.map((file) => orderOf(services, ctx, file, request, webhookUrl)),
      )
      const fault = looks.find((look) => look.status === 'rejected')
      if (fault) throw fault.reason
      const seen = looks.map((look) => (look as PromiseFulfilledResult<Order | Refused>).value)
      const orders = seen.filter((look) => 'id' in look)
      const answer = success(
        ctx,
        {
          batch_id: id,
          model: request.model,
          jobs_created: orders.length,
          jobs: orders.map((order) => ({
            filename: order.filename,
            request_id: order.id,
            status: 'pending',
          })),
          errors: seen.filter((look) => 'code' in look),
        },
        200,
      )
      await jobs.accept(orders, 'batch', async (db) => {
        await batches.create(db, { id, keyId, model: request.model })
        await ctx.state.keepAnswer?.(db, answer)
      })
      give(ctx, answer)
    },
)

const batch = z
  .object({
    batch_id: requestId,
    model: modelName,
    created_at: moment,
    counts: z.object({ pending: count, processing: count, done: count, failed: count }),
  })
  .meta({ id: 'Batch' })

export const listBatches = enveloped(
  {
    id: 'listBatches',
    summary: 'The calling key’s batches, newest first',
    query: z.object({ limit, offset }),
    data: z.object({ total: count, limit: count, offset: count, batches: z.array(batch) }),
  },
  ({ batches }) =>
    async (ctx, { query }) => ({
      ...(await batches.list(ctx.state.owner!.keyId, query)),
      ...query,
    }),
)

export const getBatch = enveloped(
  {
    id: 'getBatch',
    summary: 'A batch: its jobs, counted by state and each',
    path: z.object({ batch_id: z.string() }),
    data: batch.extend({ jobs: z.array(batchJob) }).meta({ id: 'BatchWithJobs' }),
  },
  ({ batches }) =>
    async (ctx, { path }) =>
      batches.find(ctx.state.owner!.keyId, path.batch_id),
)

async function orderOf(
  services: Services,
  ctx: Context,
  file: UploadedFile,
  request: ConvertRequest,
  webhookUrl: string | null,
): Promise<Order | Refused> {
  // Taken before anything is waited for: ids are in the order of the files.
  const id = uuidv7()
  const filename = file.name
  try {
    const inspection = await inspected(services, ctx, file, request)
    const { keyId, accountId } = ctx.state.owner!
    const ids = { id, keyId, accountId, batchId: ctx.state.requestId }
    return { ...ids, path: file.path, filename, request, inspection, webhookUrl }
  } catch (error) {
    const code = error instanceof ServiceError && OF_A_FILE.find((own) => own === error.code)
    if (!code) throw error
    return { filename, code, message: error.message }
  }
}
