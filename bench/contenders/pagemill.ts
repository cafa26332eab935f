import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readConfig } from '../../src/config.ts'
import { Engine } from '../../src/engine/engine.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { engineSettings } from '../../src/engine-settings.ts'
import { VERSION } from '../../src/version.ts'
import type { Contender, Reading } from './contender.ts'

/**
 * The engine as the service runs it: host process, threads, page files; without HTTP.
 *
 * @param kernels name of the kernel set; null = the fastest that runs here
 */
export function pagemill(threads: number, kernels: string | null = null): Contender {
  return {
    name: `pagemill${kernels ? ` ${kernels}` : ''}-${threads}`,
    threads,
    version: () => `pagemill ${VERSION}`,
    async read(files): Promise<Reading> {
      const work = mkdtempSync(join(tmpdir(), 'pagemill-bench-'))
      if (kernels) process.env.PAGEMILL_KERNELS = kernels
      if (kernels && loadAddon().kernels !== kernels)
        throw new Error(`the kernel set ${kernels} does not run here`)
      const config = { ...readConfig(), threads }
      const engine = await Engine.start(engineSettings(config, work))
      try {
        // A service in its stride: its threads have read some pages, and their code is compiled.
        await Promise.all(Array.from({ length: threads }, () => texts(engine, files[0]!)))
        const begin = performance.now()
        const read = await Promise.all(files.map((file) => texts(engine, file)))
        return { ms: performance.now() - begin, texts: read.flat() }
      } finally {
        await engine.stop()
        rmSync(work, { recursive: true, force: true })
      }
    },
  }
}

/** One text a page. */
async function texts(engine: Engine, path: string): Promise<string[]> {
  const result = await engine.convert(
    { path, name: basename(path) },
    {
      model: 'text',
      output: 'txt',
      pageRange: null,
      languages: null,
      textLayer: 'auto',
      dpi: null,
      password: null,
    },
    {
      lane: 'bulk',
      owner: 'bench',
      maxPages: 1000,
      deadline: null,
      signal: new AbortController().signal,
    },
  )
  const text = readFileSync(result.path, 'utf8')
  await result.dispose()
  return text.split('\f')
}
