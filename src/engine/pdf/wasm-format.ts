/** WebAssembly's binary format, version 1: sections, and numbers and texts in them. */

/** Kinds of sections. */
export const CUSTOM = 0
export const GLOBALS = 6
export const EXPORTS = 7
export const DATA = 11
/** After the magic number and the version. */
export const FIRST_SECTION = 8

/** Where in a module something is. */
export interface Span {
  readonly id: number
  /** Of its length, which stands in front. */
  readonly head: number
  readonly start: number
  readonly end: number
}

/** Parts that follow each other, each with its kind and its length in front. */
export function spansOf(wasm: Uint8Array, from: number, to: number): Span[] {
  const spans: Span[] = []
  for (let at = from; at < to; ) {
    const { value: size, end: start } = numberAt(wasm, at + 1)
    spans.push({ id: wasm[at]!, head: at + 1, start, end: start + size })
    at = start + size
  }
  return spans
}

export function textAt(bytes: Uint8Array, at: number): { text: string; end: number } {
  const { value: length, end: start } = numberAt(bytes, at)
  const end = start + length
  return { text: Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString(), end }
}

/** LEB128, unsigned. */
export function numberAt(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, end: at }
  }
}

/** LEB128, unsigned. */
export function bytesOf(value: number): number[] {
  const bytes: number[] = []
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80)
  return [...bytes, value]
}
