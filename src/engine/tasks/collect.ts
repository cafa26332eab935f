import { getHeapStatistics } from 'node:v8'

/** What collections may cost: one part in so many of a thread's work. */
const SHARE = 50
/**
 * Milliseconds of a processor that a thread works between two collections at least. Most compiled code goes with
 * the objects that it was compiled for: to compile the table finder again takes as long as eighty pages of tables.
 * They are not those of a clock, as threads of a busy machine have a part of each second. With pauses of ten
 * seconds a host of mixed pages holds some tens of megabytes more.
 */
const LEAST_WORK = 2000
/**
 * Milliseconds without a task after which a thread is idle: longer than the threads for pages and for documents of one
 * file wait for each other. And how little it works then: one of a busy machine waits for its turn. Where a system
 * takes back pages of memory that are not used, a thread that does nothing takes 1 to 20 of these in a rest.
 */
const REST = 3000
const NO_WORK = 30
/** Bytes by which a heap has to have grown to be worth one. */
const WORTH = 4 * 2 ** 20

/** As of what a thread has worked. */
let next = worked() + LEAST_WORK
let bytesKept = 0
/** What the thread had worked when it last did any. */
let before = 0
/** Collects what the last tasks left, where none follows. */
let later: NodeJS.Timeout | undefined

/** @returns milliseconds of a processor that this thread has had */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Collects a thread's garbage now and then. V8 lets a heap grow to several times what is alive, which
 * pays where pages come by the hundred a second, and costs a process of several threads more memory
 * than all it does where they are recognised. An ordinary collection leaves a heap's pages half full,
 * a little more with each one; this kind moves what is alive together. The longer one takes, the later
 * comes the next; who rests collects at once. Does nothing without `--expose-gc`.
 *
 * @param now as of what the thread has worked, in milliseconds
 */
export function collectSometimes(now = worked()): void {
  if (!globalThis.gc) return
  if (now >= next) {
    collect(now)
    return
  }
  later ??= setTimeout(collectAtRest, REST).unref()
  // A host's own thread asks every second, and has mostly done nothing.
  if (now - before <= NO_WORK) return
  before = now
  later.refresh()
}

function collectAtRest(): void {
  later = undefined
  const now = worked()
  if (now - before > NO_WORK) collectSometimes(now)
  else collect(now)
}

function collect(now: number): void {
  clearTimeout(later)
  later = undefined
  if (getHeapStatistics().used_heap_size < bytesKept + WORTH) return
  const start = worked()
  globalThis.gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  bytesKept = getHeapStatistics().used_heap_size
  next = now + Math.max(LEAST_WORK, SHARE * (worked() - start))
}
