import { readFileSync } from 'node:fs'
import { release } from '../release.ts'
import type { Core } from './mupdf-core.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Record<string, unknown> }
}

/** What Emscripten's loader looks for in the object that it fills. */
interface Loaded extends Core {
  instantiateWasm(imports: object, receive: (instance: object) => void): void
}

/** The address of C's stack, which grows downwards. */
interface StackPointer {
  value: number
}

const NAME = 'stack_pointer'
/** Sections, value types and kinds of exports in WebAssembly's binary format. */
const GLOBALS = 6
const EXPORTS = 7
const I32 = 0x7f
const MUTABLE = 1
const GLOBAL = 3
/** After the magic number and the version. */
const FIRST_SECTION = 8

/** Called for every glyph of a page; they only follow pointers, and have no error to tell. */
const WALKS = /^_wasm_stext_(?:page|block|line|char)_get_/

/**
 * Lets MuPDF's module keep its stack when it tells an error. It does so by an exception of JavaScript,
 * which passes C's functions without giving back what they had on their stack, until after a thousand
 * errors it grows over the module's data. The exception is caught on its way, and the stack put back to
 * where it was before the call (as Emscripten's manual has callers do, with functions that this module
 * has been built without).
 *
 * @param core empty, for Emscripten's loader to fill
 * @returns to be called when it has been filled
 */
export function keepStack(core: Core): () => void {
  const loaded = core as Loaded
  let stack: StackPointer
  loaded.instantiateWasm = (imports, receive) => {
    const bytes = readFileSync(new URL('mupdf-wasm.wasm', import.meta.resolve('mupdf')))
    const wasm = withStackPointer(bytes)
    release(bytes)
    const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports)
    release(wasm)
    stack = instance.exports[NAME] as StackPointer
    receive(instance)
  }
  return () => {
    for (const [name, call] of Object.entries(loaded)) {
      if (typeof call !== 'function' || !name.startsWith('_wasm_') || WALKS.test(name)) continue
      Reflect.set(loaded, name, (...values: unknown[]) => {
        const before = stack.value
        try {
          return call(...values)
        } catch (error) {
          stack.value = before
          throw error
        }
      })
    }
  }
}

/**
 * A module that exports its first global, which is the stack pointer in all that LLVM links.
 *
 * @param wasm WebAssembly's binary format, version 1
 */
function withStackPointer(wasm: Uint8Array): Uint8Array {
  let hasPointer = false
  for (let at = FIRST_SECTION; at < wasm.length; ) {
    const id = wasm[at]!
    const { value: size, end: start } = numberAt(wasm, at + 1)
    const next = start + size
    if (id === GLOBALS) {
      const { end } = numberAt(wasm, start)
      hasPointer = wasm[end] === I32 && wasm[end + 1] === MUTABLE
    }
    if (id === EXPORTS) {
      if (!hasPointer) break
      const { value: count, end } = numberAt(wasm, start)
      const entry = [NAME.length, ...Buffer.from(NAME), GLOBAL, 0]
      const head = bytesOf(count + 1)
      const section = bytesOf(head.length + (next - end) + entry.length)
      return Buffer.concat([
        wasm.subarray(0, at + 1),
        Uint8Array.from([...section, ...head]),
        wasm.subarray(end, next),
        Uint8Array.from(entry),
        wasm.subarray(next),
      ])
    }
    at = next
  }
  throw new Error("MuPDF's module has no stack pointer where one is looked for")
}

/** LEB128, unsigned. */
function numberAt(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, end: at }
  }
}

/** LEB128, unsigned. */
function bytesOf(value: number): number[] {
  const bytes: number[] = []
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80)
  return [...bytes, value]
}
