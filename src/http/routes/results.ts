import type { JobRow } from '../../db/job-tables.ts'
import { ServiceError } from '../../errors.ts'
import type { ResultFile } from '../../jobs/job.ts'
import { LINK_LIFE } from '../../jobs/links.ts'
import type { Storage } from '../../storage/storage.ts'
import { succeed } from '../envelope.ts'
import { answerFile } from '../file-answer.ts'
import type { Context, Middleware, Services } from '../state.ts'

/**
 * GET /v1/jobs/{request_id}/result: a signed link, or the file itself where `Accept` names its
 * type or `?download=1` asks for it.
 */
export const result =
  ({ jobs, links, storage, config }: Services): Middleware =>
  async (ctx) => {
    const job = await jobs.find(ctx.state.owner!.keyId, ctx.params.id!)
    const file = resultOf(job)
    if (wantsFile(ctx, file)) return sendResult(ctx, job, file, storage)
    const base = config.publicUrl ?? `${ctx.protocol}://${ctx.host}`
    succeed(ctx, { result_url: await links.make(job, file, base), expires_in: LINK_LIFE })
  }

/** GET /v1/results/{request_id}: the file behind a signed link; needs no key. */
export const linkedResult =
  ({ links, storage }: Services): Middleware =>
  async (ctx) => {
    const { exp, kid, sig } = ctx.query
    const proof = { exp: Number(exp), kid: String(kid), sig: String(sig) }
    const job = await links.follow(ctx.params.id!, proof)
    await sendResult(ctx, job, resultOf(job), storage)
  }

/** @throws ServiceError NOT_READY before the job is done, NOT_FOUND after its result has expired */
function resultOf(job: JobRow): ResultFile {
  if (job.status === 'failed')
    throw new ServiceError('NOT_READY', `the job has failed: ${job.error_detail}`)
  if (job.status !== 'done') throw new ServiceError('NOT_READY', 'the job is not done yet')
  if (job.result === null) throw new ServiceError('NOT_FOUND', 'the result has expired')
  return JSON.parse(job.result_file!) as ResultFile
}

/** Clients that accept JSON mean the answer with the link, also when the result is JSON. */
function wantsFile(ctx: Context, { contentType }: ResultFile): boolean {
  if (ctx.query.download === '1') return true
  const type = bare(contentType)
  return type !== 'application/json' && ctx.get('Accept').split(',').map(bare).includes(type)
}

/** A media type without parameters. */
const bare = (type: string): string => type.split(';')[0]!.trim().toLowerCase()

async function sendResult(
  ctx: Context,
  job: JobRow,
  file: ResultFile,
  storage: Storage,
): Promise<void> {
  const stored = await storage.open(job.result!)
  if (!stored) throw new ServiceError('NOT_FOUND', 'the result has expired')
  const answer = {
    ...file,
    before: '',
    after: '',
    byteLength: stored.byteLength,
    model: job.model,
    pagesUsed: job.pages_used!,
  }
  answerFile(ctx, answer, stored.content)
}
