import { Presets, SingleBar } from 'cli-progress'
import type { ConvertRequest } from '../engine/conversion.ts'
import { readsData } from '../engine/data-file.ts'
import type { Engine } from '../engine/engine.ts'
import { outputs } from '../outputs/catalogue.ts'
import { type ConversionOptions, requestOf } from './conversion-options.ts'
import { collectInputs, type Input } from './inputs.ts'
import { CONTEXT, openEngine, stopSignal } from './open-engine.ts'
import { type Done, faultOf, Report } from './report.ts'
import { Targets } from './targets.ts'

export interface ConvertOptions extends ConversionOptions {
  readonly out?: string
  readonly threads?: number
  readonly overwrite?: boolean
  readonly json?: boolean
  readonly debug?: boolean
}

/**
 * Converts all files, as many at once as there are threads; one that fails stops no other.
 *
 * @returns the exit code
 * @throws ServiceError UNSUPPORTED_OUTPUT
 */
export async function convertFiles(
  paths: readonly string[],
  options: ConvertOptions,
): Promise<number> {
  const request = requestOf(options, options.debug)
  const report = new Report(options.json ?? false)
  const inputs = await collectInputs(paths, readsData(request.model), (path) => report.skip(path))
  const names = inputs.map(({ path }) => path)
  if (inputs.length === 0) {
    process.stderr.write('pagemill: there is nothing to convert\n')
    return report.end(names, false)
  }
  const leaving = stopSignal()
  const { signal } = leaving
  const { engine, close } = await openEngine(options.threads ?? null, inputs.length)
  try {
    const { extension } = outputs.get(request.output)!
    const { out = null, overwrite = false } = options
    const targets = await Targets.choose(out, inputs, extension, overwrite)
    await convertAll(engine, inputs, request, targets, report, signal)
    if (signal.aborted) process.stderr.write('pagemill: stopped before the end\n')
    return report.end(names, signal.aborted)
  } finally {
    await close()
    leaving.close()
  }
}

async function convertAll(
  engine: Engine,
  inputs: readonly Input[],
  request: ConvertRequest,
  targets: Targets,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} files', clearOnComplete: true, noTTYOutput: false },
    Presets.shades_classic,
  )
  const visible = process.stderr.isTTY
  const lead = visible ? '\r' : ''
  if (visible) bar.start(inputs.length, 0)
  const waiting = [...inputs]
  const hand = async (): Promise<void> => {
    for (let input = waiting.shift(); input && !signal.aborted; input = waiting.shift()) {
      try {
        report.add(await convertOne(engine, input, request, targets, signal), lead)
      } catch (error) {
        if (signal.aborted) return
        report.add({ input: input.path, status: 'failed', error: faultOf(error) }, lead)
      }
      if (visible) bar.increment()
    }
  }
  // One more than there are threads: while one file is inspected or written, pages are read.
  await Promise.all(Array.from({ length: engine.status().threads + 1 }, hand))
  if (visible) bar.stop()
}

async function convertOne(
  engine: Engine,
  input: Input,
  request: ConvertRequest,
  targets: Targets,
  signal: AbortSignal,
): Promise<Done> {
  if (input.fault) throw input.fault
  const made = await engine.convert(input, request, { ...CONTEXT, signal })
  try {
    const result = await targets.put(input, made)
    return {
      input: input.path,
      status: 'done',
      result,
      output: made.output,
      views: await targets.putViews(result, made.views ?? []),
      pages: made.pagesUsed,
      failed_pages: made.failedPages,
      warnings: made.warnings,
    }
  } finally {
    await made.dispose()
  }
}
