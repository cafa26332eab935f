import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '../../document/page.ts'
import { packed, unpacked } from './packed-page.ts'

/** Bytes of the length in front of each page, big-endian. */
const LENGTH = 4

/**
 * Pages on their way to a file: each behind its length, so that such files one behind another are a file
 * of pages, too. They are packed at once: what a page is made of dies young where the next one is read.
 */
export class PageFile {
  readonly #parts: Buffer[] = []

  add(page: Page): void {
    const bytes = packed(page)
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32BE(bytes.byteLength)
    this.#parts.push(length, bytes)
  }

  /** A thread does one thing at a time, and another one's turn to write would only be waited for. */
  write(path: string): void {
    writeFileSync(path, Buffer.concat(this.#parts))
  }
}

/** Writes a file of several pages at once. */
export function writePages(path: string, pages: readonly Page[]): void {
  const file = new PageFile()
  for (const page of pages) file.add(page)
  file.write(path)
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
