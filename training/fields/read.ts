/**
 * Reads documents once, for fitting and measuring: node training/fields/read.ts FOLDER PAGES
 * writes PAGES/<id>.pages for every PDF and picture of FOLDER; what is there is not read again. It ends at a page
 * that cannot be read: what is measured or fitted without it would tell something else.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { readConfig } from '../../src/config.ts'
import { Engine } from '../../src/engine/engine.ts'
import { engineSettings } from '../../src/engine-settings.ts'

const DOCUMENT = /\.(?:pdf|png|jpe?g|tiff?|bmp|gif|webp)$/i

/**
 * @param into made where it is missing
 * @throws where a page cannot be read
 */
export async function readDocuments(folder: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  const target = (name: string) => join(into, `${basename(name, extname(name))}.pages`)
  const names = readdirSync(folder)
    .filter((name) => DOCUMENT.test(name) && !existsSync(target(name)))
    .sort()
  if (names.length === 0) return
  const work = mkdtempSync(join(tmpdir(), 'fields-'))
  const engine = await Engine.start(engineSettings(readConfig(), work))
  const request = {
    model: 'tables',
    output: 'json',
    pageRange: null,
    languages: null,
    textLayer: 'auto',
    dpi: null,
    password: null,
    options: {},
  } as const
  const { signal } = new AbortController()
  const context = {
    lane: 'bulk',
    owner: 'training',
    maxPages: 1000,
    deadline: null,
    signal,
  } as const
  try {
    for (const name of names) {
      const source = { path: join(resolve(folder), name), name }
      const inspection = await engine.inspect(source, request as never, context)
      const reading = await engine.read(source, request as never, context, inspection)
      const [fault] = reading.faults
      if (fault) {
        await reading.dispose()
        const { code, message } = fault.failure
        throw new Error(`${name}, page ${fault.page}: ${code}: ${message}`)
      }
      writeFileSync(target(name), Buffer.concat(reading.files.map((file) => readFileSync(file))))
      await reading.dispose()
    }
  } finally {
    await engine.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [folder, into] = process.argv.slice(2)
  if (!folder || !into) {
    console.error('node training/fields/read.ts FOLDER PAGES')
    process.exit(2)
  }
  await readDocuments(folder, into)
  process.exit(0)
}
