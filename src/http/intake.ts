import type { ConvertRequest, Inspection } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { MOST_PAGES } from '../jobs/job.ts'
import type { Context, Services, UploadedFile } from './state.ts'

/**
 * Looks at a file before it becomes a job. After `entitled`.
 *
 * @throws ServiceError FILE_TOO_LARGE, and as `Engine.inspect`
 */
export async function inspected(
  { engine, config }: Services,
  ctx: Context,
  { path, name, byteLength }: UploadedFile,
  request: ConvertRequest,
): Promise<Inspection> {
  const most = ctx.state.maxFileBytes!
  if (byteLength > most)
    throw new ServiceError('FILE_TOO_LARGE', `the file is larger than ${most} bytes`)
  return engine.inspect({ path, name }, request, {
    lane: 'interactive',
    owner: String(ctx.state.owner!.keyId),
    maxPages: MOST_PAGES,
    deadline: config.syncDeadline,
    signal: ctx.state.left,
  })
}
