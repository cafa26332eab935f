import { jobOf } from '../../jobs/job.ts'
import { give, succeed, success } from '../envelope.ts'
import { inspected } from '../intake.ts'
import { jobFilter, jobRequest } from '../job-form.ts'
import type { Middleware, Services } from '../state.ts'

/** POST /v1/jobs: one file in, a pending job out. After `authenticate` and `upload`. */
export const createJob =
  (services: Services): Middleware =>
  async (ctx) => {
    const { keyId, accountId } = ctx.state.owner!
    const { path, name, fields } = ctx.state.upload!
    const { request, webhookUrl } = jobRequest(fields, services.config.webhookRules)
    const inspection = await inspected(services, ctx, ctx.state.upload!, request)
    const id = ctx.state.requestId
    const data = { request_id: id, status: 'pending', model: request.model }
    const answer = success(ctx, data, 202, { Location: `/v1/jobs/${id}` })
    const order = { id, keyId, accountId, batchId: null, path, filename: name, request }
    await services.jobs.accept([{ ...order, inspection, webhookUrl }], 'jobs', async (db) => {
      await ctx.state.keepAnswer?.(db, answer)
    })
    give(ctx, answer)
  }

/** GET /v1/jobs: the calling key's jobs, newest first. */
export const listJobs =
  ({ jobs }: Services): Middleware =>
  async (ctx) => {
    const { limit, offset, ...filter } = jobFilter(ctx.query)
    const { total, rows } = await jobs.list(ctx.state.owner!.keyId, { ...filter, limit, offset })
    succeed(ctx, { total, limit, offset, jobs: rows.map(jobOf) })
  }

/** GET /v1/jobs/{request_id} */
export const getJob =
  ({ jobs }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, jobOf(await jobs.find(ctx.state.owner!.keyId, ctx.params.id!)))
  }

/** POST /v1/jobs/{request_id}/cancel: a job that has not ended fails, unbilled. */
export const cancelJob =
  ({ jobs }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, jobOf(await jobs.cancel(ctx.state.owner!.keyId, ctx.params.id!)))
  }

/** DELETE /v1/jobs/{request_id}: in any state, with its files. */
export const deleteJob =
  ({ jobs }: Services): Middleware =>
  async (ctx) => {
    const id = ctx.params.id!
    await jobs.remove(ctx.state.owner!.keyId, id)
    succeed(ctx, { request_id: id, deleted: true })
  }
