import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import { models } from '../models/catalogue.ts'
import type { ConvertRequest, EngineSettings, PageView, Reading, Source } from './conversion.ts'
import { type Run, TaskFailed } from './run.ts'
import type { CodesWanted, TaskFailure } from './task.ts'
import type { ConversionFolder } from './work-folder.ts'

/** A document whose pages are worked on, each by a task of its own. */
export interface PageWork {
  readonly run: Run
  readonly settings: EngineSettings
  readonly source: Source
  /** Of the file, as inspected. */
  readonly type: string
  readonly folder: ConversionFolder
}

/** Faults of the request, not of a page: the other pages would fail alike. */
const FATAL = new Set(['INVALID_PARAMETER', 'SERVICE_NOT_READY', 'STORAGE_ERROR'])

/**
 * Leaves a page file for every page that could be read.
 *
 * @param languages that are tried
 * @param onSettled told how many pages are done or failed
 * @throws TaskFailed where it is the request's fault
 */
export async function readPages(
  { run, settings, source, type, folder }: PageWork,
  request: ConvertRequest,
  pages: readonly number[],
  languages: readonly string[],
  onSettled?: (settled: number, all: number) => void,
): Promise<Reading> {
  const { models: folders, maxPixels, pageDeadline } = settings
  const codes = codesWanted(request)
  const failed = new Map<number, TaskFailure>()
  let settled = 0
  await Promise.all(
    pages.map(async (page) => {
      try {
        await run.do({
          kind: 'read',
          path: source.path,
          password: request.password,
          type,
          page,
          target: folder.pageFile(page),
          languages,
          textLayer: request.textLayer,
          dpi: request.dpi,
          ...(codes && { codes }),
          models: folders,
          maxPixels,
          deadline: pageDeadline,
        })
      } catch (error) {
        if (!(error instanceof TaskFailed) || FATAL.has(error.failure.code)) throw error
        failed.set(page, error.failure)
      }
      onSettled?.(++settled, pages.length)
    }),
  )
  const read = pages.filter((page) => !failed.has(page))
  const faults = pages.flatMap((page) => {
    const failure = failed.get(page)
    return failure ? [{ page, failure }] : []
  })
  return { files: read.map(folder.pageFile), pagesRead: read, faults }
}

/** Which barcodes a request needs, if any. */
function codesWanted({ model, options }: ConvertRequest): CodesWanted | null {
  if (options?.include?.includes('barcodes')) return 'all'
  return models.get(model)?.readsPaymentCodes ? 'payment' : null
}

/** Leaves a debug view of every page, from the page files. */
export function drawPages(
  { run, settings, source, type, folder }: PageWork,
  request: ConvertRequest,
  pages: readonly number[],
): Promise<PageView[]> {
  const { path } = source
  const { maxPixels } = settings
  const { model, password } = request
  const options = { ...DEFAULT_OPTIONS, ...request.options }
  const pageFiles = pages.map(folder.pageFile)
  const task = { kind: 'draw', path, password, maxPixels, type, model, options, pageFiles } as const
  return Promise.all(
    pages.map(async (page) => {
      const target = folder.viewFile(page)
      await run.do({ ...task, page, target })
      return { page, path: target }
    }),
  )
}
