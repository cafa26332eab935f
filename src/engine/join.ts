import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import { ServiceError } from '../errors.ts'
import { outputs } from '../outputs/catalogue.ts'
import type { ConvertRequest, ConvertResult, PageFault, Reading, Source } from './conversion.ts'
import { convertResult } from './convert-result.ts'
import { readsData } from './data-file.ts'
import type { PageWork } from './page-tasks.ts'
import { TaskFailed } from './run.ts'
import type { FinishTask } from './task.ts'

/**
 * Milliseconds that a result may take for each of its pages, beside what one page may be read for: many
 * times what any needs.
 */
const RESULT_SHARE = 1000

/**
 * Pages that were read → result.
 *
 * @param readings in the order of the request, all of its pages
 * @throws ServiceError when no page could be read
 */
export async function join(
  { run, settings, source, type, folder }: JoinWork,
  request: ConvertRequest,
  readings: readonly Reading[],
): Promise<ConvertResult> {
  const faults = readings.flatMap((reading) => reading.faults)
  const { length: pagesUsed } = readings.flatMap(({ pagesRead }) => pagesRead)
  if (pagesUsed === 0) throw allFailed(faults)
  const failures = faults.map(({ page, failure }) => ({ number: page, reason: failure.message }))
  const { model, output } = request
  const wholePdf = type === 'pdf' && request.pageRange === null
  const options = { ...DEFAULT_OPTIONS, ...request.options, wholePdf }
  const pages = readings.flatMap(({ files }) => files)
  const { result: target } = folder
  const task = { kind: 'finish', model, output, options, pages, failures, target } as const
  const { path } = source
  const done = async (task: FinishTask): Promise<ConvertResult> => {
    const finished = await run.do(task, run.taskDeadline + pagesUsed * RESULT_SHARE)
    return convertResult(source, finished, pagesUsed, failures, run, folder)
  }
  if (!looksAtDocument(request, type)) return done(task)
  if (path === undefined) throw new ServiceError('OCR_ERROR', 'the file to convert is gone')
  const { password } = request
  const { maxPixels } = settings
  return done({ ...task, document: { path, name: source.name, type, password, maxPixels } })
}

/**
 * Whether the result is made of the document itself, or of files it carries, and not of what was read
 * on its pages alone.
 *
 * @param type of its file, as inspected
 */
export const looksAtDocument = (
  { model, output }: Pick<ConvertRequest, 'model' | 'output'>,
  type: string,
): boolean =>
  outputs.get(output)?.onDocument === true ||
  ((type === 'pdf' || type === 'xml') && readsData(model))

/** What pages are of: its path where the document is looked at again. */
export type JoinSource = Pick<Source, 'name'> & Partial<Source>

/** `source.name` is what the document was called; `path` where `looksAtDocument`. */
export type JoinWork = Omit<PageWork, 'source'> & { readonly source: JoinSource }

/** The file's fault when every page says so. */
function allFailed(faults: readonly PageFault[]): ServiceError {
  const failures = faults.map(({ failure }) => failure)
  const failure = failures.find(({ code }) => code !== 'INVALID_FILE') ?? failures[0]!
  return new TaskFailed(failure).toServiceError()
}
