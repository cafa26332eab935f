import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { Contender, Reading } from './contender.ts'

const run = promisify(execFile)
/** One thread a process, as Tesseract's own documentation advises for throughput. */
const env = { ...process.env, OMP_THREAD_LIMIT: '1' }

async function readList(files: readonly string[], folder: string, name: string): Promise<string[]> {
  const list = join(folder, `${name}.txt`)
  const output = join(folder, `${name}-out`)
  writeFileSync(list, files.join('\n') + '\n')
  await run('tesseract', [list, output, '-l', 'eng'], { env, maxBuffer: 1 << 28 })
  return readFileSync(`${output}.txt`, 'utf8').split('\f').slice(0, files.length)
}

/** Start and model loading: a page of 64 white pixels. */
async function startMs(folder: string): Promise<number> {
  const blank = join(folder, 'blank.png')
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).toFile(blank)
  const begin = performance.now()
  await readList([blank], folder, 'blank')
  return performance.now() - begin
}

/** The command line tool over a list of pages, the list dealt out to `processes`. */
export function tesseract(processes: number): Contender {
  return {
    name: `tesseract-${processes}`,
    threads: processes,
    version: () => execFileSync('tesseract', ['--version'], { encoding: 'utf8' }).split('\n')[0]!,
    async read(files): Promise<Reading> {
      const folder = mkdtempSync(join(tmpdir(), 'pagemill-bench-'))
      try {
        const start = await startMs(folder)
        const begin = performance.now()
        const hands = Array.from({ length: processes }, (_, p) =>
          files.filter((_, i) => i % processes === p),
        )
        const read = await Promise.all(hands.map((hand, p) => readList(hand, folder, `hand${p}`)))
        const ms = performance.now() - begin - start
        return { ms, texts: files.map((_, i) => read[i % processes]![Math.floor(i / processes)]!) }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
