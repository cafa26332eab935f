import { z } from 'zod'
import { jobOf } from '../../jobs/job.ts'
import { give, success } from '../envelope.ts'
import { inspected, ORDER_ERRORS } from '../intake.ts'
import { jobFields, jobRequest } from '../job-form.ts'
import { enveloped, operation } from '../operation.ts'
import { job, jobPath, jobStatus, modelName } from '../shapes/job.ts'
import { count, limit, offset, requestId } from '../shapes/text.ts'

export const createJob = operation(
  {
    id: 'createJob',
    summary: 'Orders the conversion of one file',
    form: jobFields,
    answers: {
      202: {
        description: 'The job is pending',
        data: z.object({
          request_id: requestId,
          status: z.literal('pending'),
          model: modelName,
        }),
        headers: ['Location'],
      },
    },
    errors: ORDER_ERRORS,
  },
  (services) =>
    async (ctx, { form }) => {
      const { keyId, accountId } = ctx.state.owner!
      const { path, name } = ctx.state.upload!
      const { request, webhookUrl } = jobRequest(form, services.config.webhookRules)
      const inspection = await inspected(services, ctx, ctx.state.upload!, request)
      const id = ctx.state.requestId
      const data = { request_id: id, status: 'pending', model: request.model }
      const answer = success(ctx, data, 202, { Location: `/v1/jobs/${id}` })
      const order = { id, keyId, accountId, batchId: null, path, filename: name, request }
      await services.jobs.accept([{ ...order, inspection, webhookUrl }], 'jobs', async (db) => {
        await ctx.state.keepAnswer?.(db, answer)
      })
      give(ctx, answer)
    },
)

export const listJobs = enveloped(
  {
    id: 'listJobs',
    summary: 'The calling key’s jobs, newest first',
    query: z.object({
      status: jobStatus.optional(),
      model: modelName.optional(),
      limit,
      offset,
    }),
    data: z.object({ total: count, limit: count, offset: count, jobs: z.array(job) }),
    errors: ['UNSUPPORTED_MODEL'],
  },
  ({ jobs }) =>
    async (ctx, { query }) => {
      const { limit, offset } = query
      const { total, rows } = await jobs.list(ctx.state.owner!.keyId, query)
      return { total, limit, offset, jobs: rows.map(jobOf) }
    },
)

export const getJob = enveloped(
  { id: 'getJob', summary: 'A job', path: jobPath, data: job },
  ({ jobs }) =>
    async (ctx, { path }) =>
      jobOf(await jobs.find(ctx.state.owner!.keyId, path.request_id)),
)

export const cancelJob = enveloped(
  {
    id: 'cancelJob',
    summary: 'Cancels a job: one that has not ended fails, unbilled',
    path: jobPath,
    data: job,
  },
  ({ jobs }) =>
    async (ctx, { path }) =>
      jobOf(await jobs.cancel(ctx.state.owner!.keyId, path.request_id)),
)

export const deleteJob = enveloped(
  {
    id: 'deleteJob',
    summary: 'Deletes a job in any state, with its files',
    path: jobPath,
    data: z.object({ request_id: requestId, deleted: z.literal(true) }),
  },
  ({ jobs }) =>
    async (ctx, { path: { request_id } }) => {
      await jobs.remove(ctx.state.owner!.keyId, request_id)
      return { request_id, deleted: true } as const
    },
)
