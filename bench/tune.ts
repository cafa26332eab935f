/**
 * What suits this machine: `npm run tune` measures pages per second of the bench's scanned pages for
 * several numbers of threads and of engine processes and for the kernel sets, and writes the best
 * into the data folder, where the service finds it at its next start.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../src/config.ts'
import { loadAddon } from '../src/engine/native.ts'
import { type Tuned, tunedFile } from '../src/tuned.ts'
import { CASES } from './cases.ts'
import type { Reading } from './contenders/contender.ts'
import { prepare } from './documents/prepare.ts'

const run = promisify(execFile)
const runner = join(import.meta.dirname, 'run-contender.ts')
/** Pages of each scanned case in one measurement. */
const PAGES = 8

const folder = mkdtempSync(join(tmpdir(), 'pagemill-tune-'))
let best: Tuned = {}
let most = 0

/** Measures one choice in a process of its own, and keeps it when it is the best so far. */
async function attempt(tuned: Tuned, files: readonly string[]): Promise<void> {
  const env = { ...process.env, ...tuned, PAGEMILL_DATA: folder }
  const name = `pagemill-${tuned.PAGEMILL_THREADS}`
  const { stdout } = await run(process.execPath, [runner, name, ...files], {
    env,
    maxBuffer: 1 << 28,
  })
  const speed = (files.length * 1000) / (JSON.parse(stdout) as Reading).ms
  const shown = Object.entries(tuned).map(([setting, value]) => `${setting}=${value}`)
  process.stdout.write(`${speed.toFixed(2).padStart(8)} pages/s  ${shown.join(' ')}\n`)
  if (speed > most) [best, most] = [tuned, speed]
}

try {
  const scans = CASES.filter(({ kind }) => kind === 'scan')
  const prepared = await Promise.all(
    scans.map((bench) => prepare({ ...bench, pages: PAGES }, join(folder, bench.name))),
  )
  const files = prepared.flatMap((each) => each.files)
  const cores = availableParallelism()
  for (const threads of new Set([Math.max(1, cores >> 1), cores, cores + 1]))
    await attempt({ PAGEMILL_THREADS: String(threads), PAGEMILL_HOSTS: '1' }, files)
  for (const hosts of new Set([2, Math.max(2, cores >> 1)]))
    if (hosts <= Number(best.PAGEMILL_THREADS))
      await attempt({ ...best, PAGEMILL_HOSTS: String(hosts) }, files)
  // Wide instructions make some processors slower as a whole.
  if (loadAddon().kernels.startsWith('avx512'))
    await attempt({ ...best, PAGEMILL_KERNELS: 'avx2' }, files)
  const file = tunedFile(readConfig().dataFolder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(best, null, 2)}\n`)
  process.stdout.write(`written to ${file}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
