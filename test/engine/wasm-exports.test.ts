import { readFileSync } from 'node:fs'
import t from 'tap'
import { withExports } from '../../src/engine/pdf/wasm-exports.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Module: {
    new (bytes: Uint8Array): object
    exports(module: object): { name: string; kind: string }[]
  }
}

const EMPTY = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
const bytes = readFileSync(new URL('mupdf-wasm.wasm', import.meta.resolve('mupdf')))
const wanted = { inside: 'emscripten_builtin_malloc', name: 'malloc', stackPointer: 'stack' }

t.test("MuPDF's module exports its stack pointer and C's allocator as well", async (t) => {
  const before = WebAssembly.Module.exports(new WebAssembly.Module(bytes))
  const own = withExports(bytes, wanted)
  t.same(WebAssembly.Module.exports(new WebAssembly.Module(own)), [
    ...before,
    { name: 'stack', kind: 'global' },
    { name: 'malloc', kind: 'function' },
  ])
})

t.test('a module without them is refused', async (t) => {
  t.throws(() => withExports(EMPTY, wanted), /no stack pointer/)
  t.throws(() => withExports(bytes, { ...wanted, inside: 'unheard_of' }), /no function unheard_of/)
})
