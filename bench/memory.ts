/**
 * Memory of one engine host with two threads and one language over many mixed pages, built as a
 * service runs it: `npm run bench:memory -- [--pages 5000]`. Exit code 1 when it holds more than
 * 250 MB at the end, or 2 % more than after the first tenth.
 *
 * What it holds is the proportional set size of proc(5): its own memory, and of the program's files its
 * share among the processes that have them open, as the service's own does. Its resident set counts
 * those files, some 85 MB, as if it were alone; it is printed beside it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import type * as engines from '../src/engine/engine.ts'
import { engineSettings } from '../src/engine-settings.ts'
import { type MixedDocument, mixedPages } from './documents/mixed-pages.ts'
import { median } from './median.ts'

const built = new URL('../dist/engine/engine.js', import.meta.url)
const { Engine }: typeof engines = await import(built.href)

const { values: options } = parseArgs({ options: { pages: { type: 'string', default: '5000' } } })
const wanted = Number(options.pages)
const MOST = 250 * 2 ** 20
const MOST_GROWTH = 0.02
const THREADS = 2

const folder = mkdtempSync(join(tmpdir(), 'pagemill-memory-'))
const documents = await mixedPages(join(folder, 'documents'))
const config = { ...readConfig(), threads: THREADS, hosts: 1, languages: ['eng'] }
const engine = await Engine.start(engineSettings(config, folder))
engine.on('host', ({ cause, reason }) => {
  throw new Error(`the host ended: ${cause}, ${reason}`)
})
const host = Number(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim())

/** Bytes of proportional and resident set. */
interface Memory {
  readonly held: number
  readonly resident: number
}

function memory(): Memory {
  const text = readFileSync(`/proc/${host}/smaps_rollup`, 'utf8')
  const bytesOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)![1]) * 1024
  return { held: bytesOf('Pss'), resident: bytesOf('Rss') }
}

async function convert(document: MixedDocument): Promise<void> {
  const { path, model, output, textLayer } = document
  const result = await engine.convert(
    { path, name: basename(path) },
    { model, output, textLayer, pageRange: null, languages: null, dpi: null, password: null },
    {
      lane: 'bulk',
      owner: 'bench',
      maxPages: 1000,
      deadline: null,
      signal: new AbortController().signal,
    },
  )
  if (result.failedPages.length > 0) throw new Error(`pages of ${path} failed`)
  await result.dispose()
}

/** Pages done, and memory after them. */
const samples: (Memory & { pages: number })[] = []
let pages = 0
let next = 0
const begin = performance.now()
await Promise.all(
  Array.from({ length: THREADS + 1 }, async () => {
    while (pages < wanted) {
      const document = documents[next++ % documents.length]!
      await convert(document)
      pages += document.pages
      samples.push({ pages, ...memory() })
    }
  }),
)
const seconds = (performance.now() - begin) / 1000
await engine.stop()
rmSync(folder, { recursive: true, force: true })

/** Around a share of the pages: single samples go up and down with the page at hand. */
const around = (share: number, what: keyof Memory): number =>
  median(samples.filter((s) => Math.abs(s.pages / pages - share) <= 0.05).map((s) => s[what]))
const mega = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
const line = (what: keyof Memory): string =>
  [0.1, 0.5, 0.97].map((share) => mega(around(share, what))).join(', ')
const [early, late] = [around(0.1, 'held'), around(0.97, 'held')] as const
process.stdout.write(
  `${pages} pages, ${(pages / seconds).toFixed(1)} a second; after 10, 50 and 100 %: ` +
    `${line('held')}; resident ${line('resident')}\n`,
)
const faults = [
  ...(late > MOST ? [`more than ${mega(MOST)}`] : []),
  ...(late > early * (1 + MOST_GROWTH) ? [`grew by more than ${MOST_GROWTH * 100} %`] : []),
]
for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
