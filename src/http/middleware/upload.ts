import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { multipart } from 'formidable'
import { koaBody } from 'koa-body'
import { UNPRINTABLE } from '../../document/unprintable.ts'
import { ServiceError } from '../../errors.ts'
import { FIELD_BYTES } from '../limits.ts'
import { orGone } from '../or-gone.ts'
import type { Context, Middleware, Services, UploadedFile } from '../state.ts'

/** What boundaries and part headers may add to a form's length. */
const FRAME_BYTES = 65_536

/** Most fields that are not files, and most files, that are read at all. */
const MOST_FIELDS = 50
const MOST_FILES = 30

type FormFile = {
  filepath: string
  originalFilename: string | null
  size: number
  hash?: string | null
}

/** Where a form's files go, and how large they may be together and each. Bytes. */
interface FormLimits {
  readonly folder: string
  readonly isHashed: boolean
  readonly fileField: string
  readonly totalBytes: number
  readonly tooLarge: () => ServiceError
}

/**
 * Streams a form with one file to a folder of its own, which is gone when the request is done.
 * Stops at the limit. After `entitled`.
 *
 * @param isHashed whether its hash is wanted; repeatable requests have it anyway
 */
export const upload =
  ({ uploadFolder }: Services, isHashed = false): Middleware =>
  (ctx, next) =>
    inFolder(uploadFolder, async (folder) => {
      const maxBytes = ctx.state.maxFileBytes!
      const tooLarge = () =>
        new ServiceError('FILE_TOO_LARGE', `the file is larger than ${maxBytes} bytes`)
      const limits = { folder, isHashed, fileField: 'file', totalBytes: maxBytes, tooLarge }
      const { files, fields } = await receive(ctx, limits)
      if (files.length > 1)
        throw new ServiceError('INVALID_PARAMETER', 'the form has more than one file; send one')
      ctx.state.upload = { ...files[0]!, fields }
      await next()
    })

/**
 * As `upload`, for a form with several files in the field `files`. What a single file may be is
 * the route's to say.
 *
 * @param maxFiles of the form; @param maxBytes of all of them together
 */
export const uploads =
  ({ uploadFolder }: Services, maxFiles: number, maxBytes: number): Middleware =>
  (ctx, next) =>
    inFolder(uploadFolder, async (folder) => {
      const tooLarge = () =>
        new ServiceError('FILE_TOO_LARGE', `the files are larger than ${maxBytes} bytes together`)
      const limits = {
        folder,
        isHashed: false,
        fileField: 'files',
        totalBytes: maxBytes,
        tooLarge,
      }
      const { files, fields } = await receive(ctx, limits)
      if (files.length > maxFiles)
        throw new ServiceError(
          'INVALID_PARAMETER',
          `the form has ${files.length} files; send at most ${maxFiles}`,
        )
      ctx.state.uploads = { files, fields }
      await next()
    })

async function inFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(parent, 'upload-')).catch((cause) => {
    throw new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause })
  })
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** At least one file, and the other fields. */
async function receive(
  ctx: Context,
  { folder, isHashed, fileField, totalBytes, tooLarge }: FormLimits,
): Promise<{ files: UploadedFile[]; fields: Record<string, string> }> {
  if (!ctx.is('multipart/form-data'))
    throw new ServiceError('INVALID_PARAMETER', 'send a form as multipart/form-data')
  if ((ctx.request.length ?? 0) > totalBytes + FIELD_BYTES + FRAME_BYTES) throw tooLarge()
  const paths: string[] = []
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      enabledPlugins: [multipart, partsByName] as never,
      uploadDir: folder,
      maxFileSize: totalBytes,
      maxTotalFileSize: totalBytes,
      maxFieldsSize: FIELD_BYTES,
      maxFields: MOST_FIELDS,
      maxFiles: MOST_FILES,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_, file) => void paths.push(file.filepath),
      // Who repeats requests needs to know whether they are the same.
      ...((isHashed || ctx.get('Idempotency-Key') !== '') && { hashAlgorithm: 'sha256' }),
    },
    onError: (error) => {
      throw faultOf(error, tooLarge)
    },
  })
  // The parser of a request that is gone before it begins would wait for ever.
  await orGone(ctx.state.left, () => read(ctx as never, async () => {}))
  const files = filesOf(ctx.request.files, fileField, paths)
  for (const file of files) await checkStored(file)
  return { files, fields: fieldsOf(ctx.request.body, fileField) }
}

