/** Thrown for a malformed range or a page the document does not have. */
export class PageRangeError extends Error {
  override readonly name = 'PageRangeError'
}

const PART = /^(\d{1,9})(?:\s*(-)\s*(\d{1,9})?)?$/

/**
 * Pages a range selects: `3`, `2-5`, `1,4-6`, `7-`; spaces allowed, order kept, each page once.
 *
 * @param range as the caller wrote it; null or '' selects every page
 * @param pageCount pages the document has
 * @returns 1-based page numbers
 * @throws PageRangeError when malformed, reversed, from 0 or past the end
 */
export function pagesInRange(range: string | null, pageCount: number): number[] {
  if (range === null || range === '') return Array.from({ length: pageCount }, (_, i) => i + 1)
  const pages = new Set<number>()
  for (const part of range.split(',')) {
    const match = PART.exec(part.trim())
    if (!match) throw new PageRangeError(`page_range '${range}' is malformed at '${part.trim()}'`)
    const from = Number(match[1])
    const to = match[3] !== undefined ? Number(match[3]) : match[2] ? pageCount : from
    if (from < 1) throw new PageRangeError(`page_range '${range}': pages count from 1`)
    if (from > pageCount || to > pageCount)
      throw new PageRangeError(`page_range '${range}': the document has ${pageCount} page(s)`)
    if (to < from) throw new PageRangeError(`page_range '${range}': '${part.trim()}' is reversed`)
    for (let page = from; page <= to; page++) pages.add(page)
  }
  return [...pages]
}
