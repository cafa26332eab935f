import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import { readConfig } from '../config.ts'
import { engineSettings } from '../configured.ts'
import type { DateFormat, PagePart } from '../document/extract-options.ts'
import type { ConvertRequest } from '../engine/conversion.ts'
import { Engine } from '../engine/engine.ts'
import { outputOf } from '../engine/output-of.ts'
import { ServiceError } from '../errors.ts'
import { models } from '../models/registry.ts'
import { outputs } from '../outputs/registry.ts'
import { collectInputs, type Input } from './inputs.ts'
import { Targets } from './targets.ts'

export interface ConvertOptions {
  readonly model: string
  readonly output?: string
  readonly pages?: string
  readonly out?: string
  readonly threads?: number
  readonly languages?: string
  readonly password?: string
  readonly fields?: string
  readonly list?: boolean
  readonly debug?: boolean
  readonly textLayer: ConvertRequest['textLayer']
  readonly dpi?: number
  readonly include?: readonly PagePart[]
  readonly dateFormat?: DateFormat
  readonly ofxVersion: '102' | '220'
}

/** Options with the output they come to. */
type Wish = ConvertOptions & { readonly output: string }

/** Most pages of one file. */
const MOST_PAGES = 100_000

/**
 * Converts all files, as many at once as there are threads; one that fails stops no other.
 *
 * @returns the exit code: 1 when a file failed
 * @throws ServiceError UNSUPPORTED_OUTPUT
 */
export async function convertFiles(
  paths: readonly string[],
  options: ConvertOptions,
): Promise<number> {
  const output = outputOf(models.get(options.model)!, options.output ?? null)
  const settings = readConfig()
  const config = { ...settings, threads: options.threads ?? settings.threads }
  const inputs = await collectInputs(paths, (path) =>
    process.stderr.write(`${path}: skipped: no document\n`),
  )
  if (inputs.length === 0) {
    process.stderr.write('pagemill: there is nothing to convert\n')
    return 1
  }
  const work = await mkdtemp(join(tmpdir(), 'pagemill-'))
  const leaving = new AbortController()
  const leave = (): void => leaving.abort(new Error('stopped'))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  // Whoever read the list of results has gone.
  process.stdout.on('error', leave)
  const engine = await Engine.start(engineSettings(config, work))
  try {
    if (!engine.status().ready) throw new Error(engine.unableReason ?? 'the engine cannot start')
    const failed = await convertAll(engine, inputs, { ...options, output }, leaving.signal)
    if (leaving.signal.aborted) process.stderr.write('pagemill: stopped before the end\n')
    return failed === 0 && !leaving.signal.aborted ? 0 : 1
  } finally {
    await engine.stop()
    await rm(work, { recursive: true, force: true })
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
    process.stdout.off('error', leave)
  }
}

/** @returns how many files failed */
async function convertAll(
  engine: Engine,
  inputs: readonly Input[],
  options: Wish,
  signal: AbortSignal,
): Promise<number> {
  const output = outputs.get(options.output)!
  const targets = await Targets.choose(options.out ?? null, inputs, output.extension)
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} files', clearOnComplete: true, noTTYOutput: false },
    Presets.shades_classic,
  )
  const visible = process.stderr.isTTY
  if (visible) bar.start(inputs.length, 0)
  let failed = 0
  const waiting = [...inputs]
  const hand = async (): Promise<void> => {
    for (let input = waiting.shift(); input && !signal.aborted; input = waiting.shift()) {
      try {
        await convertOne(engine, input, options, targets, signal)
      } catch (error) {
        if (signal.aborted) return
        failed++
        process.stderr.write(`${visible ? '\r' : ''}${input.path}: ${explained(error)}\n`)
      }
      if (visible) bar.increment()
    }
  }
  // One more than there are threads: while one file is inspected or written, pages are read.
  await Promise.all(Array.from({ length: engine.status().threads + 1 }, hand))
  if (visible) bar.stop()
  return failed
}

async function convertOne(
  engine: Engine,
  input: Input,
  options: Wish,
  targets: Targets,
  signal: AbortSignal,
): Promise<void> {
  if (input.fault) throw input.fault
  const request: ConvertRequest = {
    model: options.model,
    output: options.output,
    pageRange: options.pages ?? null,
    languages: options.languages?.split(/[,+]/).map((code) => code.trim()) ?? null,
    textLayer: options.textLayer,
    dpi: options.dpi ?? null,
    password: options.password ?? null,
    debug: options.debug ?? false,
    options: {
      fields: options.fields?.split(',').map((name) => name.trim()) ?? [],
      fieldsMode: options.list ? 'list' : 'page',
      include: options.include ?? [],
      dateFormat: options.dateFormat ?? null,
      ofxVersion: options.ofxVersion === '220' ? 220 : 102,
    },
  }
  const context = { lane: 'bulk', owner: 'cli', maxPages: MOST_PAGES, deadline: null } as const
  const result = await engine.convert(input, request, { ...context, signal })
  try {
    const target = await targets.put(input, result)
    process.stdout.write(`${target}\n`)
    for (const path of await targets.putViews(input, result.views ?? []))
      process.stdout.write(`${path}\n`)
    for (const { page, reason } of result.failedPages)
      process.stderr.write(`${input.path}: page ${page}: ${reason}\n`)
  } finally {
    await result.dispose()
  }
}

const explained = (error: unknown): string =>
  error instanceof ServiceError
    ? `${error.code}: ${error.message}`
    : error instanceof Error
      ? error.message
      : String(error)
