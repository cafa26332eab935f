import t from 'tap'
import { withoutData } from '../../src/engine/pdf/wasm-data.ts'

// Node's types leave it to those of browsers.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (
    module: object,
  ) => { readonly exports: { readonly memory: { readonly buffer: ArrayBuffer } } }
}

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
/** One page, called `memory`. */
const MEMORY = [5, 3, 1, 0, 1, 7, 10, 1, 6, ...Buffer.from('memory'), 2, 0]
/** At 3 and at 300, whose place takes two bytes. */
const PIECES = [2, 0, 0x41, 3, 0x0b, 2, 17, 18, 0, 0x41, 0xac, 2, 0x0b, 1, 19]
const NAMES = [0, 5, 4, ...Buffer.from('name')]

const bytesOf = (wasm: Uint8Array): Uint8Array =>
  new Uint8Array(new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports.memory.buffer)

t.test('a module without its data is the same when it is put there', async (t) => {
  const wasm = Uint8Array.from([...HEAD, ...MEMORY, 11, PIECES.length, ...PIECES, ...NAMES])
  const { module, pieces } = withoutData(wasm)
  t.ok(bytesOf(module).every((byte) => byte === 0))
  const memory = bytesOf(module)
  for (const { at, bytes } of pieces) memory.set(bytes, at)
  t.same(Buffer.compare(memory, bytesOf(wasm)), 0)
  t.same([...memory.subarray(3, 5), memory[300]], [17, 18, 19])
})

t.test('a module without data is left as it is', async (t) => {
  const wasm = Uint8Array.from([...HEAD, ...MEMORY])
  t.same(withoutData(wasm), { module: wasm, pieces: [] })
})

t.test('data that goes where a function puts it is refused', async (t) => {
  const wasm = Uint8Array.from([...HEAD, ...MEMORY, 11, 4, 1, 1, 1, 17])
  t.throws(() => withoutData(wasm), /no place of its own/)
})
