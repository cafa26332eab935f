import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import type {
  ConvertContext,
  ConvertRequest,
  ConvertResult,
  EngineSettings,
} from '../../src/engine/conversion.ts'
import { Engine } from '../../src/engine/engine.ts'
import { folderFor } from './documents.ts'

const TESSDATA = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find((folder) =>
  existsSync(folder),
)

const MODELS = {
  tessdata: TESSDATA ?? '',
  second: join(import.meta.dirname, '../../tessdata'),
  degraded: join(import.meta.dirname, '../../models/degraded'),
}

/** The addon's build that crashes, hangs or grows when its environment says so. */
export const TEST_ADDON = join(import.meta.dirname, '../../build/Release/pagemill_test.node')

export function settingsFor(
  t: Pick<Test, 'teardown'>,
  changes: Partial<EngineSettings> = {},
): EngineSettings {
  return {
    hosts: 1,
    threads: 2,
    ownerThreads: changes.threads ?? 2,
    models: MODELS,
    languages: ['eng'],
    workFolder: folderFor(t),
    hostFolder: folderFor(t),
    sandbox: 'auto',
    pageDeadline: 30_000,
    maxPixels: 80_000_000,
    maxWaiting: 200,
    maxHostBytes: 2 ** 31,
    environment: process.env,
    ...changes,
  }
}

/** A running engine that is stopped after the test. */
export async function engineFor(
  t: Pick<Test, 'teardown'>,
  changes: Partial<EngineSettings> = {},
): Promise<Engine> {
  const engine = await Engine.start(settingsFor(t, changes))
  t.teardown(() => engine.stop())
  return engine
}

export const request = (changes: Partial<ConvertRequest> = {}): ConvertRequest => ({
  model: 'text',
  output: 'txt',
  pageRange: null,
  languages: null,
  textLayer: 'auto',
  dpi: null,
  password: null,
  ...changes,
})

export const context = (changes: Partial<ConvertContext> = {}): ConvertContext => ({
  lane: 'interactive',
  owner: 'tester',
  maxPages: 500,
  deadline: null,
  signal: new AbortController().signal,
  ...changes,
})

/** The result's text, with white space as single spaces; disposes of the result. */
export async function textOf(result: ConvertResult): Promise<string> {
  const text = readFileSync(result.path, 'utf8')
  await result.dispose()
  return text.replace(/\s+/g, ' ').trim()
}

/** Resolves when the condition holds; fails the test run after `limit` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<void> {
  const end = performance.now() + limit
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`still not so after ${limit} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
