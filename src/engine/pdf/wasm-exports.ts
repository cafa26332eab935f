import {
  bytesOf,
  CUSTOM,
  EXPORTS,
  FIRST_SECTION,
  GLOBALS,
  numberAt,
  type Span,
  spansOf,
  textAt,
} from './wasm-format.ts'

/** Value types and kinds of exports. */
const I32 = 0x7f
const MUTABLE = 1
const FUNCTION = 0
const GLOBAL = 3
/** Part of the section `name` that names functions. */
const OF_FUNCTIONS = 1

/**
 * A module that exports its first global, which is the stack pointer in all that LLVM links, and a
 * function by the name that the module has for it.
 *
 * @param exported the function's name inside, and the names of both to others
 * @throws where there is no such function or no such global
 */
export function withExports(
  wasm: Uint8Array,
  exported: { readonly inside: string; readonly name: string; readonly stackPointer: string },
): Uint8Array {
  const sections = spansOf(wasm, FIRST_SECTION, wasm.length)
  const globals = sections.find(({ id }) => id === GLOBALS)
  const exports = sections.find(({ id }) => id === EXPORTS)
  const first = globals && numberAt(wasm, globals.start).end
  if (!exports || !first || wasm[first] !== I32 || wasm[first + 1] !== MUTABLE)
    throw new Error("MuPDF's module has no stack pointer where one is looked for")
  const place = functionNamed(exported.inside, wasm, sections)
  if (place === null) throw new Error(`MuPDF's module has no function ${exported.inside}`)
  const entries = [
    ...entryOf(exported.stackPointer, GLOBAL, 0),
    ...entryOf(exported.name, FUNCTION, place),
  ]
  const { value: count, end: firstExport } = numberAt(wasm, exports.start)
  const head = bytesOf(count + 2)
  const size = bytesOf(head.length + (exports.end - firstExport) + entries.length)
  return Buffer.concat([
    wasm.subarray(0, exports.head),
    Uint8Array.from([...size, ...head]),
    wasm.subarray(firstExport, exports.end),
    Uint8Array.from(entries),
    wasm.subarray(exports.end),
  ])
}

/** The place of a function among all, by the section `name`; null where that says nothing of it. */
function functionNamed(name: string, wasm: Uint8Array, sections: readonly Span[]): number | null {
  for (const { id, start, end } of sections) {
    if (id !== CUSTOM) continue
    const section = textAt(wasm, start)
    if (section.text !== 'name') continue
    const functions = spansOf(wasm, section.end, end).find((part) => part.id === OF_FUNCTIONS)
    if (!functions) return null
    const { value: count, end: first } = numberAt(wasm, functions.start)
    for (let i = 0, at = first; i < count; i++) {
      const place = numberAt(wasm, at)
      const own = textAt(wasm, place.end)
      if (own.text === name) return place.value
      at = own.end
    }
  }
  return null
}

const entryOf = (name: string, kind: number, place: number): number[] => [
  ...bytesOf(name.length),
  ...Buffer.from(name),
  kind,
  ...bytesOf(place),
]
