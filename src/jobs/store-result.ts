import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ConvertResult } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { jsonEnvelope } from '../json-envelope.ts'
import type { Claim } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { Made } from './ending.ts'

/**
 * Puts a conversion's result into the storage, as clients get it.
 *
 * @param folder for a file on the way
 * @throws ServiceError STORAGE_ERROR
 */
export async function storeResult(
  { jobId, fence }: Claim,
  result: ConvertResult,
  storage: Storage,
  folder: string,
): Promise<Made> {
  const path = join(folder, 'result')
  const hash = createHash('sha256')
  const { before, after } =
    result.output === 'json' ? jsonEnvelope(jobId, result.warnings) : { before: '', after: '' }
  await pipeline(
    createReadStream(result.path),
    async function* (content: AsyncIterable<Buffer>) {
      for await (const part of framed(before, content, after)) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(path),
  ).catch((cause) => {
    throw new ServiceError('STORAGE_ERROR', 'the result cannot be written', { cause })
  })
  const { size } = await stat(path)
  // Not the job's name alone: whoever lost the claim may still write.
  const key = `results/${jobId}-${fence}`
  await storage.put(key, path)
  return {
    result: key,
    pagesUsed: result.pagesUsed,
    file: {
      fileName: result.fileName,
      contentType: result.contentType,
      byteLength: size,
      digest: hash.digest('hex'),
      failedPages: result.failedPages.map(({ page }) => page),
      warnings: result.warnings,
    },
  }
}

async function* framed(
  before: string,
  content: AsyncIterable<Buffer>,
  after: string,
): AsyncGenerator<Buffer> {
  yield Buffer.from(before)
  yield* content
  yield Buffer.from(after)
}