/** formidable does not tell that the end of a file could not be written, as on a full disk. */
async function checkStored({ path, byteLength }: UploadedFile): Promise<void> {
  const { size } = await stat(path)
  if (size !== byteLength)
    throw new ServiceError('STORAGE_ERROR', 'the upload cannot be stored whole')
}

interface Part {
  originalFilename?: string | null
  mimetype?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** A name formidable does not see, as one of several lines. */
const QUOTED_NAME = /;\s*filename="([^"]*)"/i

/** What has a file's name is a file, what has none is a field, whatever else it says of itself. */
function partsByName(form: { onPart(part: Part): unknown }): void {
  const handle = form.onPart.bind(form)
  form.onPart = (part) => {
    part.originalFilename ??=
      QUOTED_NAME.exec(part.headers?.['content-disposition'] ?? '')?.[1] ?? null
    const isField = part.originalFilename === null
    part.mimetype = isField ? null : (part.mimetype ?? 'application/octet-stream')
    return handle(part)
  }
}

function faultOf(error: Error & { code?: unknown }, tooLarge: () => ServiceError): ServiceError {
  // formidable's numbers: 1006 fields too large, 1009 and 1016 file too large, 1015 too many.
  if (error.code === 1009 || error.code === 1016) return tooLarge()
  if (error.code === 1006)
    return new ServiceError('INVALID_PARAMETER', 'the form fields are too large')
  if (error.code === 1015)
    return new ServiceError('INVALID_PARAMETER', 'the form has too many files')
  if (typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code))
    return new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause: error })
  return new ServiceError('INVALID_PARAMETER', 'the form is not valid multipart/form-data', {
    cause: error,
  })
}

function fieldsOf(body: unknown, fileField: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (name === fileField) continue
    if (typeof value !== 'string')
      throw new ServiceError('INVALID_PARAMETER', `the field '${name}' is given twice`)
    fields[name] = value
  }
  return fields
}

/** In the order they were sent, which is not the order in which they were written. */
function filesOf(files: unknown, fileField: string, paths: readonly string[]): UploadedFile[] {
  const byName = Object.entries((files ?? {}) as Record<string, FormFile | FormFile[]>)
  const stray = byName.find(([name]) => name !== fileField)
  if (stray)
    throw new ServiceError('INVALID_PARAMETER', `a file in the field '${stray[0]}' is not expected`)
  const given = byName
    .flatMap(([, file]) => file)
    .sort((a, b) => paths.indexOf(a.filepath) - paths.indexOf(b.filepath))
  if (given.length === 0)
    throw new ServiceError('MISSING_FILE', `the form has no file in the field '${fileField}'`)
  return given.map(({ filepath, originalFilename, size, hash }) => ({
    path: filepath,
    name: nameOf(originalFilename),
    byteLength: size,
    hash: hash ?? null,
  }))
}

/** UTF-16 units of a name that are kept, from its end. */
const LONGEST_NAME = 200

/** The last part of the caller's name, of whole characters. */
function nameOf(original: string | null): string {
  const last = (original ?? '').split(/[/\\]/).at(-1) ?? ''
  const kept = last.toWellFormed().replace(UNPRINTABLE, '').slice(-LONGEST_NAME)
  // A character that the cut went through has no other half.
  return (kept.isWellFormed() ? kept : kept.slice(1)) || 'document'
}
