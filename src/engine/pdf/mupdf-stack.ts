import { readFileSync } from 'node:fs'
import { release } from '../release.ts'
import type { Core } from './mupdf-core.ts'
import { withoutData } from './wasm-data.ts'
import { withExports } from './wasm-exports.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => Instance
  readonly Memory: new (...values: never) => { readonly buffer: ArrayBuffer }
}
interface Instance {
  readonly exports: Readonly<Record<string, unknown>>
}

/** What Emscripten's loader looks for in the object that it fills. */
interface Loaded extends Core {
  instantiateWasm(imports: object, receive: (instance: object) => void): void
}

/** The address of C's stack, which grows downwards. */
interface StackPointer {
  value: number
}

const STACK_POINTER = 'stack_pointer'
/** C's own allocator. What MuPDF calls instead gives up all that it keeps for later before it says no. */
const MALLOC = { inside: 'emscripten_builtin_malloc', name: 'malloc' }

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
    const { module, pieces } = withoutData(bytes)
    const wasm = withExports(module, { ...MALLOC, stackPointer: STACK_POINTER })
    const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports)
    release(wasm)
    const memory = memoryOf(instance)
    for (const piece of pieces) memory.set(piece.bytes, piece.at)
    release(bytes)
    stack = instance.exports[STACK_POINTER] as StackPointer
    Reflect.set(core, '_malloc', instance.exports[MALLOC.name])
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

/** Its exports have names of one letter or two. */
function memoryOf({ exports }: Instance): Uint8Array {
  for (const one of Object.values(exports))
    if (one instanceof WebAssembly.Memory) return new Uint8Array(one.buffer)
  throw new Error("MuPDF's module exports no memory")
}
