import { TaskError } from '../task.ts'
import { noted } from './mupdf-calls.ts'

interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
// Node's types leave it to those of browsers.
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } }

/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536
/** Bytes that a decoder may hold beside pixels. */
const BASE = 2 ** 27
/** And for each pixel: OpenJPEG holds three colours in 32 bits each while MuPDF makes bytes of them. */
const EACH_PIXEL = 16

let most = Number.POSITIVE_INFINITY

const { prototype } = WebAssembly.Memory
const { grow } = prototype
prototype.grow = function (this: Memory, pages: number): number {
  if (this.buffer.byteLength + pages * PAGE <= most) return grow.call(this, pages)
  // Said by the call that asked: MuPDF leaves out what it has no memory for, and goes on.
  noted(() => {
    throw new TaskError('INVALID_FILE', 'the page needs more memory than one of its size may')
  })
  throw new RangeError('the memory is not to grow')
}

/**
 * Bounds what the WebAssembly modules of this thread may hold, MuPDF's and libheif's: sizes in a file's
 * headers are not to be believed, and each decoder takes memory by others of them.
 *
 * @param maxPixels most pixels that a page may have
 */
export function boundMemory(maxPixels: number): void {
  most = BASE + EACH_PIXEL * maxPixels
}
