import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { JobPartRow, JobRow } from '../db/job-tables.ts'
import type {
  ConvertContext,
  ConvertRequest,
  Inspection,
  PageFault,
  Reading,
} from '../engine/conversion.ts'
import type { Engine } from '../engine/engine.ts'
import { looksAtDocument } from '../engine/join.ts'
import { ServiceError } from '../errors.ts'
import type { Claim } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { OPEN_VAULT, type Vault } from '../vault/vault.ts'
import type { Made } from './ending.ts'
import type { Inputs } from './inputs.ts'
import { MOST_PAGES } from './job.ts'
import type { ReadPart } from './parts.ts'
import { storeResult } from './store-result.ts'

/** What an attempt works with. */
export interface Workplace {
  readonly engine: Engine
  readonly storage: Storage
  readonly inputs: Inputs
  /** What requests were sealed with. */
  readonly vault?: Vault
  /** For one short-lived folder an attempt. */
  readonly folder: string
  /** Around each attempt, for telemetry. */
  readonly around?: <T>(jobId: string, work: () => Promise<T>) => Promise<T>
}

/** Who works, how it is stopped, and who hears of pages. */
export interface Attempt extends Pick<ConvertContext, 'signal' | 'onProgress'> {
  readonly claim: Claim
}

/** Files fetched at once. */
const AT_ONCE = 8

/**
 * One attempt at a job: its input from the storage, converted, its result into the storage.
 *
 * @throws ServiceError as `Engine.convert`, STORAGE_ERROR, and OCR_ERROR when the input is gone;
 * the signal's reason
 */
export function convertJob(job: JobRow, attempt: Attempt, place: Workplace): Promise<Made> {
  return withInput(job, place, async (path) => {
    const source = { path, name: job.filename }
    const inspection = JSON.parse(job.inspection!) as Inspection
    const context = contextOf(job, attempt)
    const result = await place.engine.convert(source, requestOf(job, place), context, inspection)
    try {
      return await inFolder(place, (folder) =>
        storeResult(attempt.claim, result, place.storage, folder),
      )
    } finally {
      await result.dispose()
    }
  })
}

/**
 * One attempt at a part of a job: its pages read, and put into the storage.
 *
 * @throws ServiceError as `Engine.read`, STORAGE_ERROR, and OCR_ERROR when the input is gone; the
 * signal's reason
 */
export function readPart(
  job: JobRow,
  part: JobPartRow,
  attempt: Attempt,
  place: Workplace,
): Promise<ReadPart> {
  return withInput(job, place, async (path) => {
    const source = { path, name: job.filename }
    const { type } = JSON.parse(job.inspection!) as Inspection
    const pages = JSON.parse(part.pages) as number[]
    const context = contextOf(job, attempt)
    const read = await place.engine.read(source, requestOf(job, place), context, { type, pages })
    try {
      return await inFolder(place, async (folder) => {
        const file = join(folder, 'reading')
        await joinFiles(read.files, file)
        // Not the part's number alone: whoever lost the claim may still write.
        const reading = `readings/${job.id}-${part.number}-${attempt.claim.fence}`
        await place.storage.put(reading, file)
        return { reading, faults: read.faults, pages: pages.length }
      })
    } finally {
      await read.dispose()
    }
  })
}

/**
 * One attempt at the end of a job whose parts are read: they become one result.
 *
 * @param parts in order
 * @throws ServiceError as `Engine.join`, STORAGE_ERROR, and OCR_ERROR when a reading is gone; the
 * signal's reason
 */
export function joinParts(
  job: JobRow,
  parts: readonly JobPartRow[],
  attempt: Attempt,
  place: Workplace,
): Promise<Made> {
  const { engine, storage } = place
  return inFolder(place, async (folder) => {
    const readings: Reading[] = []
    for (let i = 0; i < parts.length; i += AT_ONCE) {
      const next = parts.slice(i, i + AT_ONCE).map((part) => readingOf(part, folder, storage))
      readings.push(...(await Promise.all(next)))
    }
    const { type } = JSON.parse(job.inspection!) as Inspection
    const request = requestOf(job, place)
    const context = contextOf(job, attempt)
    const joined = (path?: string) =>
      engine.join({ name: job.filename, ...(path && { path }) }, request, context, type, readings)
    const result = await (looksAtDocument(request, type) ? withInput(job, place, joined) : joined())
    try {
      return await storeResult(attempt.claim, result, storage, folder)
    } finally {
      await result.dispose()
    }
  })
}

async function readingOf(part: JobPartRow, folder: string, storage: Storage): Promise<Reading> {
  const path = join(folder, `part-${part.number}`)
  if (!(await storage.copy(part.reading!, path)))
    throw new ServiceError('OCR_ERROR', 'what was read is gone')
  const faults = JSON.parse(part.faults!) as PageFault[]
  const failed = new Set(faults.map(({ page }) => page))
  const pagesRead = (JSON.parse(part.pages) as number[]).filter((page) => !failed.has(page))
  return { files: [path], pagesRead, faults }
}

async function withInput<T>(
  { input }: JobRow,
  { inputs }: Workplace,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (input === null) throw new ServiceError('OCR_ERROR', 'the file to convert is gone')
  const { path, release } = await inputs.take(input)
  try {
    return await work(path)
  } finally {
    await release()
  }
}

async function inFolder<T>(place: Workplace, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(place.folder, 'attempt-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One file behind the other; an empty one of none. */
async function joinFiles(files: readonly string[], target: string): Promise<void> {
  await appendFile(target, '')
  for (const file of files)
    await pipeline(createReadStream(file), createWriteStream(target, { flags: 'a' }))
}

const requestOf = (job: JobRow, { vault = OPEN_VAULT }: Workplace): ConvertRequest =>
  JSON.parse(vault.open(job.request!, 'job request')) as ConvertRequest

const contextOf = (job: JobRow, { signal, onProgress }: Attempt): ConvertContext => ({
  lane: 'bulk',
  owner: String(job.account_id),
  maxPages: MOST_PAGES,
  deadline: null,
  signal,
  ...(onProgress && { onProgress }),
})
