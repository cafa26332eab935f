/**
 * Gives a file's or picture's memory back at once. The garbage collector sees how small the object
 * is, not what it holds, and would let tens of megabytes pile up in each thread.
 *
 * @param bytes not to be used any more
 */
export function release(bytes: Uint8Array): void {
  const { buffer } = bytes
  // Small ones share a buffer with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) buffer.transfer(0)
}
