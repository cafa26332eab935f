import { v7 as uuidv7 } from 'uuid'
import type { ConvertRequest } from '../../engine/conversion.ts'
import { ServiceError } from '../../errors.ts'
import type { Order } from '../../jobs/jobs.ts'
import { give, succeed, success } from '../envelope.ts'
import { inspected } from '../intake.ts'
import { jobRequest } from '../job-form.ts'
import type { Context, Middleware, Services, UploadedFile } from '../state.ts'

/** A file that becomes no job, without the others' suffering from it. */
interface Refused {
  readonly filename: string
  readonly code: string
  readonly message: string
}

/** Faults of a file; all others are of the request or the service. */
const OF_A_FILE = new Set([
  'FILE_TOO_LARGE',
  'TOO_MANY_PAGES',
  'UNSUPPORTED_FILE_TYPE',
  'INVALID_FILE',
  'INVALID_PAGE_RANGE',
])

/** POST /v1/batch: a job for each good file. After `authenticate` and `uploads`. */
export const createBatch =
  (services: Services): Middleware =>
  async (ctx) => {
    const { batches, jobs, config } = services
    const { keyId } = ctx.state.owner!
    const { files, fields } = ctx.state.uploads!
    const { request, webhookUrl } = jobRequest(fields, config.webhookRules)
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
  }

/** GET /v1/batch/{batch_id} */
export const getBatch =
  ({ batches }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, await batches.find(ctx.state.owner!.keyId, ctx.params.id!))
  }

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
    if (!(error instanceof ServiceError) || !OF_A_FILE.has(error.code)) throw error
    return { filename, code: error.code, message: error.message }
  }
}
