import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '../../document/page.ts'
import { packed, unpacked } from './packed-page.ts'

/** Bytes of the length in front of each page, big-endian. */
const LENGTH = 4

/**
 * Writes a file of one page. Such files one behind another are a file of pages: each stands behind
 * its length.
 */
export function writePage(path: string, page: Page): void {
  writePages(path, [page])
}

/** Writes a file of several pages at once. */
export function writePages(path: string, pages: readonly Page[]): void {
  const parts = pages.flatMap((page) => {
    const bytes = packed(page)
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32BE(bytes.byteLength)
    return [length, bytes]
  })
  writeFileSync(path, Buffer.concat(parts))
}

/** The pages of a file, in its order. */
export async function pagesOf(path: string): Promise<Page[]> {
  const bytes = await readFile(path)
  const pages: Page[] = []
  for (let at = 0; at < bytes.byteLength; ) {
    const start = at + LENGTH
    at = start + bytes.readUInt32BE(at)
    pages.push(unpacked(bytes.subarray(start, at)))
  }
  return pages
}
