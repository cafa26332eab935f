/**
 * `npm run bench -- --sandbox`: what the walls around engine hosts cost, in pages per second, processor
 * time and milliseconds of a start with them and without, in turns of one run, one thread. Processor
 * time, of host and parent, hardly changes where other programs take turns.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readConfig } from '../src/config.ts'
import type { SandboxMode } from '../src/engine/conversion.ts'
import { Engine } from '../src/engine/engine.ts'
import { useOf } from '../src/engine/pool/process-use.ts'
import { engineSettings } from '../src/engine-settings.ts'
import { CASES } from './cases.ts'
import { prepare } from './documents/prepare.ts'
import { median } from './median.ts'

const MODES = ['required', 'off'] as const satisfies readonly SandboxMode[]
/** Pages of each case in a turn. */
const PAGES = 6

interface Turn {
  /** Of an engine, until a host is ready. */
  readonly startMs: number
  /** Of all pages, after each thread has read some. */
  readonly readMs: number
  /** The same in processor time. */
  readonly cpuMs: number
}

export async function sandbox(trials: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-sandbox-'))
  try {
    process.stdout.write(
      '| pages | pages/s without | speed with | processor time with | start without | with |\n',
    )
    process.stdout.write('| --- | --- | --- | --- | --- | --- |\n')
    for (const bench of CASES) {
      const { files } = await prepare({ ...bench, pages: PAGES }, join(folder, bench.name))
      const turns: Record<SandboxMode, Turn[]> = { auto: [], required: [], off: [] }
      for (let trial = 0; trial < trials; trial++)
        // Who begins takes turns, too.
        for (const mode of trial % 2 === 0 ? MODES : MODES.toReversed())
          turns[mode].push(await turn(mode, files, join(folder, 'engine')))
      // Of neighbours in time: a machine's speed changes within minutes.
      const pairs = turns.required.map((on, i) => ({ on, off: turns.off[i]! }))
      const speed = spread(pairs.map(({ on, off }) => off.readMs / on.readMs))
      const cpu = spread(pairs.map(({ on, off }) => on.cpuMs / off.cpuMs))
      const rate = (PAGES * 1000) / median(turns.off.map(({ readMs }) => readMs))
      const [off, on] = [turns.off, turns.required].map((list) =>
        median(list.map(({ startMs }) => startMs)),
      )
      const cells = [bench.name, rate.toFixed(2), speed, cpu]
      process.stdout.write(
        `| ${[...cells, `${off!.toFixed(0)} ms`, `${on!.toFixed(0)} ms`].join(' | ')} |\n`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The median, and the least and the most. */
const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(3)} (${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)})`

async function turn(mode: SandboxMode, files: readonly string[], folder: string): Promise<Turn> {
  const config = { ...readConfig(), threads: 1, hosts: 1, languages: ['eng'], sandbox: mode }
  const before = performance.now()
  const engine = await Engine.start(engineSettings(config, folder))
  const startMs = performance.now() - before
  try {
    await read(engine, files[0]!)
    const begin = performance.now()
    const cpuBefore = cpuMs()
    for (const file of files) await read(engine, file)
    return { startMs, readMs: performance.now() - begin, cpuMs: cpuMs() - cpuBefore }
  } finally {
    await engine.stop()
  }
}

/** Processor time of this process and its host so far. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  const [host] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ')
  return (user + system) / 1000 + 1000 * useOf(Number(host))!.cpuSeconds
}

async function read(engine: Engine, path: string): Promise<void> {
  const request = {
    model: 'text',
    output: 'txt',
    pageRange: null,
    languages: null,
    textLayer: 'auto',
    dpi: null,
    password: null,
  } as const
  const signal = new AbortController().signal
  const context = { lane: 'bulk', owner: 'bench', maxPages: 1000, deadline: null, signal } as const
  const result = await engine.convert({ path, name: basename(path) }, request, context)
  await result.dispose()
}
