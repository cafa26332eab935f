import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { JobRow } from '../db/job-tables.ts'
import type { ConvertRequest, ConvertResult, Inspection } from '../engine/conversion.ts'
import type { Engine } from '../engine/engine.ts'
import { ServiceError } from '../errors.ts'
import { jsonEnvelope } from '../json-envelope.ts'
import type { Claim } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { Made } from './ending.ts'
import { MOST_PAGES } from './job.ts'

/** What an attempt works with. */
export interface Workplace {
  readonly engine: Engine
  readonly storage: Storage
  /** For one short-lived folder an attempt. */
  readonly folder: string
  /** Around each attempt, for telemetry. */
  readonly around?: <T>(jobId: string, work: () => Promise<T>) => Promise<T>
}

/**
 * One attempt at a job: its input from the storage, converted, its result into the storage.
 *
 * @throws ServiceError as `Engine.convert`, STORAGE_ERROR, and OCR_ERROR when the input is gone;
 * the signal's reason
 */
export async function attempt(
  job: JobRow,
  claim: Claim,
  { engine, storage, folder }: Workplace,
  signal: AbortSignal,
  onProgress: (pagesDone: number) => void,
): Promise<Made> {
  const place = await mkdtemp(join(folder, 'attempt-'))
  try {
    const input = join(place, 'input')
    if (job.input === null || !(await storage.copy(job.input, input)))
      throw new ServiceError('OCR_ERROR', 'the file to convert is gone')
    const result = await engine.convert(
      { path: input, name: job.filename },
      JSON.parse(job.request!) as ConvertRequest,
      {
        lane: 'bulk',
        owner: claim.owner,
        maxPages: MOST_PAGES,
        deadline: null,
        signal,
        onProgress,
      },
      JSON.parse(job.inspection!) as Inspection,
    )
    try {
      return await store(job, claim, result, storage, place)
    } finally {
      await result.dispose()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function store(
  job: JobRow,
  claim: Claim,
  result: ConvertResult,
  storage: Storage,
  place: string,
): Promise<Made> {
  const path = join(place, 'result')
  const hash = createHash('sha256')
  const { before, after } =
    result.output === 'json' ? jsonEnvelope(job.id, result.warnings) : { before: '', after: '' }
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
  const key = `results/${job.id}-${claim.fence}`
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
