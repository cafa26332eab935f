import { z } from 'zod'
import type { JobRow } from '../../db/job-tables.ts'
import { ServiceError } from '../../errors.ts'
import type { ResultFile } from '../../jobs/job.ts'
import { LINK_LIFE } from '../../jobs/links.ts'
import type { Part, Storage } from '../../storage/storage.ts'
import { partOf } from '../byte-range.ts'
import { succeed } from '../envelope.ts'
import { answerFile, FILE_HEADERS, FILE_TYPES } from '../file-answer.ts'
import { operation } from '../operation.ts'
import { extraction } from '../shapes/extraction.ts'
import { jobPath } from '../shapes/job.ts'
import type { Context } from '../state.ts'

const file = {
  files: FILE_TYPES,
  headers: [...FILE_HEADERS, 'Accept-Ranges', 'ETag'] as const,
  isWarned: true,
}

const part = {
  files: [...FILE_TYPES, 'application/json'],
  headers: [...FILE_HEADERS, 'Accept-Ranges', 'Content-Range', 'ETag'] as const,
  description: 'The bytes that `Range` asks for; `If-Range` takes the ETag',
}

const link = z.object({
  result_url: z.url().meta({ description: 'Signed; needs no key' }),
  expires_in: z.int().meta({ description: 'Seconds', example: LINK_LIFE }),
})

export const result = operation(
  {
    id: 'getJobResult',
    summary: 'A link to a job’s result, or the file itself',
    description:
      'A link, signed and valid for 24 hours; the file itself where `Accept` names its type or ' +
      '`download=1` asks for it.',
    path: jobPath,
    query: z.object({ download: z.string().optional().meta({ example: '1' }) }),
    answers: {
      200: {
        ...file,
        description: 'The link, or the file',
        data: z.union([link, extraction]),
      },
      206: part,
    },
    errors: ['NOT_READY', 'RANGE_NOT_SATISFIABLE', 'STORAGE_ERROR'],
  },
  ({ jobs, links, storage, config }) =>
    async (ctx, { path, query }) => {
      const job = await jobs.find(ctx.state.owner!.keyId, path.request_id)
      const file = resultOf(job)
      if (query.download === '1' || namesType(ctx, file)) return sendResult(ctx, job, file, storage)
      const base = config.publicUrl ?? `${ctx.protocol}://${ctx.host}`
      succeed(ctx, { result_url: await links.make(job, file, base), expires_in: LINK_LIFE })
    },
)

export const linkedResult = operation(
  {
    id: 'getLinkedResult',
    summary: 'The file behind a signed link; needs no key',
    path: jobPath,
    // What is missing is as wrong as what was changed.
    query: z.object({
      exp: z.string().optional(),
      kid: z.string().optional(),
      sig: z.string().optional(),
    }),
    answers: { 200: { ...file, description: 'The file', data: extraction }, 206: part },
    errors: ['NOT_READY', 'RANGE_NOT_SATISFIABLE', 'STORAGE_ERROR'],
  },
  ({ links, storage }) =>
    async (ctx, { path, query }) => {
      const { exp, kid = '', sig = '' } = query
      const job = await links.follow(path.request_id, { exp: Number(exp), kid, sig })
      await sendResult(ctx, job, resultOf(job), storage)
    },
)

/** @throws ServiceError NOT_READY before the job is done, NOT_FOUND after its result has expired */
function resultOf(job: JobRow): ResultFile {
  if (job.status === 'failed')
    throw new ServiceError('NOT_READY', `the job has failed: ${job.error_detail}`)
  if (job.status !== 'done') throw new ServiceError('NOT_READY', 'the job is not done yet')
  if (job.result === null) throw new ServiceError('NOT_FOUND', 'the result has expired')
  return JSON.parse(job.result_file!) as ResultFile
}

/** What a client that names a type says when it does not want it (RFC 9110, 12.4.2). */
const UNWANTED = /;\s*q=0(\.0*)?\s*(;|$)/i

/** Clients that accept JSON mean the answer with the link, also when the result is JSON. */
function namesType(ctx: Context, { contentType }: ResultFile): boolean {
  const type = bare(contentType)
  const wanted = ctx
    .get('Accept')
    .split(',')
    .filter((range) => !UNWANTED.test(range))
  return type !== 'application/json' && wanted.map(bare).includes(type)
}

/** A media type without parameters. */
const bare = (type: string): string => type.split(';')[0]!.trim().toLowerCase()

async function sendResult(
  ctx: Context,
  job: JobRow,
  file: ResultFile,
  storage: Storage,
): Promise<void> {
  const etag = `"${file.digest}"`
  ctx.set({ ETag: etag, 'Accept-Ranges': 'bytes' })
  const size = await storage.size(job.result!)
  if (size === null) throw new ServiceError('NOT_FOUND', 'the result has expired')
  const part = wantedPart(ctx, size, etag)
  const stored = await storage.open(job.result!, part ?? undefined)
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
  if (!part) return
  ctx.status = 206
  ctx.set('Content-Range', `bytes ${part.first}-${part.last}/${size}`)
}

function wantedPart(ctx: Context, size: number, etag: string): Part | null {
  try {
    return partOf({ range: ctx.get('Range'), ifRange: ctx.get('If-Range') }, size, etag)
  } catch (error) {
    ctx.set('Content-Range', `bytes */${size}`)
    throw error
  }
}
