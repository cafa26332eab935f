import { open } from 'node:fs/promises'

/** Readers look for a PDF's end here. */
const TAIL_BYTES = 1024

/** Whether the end of a PDF file is there. */
export async function endsProperly(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
  await file.read(tail, 0, tail.length, size - tail.length)
  return tail.includes('%%EOF')
}
