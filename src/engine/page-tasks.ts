import type { PageFailure } from '../document/page.ts'
import type { ServiceError } from '../errors.ts'
import type { ConvertRequest, EngineSettings, PageView, Source } from './conversion.ts'
import { type Run, TaskFailed } from './run.ts'
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
 * @param languages tried where the request names none
 * @param onSettled told how many pages are done or failed
 * @returns the pages that could not be read
 * @throws ServiceError when it is none, or the request's fault
 */
export async function readPages(
  { run, settings, source, type, folder }: PageWork,
  request: ConvertRequest,
  pages: readonly number[],
  languages: readonly string[],
  onSettled?: (settled: number, all: number) => void,
): Promise<PageFailure[]> {
  const { tessdata, secondTessdata, maxPixels, pageDeadline } = settings
  const faults = new Map<number, TaskFailed>()
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
          languages: request.languages ?? languages,
          textLayer: request.textLayer,
          dpi: request.dpi,
          tessdata,
          secondTessdata,
          maxPixels,
          deadline: pageDeadline,
        })
      } catch (error) {
        if (!(error instanceof TaskFailed) || FATAL.has(error.failure.code)) throw error
        faults.set(page, error)
      }
      onSettled?.(++settled, pages.length)
    }),
  )
  if (faults.size === pages.length) throw allFailed([...faults.values()])
  return [...faults].map(([number, fault]) => ({ number, reason: fault.message }))
}

/** Leaves a debug view of every page, from its page file. */
export function drawPages(
  { run, settings, source, type, folder }: PageWork,
  password: string | null,
  pages: readonly number[],
): Promise<PageView[]> {
  const { path } = source
  const { maxPixels } = settings
  return Promise.all(
    pages.map(async (page) => {
      const pageFile = folder.pageFile(page)
      const target = folder.viewFile(page)
      await run.do({ kind: 'draw', path, password, maxPixels, type, page, pageFile, target })
      return { page, path: target }
    }),
  )
}

/** The file's fault when every page says so. */
function allFailed(faults: readonly TaskFailed[]): ServiceError {
  const fault = faults.find((f) => f.failure.code !== 'INVALID_FILE') ?? faults[0]!
  return fault.toServiceError()
}
