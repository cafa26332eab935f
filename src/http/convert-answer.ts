import { type FileHandle, open } from 'node:fs/promises'
import type { ConvertRequest, ConvertResult } from '../engine/conversion.ts'
import { jsonEnvelope } from '../json-envelope.ts'
import { answerFile } from './file-answer.ts'
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
  const file = await takeOver(result)
  try {
    ctx.state.left.throwIfAborted()
    await bill()
  } catch (error) {
    await file.close()
    throw error
  }
  const isEnvelope = result.output === 'json'
  const { before, after } = isEnvelope
    ? jsonEnvelope(ctx.state.requestId, result.warnings)
    : { before: '', after: '' }
  answerFile(ctx, {
    source: file.createReadStream(),
    before,
    after,
    byteLength: result.byteLength,
    fileName: isEnvelope ? null : result.fileName,
    contentType: result.contentType,
    model: request.model,
    pagesUsed: result.pagesUsed,
    failedPages: result.failedPages.map(({ page }) => page),
    warnings: result.warnings,
  })
}

/** An open file stays readable when its name is gone: nothing is left behind, whatever happens. */
async function takeOver(result: ConvertResult): Promise<FileHandle> {
  try {
    return await open(result.path, 'r')
  } finally {
    await result.dispose()
  }
}
