import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UNPRINTABLE } from '../../document/unprintable.ts'
import { ServiceError } from '../../errors.ts'
import { type FormBounds, readForm } from '../form.ts'
import { FIELD_BYTES, FRAME_BYTES } from '../limits.ts'
import { fetchFile } from '../remote-file.ts'
import type { Context, Middleware, Services, UploadedFile } from '../state.ts'

/**
 * Streams a form with one file to a folder of its own, which is gone when the request is done.
 * Stops at the limit. After `entitled`.
 *
 * @param isHashed whether its hash is wanted; repeatable requests have it anyway
 */
export const upload =
  (services: Services, isHashed = false): Middleware =>
  (ctx, next) => {
    const maxBytes = ctx.state.maxFileBytes!
    return inFolder(services, ctx, maxBytes, async (folder) => {
      const tooLarge = () =>
        new ServiceError('FILE_TOO_LARGE', `the file is larger than ${maxBytes} bytes`)
      const limits = { folder, isHashed, fileField: 'file', fileBytes: maxBytes, tooLarge }
      const form = await receive(ctx, limits)
      const { fields } = form
      const files = await withRemote(services, ctx, form, limits, urlIn(form))
      for (const { fault } of files) if (fault) throw fault
      if (files.length > 1)
        throw new ServiceError('INVALID_PARAMETER', 'the form has more than one file; send one')
      ctx.state.upload = { ...files[0]!, fields }
      await next()
    })
  }

/**
 * As `upload`, for a form with several files in the field `files`. What a single file may be is
 * the route's to say.
 *
 * @param maxFiles of the form; @param maxBytes of all of them together
 */
export const uploads =
  (services: Services, maxFiles: number, maxBytes: number): Middleware =>
  (ctx, next) =>
    inFolder(services, ctx, maxBytes, async (folder) => {
      const tooLarge = () =>
        new ServiceError('FILE_TOO_LARGE', `the files are larger than ${maxBytes} bytes together`)
      const limits = {
        folder,
        isHashed: false,
        fileField: 'files',
        fileBytes: maxBytes,
        tooLarge,
      }
      const form = await receive(ctx, limits)
      const { fields } = form
      const urls = form.fields.file_urls?.split(/\s+/).filter((url) => url !== '') ?? []
      if (form.files.length + urls.length > maxFiles)
        throw new ServiceError(
          'INVALID_PARAMETER',
          `the form has ${form.files.length + urls.length} files; send at most ${maxFiles}`,
        )
      const files = await withRemote(services, ctx, form, limits, urls)
      ctx.state.uploads = { files, fields }
      await next()
    })

/** @param maxBytes of the form's files, where its length is not said */
async function inFolder(
  { uploadFolder, uploads }: Services,
  ctx: Context,
  maxBytes: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const bytes = Math.min(ctx.request.length ?? maxBytes, maxBytes)
  const release = await uploads.admit(ctx.state.owner!.accountId, bytes)
  try {
    await inNewFolder(uploadFolder, work)
  } finally {
    release()
  }
}

async function inNewFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(parent, 'upload-')).catch((cause) => {
    throw new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause })
  })
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What came in a form. */
interface Received {
  readonly files: UploadedFile[]
  readonly fields: Record<string, string>
}

async function receive(ctx: Context, limits: Omit<FormBounds, 'left'>): Promise<Received> {
  const { fileBytes, tooLarge } = limits
  if (!ctx.is('multipart/form-data'))
    throw new ServiceError('INVALID_PARAMETER', 'send a form as multipart/form-data')
  if ((ctx.request.length ?? 0) > fileBytes + FIELD_BYTES + FRAME_BYTES) throw tooLarge()
  // Who repeats requests needs to know whether they are the same.
  const isHashed = limits.isHashed || ctx.get('Idempotency-Key') !== ''
  const { files, fields } = await readForm(ctx.req, { ...limits, isHashed, left: ctx.state.left })
  return {
    files: files.map(({ path, name, byteLength, hash }) => ({
      path,
      name: nameOf(name),
      byteLength,
      hash,
    })),
    fields: Object.fromEntries(fields),
  }
}

/** The one address of a form with one file. */
function urlIn({ files, fields }: Received): string[] {
  const { file_url: url = '' } = fields
  if (url !== '' && files.length > 0)
    throw new ServiceError('INVALID_PARAMETER', 'the form has a file and a file_url; send one')
  return url === '' ? [] : [url]
}

/**
 * The files that came, and those of the addresses behind them; one that cannot be fetched has its fault.
 *
 * @throws ServiceError MISSING_FILE, FILE_URL_REFUSED where nothing is fetched
 */
async function withRemote(
  { config, uploads }: Services,
  ctx: Context,
  { files }: Received,
  { folder, fileField, isHashed }: Omit<FormBounds, 'left'>,
  urls: readonly string[],
): Promise<UploadedFile[]> {
  if (files.length + urls.length === 0)
    throw new ServiceError('MISSING_FILE', `the form has no file in the field '${fileField}'`)
  if (urls.length === 0) return files
  if (!config.fileUrl)
    throw new ServiceError('FILE_URL_REFUSED', 'this service fetches no files from addresses')
  const maxBytes = ctx.state.maxFileBytes!
  const how = {
    rules: config.fileUrlRules,
    timeout: config.fileUrlTimeout,
    maxBytes,
    tooLarge: () => new ServiceError('FILE_TOO_LARGE', `the file is larger than ${maxBytes} bytes`),
    isHashed: isHashed || ctx.get('Idempotency-Key') !== '',
    left: ctx.state.left,
  }
  const fetched: UploadedFile[] = []
  // One behind another: an account has no more of the line than with an upload.
  for (const [i, url] of urls.entries()) {
    const release = await uploads.admit(ctx.state.owner!.accountId, maxBytes)
    const path = join(folder, `remote-${i}`)
    try {
      const { name, ...own } = await fetchFile(url, path, how)
      fetched.push({ path, name: nameOf(name), ...own })
    } catch (error) {
      const isOfFile =
        error instanceof ServiceError &&
        (error.code === 'FILE_URL_REFUSED' || error.code === 'FILE_TOO_LARGE')
      if (!isOfFile) throw error
      fetched.push({
        path,
        name: url.slice(0, LONGEST_NAME),
        byteLength: 0,
        hash: null,
        fault: error,
      })
    } finally {
      release()
    }
  }
  return [...files, ...fetched]
}

/** UTF-16 units of a name that are kept, from its end. */
const LONGEST_NAME = 200

/** The last part of the caller's name, of whole characters. */
function nameOf(original: string): string {
  const last = original.split(/[/\\]/).at(-1) ?? ''
  const kept = last.toWellFormed().replace(UNPRINTABLE, '').slice(-LONGEST_NAME)
  // A character that the cut went through has no other half.
  return (kept.isWellFormed() ? kept : kept.slice(1)) || 'document'
}
