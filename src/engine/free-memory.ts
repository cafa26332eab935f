import { isTrap } from './task.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Memory: { readonly prototype: { grow(pages: number): number } }
}

/** The memory of a WebAssembly module, which gives out pieces of it. */
export interface ModuleMemory {
  bytes(): Uint8Array
  /** @returns an address; 0, or it throws, where so much is not free */
  take(size: number): number
  free(at: number): void
}

/** Bytes asked for at a time; what is free in smaller pieces stays. */
const BLOCK = 2 ** 20

/**
 * Gives back to the system what is free in the memory of a module. Such a memory grows and never
 * shrinks: after one page whose scan MuPDF decoded, a thread would hold a hundred megabytes for good.
 * All that is free is asked for, discarded and freed again.
 *
 * @param discard gives the memory of bytes back, whose contents are lost
 */
export function discardFree(memory: ModuleMemory, discard: (bytes: Uint8Array) => void): void {
  for (const at of takeFree(memory, BLOCK)) {
    discard(memory.bytes().subarray(at, at + BLOCK))
    memory.free(at)
  }
}

/**
 * Asks for all that is free in the memory of a module, which is kept from growing meanwhile.
 *
 * @param size bytes of a block
 * @returns addresses of blocks, to be freed
 * @throws the trap that poisons the thread
 */
export function takeFree(memory: ModuleMemory, size: number): number[] {
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  const blocks: number[] = []
  prototype.grow = () => {
    throw new RangeError('the memory is not to grow')
  }
  try {
    for (let at = memory.take(size); at !== 0; at = memory.take(size)) blocks.push(at)
    return blocks
  } catch (error) {
    if (isTrap(error)) throw error
    // It says that no more is free.
    return blocks
  } finally {
    prototype.grow = grow
  }
}
