import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ConvertRequest, ConvertResult } from '../engine/conversion.ts'
import type { Context } from './state.ts'

/**
 * Sends a finished conversion, as a file or in the envelope, and lets go of it.
 *
 * @param bill called when nothing but the sending can fail any more, and not for a client that left
 */
export async function answerConversion(
  ctx: Context,
  request: ConvertRequest,
  result: ConvertResult,
  bill: () => Promise<void>,
): Promise<void> {
  const { left } = ctx.state
  const file = await takeOver(result)
  try {
    left.throwIfAborted()
    await bill()
    left.throwIfAborted()
  } catch (error) {
    await file.close()
    throw error
  }
  const content = file.createReadStream()
  // A body that nobody begins to read does not close its file.
  left.addEventListener('abort', () => content.destroy(), { once: true })
  ctx.status = 200
  ctx.state.pagesUsed = result.pagesUsed
  ctx.set('X-Service-Pages-Used', String(result.pagesUsed))
  ctx.set('X-Service-Model', request.model)
  if (result.warnings.length > 0)
    ctx.set('X-Service-Warning', result.warnings.map((warning) => warning.code).join(', '))
  if (result.failedPages.length > 0)
    ctx.set('X-Service-Failed-Pages', result.failedPages.map(({ page }) => page).join(', '))
  if (result.output === 'json') {
    const warnings =
      result.warnings.length > 0 ? `,"warnings":${JSON.stringify(result.warnings)}` : ''
    const before = '{"success":true,"data":'
    const after = `${warnings},"request_id":"${ctx.state.requestId}"}`
    ctx.type = 'application/json; charset=utf-8'
    ctx.length = Buffer.byteLength(before) + result.byteLength + Buffer.byteLength(after)
    ctx.body = Readable.from(wrapped(before, content, after), { objectMode: false })
  } else {
    ctx.attachment(result.fileName)
    ctx.type = result.contentType
    ctx.length = result.byteLength
    ctx.body = content
  }
}

/** An open file stays readable when its name is gone: nothing is left behind, whatever happens. */
async function takeOver(result: ConvertResult): Promise<FileHandle> {
  try {
    return await open(result.path, 'r')
  } finally {
    await result.dispose()
  }
}

async function* wrapped(before: string, content: Readable, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before)
  for await (const chunk of content) yield chunk
  yield Buffer.from(after)
}
