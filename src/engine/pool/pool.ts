import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { TaskAnswer } from '../task.ts'
import type { ThreadTask } from '../tasks/worker.ts'

/** Threads of one host. */
export interface Pool {
  /** Rejects only when the thread itself ended. */
  run(task: ThreadTask): Promise<TaskAnswer>
  close(): Promise<void>
}

// Run from sources, the workers are TypeScript, too.
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** Milliseconds without work after which a spare thread ends. */
const SPARE_IDLE = 30_000

export interface PoolOptions {
  readonly threads: number
  /** Of the threads, as of nice(1). */
  readonly niceness: number
  /** Threads are started when there is work for them, and end when there is none. */
  readonly spare?: boolean
}

/**
 * Threads with one task each at a time; the scheduler never sends more, so nothing waits in here.
 */
export function startPool({ threads, niceness, spare = false }: PoolOptions): Pool {
  const piscina = new Piscina({
    filename: fileURLToPath(new URL(`../tasks/worker${ending}`, import.meta.url)),
    // Others are started when there is work for them: many a host has one page to read.
    minThreads: spare ? 0 : Math.min(threads, 1),
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: spare ? SPARE_IDLE : Number.POSITIVE_INFINITY,
    // Threads close documents they no longer need by timer, so they must not sleep in a lock.
    atomics: 'disabled',
    recordTiming: false,
    niceIncrement: niceness,
  })
  return {
    run: (task) => piscina.run(task) as Promise<TaskAnswer>,
    close: () => piscina.close({ force: true }),
  }
}
