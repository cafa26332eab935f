import { extname } from 'node:path'
import type { PageFailure } from '../document/page.ts'
import type { ConvertResult, Source } from './conversion.ts'
import type { Run } from './run.ts'
import type { Finished } from './task.ts'
import type { ConversionFolder } from './work-folder.ts'

/** What a conversion's caller gets once its last task is done; lives as long as its folder. */
export function convertResult(
  source: Pick<Source, 'name'>,
  finished: Finished,
  pagesUsed: number,
  failures: readonly PageFailure[],
  run: Run,
  folder: ConversionFolder,
): ConvertResult {
  const { byteLength, contentType, extension, output, warnings } = finished
  const stem = source.name.slice(0, source.name.length - extname(source.name).length)
  return {
    path: folder.result,
    byteLength,
    contentType,
    fileName: `${stem || 'document'}.${extension}`,
    output,
    pagesUsed,
    failedPages: failures.map(({ number, reason }) => ({ page: number, reason })),
    warnings,
    timings: run.timings,
    dispose: folder.remove,
  }
}
