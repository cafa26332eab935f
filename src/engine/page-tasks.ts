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

/** Pages of one task at most, and tasks for each thread at least: none is left with a long last one. */
const LONGEST_RUN = 8
const RUNS_A_THREAD = 4

/** What is read of a document, and for whom. */
interface Wish {
  readonly request: ConvertRequest
  readonly lane: 'interactive' | 'bulk'
}

/**
 * Leaves every page that could be read in a file, some of them together.
 *
 * @param languages that are tried
 * @param onSettled told how many pages are done or failed
 * @throws TaskFailed where it is the request's fault
 */
export async function readPages(
  { run, settings, source, type, folder }: PageWork,
  wish: Wish,
  pages: readonly number[],
  languages: readonly string[],
  onSettled?: (settled: number, all: number) => void,
): Promise<Reading> {
  const { request } = wish
  const { models: folders, maxPixels, pageDeadline } = settings
  const codes = codesWanted(request)
  const failed = new Map<number, TaskFailure>()
  /** By the first page of each. */
  const files = new Map<number, string>()
  let settled = 0
  const settle = (count: number): void => {
    while (count-- > 0) onSettled?.(++settled, pages.length)
  }
  const each = (some: readonly number[]): Promise<unknown> =>
    Promise.all(some.map((page) => read([page])))
  const read = async ([page = 0, ...further]: readonly number[]): Promise<void> => {
    const target = folder.pageFile(page)
    try {
      const done = await run.do({
        kind: 'read',
        path: source.path,
        password: request.password,
        type,
        page,
        ...(further.length > 0 && { further }),
        target,
        languages,
        textLayer: request.textLayer,
        dpi: request.dpi,
        ...(codes && { codes }),
        models: folders,
        maxPixels,
        deadline: pageDeadline,
      })
      files.set(page, target)
      const { length } = done.further
      settle(1 + length)
      const left = further.slice(length)
      if (left.length > 0) await (length > 0 ? read(left) : each(left))
    } catch (error) {
      if (!(error instanceof TaskFailed) || FATAL.has(error.failure.code)) throw error
      // What ended a host was tried again by itself.
      const isKnown = error.task?.kind === 'read' && !error.task.further?.length
      if (!isKnown) return void (await each([page, ...further]))
      failed.set(page, error.failure)
      settle(1)
      await each(further)
    }
  }
  await Promise.all(inRuns(pages, runLength(type, wish, pages.length, settings.threads)).map(read))
  const faults = pages.flatMap((page) => {
    const failure = failed.get(page)
    return failure ? [{ page, failure }] : []
  })
  return {
    files: pages.flatMap((page) => files.get(page) ?? []),
    pagesRead: pages.filter((page) => !failed.has(page)),
    faults,
  }
}

/**
 * How many pages make a task: more than one only where a long PDF is read that may have a text layer.
 * To hand a page over, and to make and to remove its file, takes half as long as to read it then.
 */
function runLength(type: string, { request, lane }: Wish, pages: number, threads: number): number {
  // Pages that wait are counted for who waits for an answer, and a view is made of each by itself.
  const isAlone = lane === 'interactive' || request.debug === true
  if (type !== 'pdf' || request.textLayer === 'never' || isAlone) return 1
  return Math.max(1, Math.min(LONGEST_RUN, Math.floor(pages / (RUNS_A_THREAD * threads))))
}

function inRuns(pages: readonly number[], length: number): number[][] {
  const runs: number[][] = []
  for (let at = 0; at < pages.length; at += length) runs.push(pages.slice(at, at + length))
  return runs
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
