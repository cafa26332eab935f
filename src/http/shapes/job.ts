import { z } from 'zod'
import { JOB_STATUSES } from '../../jobs/job.ts'
import { models } from '../../models/catalogue.ts'
import { count, moment, nameOf, requestId } from './text.ts'

export const jobStatus = z.enum(JOB_STATUSES).meta({ id: 'JobStatus' })
export const modelName = nameOf(models).meta({ id: 'Model' })

export const job = z
  .object({
    request_id: requestId,
    status: jobStatus,
    model: modelName,
    pages_used: count.nullable().meta({ description: 'Pages billed' }),
    created_at: moment,
    completed_at: moment.nullable(),
    error_detail: z.string().nullable().meta({ description: 'Reason when status is failed' }),
    pages_total: count.meta({ description: 'Pages the request selects' }),
    pages_done: count.meta({ description: 'Pages worked on so far' }),
    filename: z.string(),
    batch_id: requestId.nullable(),
    result_until: moment.nullable().meta({
      description: 'When the result is deleted; null where there is none',
    }),
  })
  .meta({ id: 'Job' })

/** The file of a batch and the job it became. */
export const batchJob = z
  .object({ filename: z.string(), request_id: requestId, status: jobStatus })
  .meta({ id: 'BatchJob' })

/** `{request_id}` of a path; another text names no job. */
export const jobPath = z.object({ request_id: z.string() })
