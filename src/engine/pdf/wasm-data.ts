import { bytesOf, DATA, FIRST_SECTION, numberAt, spansOf } from './wasm-format.ts'

/** A piece that goes to a place known beforehand, in the module's own memory; and how such a place is written. */
const PLACED = 0
const CONSTANT = 0x41
const END = 0x0b

/** Bytes that a module has in its memory when it starts. */
export interface Piece {
  readonly at: number
  readonly bytes: Uint8Array
}

/**
 * A module without what it puts into its memory, and that by itself: V8 keeps the bytes of a module for as long as it
 * lives, and would hold them twice. Pieces stay, empty, as functions may name them by their number.
 *
 * @returns pieces are parts of `wasm`
 * @throws where a piece has no place of its own
 */
export function withoutData(wasm: Uint8Array): { module: Uint8Array; pieces: Piece[] } {
  const data = spansOf(wasm, FIRST_SECTION, wasm.length).find(({ id }) => id === DATA)
  if (!data) return { module: wasm, pieces: [] }
  const pieces: Piece[] = []
  const { value: count, end: first } = numberAt(wasm, data.start)
  const parts = [wasm.subarray(data.start, first)]
  for (let i = 0, at = first; i < count; i++) {
    // A place is below 2 ** 31, and so no less than 0 where it is read as signed.
    const place = numberAt(wasm, at + 2)
    if (wasm[at] !== PLACED || wasm[at + 1] !== CONSTANT || wasm[place.end] !== END)
      throw new Error("a piece of MuPDF's data has no place of its own")
    const { value: size, end: start } = numberAt(wasm, place.end + 1)
    pieces.push({ at: place.value, bytes: wasm.subarray(start, start + size) })
    parts.push(wasm.subarray(at, place.end + 1), Uint8Array.of(0))
    at = start + size
  }
  const empty = Buffer.concat(parts)
  const module = Buffer.concat([
    wasm.subarray(0, data.head),
    Uint8Array.from(bytesOf(empty.length)),
    empty,
    wasm.subarray(data.end),
  ])
  return { module, pieces }
}
