import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { languageOf } from '../documents/prepare.ts'
import type { Contender, Reading } from './contender.ts'

const run = promisify(execFile)
/** One thread a process, as Tesseract's own documentation advises for throughput. */
const env = { ...process.env, OMP_THREAD_LIMIT: '1' }

/** How it is told to look at pages. */
interface Setting {
  readonly language: string
  /** Mode of page segmentation. */
  readonly segmentation: string
}

async function readList(
  files: readonly string[],
  folder: string,
  { language, segmentation }: Setting,
): Promise<string[]> {
  const list = join(folder, 'list.txt')
  const output = join(folder, 'read')
  writeFileSync(list, files.join('\n') + '\n')
  const setting = ['-l', language, '--psm', segmentation]
  await run('tesseract', [list, output, ...setting], { env, maxBuffer: 1 << 28 })
  return readFileSync(`${output}.txt`, 'utf8').split('\f').slice(0, files.length)
}

/** Pages of one language after the other: it is told which, and loads a model once for each. */
async function readByLanguage(
  files: readonly string[],
  folder: string,
  segmentation: string,
): Promise<Map<string, string>> {
  mkdirSync(folder)
  const texts = new Map<string, string>()
  for (const [language, same] of Map.groupBy(files, languageOf)) {
    const read = await readList(same, folder, { language, segmentation })
    for (const [i, file] of same.entries()) texts.set(file, read[i]!)
  }
  return texts
}

/** Start and model loading: a page of 64 white pixels for each language. */
async function startMs(files: readonly string[], folder: string): Promise<number> {
  const blank = join(folder, 'blank.png')
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).toFile(blank)
  const begin = performance.now()
  for (const language of new Set(files.map(languageOf)))
    await readList([blank], folder, { language, segmentation: '3' })
  return performance.now() - begin
}

/**
 * The command line tool over a list of pages, the list dealt out to `processes`.
 *
 * @param segmentation its mode of page segmentation
 */
export function tesseract(processes: number, segmentation = '3'): Contender {
  return {
    name: `tesseract-${processes}`,
    threads: processes,
    version: () => execFileSync('tesseract', ['--version'], { encoding: 'utf8' }).split('\n')[0]!,
    async read(files): Promise<Reading> {
      const folder = mkdtempSync(join(tmpdir(), 'pagemill-bench-'))
      try {
        const start = await startMs(files, folder)
        const begin = performance.now()
        const hands = Array.from({ length: processes }, (_, p) =>
          files.filter((_, i) => i % processes === p),
        )
        const read = await Promise.all(
          hands.map((hand, p) => readByLanguage(hand, join(folder, `hand${p}`), segmentation)),
        )
        const ms = performance.now() - begin - start
        return { ms, texts: files.map((file, i) => read[i % processes]!.get(file)!) }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
