import { loadAddon } from '../native.ts'
import type { FromHost, Greeting, HostSettings, HostThread, TaskAnswer, ToHost } from '../task.ts'
import { collectSometimes } from '../tasks/collect.ts'
import { type Pool, startPool } from './pool.ts'

// The entry of an engine host process. Whatever goes wrong in native code ends this process and no
// other; the parent starts a new one.

/** Milliseconds between two signs of life. */
const BEAT = 250
/** Milliseconds after which what C's allocator keeps of freed memory is given back. */
const TRIM = 1000
/** How far page threads stand back behind whoever answers requests, as of nice(1). */
const NICENESS = 5

const settings = JSON.parse(process.argv[2] ?? '{}') as HostSettings
const pages = startPool({ threads: settings.threads, niceness: NICENESS })
const pools: Partial<Record<HostThread, Pool>> = {}
const flags = new Map<number, Int32Array>()

const say = (message: FromHost): void => {
  if (process.connected) process.send?.(message)
}

/** Ends at once: a thread inside a native call would hold up an orderly exit. */
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('unreachable')
}

// Without its parent a host has nobody to work for.
process.on('disconnect', die)
if (!process.connected) die()
// The parent decides when its hosts end; an interrupt on a terminal reaches the whole group.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

process.on('message', (message: ToHost) => {
  if (message.type === 'run') void run(message)
  else {
    const flag = flags.get(message.id)
    if (flag) Atomics.store(flag, 0, 1)
  }
})

async function run({ id, task, thread }: Extract<ToHost, { type: 'run' }>): Promise<void> {
  const cancel = new Int32Array(new SharedArrayBuffer(4))
  flags.set(id, cancel)
  try {
    const threads = pools[thread] ?? pages
    say({ type: 'done', id, answer: await threads.run({ task, cancel, addon: settings.addon }) })
  } catch (error) {
    say({ type: 'done', id, answer: threadEnded(error) })
  } finally {
    flags.delete(id)
  }
}

const threadEnded = (error: unknown): TaskAnswer => ({
  failure: {
    code: 'OCR_ERROR',
    message: 'the page could not be read',
    detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
  },
})

/** Beside the pages: who sends a file waits for the answer, and a read document for its end. */
function startDocumentThreads(): void {
  const { documentThreads: threads } = settings
  if (threads === 0) return
  pools.document = startPool({ threads, niceness: 0 })
  pools.spare = startPool({ threads: 1, niceness: 0, spare: true })
  pools.guest = startPool({ threads: 1, niceness: NICENESS, spare: true })
}

/** Where there is no proc(5), by which the parent sees for itself. */
const residentBytes = (): number => (process.platform === 'linux' ? 0 : process.memoryUsage.rss())

/** Proves that threads start and the addon loads before any page is sent. */
async function greet(): Promise<void> {
  const cancel = new Int32Array(new SharedArrayBuffer(4))
  const task = { kind: 'hello', tessdata: settings.tessdata } as const
  try {
    const answer = await pages.run({ task, cancel, addon: settings.addon })
    if ('failure' in answer) throw new Error(answer.failure.detail ?? answer.failure.message)
    startDocumentThreads()
    say({ type: 'ready', greeting: answer.value as Greeting })
    const addon = loadAddon(settings.addon)
    setInterval(() => {
      const languages = addon.languages(settings.tessdata)
      say({ type: 'beat', residentBytes: residentBytes(), languages })
    }, BEAT)
    // C's memory is one for all threads.
    setInterval(() => {
      addon.trim()
      collectSometimes()
    }, TRIM)
  } catch (error) {
    say({ type: 'unable', reason: error instanceof Error ? error.message : String(error) })
    setTimeout(die, 100)
  }
}

await greet()
