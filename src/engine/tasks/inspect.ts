import { open, readFile } from 'node:fs/promises'
import { dataBytes } from '../data-file.ts'
import type { Addon } from '../native.ts'
import type { OpenPdfs } from '../pdf/open-pdfs.ts'
import { fileTypeOf, HEAD_BYTES } from '../pictures/file-type.ts'
import { countFrames } from '../pictures/picture-file.ts'
import { release } from '../release.ts'
import { type Inspected, type InspectTask, TaskError } from '../task.ts'

/**
 * Type by content, and pages.
 *
 * @throws TaskError UNSUPPORTED_FILE_TYPE, INVALID_FILE
 */
export async function inspect(task: InspectTask, addon: Addon, pdfs: OpenPdfs): Promise<Inspected> {
  const head = await headOf(task.path)
  if (head.length === 0) throw new TaskError('INVALID_FILE', 'the file is empty')
  const type = fileTypeOf(head)
  if (!type)
    throw new TaskError(
      'UNSUPPORTED_FILE_TYPE',
      'the file is none of PDF, PNG, JPEG, TIFF, BMP, GIF, WebP, HEIC, AVIF, invoice as XML',
    )
  if (type === 'pdf') {
    const { pageCount } = await pdfs.open(task.path, task.password)
    return { type, pageCount }
  }
  if (type === 'xml') {
    const { invoiceIn } = await import('../../models/embedded/embedded-invoice.ts')
    const read = invoiceIn(await dataBytes(task.path))
    if (typeof read === 'string')
      throw new TaskError('INVALID_FILE', `the invoice cannot be read: ${read}`)
    return { type, pageCount: 1 }
  }
  const bytes = await readFile(task.path)
  try {
    return { type, pageCount: await countFrames(bytes, type, task.maxPixels, addon) }
  } finally {
    release(bytes)
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}
