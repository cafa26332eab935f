import { isTrap } from '../task.ts'
import type { Core } from './mupdf-core.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Memory: { readonly prototype: { grow(pages: number): number } }
}

/** Bytes asked for at a time; what is free in smaller pieces stays. */
const BLOCK = 2 ** 20

/**
 * Gives back to the system what is free in the memory of MuPDF's module. Such a memory grows and never
 * shrinks: after one page whose scan MuPDF decoded, a thread would hold a hundred megabytes for good.
 * All that is free is asked for, discarded and freed again.
 *
 * @param discard gives the memory of bytes back, whose contents are lost
 */
export function discardFree(core: Core, discard: (bytes: Uint8Array) => void): void {
  for (const at of takeFree(core, BLOCK)) {
    discard(core.HEAPU8.subarray(at, at + BLOCK))
    core._wasm_free(at)
  }
}

/**
 * Asks for all that is free in the memory of MuPDF's module, which is kept from growing meanwhile.
 *
 * @param size bytes of a block
 * @returns addresses of blocks, to be freed
 * @throws the trap that poisons the thread
 */
export function takeFree(core: Core, size: number): number[] {
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  const blocks: number[] = []
  prototype.grow = () => {
    throw new RangeError('the memory is not to grow')
  }
  try {
    for (;;) blocks.push(core._wasm_malloc(size))
  } catch (error) {
    if (isTrap(error)) throw error
    // It says that no more is free.
    return blocks
  } finally {
    prototype.grow = grow
  }
}
