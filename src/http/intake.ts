import type { ConvertRequest, Inspection } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { MOST_PAGES } from '../jobs/job.ts'
import type { ErrorAnswer } from './operation.ts'
import type { Context, Services, UploadedFile } from './state.ts'

/** What a conversion can be refused for, by what was asked, the file, the plan and the engine. */
export const CONVERSION_ERRORS = [
  'UNSUPPORTED_MODEL',
  'UNSUPPORTED_OUTPUT',
  'UNSUPPORTED_FILE_TYPE',
  'INVALID_FILE',
  'INVALID_PAGE_RANGE',
  'TOO_MANY_PAGES',
  'INSUFFICIENT_PAGES',
  'QUOTA_EXCEEDED',
  'SPEND_CAP_REACHED',
  'SMART_EXTRACT_LIMIT',
  'OCR_ERROR',
  'SERVICE_BUSY',
  'SERVICE_NOT_READY',
  'FILE_URL_REFUSED',
] as const satisfies readonly ErrorAnswer[]

export const ORDER_ERRORS = [...CONVERSION_ERRORS, 'INVALID_WEBHOOK_URL'] as const

/**
 * Looks at a file before it becomes a job. After `entitled`.
 *
 * @throws ServiceError FILE_TOO_LARGE, and as `Engine.inspect`
 */
export async function inspected(
  { engine, config }: Services,
  ctx: Context,
  { path, name, byteLength, fault }: UploadedFile,
  request: ConvertRequest,
): Promise<Inspection> {
  if (fault) throw fault
  const most = ctx.state.maxFileBytes!
  if (byteLength > most)
    throw new ServiceError('FILE_TOO_LARGE', `the file is larger than ${most} bytes`)
  return engine.inspect({ path, name }, request, {
    lane: 'interactive',
    owner: String(ctx.state.owner!.accountId),
    maxPages: MOST_PAGES,
    deadline: config.syncDeadline,
    signal: ctx.state.left,
  })
}
