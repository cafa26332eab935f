import { getHeapStatistics } from 'node:v8'

/** What collections may cost: one part in so many of a thread's time. */
const SHARE = 50
/**
 * Milliseconds between two collections at least. Most compiled code goes with the objects that it was
 * compiled for: with pauses of ten seconds many pages of tables take a third less processor time, and a host
 * of mixed pages holds some tens of megabytes more.
 */
const LEAST_PAUSE = 1000
/** Bytes by which a heap has to have grown to be worth one. */
const WORTH = 4 * 2 ** 20

/** As of `performance.now()`. */
let next = performance.now() + LEAST_PAUSE
let bytesKept = 0
/** Collects what the last tasks left, where none follows. */
let later: NodeJS.Timeout | undefined

/**
 * Collects a thread's garbage now and then. V8 lets a heap grow to several times what is alive, which
 * pays where pages come by the hundred a second, and costs a process of several threads more memory
 * than all it does where they are recognised. An ordinary collection leaves a heap's pages half full,
 * a little more with each one; this kind moves what is alive together. The longer one takes, the later
 * comes the next. Does nothing without `--expose-gc`.
 *
 * @param now as of `performance.now()`
 */
export function collectSometimes(now = performance.now()): void {
  if (!globalThis.gc) return
  if (now < next) {
    later ??= setTimeout(() => collectSometimes(), next - now).unref()
    return
  }
  clearTimeout(later)
  later = undefined
  if (getHeapStatistics().used_heap_size < bytesKept + WORTH) return
  const start = performance.now()
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  bytesKept = getHeapStatistics().used_heap_size
  next = now + Math.max(LEAST_PAUSE, SHARE * (performance.now() - start))
}
