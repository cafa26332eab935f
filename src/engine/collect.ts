import { getHeapStatistics } from 'node:v8'

/** Milliseconds between two collections: what they cost stays below a hundredth. */
const LEAST_PAUSE = 4000
/** Bytes by which a heap has to have grown to be worth one. */
const WORTH = 4 * 2 ** 20

let collectedAt = performance.now()
let bytesKept = 0

/**
 * Collects a thread's garbage now and then. V8 lets a heap grow to several times what is alive, which
 * pays where pages come by the hundred a second, and costs a process of several threads more memory
 * than all it does where they are recognised. An ordinary collection leaves a heap's pages half full,
 * a little more with each one; this kind moves what is alive together. Does nothing without
 * `--expose-gc`.
 *
 * @param now as of `performance.now()`
 */
export function collectSometimes(now = performance.now()): void {
  if (!globalThis.gc || now - collectedAt < LEAST_PAUSE) return
  if (getHeapStatistics().used_heap_size < bytesKept + WORTH) return
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  bytesKept = getHeapStatistics().used_heap_size
  collectedAt = now
}
