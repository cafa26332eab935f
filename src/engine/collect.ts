import { getHeapStatistics } from 'node:v8'
import type { Addon } from './native.ts'

/** Milliseconds between two of a kind: what they cost stays below a hundredth. */
const LEAST_PAUSE = 4000
/** Bytes by which a heap has to have grown to be worth one. */
const WORTH = 4 * 2 ** 20

let trimmedAt = performance.now()
let collectedAt = trimmedAt
let bytesKept = 0

/**
 * Now and then gives back what the C library keeps of freed memory (pictures and the parts of lines
 * leave tens of megabytes of it), and collects a thread's garbage. V8 lets a heap grow to several
 * times what is alive, which pays where pages come by the hundred a second, and costs a process of
 * several threads more memory than all it does where they are recognised. An ordinary collection
 * leaves a heap's pages half full, a little more with each one; this kind moves what is alive
 * together. Collects nothing without `--expose-gc`.
 *
 * @param now as of `performance.now()`
 */
export function collectSometimes(addon: Pick<Addon, 'trim'>, now = performance.now()): void {
  if (now - trimmedAt >= LEAST_PAUSE) {
    addon.trim()
    trimmedAt = now
  }
  if (!globalThis.gc || now - collectedAt < LEAST_PAUSE) return
  if (getHeapStatistics().used_heap_size < bytesKept + WORTH) return
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  bytesKept = getHeapStatistics().used_heap_size
  collectedAt = now
}
