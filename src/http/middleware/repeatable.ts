import { createHash } from 'node:crypto'
import { ServiceError } from '../../errors.ts'
import type { KeptAnswer, RepeatableRequest } from '../../idempotency/kept-answers.ts'
import type { Storage } from '../../storage/storage.ts'
import { answerFile } from '../file-answer.ts'
import type { Context, Middleware, Services, UploadedFile } from '../state.ts'
import type { StoredAnswer } from '../stored-answer.ts'

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/**
 * With an Idempotency-Key a request is done once: its answer is given again for a day. After
 * `authenticate` and `upload` or `uploads`.
 */
export const repeatable =
  ({ keptAnswers, storage }: Services, endpoint: string): Middleware =>
  async (ctx, next) => {
    const idempotencyKey = ctx.get('Idempotency-Key')
    if (idempotencyKey === '') return next()
    if (!IDEMPOTENCY_KEY.test(idempotencyKey))
      throw new ServiceError(
        'INVALID_PARAMETER',
        'an Idempotency-Key has 1 to 255 visible ASCII characters',
      )
    const { keyId } = ctx.state.owner!
    const fingerprint = fingerprintOf(ctx)
    const request: RepeatableRequest = { keyId, endpoint, idempotencyKey, fingerprint }
    const kept = await keptAnswers.begin(request)
    if (kept) return repeat(ctx, kept, storage)
    ctx.state.keepAnswer = (db, answer, file) =>
      keptAnswers.keep(db, request, { answer: JSON.stringify(answer), file: file ?? null })
    try {
      await next()
    } finally {
      await keptAnswers.forget(request)
    }
  }

/** Of what was sent: all fields, and the files with their names. */
function fingerprintOf({ state }: Context): string {
  const fields = state.upload?.fields ?? state.uploads!.fields
  const files: readonly UploadedFile[] = state.upload ? [state.upload] : state.uploads!.files
  const said = {
    fields: Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    files: files.map(({ name, hash }) => [name, hash]),
  }
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

async function repeat(ctx: Context, { answer, file }: KeptAnswer, storage: Storage): Promise<void> {
  const stored = JSON.parse(answer) as StoredAnswer
  ctx.set('X-Service-Request-Id', stored.requestId)
  ctx.set('Idempotency-Replayed', 'true')
  if ('body' in stored) {
    ctx.status = stored.status
    ctx.set(stored.headers)
    ctx.body = stored.body
    return
  }
  const open = file === null ? null : await storage.open(file)
  if (!open) throw new ServiceError('STORAGE_ERROR', 'the kept answer cannot be read')
  answerFile(ctx, stored.file, open.content)
}
