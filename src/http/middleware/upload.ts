import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { koaBody } from 'koa-body'
import { ServiceError } from '../../errors.ts'
import { FIELD_BYTES } from '../limits.ts'
import type { Middleware, Services, Upload } from '../state.ts'

/** What boundaries and part headers may add to a form's length. */
const FRAME_BYTES = 65_536

type FormFile = { filepath: string; originalFilename: string | null; size: number }

/**
 * Streams a multipart form to a folder of its own, which is gone when the request is done. Stops
 * at the limit.
 *
 * @param maxBytes of the file
 */
export const upload =
  ({ uploadFolder }: Services, maxBytes: number): Middleware =>
  async (ctx, next) => {
    const tooLarge = () =>
      new ServiceError('FILE_TOO_LARGE', `the file is larger than ${maxBytes} bytes`)
    if (!ctx.is('multipart/form-data'))
      throw new ServiceError('INVALID_PARAMETER', 'send a form as multipart/form-data')
    if ((ctx.request.length ?? 0) > maxBytes + FIELD_BYTES + FRAME_BYTES) throw tooLarge()
    const folder = await mkdtemp(join(uploadFolder, 'upload-')).catch((cause) => {
      throw new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause })
    })
    try {
      const read = koaBody({
        multipart: true,
        json: false,
        urlencoded: false,
        text: false,
        formidable: {
          uploadDir: folder,
          maxFileSize: maxBytes,
          maxFieldsSize: FIELD_BYTES,
          maxFields: 50,
          maxFiles: 30,
          allowEmptyFiles: true,
          minFileSize: 0,
        },
        onError: (error) => {
          throw faultOf(error, tooLarge)
        },
      })
      // The parser of a request that is gone before it begins would wait for ever.
      await orGone(ctx.state.left, () => read(ctx as never, async () => {}))
      ctx.state.upload = uploadOf(ctx.request.body, ctx.request.files)
      await next()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

/** As `work`, unless the client leaves first. @throws the signal's reason */
async function orGone(left: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  left.throwIfAborted()
  const gone = Promise.withResolvers<never>()
  left.addEventListener('abort', () => gone.reject(left.reason), { once: true })
  await Promise.race([work(), gone.promise])
}

function faultOf(error: Error & { code?: unknown }, tooLarge: () => ServiceError): ServiceError {
  // formidable's numbers: 1006 fields too large, 1009 and 1016 file too large.
  if (error.code === 1009 || error.code === 1016) return tooLarge()
  if (error.code === 1006)
    return new ServiceError('INVALID_PARAMETER', 'the form fields are too large')
  if (typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code))
    return new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause: error })
  return new ServiceError('INVALID_PARAMETER', 'the form is not valid multipart/form-data', {
    cause: error,
  })
}

function uploadOf(body: unknown, files: unknown): Upload {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (name === 'file') continue
    if (typeof value !== 'string')
      throw new ServiceError('INVALID_PARAMETER', `the field '${name}' is given twice`)
    fields[name] = value
  }
  const byName = Object.entries((files ?? {}) as Record<string, FormFile | FormFile[]>)
  const stray = byName.find(([name]) => name !== 'file')
  if (stray)
    throw new ServiceError('INVALID_PARAMETER', `a file in the field '${stray[0]}' is not expected`)
  const file = byName[0]?.[1]
  if (!file) throw new ServiceError('MISSING_FILE', "the form has no file in the field 'file'")
  if (Array.isArray(file))
    throw new ServiceError('INVALID_PARAMETER', 'the form has more than one file; send one')
  return { path: file.filepath, name: nameOf(file.originalFilename), fields }
}

/** The last part of the caller's name, without control characters. */
function nameOf(original: string | null): string {
  const last = (original ?? '').split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return last.replace(/[\u0000-\u001f\u007f]/g, '').slice(-200) || 'document'
}
