import { type FileHandle, link, open } from 'node:fs/promises'
import type { ConvertRequest, ConvertResult } from '../engine/conversion.ts'
import { jsonEnvelope } from '../json-envelope.ts'
import type { Storage } from '../storage/storage.ts'
import { answerFile } from './file-answer.ts'
import type { Context } from './state.ts'
import type { FileAnswer } from './stored-answer.ts'

/** How a finished conversion is answered, as a file or in the envelope. */
export function conversionAnswer(
  requestId: string,
  { model }: ConvertRequest,
  result: ConvertResult,
): FileAnswer {
  const { byteLength, contentType, fileName, failedPages, output, pagesUsed, warnings } = result
  const isEnvelope = output === 'json'
  return {
    ...(isEnvelope ? jsonEnvelope(requestId, warnings) : { before: '', after: '' }),
    fileName: isEnvelope ? null : fileName,
    failedPages: failedPages.map(({ page }) => page),
    byteLength,
    contentType,
    model,
    pagesUsed,
    warnings,
  }
}

/**
 * Sends a finished conversion and lets go of it.
 *
 * @param bill called when nothing but the sending can fail any more, and not for a client that
 * left; the result's file is still there
 */
export async function answerConversion(
  ctx: Context,
  answer: FileAnswer,
  result: ConvertResult,
  bill: () => Promise<void>,
): Promise<void> {
  let file: FileHandle | null = null
  try {
    file = await open(result.path, 'r')
    ctx.state.left.throwIfAborted()
    await bill()
  } catch (error) {
    await file?.close()
    throw error
  } finally {
    // An open file stays readable when its name is gone: nothing is left behind.
    await result.dispose()
  }
  answerFile(ctx, answer, file.createReadStream())
}

/**
 * Stores a result beside its answer.
 *
 * @param path free, where names may go that end with the request
 */
export async function storeResult(
  result: ConvertResult,
  path: string,
  key: string,
  storage: Storage,
): Promise<void> {
  // A second name of bytes that nobody changes.
  await link(result.path, path)
  await storage.put(key, path)
}
