import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { Engine } from '../../src/engine/engine.ts'
import { engineSettings } from '../../src/engine-settings.ts'

const run = promisify(execFile)

/** What a reader made of a page, and in how many milliseconds. */
export interface Read {
  readonly text: string
  readonly ms: number
}

/** The quicker of two readings: the first one loads models. */
async function twice(read: () => Promise<string>): Promise<Read> {
  let best = Infinity
  let text = ''
  for (let i = 0; i < 2; i++) {
    const begin = performance.now()
    text = await read()
    best = Math.min(best, performance.now() - begin)
  }
  return { text, ms: best }
}

/** A folder of its own for the files of a run. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'pagemill-bench-'))

  file(name: string, bytes: Uint8Array): string {
    const path = join(this.folder, name)
    writeFileSync(path, bytes)
    return path
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Tesseract's command line tool with one model, its start counted in. */
export function tesseractRead(png: string, tessdata: string, code: string): Promise<Read> {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const psm = code.endsWith('_vert') ? ['--psm', '5'] : []
  const args = ['--tessdata-dir', tessdata, png, '-', '-l', code, ...psm]
  return twice(async () => (await run('tesseract', args, { env, maxBuffer: 1 << 28 })).stdout)
}

/** The engine with one thread and all models of a folder. */
export async function startedEngine(folder: string, tessdata: string): Promise<Engine> {
  const config = readConfig()
  const models = { ...config.models, tessdata }
  return Engine.start(engineSettings({ ...config, models, threads: 1, hosts: 1 }, folder))
}

/** @param languages null: found among those installed */
export function pagemillRead(
  engine: Engine,
  path: string,
  languages: readonly string[] | null,
): Promise<Read> {
  return twice(async () => {
    const signal = new AbortController().signal
    const result = await engine.convert(
      { path, name: basename(path) },
      {
        model: 'text',
        output: 'txt',
        pageRange: null,
        languages,
        textLayer: 'auto',
        dpi: null,
        password: null,
      },
      { lane: 'bulk', owner: 'bench', maxPages: 10, deadline: null, signal },
    )
    const text = readFileSync(result.path, 'utf8')
    await result.dispose()
    return text
  })
}
